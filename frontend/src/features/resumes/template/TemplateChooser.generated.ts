/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TemplateChoicesQueryVariables = Exact<{
  resumeId?: string | number | null | undefined;
}>;


export type TemplateChoicesQuery = { resumeTemplates: Array<{ template: Types.ResumeTemplate, name: string, description: string, isUsable: boolean }>, resumeTemplateQuota: { limit: number | null, used: number, remaining: number | null } };


export const TemplateChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"resumeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isUsable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resumeTemplateQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<TemplateChoicesQuery, TemplateChoicesQueryVariables>;

export const useTemplateChoicesQuery = (
  options?: useQuery.Options<TemplateChoicesQuery, TemplateChoicesQueryVariables>,
) => useQuery(TemplateChoicesDocument, options ?? {});
knownOperations.set("TemplateChoices", "27229706f20f2339fc2ff1a5cb97dae0d0e98ace36ce7688c2a88bd6ea0ac3a3");
