/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EmailChange_ChangeFragment = { id: string, newEmail: string, confirmableUntil: string };

export type PendingEmailChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingEmailChangeQuery = { emailChange: { id: string, newEmail: string, confirmableUntil: string } | null };

export type RequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { id: string, newEmail: string, confirmableUntil: string } };

export const EmailChange_ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}},{"kind":"Field","name":{"kind":"Name","value":"confirmableUntil"}}]}}]} as unknown as DocumentNode<EmailChange_ChangeFragment, unknown>;
export const PendingEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailChange_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}},{"kind":"Field","name":{"kind":"Name","value":"confirmableUntil"}}]}}]} as unknown as DocumentNode<PendingEmailChangeQuery, PendingEmailChangeQueryVariables>;
export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailChange_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}},{"kind":"Field","name":{"kind":"Name","value":"confirmableUntil"}}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;

export const usePendingEmailChangeQuery = (
  options?: useQuery.Options<PendingEmailChangeQuery, PendingEmailChangeQueryVariables>,
) => useQuery(PendingEmailChangeDocument, options ?? {});
knownOperations.set("PendingEmailChange", "a0a0e57093007286661539710eb666cdf9bbd123fb5717a13ffb503711a7eaf6");


export const useRequestEmailChangeMutation = (
  options?: Omit<useMutation.Options<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>, "variables">,
) => useMutation(RequestEmailChangeDocument, options);
knownOperations.set("RequestEmailChange", "8b1e3d9078fd137492de5bc4a455fb96048f2a094d82d48403a48a3ad873df26");
