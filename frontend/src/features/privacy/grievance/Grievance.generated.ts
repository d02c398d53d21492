/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Grievance_GrievanceFragment = { id: string, number: number, kind: Types.GrievanceKind, text: string, raisedAt: string, dueOn: string, answeredAt: string | null, answer: string | null };

export type RaiseGrievanceMutationVariables = Exact<{
  input: Types.RaiseGrievanceInput;
  clientRequestId?: string | number | null | undefined;
}>;


export type RaiseGrievanceMutation = { raiseGrievance: { id: string, dueOn: string } };

export type WithdrawGrievanceMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawGrievanceMutation = { withdrawGrievance: { id: string } };

export const Grievance_GrievanceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Grievance_grievance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Grievance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<Grievance_GrievanceFragment, unknown>;
export const RaiseGrievanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaiseGrievance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaiseGrievanceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raiseGrievance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}}]}}]}}]} as unknown as DocumentNode<RaiseGrievanceMutation, RaiseGrievanceMutationVariables>;
export const WithdrawGrievanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawGrievance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawGrievance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WithdrawGrievanceMutation, WithdrawGrievanceMutationVariables>;

export const useRaiseGrievanceMutation = (
  options?: Omit<useMutation.Options<RaiseGrievanceMutation, RaiseGrievanceMutationVariables>, "variables">,
) => useMutation(RaiseGrievanceDocument, options);
knownOperations.set("RaiseGrievance", "d10db9a4452fea8a304e6bfde8fa6c9bc4b1e835210ff0fdc378874c310661fd");


export const useWithdrawGrievanceMutation = (
  options?: Omit<useMutation.Options<WithdrawGrievanceMutation, WithdrawGrievanceMutationVariables>, "variables">,
) => useMutation(WithdrawGrievanceDocument, options);
knownOperations.set("WithdrawGrievance", "bca816137cbfb5c7a55aafa76569bfc818aaf88407428d5427f12f0457e373c0");
