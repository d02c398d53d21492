/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
export type ResumesScreenQueryVariables = Exact<{
  page: number;
}>;


export type ResumesScreenQuery = { myResumes: { total: number, pageSize: number, items: Array<{ id: string, title: string, template: ResumeTemplate, isDraft: boolean, updatedAt: string }> } };


export const ResumesScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumesScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myResumes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResumeRow_resume"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResumeRow_resume"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resume"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ResumesScreenQuery, ResumesScreenQueryVariables>;

export const useResumesScreenQuery = (
  options: (useQuery.Options<ResumesScreenQuery, ResumesScreenQueryVariables> & { variables: ResumesScreenQueryVariables }) | SkipToken,
) => useQuery(ResumesScreenDocument, options);