/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobQuestions_JobFragment = { id: string, questions: Array<{ id: string, bankCode: string | null, kind: Types.QuestionKind, text: string, options: Array<string>, unit: string | null, isRequired: boolean, wanted: { values: Array<string>, least: string | null, most: string | null } | null }> };

export type JobQuestions_DraftFragment = { questions: Array<{ bankCode: string | null, kind: Types.QuestionKind, text: string, options: Array<string>, unit: string | null, isRequired: boolean, wanted: { values: Array<string>, least: string | null, most: string | null } | null }> | null };

export type QuestionBankQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionBankQuery = { questionBank: Array<{ code: string, trade: Types.QuestionTrade, kind: Types.QuestionKind, text: string, options: Array<string>, unit: string | null }> };

export type CheckQuestionsQueryVariables = Exact<{
  questions: Array<Types.TypedQuestionInput> | Types.TypedQuestionInput;
}>;


export type CheckQuestionsQuery = { checkQuestions: Array<{ position: number, ground: Types.QuestionGround | null, message: string, rule: string | null, bound: number | null, instead: string | null }> };

export const JobQuestions_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobQuestions_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"most"}}]}}]}}]}}]} as unknown as DocumentNode<JobQuestions_JobFragment, unknown>;
export const JobQuestions_DraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobQuestions_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobDraftFields"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"most"}}]}}]}}]}}]} as unknown as DocumentNode<JobQuestions_DraftFragment, unknown>;
export const QuestionBankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionBank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionBank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}}]} as unknown as DocumentNode<QuestionBankQuery, QuestionBankQueryVariables>;
export const CheckQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TypedQuestionInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"bound"}},{"kind":"Field","name":{"kind":"Name","value":"instead"}}]}}]}}]} as unknown as DocumentNode<CheckQuestionsQuery, CheckQuestionsQueryVariables>;

export const useQuestionBankQuery = (
  options?: useQuery.Options<QuestionBankQuery, QuestionBankQueryVariables>,
) => useQuery(QuestionBankDocument, options ?? {});
knownOperations.set("QuestionBank", "706f60e426f4fd22314a52e6d7c72ab1aaacd2a56575234b51941b9f5d2ad631");


export const useCheckQuestionsQuery = (
  options: (useQuery.Options<CheckQuestionsQuery, CheckQuestionsQueryVariables> & { variables: CheckQuestionsQueryVariables }) | SkipToken,
) => useQuery(CheckQuestionsDocument, options);
knownOperations.set("CheckQuestions", "0acac86ee716149eb42a03eaed407aa019b2843c4d33128e354c893d9fd24a1c");
