/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BreachNoticeScreenQueryVariables = Exact<{
  id: string | number;
}>;


export type BreachNoticeScreenQuery = { breachNotice: { id: string, number: number, message: string, advice: string, toldAt: string } };


export const BreachNoticeScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreachNoticeScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breachNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"toldAt"}}]}}]}}]} as unknown as DocumentNode<BreachNoticeScreenQuery, BreachNoticeScreenQueryVariables>;

export const useBreachNoticeScreenQuery = (
  options: (useQuery.Options<BreachNoticeScreenQuery, BreachNoticeScreenQueryVariables> & { variables: BreachNoticeScreenQueryVariables }) | SkipToken,
) => useQuery(BreachNoticeScreenDocument, options);
knownOperations.set("BreachNoticeScreen", "b279f4ce61ebcad81e1190b3bf58e10c8f675475f46f8b3f3ca0bce7ba37dc5d");
