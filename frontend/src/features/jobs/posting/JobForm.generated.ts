/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a job says of itself. */
export type JobContentInput = {
  /** What the employer offers beside pay, up to 20 of 120 characters each. */
  benefits?: Array<string>;
  /** Markdown, up to 10,000 characters. */
  description: string;
  /** Years of work asked for, such as '2–4 years' or 'Fresher', up to 60 characters. */
  experience: string;
  /** The answer yes to the question PAY_LOOKS_MONTHLY. */
  isPayConfirmed?: boolean;
  /** 'Locality, City', 'City' or 'Remote', up to 120 characters. */
  location: string;
  /** How many people are wanted, from 1 to 1000. */
  openings?: number;
  /** Pay as people type it, such as '₹8–12 LPA' or 'Negotiable', up to 60 characters; of a range the most must be at most four times the least. */
  pay: string;
  /** Markdown, up to 5,000 characters. */
  requirements: string;
  /** Skills asked for, up to 20 of 40 characters each. */
  skills?: Array<string>;
  /** What the job is called, 3 to 120 characters. */
  title: string;
  /** How somebody is employed. */
  type: JobType;
  /** Where the work is done; when left out at the employer's place, or as 'Remote' in the location says. */
  workMode?: WorkMode | null | undefined;
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
/** Which end of the pay a single figure is, where the employer leaves the other open. */
export const PayBound = {
  /** 'From ₹20,000 a month': it may be more. */
  AtLeast: 'AT_LEAST',
  /** 'Up to 5 LPA': it may be less. */
  AtMost: 'AT_MOST'
} as const;

export type PayBound = typeof PayBound[keyof typeof PayBound];
/** Why no figure can be read in a text about pay. */
export const PayObstacle = {
  /** 'Negotiable': there is none in it. */
  NoFigure: 'NO_FIGURE',
  /** '18000 + petrol': neither a day, a month nor a year. */
  NoUnit: 'NO_UNIT',
  /** '$2000 a month': other money than rupees. */
  OtherMoney: 'OTHER_MONEY',
  /** '₹200 an hour': pay by the hour or week can't be compared. */
  OtherUnit: 'OTHER_UNIT',
  /** '15000 or 20000 a month': none of them is marked as the pay. */
  SeveralFigures: 'SEVERAL_FIGURES',
  /** '8 a year': too little or too much to be right. */
  Unlikely: 'UNLIKELY',
  /** '12 to 8 lakh': the first figure is above the second. */
  WrongWayRound: 'WRONG_WAY_ROUND'
} as const;

export type PayObstacle = typeof PayObstacle[keyof typeof PayObstacle];
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
/** A job to post, for one of the viewer's companies or a new one. */
export type PostJobInput = {
  /** What the employer offers beside pay, up to 20 of 120 characters each. */
  benefits?: Array<string>;
  /** One of `myCompanies`; this or `companyName`. */
  companyId?: string | number | null | undefined;
  /** The name of a company that is made with the job, not verified yet. One of the viewer's own of that name is taken instead. */
  companyName?: string | null | undefined;
  /** Markdown, up to 10,000 characters. */
  description: string;
  /** The form's own id: a UUID that the client makes when the form is opened. The draft goes by it, and posting with it once more answers the job that it made. */
  draftId: string | number;
  /** Years of work asked for, such as '2–4 years' or 'Fresher', up to 60 characters. */
  experience: string;
  /** The answer yes to the question POSSIBLE_DUPLICATE. */
  isDuplicateConfirmed?: boolean;
  /** The answer yes to the question COMPANY_LOOKS_KNOWN. */
  isNewCompanyConfirmed?: boolean;
  /** The answer yes to the question PAY_LOOKS_MONTHLY. */
  isPayConfirmed?: boolean;
  /** 'Locality, City', 'City' or 'Remote', up to 120 characters. */
  location: string;
  /** For how many days one can apply, from 1 to 90. */
  openForDays?: number;
  /** How many people are wanted, from 1 to 1000. */
  openings?: number;
  /** Pay as people type it, such as '₹8–12 LPA' or 'Negotiable', up to 60 characters; of a range the most must be at most four times the least. */
  pay: string;
  /** Markdown, up to 5,000 characters. */
  requirements: string;
  /** Skills asked for, up to 20 of 40 characters each. */
  skills?: Array<string>;
  /** What the job is called, 3 to 120 characters. */
  title: string;
  /** How somebody is employed. */
  type: JobType;
  /** Where the work is done; when left out at the employer's place, or as 'Remote' in the location says. */
  workMode?: WorkMode | null | undefined;
};

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
export type JobForm_JobFragment = { openUntil: string, id: string, title: string, type: JobType, workMode: WorkMode, location: string, experience: string, skills: Array<string>, description: string, requirements: string, benefits: Array<string>, openings: number, company: { id: string, name: string, logoURL: string | null }, standing: { version: number, daysLeft: number, closedAt: string | null } | null, viewerCan: { extend: boolean, reopen: boolean }, pay: { text: string, unit: PayUnit | null, bound: PayBound | null, yearlyMin: number | null, yearlyMax: number | null } };

export type JobForm_CompanyFragment = { id: string, name: string, logoURL: string | null };

export type DescribePayQueryVariables = Exact<{
  text: string;
}>;


export type DescribePayQuery = { describePay: { words: string | null, obstacle: PayObstacle | null, problem: string | null, pay: { text: string, unit: PayUnit | null, bound: PayBound | null, yearlyMin: number | null, yearlyMax: number | null } } };

export type DescribeExperienceQueryVariables = Exact<{
  text: string;
}>;


export type DescribeExperienceQuery = { describeExperience: { words: string | null, problem: string | null } };

export type DescribeLocationQueryVariables = Exact<{
  text: string;
}>;


export type DescribeLocationQuery = { describeLocation: { isRemote: boolean, didYouMean: string | null } };

export type PostJobMutationVariables = Exact<{
  input: PostJobInput;
}>;


export type PostJobMutation = { postJob: { id: string, standing: { status: JobStatus } | null } };

export type UpdateJobMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: JobContentInput;
}>;


export type UpdateJobMutation = { updateJob: { openUntil: string, id: string, title: string, type: JobType, workMode: WorkMode, location: string, experience: string, skills: Array<string>, description: string, requirements: string, benefits: Array<string>, openings: number, company: { id: string, name: string, logoURL: string | null }, standing: { version: number, daysLeft: number, closedAt: string | null } | null, viewerCan: { extend: boolean, reopen: boolean }, pay: { text: string, unit: PayUnit | null, bound: PayBound | null, yearlyMin: number | null, yearlyMax: number | null } } };

export const JobForm_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobForm_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields_job"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extend"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFields_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bound"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMin"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMax"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyMark_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoURL"}}]}}]} as unknown as DocumentNode<JobForm_JobFragment, unknown>;
export const JobForm_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobForm_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyMark_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoURL"}}]}}]} as unknown as DocumentNode<JobForm_CompanyFragment, unknown>;
export const DescribePayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DescribePay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"describePay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bound"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMin"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMax"}}]}}]}}]}}]} as unknown as DocumentNode<DescribePayQuery, DescribePayQueryVariables>;
export const DescribeExperienceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DescribeExperience"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"describeExperience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<DescribeExperienceQuery, DescribeExperienceQueryVariables>;
export const DescribeLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DescribeLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"describeLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}}]}}]}}]} as unknown as DocumentNode<DescribeLocationQuery, DescribeLocationQueryVariables>;
export const PostJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<PostJobMutation, PostJobMutationVariables>;
export const UpdateJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobForm_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFields_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bound"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMin"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyMax"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyMark_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoURL"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobForm_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFields_job"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyMark_company"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extend"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<UpdateJobMutation, UpdateJobMutationVariables>;

export const useDescribePayQuery = (
  options: (useQuery.Options<DescribePayQuery, DescribePayQueryVariables> & { variables: DescribePayQueryVariables }) | SkipToken,
) => useQuery(DescribePayDocument, options);

export const useDescribeExperienceQuery = (
  options: (useQuery.Options<DescribeExperienceQuery, DescribeExperienceQueryVariables> & { variables: DescribeExperienceQueryVariables }) | SkipToken,
) => useQuery(DescribeExperienceDocument, options);

export const useDescribeLocationQuery = (
  options: (useQuery.Options<DescribeLocationQuery, DescribeLocationQueryVariables> & { variables: DescribeLocationQueryVariables }) | SkipToken,
) => useQuery(DescribeLocationDocument, options);

export const usePostJobMutation = (
  options?: Omit<useMutation.Options<PostJobMutation, PostJobMutationVariables>, "variables">,
) => useMutation(PostJobDocument, options);

export const useUpdateJobMutation = (
  options?: Omit<useMutation.Options<UpdateJobMutation, UpdateJobMutationVariables>, "variables">,
) => useMutation(UpdateJobDocument, options);