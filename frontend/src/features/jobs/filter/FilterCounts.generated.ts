/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FilterCountsQueryVariables = Exact<{
  filter: Types.JobFilter;
}>;


export type FilterCountsQuery = { jobFilterCounts: Array<{ field: Types.JobFilterField, value: string, jobCount: number, isCapped: boolean }> };


export const FilterCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFilterCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}}]}}]}}]} as unknown as DocumentNode<FilterCountsQuery, FilterCountsQueryVariables>;

export const useFilterCountsQuery = (
  options: (useQuery.Options<FilterCountsQuery, FilterCountsQueryVariables> & { variables: FilterCountsQueryVariables }) | SkipToken,
) => useQuery(FilterCountsDocument, options);
knownOperations.set("FilterCounts", "dd5eea887abdc572fcc93c0810496849e97b4093917e64e31e704b11599acfce");
