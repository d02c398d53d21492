/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobFileWithdrawal_FileFragment = { id: string, state: Types.JobFileState, createdCount: number, withdrawableUntil: string | null, withdrawalCounts: { deleted: number, closed: number, kept: number }, keptJobs: Array<{ row: number, jobId: string, title: string, reason: Types.JobFileWithdrawal }> };

export type JobFileWithdrawalQueryVariables = Exact<{
  id: string | number;
}>;


export type JobFileWithdrawalQuery = { myJobFile: { id: string, state: Types.JobFileState, createdCount: number, withdrawableUntil: string | null, withdrawalCounts: { deleted: number, closed: number, kept: number }, keptJobs: Array<{ row: number, jobId: string, title: string, reason: Types.JobFileWithdrawal }> } | null };

export type WithdrawJobFileMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawJobFileMutation = { withdrawJobFile: { id: string, state: Types.JobFileState, createdCount: number, withdrawableUntil: string | null, withdrawalCounts: { deleted: number, closed: number, kept: number }, keptJobs: Array<{ row: number, jobId: string, title: string, reason: Types.JobFileWithdrawal }> } };

export const JobFileWithdrawal_FileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFileWithdrawal_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<JobFileWithdrawal_FileFragment, unknown>;
export const JobFileWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFileWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myJobFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFileWithdrawal_file"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFileWithdrawal_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<JobFileWithdrawalQuery, JobFileWithdrawalQueryVariables>;
export const WithdrawJobFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawJobFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawJobFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFileWithdrawal_file"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFileWithdrawal_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<WithdrawJobFileMutation, WithdrawJobFileMutationVariables>;

export const useJobFileWithdrawalQuery = (
  options: (useQuery.Options<JobFileWithdrawalQuery, JobFileWithdrawalQueryVariables> & { variables: JobFileWithdrawalQueryVariables }) | SkipToken,
) => useQuery(JobFileWithdrawalDocument, options);
knownOperations.set("JobFileWithdrawal", "2c4aa83c2e0bf1b48bd508ef450699d57e9a1c091661c5a9ea1c20e27c8e2265");


export const useWithdrawJobFileMutation = (
  options?: Omit<useMutation.Options<WithdrawJobFileMutation, WithdrawJobFileMutationVariables>, "variables">,
) => useMutation(WithdrawJobFileDocument, options);
knownOperations.set("WithdrawJobFile", "35e77d212f71652950993aaae9d3f1b0dda060f4b6574ba9435743365f0f9b0c");
