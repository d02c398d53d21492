/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedJobsScreenQueryVariables = Exact<{
  page: number;
}>;


export type SavedJobsScreenQuery = { mySavedJobs: { total: number, pageSize: number, items: Array<{ jobId: string, savedAt: string, title: string, companyName: string, job: { id: string, placesInShort: string, isForClient: boolean, clientName: string | null, clientIndustry: string | null, pay: { headline: string, kind: Types.PayKind, amount: string | null, scale: Types.PayScale | null, unit: Types.PayUnit | null, bound: Types.PayBound | null } } | null }> } };


export const SavedJobsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedJobsScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySavedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedJobRow_savedJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayHeadline_pay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bound"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedJobRow_savedJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesInShort"}},{"kind":"Field","name":{"kind":"Name","value":"isForClient"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientIndustry"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayHeadline_pay"}}]}}]}}]}}]} as unknown as DocumentNode<SavedJobsScreenQuery, SavedJobsScreenQueryVariables>;

export const useSavedJobsScreenQuery = (
  options: (useQuery.Options<SavedJobsScreenQuery, SavedJobsScreenQueryVariables> & { variables: SavedJobsScreenQueryVariables }) | SkipToken,
) => useQuery(SavedJobsScreenDocument, options);
knownOperations.set("SavedJobsScreen", "ab98fe4c34b727ded6b051260e08ccc3dadc8eaa833688db9416d69e77589b14");
