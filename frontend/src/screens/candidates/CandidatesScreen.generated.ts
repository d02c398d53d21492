/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
/** Which candidates; what is left out asks for nothing. */
export type CandidateFilter = {
  /** Of one job; of all the viewer's companies' without it. */
  jobId?: string | number | null | undefined;
  /** With a match of so many per cent or more, 0 to 100. */
  minMatch?: number | null | undefined;
  /** Standing at one of these. */
  statuses?: Array<ApplicationStatus> | null | undefined;
  /** Words of the name, the professional title or the job's title, up to 100 characters. */
  text?: string | null | undefined;
};

/** In which order candidates stand. */
export const CandidateSort = {
  /** The best match first; those without a number last. */
  Match: 'MATCH',
  /** The last sent first. */
  Newest: 'NEWEST',
  /** Those with priority processing first (PLAN-08), then the last sent first. */
  Priority: 'PRIORITY'
} as const;

export type CandidateSort = typeof CandidateSort[keyof typeof CandidateSort];
export type CandidatesScreenQueryVariables = Exact<{
  filter: CandidateFilter;
  sort: CandidateSort;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CandidatesScreenQuery = { candidates: { nextCursor: string | null, items: Array<{ id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } }> } };

export type CandidateCountsQueryVariables = Exact<{
  filter: CandidateFilter;
}>;


export type CandidateCountsQuery = { candidates: { total: number, isTotalCapped: boolean, counts: Array<{ status: ApplicationStatus, count: number, isCapped: boolean }> } };

export type CandidateBoardQueryVariables = Exact<{
  sort: CandidateSort;
  submitted: CandidateFilter;
  viewed: CandidateFilter;
  shortlisted: CandidateFilter;
  interview: CandidateFilter;
  offered: CandidateFilter;
  hired: CandidateFilter;
}>;


export type CandidateBoardQuery = { submitted: { nextCursor: string | null, items: Array<{ id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } }> }, viewed: { nextCursor: string | null, items: Array<{ id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } }> }, shortlisted: { nextCursor: string | null, items: Array<{ id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } }> }, interview: { nextCursor: string | null, items: Array<{ id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } }> }, offered: { nextCursor: string | null, items: Array<{ id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } }> }, hired: { nextCursor: string | null, items: Array<{ id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } }> } };

export type BoardColumn_PageFragment = { nextCursor: string | null, items: Array<{ id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } }> };

export const BoardColumn_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardColumn_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidatePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow_candidate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}}]} as unknown as DocumentNode<BoardColumn_PageFragment, unknown>;
export const CandidatesScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidatesScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow_candidate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}}]} as unknown as DocumentNode<CandidatesScreenQuery, CandidatesScreenQueryVariables>;
export const CandidateCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidateCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalCapped"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}}]}}]}}]}}]} as unknown as DocumentNode<CandidateCountsQuery, CandidateCountsQueryVariables>;
export const CandidateBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidateBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submitted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"viewed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shortlisted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interview"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offered"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hired"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submitted"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardColumn_page"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"viewed"},"name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"viewed"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardColumn_page"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"shortlisted"},"name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shortlisted"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardColumn_page"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"interview"},"name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interview"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardColumn_page"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"offered"},"name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offered"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardColumn_page"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"hired"},"name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hired"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardColumn_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardColumn_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidatePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow_candidate"}}]}}]}}]} as unknown as DocumentNode<CandidateBoardQuery, CandidateBoardQueryVariables>;

export const useCandidatesScreenQuery = (
  options: (useQuery.Options<CandidatesScreenQuery, CandidatesScreenQueryVariables> & { variables: CandidatesScreenQueryVariables }) | SkipToken,
) => useQuery(CandidatesScreenDocument, options);

export const useCandidateCountsQuery = (
  options: (useQuery.Options<CandidateCountsQuery, CandidateCountsQueryVariables> & { variables: CandidateCountsQueryVariables }) | SkipToken,
) => useQuery(CandidateCountsDocument, options);

export const useCandidateBoardQuery = (
  options: (useQuery.Options<CandidateBoardQuery, CandidateBoardQueryVariables> & { variables: CandidateBoardQueryVariables }) | SkipToken,
) => useQuery(CandidateBoardDocument, options);