/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Original_OriginalFragment = { id: string, name: string, kind: Types.OriginalKind, bytes: number, createdAt: string };

export type DeleteResumeOriginalMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteResumeOriginalMutation = { deleteResumeOriginal: { id: string } };

export const Original_OriginalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Original_original"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeOriginal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Original_OriginalFragment, unknown>;
export const DeleteResumeOriginalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteResumeOriginal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteResumeOriginal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteResumeOriginalMutation, DeleteResumeOriginalMutationVariables>;

export const useDeleteResumeOriginalMutation = (
  options?: Omit<useMutation.Options<DeleteResumeOriginalMutation, DeleteResumeOriginalMutationVariables>, "variables">,
) => useMutation(DeleteResumeOriginalDocument, options);
knownOperations.set("DeleteResumeOriginal", "10d17cdbddc81aa5b00c48d1f3bc639ad873eef53e17a2a0aa154b2e1cfc2678");
