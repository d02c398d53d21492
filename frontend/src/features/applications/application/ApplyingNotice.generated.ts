/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplyingNoticeQueryVariables = Exact<{
  id: string | number;
}>;


export type ApplyingNoticeQuery = { job: { id: string, title: string } | null };


export const ApplyingNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplyingNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ApplyingNoticeQuery, ApplyingNoticeQueryVariables>;

export const useApplyingNoticeQuery = (
  options: (useQuery.Options<ApplyingNoticeQuery, ApplyingNoticeQueryVariables> & { variables: ApplyingNoticeQueryVariables }) | SkipToken,
) => useQuery(ApplyingNoticeDocument, options);
knownOperations.set("ApplyingNotice", "aed30cadb21c293960f909b296ec2fab134cfa3b5666a2fd265ba68ee623e168");
