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
/** Which jobs; what is left out does not narrow. */
export type JobFilter = {
  /** The seeker's years of work: jobs that ask for as many. Jobs whose text names no years are not among them. */
  experienceYears?: number | null | undefined;
  /** A city under any of its names, a locality ('Koramangala' or 'Koramangala, Bengaluru'), or 'Remote'. */
  location?: string | null | undefined;
  /** Rupees a year at which, or below which, the job's pay begins. Needs the plan feature ADVANCED_FILTERS. */
  payMax?: number | null | undefined;
  /** Rupees a year that the job can pay at least. Jobs whose pay is no figure are not among them. Needs the plan feature ADVANCED_FILTERS. */
  payMin?: number | null | undefined;
  /** Posted no longer ago than so many days, from 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** Job title or keywords: every word must stand in title, skills or company. */
  q?: string | null | undefined;
  /** Only jobs of companies that reply to at least half of their applications. Needs the plan feature ADVANCED_FILTERS. */
  repliesOnly?: boolean | null | undefined;
  /** Skills, all of which the job names, whatever their case; up to 10. Needs the plan feature ADVANCED_FILTERS. */
  skills?: Array<string> | null | undefined;
  /** How somebody is employed. */
  type?: JobType | null | undefined;
  /** Only jobs of companies that an admin has verified. Needs the plan feature ADVANCED_FILTERS. */
  verifiedOnly?: boolean | null | undefined;
  /** Where the work is done. */
  workMode?: WorkMode | null | undefined;
};

/** The order of a list of jobs. */
export const JobSort = {
  /** Last posted first. */
  Newest: 'NEWEST',
  /** Highest yearly pay first; jobs whose pay is no figure last. */
  Pay: 'PAY',
  /** Best match of the words first, then newest. */
  Relevance: 'RELEVANCE'
} as const;

export type JobSort = typeof JobSort[keyof typeof JobSort];
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
export type JobListScreenQueryVariables = Exact<{
  filter: JobFilter;
  sort?: JobSort | null | undefined;
  page: number;
}>;


export type JobListScreenQuery = { jobs: { total: number, isTotalCapped: boolean, pageCount: number, hasNextPage: boolean, didYouMean: string | null, searchedLocation: string | null, otherPlaces: Array<string>, items: Array<{ id: string, title: string, type: JobType, location: string, workMode: WorkMode, experience: string, skills: Array<string>, postedAt: string | null, isSaved: boolean, pay: { text: string }, viewerApplication: { id: string, status: ApplicationStatus } | null, company: { id: string, isVerified: boolean, name: string, logoURL: string | null } }> } };

export type JobListPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type JobListPlacesQuery = { popularLocations: Array<{ city: string }> };


export const JobListScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobListScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobResults_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyMark_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoURL"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveJob_job"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobResults_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalCapped"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}},{"kind":"Field","name":{"kind":"Name","value":"searchedLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherPlaces"}}]}}]} as unknown as DocumentNode<JobListScreenQuery, JobListScreenQueryVariables>;
export const JobListPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobListPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popularLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PopularPlaces_location"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PopularPlaces_location"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PopularLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]} as unknown as DocumentNode<JobListPlacesQuery, JobListPlacesQueryVariables>;

export const useJobListScreenQuery = (
  options: (useQuery.Options<JobListScreenQuery, JobListScreenQueryVariables> & { variables: JobListScreenQueryVariables }) | SkipToken,
) => useQuery(JobListScreenDocument, options);

export const useJobListPlacesQuery = (
  options?: useQuery.Options<JobListPlacesQuery, JobListPlacesQueryVariables>,
) => useQuery(JobListPlacesDocument, options ?? {});