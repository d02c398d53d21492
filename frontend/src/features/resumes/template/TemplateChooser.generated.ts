/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from "@apollo/client/react";
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
export type TemplateChoicesQueryVariables = Exact<{
  resumeId?: string | number | null | undefined;
}>;


export type TemplateChoicesQuery = { resumeTemplates: Array<{ template: ResumeTemplate, name: string, description: string, isUsable: boolean }>, resumeTemplateQuota: { limit: number | null, used: number, remaining: number | null } };


export const TemplateChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"resumeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isUsable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resumeTemplateQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<TemplateChoicesQuery, TemplateChoicesQueryVariables>;

export const useTemplateChoicesQuery = (
  options?: useQuery.Options<TemplateChoicesQuery, TemplateChoicesQueryVariables>,
) => useQuery(TemplateChoicesDocument, options ?? {});