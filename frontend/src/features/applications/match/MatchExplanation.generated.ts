/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What of a person is compared with a job. */
export const MatchFactorKind = {
  /** Years of work against those asked for; up to 20 points. */
  Experience: 'EXPERIENCE',
  /** The city; a remote job is everywhere. Up to 10 points. */
  Location: 'LOCATION',
  /** The pay offered against that expected; up to 5 points. */
  Pay: 'PAY',
  /** Those asked for that the person has; up to 40 points. */
  Skills: 'SKILLS',
  /** The professional title and positions held; up to 25 points. */
  Title: 'TITLE'
} as const;

export type MatchFactorKind = typeof MatchFactorKind[keyof typeof MatchFactorKind];
export type MatchExplanation_MatchFragment = { score: number | null, factors: Array<{ factor: MatchFactorKind, points: number | null, ofPoints: number, detail: string }> };

export const MatchExplanation_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchExplanation_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"ofPoints"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<MatchExplanation_MatchFragment, unknown>;