/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from "@apollo/client/react";
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
/** Something that a plan can have. The codes stay; a client puts its own words to them. */
export const PlanFeature = {
  /** 'Advanced filters': search by pay, skills, verified companies and companies that reply. */
  AdvancedFilters: 'ADVANCED_FILTERS',
  /** 'Basic search': by text, type, place, date, work mode and experience. */
  BasicSearch: 'BASIC_SEARCH',
  /** 'Basic templates': a resume can be printed, in a few templates. */
  BasicTemplates: 'BASIC_TEMPLATES',
  /** 'Priority processing': companies see the applications before those of other plans. */
  PriorityProcessing: 'PRIORITY_PROCESSING',
  /** 'Professional templates': there is room for more templates. */
  ProfessionalTemplates: 'PROFESSIONAL_TEMPLATES',
  /** 'View listings': open jobs can be read. */
  ViewListings: 'VIEW_LISTINGS'
} as const;

export type PlanFeature = typeof PlanFeature[keyof typeof PlanFeature];
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
export type SeekerDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type SeekerDashboardQuery = { myApplications: { total: number, items: Array<{ id: string, jobId: string, status: ApplicationStatus, appliedAt: string, remark: ApplicationRemark | null, isJobOpen: boolean, viewerMoves: Array<ApplicationStatus>, job: { title: string, companyName: string, location: string, pay: string }, history: Array<{ status: ApplicationStatus, at: string }> }> }, mySavedJobs: { total: number, items: Array<{ jobId: string, savedAt: string, title: string, companyName: string, job: { id: string, location: string, pay: { text: string } } | null }> }, myResumes: { total: number, items: Array<{ id: string, title: string, template: ResumeTemplate, isDraft: boolean, updatedAt: string }> }, resumeTemplateQuota: { limit: number | null, used: number, remaining: number | null }, applicationQuota: { plan: PlanCode, limit: number | null, used: number, remaining: number | null, resetsAt: string }, plans: Array<{ code: PlanCode, name: string, features: Array<PlanFeature> }>, recommendedJobs: Array<{ id: string, title: string, location: string, pay: { text: string }, company: { id: string, name: string, logoURL: string | null } }> };


export const SeekerDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeekerDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRow_application"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySavedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedJobRow_savedJob"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myResumes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResumeRow_resume"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resumeTemplateQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionCard_templates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicationQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionCard_quota"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionCard_plan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecommendedJob_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyMark_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoURL"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationRow_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"isJobOpen"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMoves"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedJobRow_savedJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResumeRow_resume"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resume"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionCard_templates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeTemplateQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionCard_quota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecommendedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}}]}}]}}]} as unknown as DocumentNode<SeekerDashboardQuery, SeekerDashboardQueryVariables>;

export const useSeekerDashboardQuery = (
  options?: useQuery.Options<SeekerDashboardQuery, SeekerDashboardQueryVariables>,
) => useQuery(SeekerDashboardDocument, options ?? {});