/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is to be said beside an application's status, derived when it is read. */
export const ApplicationRemark = {
  /** 'Job closed': the job is no longer open, and nothing was decided. */
  JobClosed: 'JOB_CLOSED',
  /** 'No reply': 14 days without a step of the company's. */
  NoReply: 'NO_REPLY'
} as const;

export type ApplicationRemark = typeof ApplicationRemark[keyof typeof ApplicationRemark];
/** Where an application stands. */
export const ApplicationStatus = {
  /** The offer was taken. Final. */
  Hired: 'HIRED',
  /** Asked for an interview. */
  Interview: 'INTERVIEW',
  /** The company has decided for others; it may still shortlist. */
  NotSelected: 'NOT_SELECTED',
  /** The company has made an offer. */
  Offered: 'OFFERED',
  /** Among those the company looks at more closely (STAT-07). */
  Shortlisted: 'SHORTLISTED',
  /** Sent, and not opened yet: 'New' to the company (STAT-06). */
  Submitted: 'SUBMITTED',
  /** The company has opened it: 'Under Review' to the applicant (STAT-08). */
  Viewed: 'VIEWED',
  /** Taken back by the applicant. Final. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type ApplicationStatus = typeof ApplicationStatus[keyof typeof ApplicationStatus];
/** An application; a resume or the viewer's profile goes with it as it stands. */
export type ApplyToJobInput = {
  /** The job, which must be open. */
  jobId: string | number;
  /** What to write to the company, up to 1,000 characters. */
  note?: string | null | undefined;
  /** A finished resume of the viewer's to send; the profile when left out. */
  resumeId?: string | number | null | undefined;
};

/** The plans, from the least to the most. `plans` has their limits and features. */
export const PlanCode = {
  /** Every account starts with it. */
  Free: 'FREE',
  /** More than FREE. */
  Paid: 'PAID',
  /** More than PAID. */
  Premium: 'PREMIUM'
} as const;

export type PlanCode = typeof PlanCode[keyof typeof PlanCode];
/** The looks that a resume can be printed in. */
export const ResumeTemplate = {
  /** Education first, in serif type: for research, teaching and first jobs. */
  Academic: 'ACADEMIC',
  /** Your name large in a dark band across the top: for sales, marketing and design. */
  Bold: 'BOLD',
  /** One column in serif type with plain headings: right for every trade. */
  Classic: 'CLASSIC',
  /** Small type and narrow margins, for long careers on few pages. */
  Compact: 'COMPACT',
  /** Large serif name, wine red and fine rules: for teaching, law and hospitality. */
  Elegant: 'ELEGANT',
  /** Black on white with wide margins, and headings beside the text. */
  Minimal: 'MINIMAL',
  /** A coloured column for contact and skills beside the story of your work. */
  Modern: 'MODERN',
  /** Skills first, then jobs with their dates in a column of their own. */
  Technical: 'TECHNICAL'
} as const;

export type ResumeTemplate = typeof ResumeTemplate[keyof typeof ResumeTemplate];
export type ApplyJob_JobFragment = { id: string, title: string, company: { id: string, name: string }, viewerApplication: { id: string, status: ApplicationStatus, remark: ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<ApplicationStatus> } | null };

export type JobApplication_ApplicationFragment = { id: string, status: ApplicationStatus, remark: ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<ApplicationStatus> };

export type ApplyToJobMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type ApplyToJobMutation = { applyToJob: { id: string, status: ApplicationStatus, remark: ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<ApplicationStatus> } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawApplicationMutation = { withdrawApplication: { id: string, status: ApplicationStatus, remark: ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<ApplicationStatus>, history: Array<{ status: ApplicationStatus, at: string }> } };

export type ApplicationQuotaQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationQuotaQuery = { applicationQuota: { plan: PlanCode, limit: number | null, used: number, remaining: number | null, resetsAt: string } };

export type SendableResumesQueryVariables = Exact<{ [key: string]: never; }>;


export type SendableResumesQuery = { myFinishedResumes: Array<{ id: string, title: string, template: ResumeTemplate, updatedAt: string }>, resumeTemplates: Array<{ template: ResumeTemplate, isUsable: boolean }> };

export const JobApplication_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}}]}}]} as unknown as DocumentNode<JobApplication_ApplicationFragment, unknown>;
export const ApplyJob_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobApplication_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}}]}}]} as unknown as DocumentNode<ApplyJob_JobFragment, unknown>;
export const ApplyToJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyToJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyToJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobApplication_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}}]}}]} as unknown as DocumentNode<ApplyToJobMutation, ApplyToJobMutationVariables>;
export const WithdrawApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobApplication_application"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}}]}}]} as unknown as DocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
export const ApplicationQuotaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]} as unknown as DocumentNode<ApplicationQuotaQuery, ApplicationQuotaQueryVariables>;
export const SendableResumesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendableResumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFinishedResumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resumeTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"isUsable"}}]}}]}}]} as unknown as DocumentNode<SendableResumesQuery, SendableResumesQueryVariables>;

export const useApplyToJobMutation = (
  options?: Omit<useMutation.Options<ApplyToJobMutation, ApplyToJobMutationVariables>, "variables">,
) => useMutation(ApplyToJobDocument, options);

export const useWithdrawApplicationMutation = (
  options?: Omit<useMutation.Options<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>, "variables">,
) => useMutation(WithdrawApplicationDocument, options);

export const useApplicationQuotaQuery = (
  options?: useQuery.Options<ApplicationQuotaQuery, ApplicationQuotaQueryVariables>,
) => useQuery(ApplicationQuotaDocument, options ?? {});

export const useSendableResumesQuery = (
  options?: useQuery.Options<SendableResumesQuery, SendableResumesQueryVariables>,
) => useQuery(SendableResumesDocument, options ?? {});