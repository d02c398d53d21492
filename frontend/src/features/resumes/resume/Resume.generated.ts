/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whose resume it is; an empty text: not given. */
export type ResumeBasicInfoInput = {
  /** E-mail address; required of a finished resume. */
  email?: string;
  /** Full name; required of a finished resume. */
  fullName?: string;
  /** Where the person lives, in words. */
  location?: string;
  /** Phone number as typed. */
  phone?: string;
  /** What somebody should know first: plain text of several lines. */
  summary?: string;
};

/** A school, college or course. */
export type ResumeEducationInput = {
  /** What it led to, such as 'B.Com.'; required of a finished resume. */
  degree?: string;
  /** When it ended: YYYY, YYYY-MM or YYYY-MM-DD. */
  endDate?: string;
  /** Field of study. */
  field?: string;
  /** Marks, as the school gives them: '8.4 CGPA', '78%'. */
  gpa?: string;
  /** School or college; required of a finished resume. */
  school?: string;
  /** When it began: YYYY, YYYY-MM or YYYY-MM-DD. */
  startDate?: string;
};

/** A job that somebody has or had. */
export type ResumeExperienceInput = {
  /** Employer; required of a finished resume. */
  company?: string;
  /** What was done there: plain text of several lines. */
  description?: string;
  /** When it ended: YYYY, YYYY-MM or YYYY-MM-DD; empty while `isCurrent`. */
  endDate?: string;
  /** Whether the person works there now. */
  isCurrent?: boolean;
  /** Where it was, in words. */
  location?: string;
  /** Position; required of a finished resume. */
  position?: string;
  /** When it began: YYYY, YYYY-MM or YYYY-MM-DD. */
  startDate?: string;
};

/** What somebody can do. */
export type ResumeSkillsInput = {
  /** Languages, each as the person words it. */
  languages?: Array<string>;
  /** Skills with people and with work. */
  soft?: Array<string>;
  /** Skills of the trade. */
  technical?: Array<string>;
};

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
/** Parts of a resume to save; what is left out stays, or begins as the profile says. */
export type SaveResumeInput = {
  /** Whose resume it is. */
  basicInfo?: ResumeBasicInfoInput | null | undefined;
  /** All schools and courses, in order. */
  education?: Array<ResumeEducationInput> | null | undefined;
  /** All jobs, in order. */
  experience?: Array<ResumeExperienceInput> | null | undefined;
  /** All that the person can do. */
  skills?: ResumeSkillsInput | null | undefined;
  /** The look that it is printed in. */
  template?: ResumeTemplate | null | undefined;
  /** What the resume is called, up to 120 characters. */
  title?: string | null | undefined;
};

export type Resume_ResumeFragment = { id: string, title: string, template: ResumeTemplate, isDraft: boolean, version: number, updatedAt: string, basicInfo: { fullName: string, email: string, phone: string, location: string, summary: string }, education: Array<{ school: string, degree: string, field: string, startDate: string, endDate: string, gpa: string }>, experience: Array<{ company: string, position: string, location: string, startDate: string, endDate: string, isCurrent: boolean, description: string }>, skills: { technical: Array<string>, soft: Array<string>, languages: Array<string> } };

export type Resume_PrefilledFragment = { title: string, template: ResumeTemplate, basicInfo: { fullName: string, email: string, phone: string, location: string, summary: string }, education: Array<{ school: string, degree: string, field: string, startDate: string, endDate: string, gpa: string }>, experience: Array<{ company: string, position: string, location: string, startDate: string, endDate: string, isCurrent: boolean, description: string }>, skills: { technical: Array<string>, soft: Array<string>, languages: Array<string> } };

export type ResumeByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type ResumeByIdQuery = { resume: { id: string, title: string, template: ResumeTemplate, isDraft: boolean, version: number, updatedAt: string, basicInfo: { fullName: string, email: string, phone: string, location: string, summary: string }, education: Array<{ school: string, degree: string, field: string, startDate: string, endDate: string, gpa: string }>, experience: Array<{ company: string, position: string, location: string, startDate: string, endDate: string, isCurrent: boolean, description: string }>, skills: { technical: Array<string>, soft: Array<string>, languages: Array<string> } } | null };

export type CreateResumeMutationVariables = Exact<{
  input: SaveResumeInput;
}>;


export type CreateResumeMutation = { createResume: { id: string, version: number } };

export type UpdateResumeMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: SaveResumeInput;
}>;


export type UpdateResumeMutation = { updateResume: { id: string, version: number } };

export type FinishResumeMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type FinishResumeMutation = { finishResume: { id: string, version: number, isDraft: boolean } };

export const Resume_ResumeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Resume_resume"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resume"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"basicInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"technical"}},{"kind":"Field","name":{"kind":"Name","value":"soft"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}}]}}]} as unknown as DocumentNode<Resume_ResumeFragment, unknown>;
export const Resume_PrefilledFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Resume_prefilled"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrefilledResume"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"basicInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"technical"}},{"kind":"Field","name":{"kind":"Name","value":"soft"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}}]}}]} as unknown as DocumentNode<Resume_PrefilledFragment, unknown>;
export const ResumeByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumeById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Resume_resume"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Resume_resume"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resume"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"basicInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"gpa"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"technical"}},{"kind":"Field","name":{"kind":"Name","value":"soft"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}}]}}]} as unknown as DocumentNode<ResumeByIdQuery, ResumeByIdQueryVariables>;
export const CreateResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveResumeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CreateResumeMutation, CreateResumeMutationVariables>;
export const UpdateResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveResumeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateResumeMutation, UpdateResumeMutationVariables>;
export const FinishResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}}]}}]}}]} as unknown as DocumentNode<FinishResumeMutation, FinishResumeMutationVariables>;

export const useResumeByIdQuery = (
  options: (useQuery.Options<ResumeByIdQuery, ResumeByIdQueryVariables> & { variables: ResumeByIdQueryVariables }) | SkipToken,
) => useQuery(ResumeByIdDocument, options);

export const useCreateResumeMutation = (
  options?: Omit<useMutation.Options<CreateResumeMutation, CreateResumeMutationVariables>, "variables">,
) => useMutation(CreateResumeDocument, options);

export const useUpdateResumeMutation = (
  options?: Omit<useMutation.Options<UpdateResumeMutation, UpdateResumeMutationVariables>, "variables">,
) => useMutation(UpdateResumeDocument, options);

export const useFinishResumeMutation = (
  options?: Omit<useMutation.Options<FinishResumeMutation, FinishResumeMutationVariables>, "variables">,
) => useMutation(FinishResumeDocument, options);