/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which jobs; what is left out does not matter. */
export type AdminJobFilter = {
  /** Of this company. */
  companyId?: string | number | null | undefined;
  /** Of this status. */
  status?: JobStatus | null | undefined;
  /** Part of the title or of the company's name, or how the e-mail or name of who posted it begins: up to 200 companies, the newest first, and 50 posters. Up to 120 characters. */
  text?: string | null | undefined;
};

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
/** What is wrong with a job. */
export const ReportReason = {
  /** Applicants are asked to pay. */
  AsksForMoney: 'ASKS_FOR_MONEY',
  /** It shuts people out by caste, religion, sex, age or the like. */
  Discriminatory: 'DISCRIMINATORY',
  /** The place is filled, or the company is not hiring. */
  Expired: 'EXPIRED',
  /** Something else; the comment says what. */
  Other: 'OTHER',
  /** It is no real offer. */
  Scam: 'SCAM',
  /** Pay, place, company or other details are not true. */
  WrongDetails: 'WRONG_DETAILS'
} as const;

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];
export type AdminJobsScreenQueryVariables = Exact<{
  filter?: AdminJobFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AdminJobsScreenQuery = { adminJobs: { total: number, isTotalCapped: boolean, items: Array<{ id: string, title: string, location: string, postedAt: string | null, company: { id: string, isVerified: boolean, name: string, logoURL: string | null }, review: { status: JobStatus, reportCount: number, reportComments: Array<string>, rules: Array<string>, heldAt: string | null, reason: string | null, answer: string | null, reportReasons: Array<{ reason: ReportReason, count: number }>, poster: { id: string, email: string } | null } | null }> } };


export const AdminJobsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobsScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJobFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalCapped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJob_job"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyMark_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoURL"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportComments"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AdminJobsScreenQuery, AdminJobsScreenQueryVariables>;

export const useAdminJobsScreenQuery = (
  options: (useQuery.Options<AdminJobsScreenQuery, AdminJobsScreenQueryVariables> & { variables: AdminJobsScreenQueryVariables }) | SkipToken,
) => useQuery(AdminJobsScreenDocument, options);