/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How somebody is employed. */
export const JobType = {
  /** contract: for a set time */
  Contract: 'CONTRACT',
  /** full-time */
  FullTime: 'FULL_TIME',
  /** internship */
  Internship: 'INTERNSHIP',
  /** part-time */
  PartTime: 'PART_TIME'
} as const;

export type JobType = typeof JobType[keyof typeof JobType];
/** Which end of the pay a single figure is, where the employer leaves the other open. */
export const PayBound = {
  /** 'From ₹20,000 a month': it may be more. */
  AtLeast: 'AT_LEAST',
  /** 'Up to 5 LPA': it may be less. */
  AtMost: 'AT_MOST'
} as const;

export type PayBound = typeof PayBound[keyof typeof PayBound];
/** What an amount of pay is for. */
export const PayUnit = {
  /** A working day. */
  Day: 'DAY',
  /** A month. */
  Month: 'MONTH',
  /** A year. */
  Year: 'YEAR'
} as const;

export type PayUnit = typeof PayUnit[keyof typeof PayUnit];
/** Where the work is done. */
export const WorkMode = {
  /** Partly at the employer's place. */
  Hybrid: 'HYBRID',
  /** At the employer's place. */
  OnSite: 'ON_SITE',
  /** From anywhere in India. */
  Remote: 'REMOTE'
} as const;

export type WorkMode = typeof WorkMode[keyof typeof WorkMode];
export type JobFacts_JobFragment = { postedAt: string | null, openUntil: string, id: string, title: string, type: JobType, workMode: WorkMode, location: string, experience: string, skills: Array<string>, description: string, requirements: string, benefits: Array<string>, openings: number, pay: { text: string, unit: PayUnit | null, bound: PayBound | null, yearlyMin: number | null, yearlyMax: number | null } };

export const JobFacts_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFacts_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields_job"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFields_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bound"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMin"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMax"}}]}}]}}]} as unknown as DocumentNode<JobFacts_JobFragment, unknown>;