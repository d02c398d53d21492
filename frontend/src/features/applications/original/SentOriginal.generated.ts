/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SentOriginal_OriginalFragment = { name: string | null, kind: Types.OriginalKind, bytes: number, pageCount: number, texts: Array<string>, isOpen: boolean };

export type SendableOriginal_OriginalFragment = { id: string, name: string, kind: Types.OriginalKind, bytes: number };

export const SentOriginal_OriginalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentOriginal_original"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentOriginal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]} as unknown as DocumentNode<SentOriginal_OriginalFragment, unknown>;
export const SendableOriginal_OriginalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SendableOriginal_original"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeOriginal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]} as unknown as DocumentNode<SendableOriginal_OriginalFragment, unknown>;