/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmEmailScreenQueryVariables = Exact<{
  secret: string;
}>;


export type ConfirmEmailScreenQuery = { openedEmailChange: { id: string, newEmail: string } | null };

export type ConfirmEmailChangeMutationVariables = Exact<{
  secret: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { id: string, newEmail: string } };


export const ConfirmEmailScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmEmailScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openedEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailScreenQuery, ConfirmEmailScreenQueryVariables>;
export const ConfirmEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;

export const useConfirmEmailScreenQuery = (
  options: (useQuery.Options<ConfirmEmailScreenQuery, ConfirmEmailScreenQueryVariables> & { variables: ConfirmEmailScreenQueryVariables }) | SkipToken,
) => useQuery(ConfirmEmailScreenDocument, options);
knownOperations.set("ConfirmEmailScreen", "2b257cf3e35c7464ffea210cc61bbad41bc22f8b57938432726eb1cb6e024ccd");


export const useConfirmEmailChangeMutation = (
  options?: Omit<useMutation.Options<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>, "variables">,
) => useMutation(ConfirmEmailChangeDocument, options);
knownOperations.set("ConfirmEmailChange", "249ab667ef3558e3feae6f8957c58666b9419da7fa7ccc4fa5a4aa056b861f5f");
