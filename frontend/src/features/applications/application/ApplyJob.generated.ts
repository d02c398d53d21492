/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplyJob_JobFragment = { id: string, title: string, company: { id: string, name: string }, viewerApplication: { id: string, status: Types.ApplicationStatus, remark: Types.ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<Types.ApplicationStatus>, withdrawalUndoUntil: string | null } | null };

export type JobApplication_ApplicationFragment = { id: string, status: Types.ApplicationStatus, remark: Types.ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<Types.ApplicationStatus>, withdrawalUndoUntil: string | null };

export type ApplyToJobMutationVariables = Exact<{
  input: Types.ApplyToJobInput;
  clientRequestId?: string | number | null | undefined;
}>;


export type ApplyToJobMutation = { applyToJob: { id: string, status: Types.ApplicationStatus, remark: Types.ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<Types.ApplicationStatus>, withdrawalUndoUntil: string | null } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawApplicationMutation = { withdrawApplication: { id: string, status: Types.ApplicationStatus, remark: Types.ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<Types.ApplicationStatus>, withdrawalUndoUntil: string | null, history: Array<{ status: Types.ApplicationStatus, at: string }> } };

export type UndoWithdrawalMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoWithdrawalMutation = { undoWithdrawal: { id: string, status: Types.ApplicationStatus, remark: Types.ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<Types.ApplicationStatus>, withdrawalUndoUntil: string | null, history: Array<{ status: Types.ApplicationStatus, at: string }> } };

export type ApplicationQuotaQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationQuotaQuery = { applicationQuota: { plan: Types.PlanCode, limit: number | null, used: number, remaining: number | null, resetsAt: string } };

export type SendableResumesQueryVariables = Exact<{ [key: string]: never; }>;


export type SendableResumesQuery = { myFinishedResumes: Array<{ id: string, title: string, template: Types.ResumeTemplate, updatedAt: string }>, resumeTemplates: Array<{ template: Types.ResumeTemplate, isUsable: boolean }> };

export const JobApplication_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalUndoUntil"}}]}}]} as unknown as DocumentNode<JobApplication_ApplicationFragment, unknown>;
export const ApplyJob_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobApplication_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalUndoUntil"}}]}}]} as unknown as DocumentNode<ApplyJob_JobFragment, unknown>;
export const ApplyToJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyToJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyToJobInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobApplication_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalUndoUntil"}}]}}]} as unknown as DocumentNode<ApplyToJobMutation, ApplyToJobMutationVariables>;
export const WithdrawApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobApplication_application"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalUndoUntil"}}]}}]} as unknown as DocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
export const UndoWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobApplication_application"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalUndoUntil"}}]}}]} as unknown as DocumentNode<UndoWithdrawalMutation, UndoWithdrawalMutationVariables>;
export const ApplicationQuotaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]} as unknown as DocumentNode<ApplicationQuotaQuery, ApplicationQuotaQueryVariables>;
export const SendableResumesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendableResumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFinishedResumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resumeTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"isUsable"}}]}}]}}]} as unknown as DocumentNode<SendableResumesQuery, SendableResumesQueryVariables>;

export const useApplyToJobMutation = (
  options?: Omit<useMutation.Options<ApplyToJobMutation, ApplyToJobMutationVariables>, "variables">,
) => useMutation(ApplyToJobDocument, options);
knownOperations.set("ApplyToJob", "b53e2ad73a9d365208d6b24cb34aa779a2c9eb097e3ca0f9a5e9798c9ea157c0");


export const useWithdrawApplicationMutation = (
  options?: Omit<useMutation.Options<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>, "variables">,
) => useMutation(WithdrawApplicationDocument, options);
knownOperations.set("WithdrawApplication", "84aa50874392be7446bfe478d43f05c87579dfc8d8aeb4689732db21e1c95305");


export const useUndoWithdrawalMutation = (
  options?: Omit<useMutation.Options<UndoWithdrawalMutation, UndoWithdrawalMutationVariables>, "variables">,
) => useMutation(UndoWithdrawalDocument, options);
knownOperations.set("UndoWithdrawal", "da4f3515adedf91474a68d45e3aae2331705127c25f1ebe38a5f804dbe29ca6c");


export const useApplicationQuotaQuery = (
  options?: useQuery.Options<ApplicationQuotaQuery, ApplicationQuotaQueryVariables>,
) => useQuery(ApplicationQuotaDocument, options ?? {});
knownOperations.set("ApplicationQuota", "362d7604f09b17d704e05a03355418a126e9ac00872f8ec153be4fdfc2ed1b14");


export const useSendableResumesQuery = (
  options?: useQuery.Options<SendableResumesQuery, SendableResumesQueryVariables>,
) => useQuery(SendableResumesDocument, options ?? {});
knownOperations.set("SendableResumes", "c9cd2f60a789173949a9e7f633fbc6cdf1477e9eb2b1120271e568baabeccb0f");
