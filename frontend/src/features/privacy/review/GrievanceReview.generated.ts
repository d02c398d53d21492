/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GrievanceReview_WaitingFragment = { id: string, daysLeft: number, accountId: string, email: string, grievance: { id: string, number: number, kind: Types.GrievanceKind, text: string, raisedAt: string, dueOn: string } };

export type AnswerGrievanceMutationVariables = Exact<{
  input: Types.AnswerGrievanceInput;
}>;


export type AnswerGrievanceMutation = { answerGrievance: { id: string, answeredAt: string | null, answer: string | null } };

export const GrievanceReview_WaitingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrievanceReview_waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingGrievance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"grievance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}}]}}]}}]} as unknown as DocumentNode<GrievanceReview_WaitingFragment, unknown>;
export const AnswerGrievanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerGrievance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerGrievanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerGrievance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<AnswerGrievanceMutation, AnswerGrievanceMutationVariables>;

export const useAnswerGrievanceMutation = (
  options?: Omit<useMutation.Options<AnswerGrievanceMutation, AnswerGrievanceMutationVariables>, "variables">,
) => useMutation(AnswerGrievanceDocument, options);
knownOperations.set("AnswerGrievance", "ce49c65ba7608e5e4364c67c755ccc91eeb2f47f27f102a5949f00595d1c8ac4");
