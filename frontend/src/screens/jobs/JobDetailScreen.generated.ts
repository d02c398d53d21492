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
/** What of a person is compared with a job. */
export const MatchFactorKind = {
  /** Years of work against those asked for; up to 20 points. */
  Experience: 'EXPERIENCE',
  /** The city; a remote job is everywhere. Up to 10 points. */
  Location: 'LOCATION',
  /** The pay offered against that expected; up to 5 points. */
  Pay: 'PAY',
  /** Those asked for that the person has; up to 40 points. */
  Skills: 'SKILLS',
  /** The professional title and positions held; up to 25 points. */
  Title: 'TITLE'
} as const;

export type MatchFactorKind = typeof MatchFactorKind[keyof typeof MatchFactorKind];
/** Which end of the pay a single figure is, where the employer leaves the other open. */
export const PayBound = {
  /** 'From ₹20,000 a month': it may be more. */
  AtLeast: 'AT_LEAST',
  /** 'Up to 5 LPA': it may be less. */
  AtMost: 'AT_MOST'
} as const;

export type PayBound = typeof PayBound[keyof typeof PayBound];
/** What an amount of pay is for. */
export const PayUnit = {
  /** A working day. */
  Day: 'DAY',
  /** A month. */
  Month: 'MONTH',
  /** A year. */
  Year: 'YEAR'
} as const;

export type PayUnit = typeof PayUnit[keyof typeof PayUnit];
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
export type JobDetailScreenQueryVariables = Exact<{
  id: string | number;
}>;


export type JobDetailScreenQuery = { job: { id: string, title: string, skills: Array<string>, type: JobType, location: string, city: string | null, workMode: WorkMode, openings: number, postedAt: string | null, openUntil: string, isSaved: boolean, experience: string, description: string, requirements: string, benefits: Array<string>, match: { score: number | null, factors: Array<{ factor: MatchFactorKind, points: number | null, ofPoints: number, detail: string }> } | null, company: { id: string, name: string, isVerified: boolean, about: string | null, logoURL: string | null, industry: string | null, employees: string | null, headquarters: string | null, website: string | null, replyRate: number | null, medianReplyDays: number | null }, closure: { status: JobStatus, block: JobBlock | null, reason: string | null } | null, viewerApplication: { id: string, status: ApplicationStatus, remark: ApplicationRemark | null, appliedAt: string, statusAt: string, viewerMoves: Array<ApplicationStatus> } | null, pay: { text: string, unit: PayUnit | null, bound: PayBound | null, yearlyMin: number | null, yearlyMax: number | null } } | null, closedJob: { title: string, companyName: string, closedAt: string } | null, similarJobs: Array<{ id: string, title: string, type: JobType, location: string, workMode: WorkMode, experience: string, skills: Array<string>, postedAt: string | null, isSaved: boolean, pay: { text: string }, viewerApplication: { id: string, status: ApplicationStatus } | null, company: { id: string, isVerified: boolean, name: string, logoURL: string | null } }> };


export const JobDetailScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobDetailScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobHeader_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobClosure_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacts_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveJob_job"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyJob_job"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchExplanation_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCard_company"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SimilarJobs_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyMark_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoURL"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFields_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bound"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMin"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMax"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"headquarters"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"replyRate"}},{"kind":"Field","name":{"kind":"Name","value":"medianReplyDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveJob_job"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobHeader_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobClosure_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFacts_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields_job"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobApplication_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchExplanation_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"ofPoints"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyCard_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts_company"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarJobs_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}}]}}]} as unknown as DocumentNode<JobDetailScreenQuery, JobDetailScreenQueryVariables>;

export const useJobDetailScreenQuery = (
  options: (useQuery.Options<JobDetailScreenQuery, JobDetailScreenQueryVariables> & { variables: JobDetailScreenQueryVariables }) | SkipToken,
) => useQuery(JobDetailScreenDocument, options);