/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Breaches_BreachFragment = { id: string, number: number, version: number, noticedAt: string, dueAt: string, what: string, data: string, peopleCount: number, consequences: string, measures: string, reportedAt: string | null };

export type SaveBreachMutationVariables = Exact<{
  input: Types.SaveBreachInput;
}>;


export type SaveBreachMutation = { saveBreach: { id: string, number: number, version: number, noticedAt: string, dueAt: string, what: string, data: string, peopleCount: number, consequences: string, measures: string, reportedAt: string | null } };

export type MarkBreachReportedMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkBreachReportedMutation = { markBreachReported: { id: string, number: number, version: number, noticedAt: string, dueAt: string, what: string, data: string, peopleCount: number, consequences: string, measures: string, reportedAt: string | null } };

export const Breaches_BreachFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breaches_breach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}}]} as unknown as DocumentNode<Breaches_BreachFragment, unknown>;
export const SaveBreachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBreach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBreachInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBreach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Breaches_breach"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breaches_breach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}}]} as unknown as DocumentNode<SaveBreachMutation, SaveBreachMutationVariables>;
export const MarkBreachReportedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkBreachReported"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markBreachReported"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Breaches_breach"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breaches_breach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}}]} as unknown as DocumentNode<MarkBreachReportedMutation, MarkBreachReportedMutationVariables>;

export const useSaveBreachMutation = (
  options?: Omit<useMutation.Options<SaveBreachMutation, SaveBreachMutationVariables>, "variables">,
) => useMutation(SaveBreachDocument, options);
knownOperations.set("SaveBreach", "1fba4cb5965dbc5adbabbee3b8372f845dd645f6cc7eb9f62b01e0a768a91f6b");


export const useMarkBreachReportedMutation = (
  options?: Omit<useMutation.Options<MarkBreachReportedMutation, MarkBreachReportedMutationVariables>, "variables">,
) => useMutation(MarkBreachReportedDocument, options);
knownOperations.set("MarkBreachReported", "4c3c60f123a0bc9b6caf641c8497f0a344c83b4667435fb5ef65347fc4acf2bf");
