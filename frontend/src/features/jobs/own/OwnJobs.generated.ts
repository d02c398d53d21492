/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whose block keeps a job out of the list. */
export const JobBlock = {
  /** Its company is blocked. */
  Company: 'COMPANY',
  /** The account that posted it is blocked. */
  Poster: 'POSTER'
} as const;

export type JobBlock = typeof JobBlock[keyof typeof JobBlock];
/** How a posted job stands. The first of these that holds, from the last to the first. */
export const JobStatus = {
  /** Open: people find it and can apply. */
  Active: 'ACTIVE',
  /** Closed by its company. */
  Closed: 'CLOSED',
  /** Its time is over. */
  Expired: 'EXPIRED',
  /** Open, and reported by readers. */
  Flagged: 'FLAGGED',
  /** Taken out of the list until an admin looks at it, or company or poster are blocked. */
  Held: 'HELD',
  /** Removed by an admin; its company may answer. */
  Removed: 'REMOVED'
} as const;

export type JobStatus = typeof JobStatus[keyof typeof JobStatus];
/** How somebody is employed. */
export const JobType = {
  /** contract: for a set time */
  Contract: 'CONTRACT',
  /** full-time */
  FullTime: 'FULL_TIME',
  /** internship */
  Internship: 'INTERNSHIP',
  /** part-time */
  PartTime: 'PART_TIME'
} as const;

export type JobType = typeof JobType[keyof typeof JobType];
/** Where the work is done. */
export const WorkMode = {
  /** Partly at the employer's place. */
  Hybrid: 'HYBRID',
  /** At the employer's place. */
  OnSite: 'ON_SITE',
  /** From anywhere in India. */
  Remote: 'REMOTE'
} as const;

export type WorkMode = typeof WorkMode[keyof typeof WorkMode];
export type OwnJob_JobFragment = { id: string, title: string, location: string, postedAt: string | null, openUntil: string, pay: { text: string }, company: { id: string, name: string }, standing: { status: JobStatus, reason: string | null, daysLeft: number, reportCount: number, applicationCount: number, unopenedCount: number, viewCount: number, closedAt: string | null } | null, viewerCan: { edit: boolean, close: boolean, reopen: boolean, extend: boolean, duplicate: boolean, resubmit: boolean }, closure: { status: JobStatus, block: JobBlock | null, reason: string | null } | null };

export type OwnJobDraft_DraftFragment = { id: string, updatedAt: string, fields: { title: string | null, location: string | null, pay: string | null } };

export type JobDraftToDeleteQueryVariables = Exact<{
  id: string | number;
}>;


export type JobDraftToDeleteQuery = { myJobDraft: { id: string, updatedAt: string, fields: { companyId: string | null, companyName: string | null, title: string | null, type: JobType | null, workMode: WorkMode | null, location: string | null, pay: string | null, experience: string | null, description: string | null, requirements: string | null, skills: Array<string> | null, benefits: Array<string> | null, openings: number | null, openForDays: number | null } } | null };

export type CloseJobMutationVariables = Exact<{
  id: string | number;
}>;


export type CloseJobMutation = { closeJob: { id: string, title: string, location: string, postedAt: string | null, openUntil: string, pay: { text: string }, company: { id: string, name: string }, standing: { status: JobStatus, reason: string | null, daysLeft: number, reportCount: number, applicationCount: number, unopenedCount: number, viewCount: number, closedAt: string | null } | null, viewerCan: { edit: boolean, close: boolean, reopen: boolean, extend: boolean, duplicate: boolean, resubmit: boolean }, closure: { status: JobStatus, block: JobBlock | null, reason: string | null } | null } };

export type ReopenJobMutationVariables = Exact<{
  id: string | number;
  days: number;
}>;


export type ReopenJobMutation = { reopenJob: { id: string, title: string, location: string, postedAt: string | null, openUntil: string, pay: { text: string }, company: { id: string, name: string }, standing: { status: JobStatus, reason: string | null, daysLeft: number, reportCount: number, applicationCount: number, unopenedCount: number, viewCount: number, closedAt: string | null } | null, viewerCan: { edit: boolean, close: boolean, reopen: boolean, extend: boolean, duplicate: boolean, resubmit: boolean }, closure: { status: JobStatus, block: JobBlock | null, reason: string | null } | null } };

export type ExtendJobMutationVariables = Exact<{
  id: string | number;
  days: number;
}>;


export type ExtendJobMutation = { extendJob: { id: string, title: string, location: string, postedAt: string | null, openUntil: string, pay: { text: string }, company: { id: string, name: string }, standing: { status: JobStatus, reason: string | null, daysLeft: number, reportCount: number, applicationCount: number, unopenedCount: number, viewCount: number, closedAt: string | null } | null, viewerCan: { edit: boolean, close: boolean, reopen: boolean, extend: boolean, duplicate: boolean, resubmit: boolean }, closure: { status: JobStatus, block: JobBlock | null, reason: string | null } | null } };

export type DuplicateJobMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateJobMutation = { duplicateJob: { id: string } };

export type DeleteJobDraftMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteJobDraftMutation = { deleteJobDraft: boolean };

export const OwnJob_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobClosure_job"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"unopenedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"extend"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"resubmit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobClosure_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<OwnJob_JobFragment, unknown>;
export const OwnJobDraft_DraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnJobDraft_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}}]}}]}}]} as unknown as DocumentNode<OwnJobDraft_DraftFragment, unknown>;
export const JobDraftToDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobDraftToDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myJobDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobForm_draft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobForm_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"openForDays"}}]}}]}}]} as unknown as DocumentNode<JobDraftToDeleteQuery, JobDraftToDeleteQueryVariables>;
export const CloseJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnJob_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobClosure_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobClosure_job"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"unopenedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"extend"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"resubmit"}}]}}]}}]} as unknown as DocumentNode<CloseJobMutation, CloseJobMutationVariables>;
export const ReopenJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnJob_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobClosure_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobClosure_job"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"unopenedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"extend"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"resubmit"}}]}}]}}]} as unknown as DocumentNode<ReopenJobMutation, ReopenJobMutationVariables>;
export const ExtendJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnJob_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobClosure_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobClosure_job"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"unopenedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}},{"kind":"Field","name":{"kind":"Name","value":"extend"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"resubmit"}}]}}]}}]} as unknown as DocumentNode<ExtendJobMutation, ExtendJobMutationVariables>;
export const DuplicateJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DuplicateJobMutation, DuplicateJobMutationVariables>;
export const DeleteJobDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteJobDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJobDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteJobDraftMutation, DeleteJobDraftMutationVariables>;

export const useJobDraftToDeleteQuery = (
  options: (useQuery.Options<JobDraftToDeleteQuery, JobDraftToDeleteQueryVariables> & { variables: JobDraftToDeleteQueryVariables }) | SkipToken,
) => useQuery(JobDraftToDeleteDocument, options);

export const useCloseJobMutation = (
  options?: Omit<useMutation.Options<CloseJobMutation, CloseJobMutationVariables>, "variables">,
) => useMutation(CloseJobDocument, options);

export const useReopenJobMutation = (
  options?: Omit<useMutation.Options<ReopenJobMutation, ReopenJobMutationVariables>, "variables">,
) => useMutation(ReopenJobDocument, options);

export const useExtendJobMutation = (
  options?: Omit<useMutation.Options<ExtendJobMutation, ExtendJobMutationVariables>, "variables">,
) => useMutation(ExtendJobDocument, options);

export const useDuplicateJobMutation = (
  options?: Omit<useMutation.Options<DuplicateJobMutation, DuplicateJobMutationVariables>, "variables">,
) => useMutation(DuplicateJobDocument, options);

export const useDeleteJobDraftMutation = (
  options?: Omit<useMutation.Options<DeleteJobDraftMutation, DeleteJobDraftMutationVariables>, "variables">,
) => useMutation(DeleteJobDraftDocument, options);