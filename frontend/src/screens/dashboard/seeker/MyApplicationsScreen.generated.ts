/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
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
export type MyApplicationsScreenQueryVariables = Exact<{
  page: number;
  pageOf?: string | number | null | undefined;
}>;


export type MyApplicationsScreenQuery = { myApplications: { total: number, page: number, pageSize: number, items: Array<{ id: string, jobId: string, status: ApplicationStatus, appliedAt: string, remark: ApplicationRemark | null, isJobOpen: boolean, viewerMoves: Array<ApplicationStatus>, job: { title: string, companyName: string, location: string, pay: string }, history: Array<{ status: ApplicationStatus, at: string }> }> } };


export const MyApplicationsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApplicationsScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRow_application"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationRow_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"isJobOpen"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<MyApplicationsScreenQuery, MyApplicationsScreenQueryVariables>;

export const useMyApplicationsScreenQuery = (
  options: (useQuery.Options<MyApplicationsScreenQuery, MyApplicationsScreenQueryVariables> & { variables: MyApplicationsScreenQueryVariables }) | SkipToken,
) => useQuery(MyApplicationsScreenDocument, options);