/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Breaches_BreachFragment = { id: string, number: number, version: number, noticedAt: string, dueAt: string, what: string, data: string, peopleCount: number, consequences: string, measures: string, reportedAt: string | null, told: { toldCount: number, begunAt: string, isGoingOn: boolean } | null };

export type TellOfBreachMutationVariables = Exact<{
  input: Types.TellOfBreachInput;
}>;


export type TellOfBreachMutation = { tellOfBreach: { id: string, number: number, version: number, noticedAt: string, dueAt: string, what: string, data: string, peopleCount: number, consequences: string, measures: string, reportedAt: string | null, told: { toldCount: number, begunAt: string, isGoingOn: boolean } | null } };

export type SaveBreachMutationVariables = Exact<{
  input: Types.SaveBreachInput;
}>;


export type SaveBreachMutation = { saveBreach: { id: string, number: number, version: number, noticedAt: string, dueAt: string, what: string, data: string, peopleCount: number, consequences: string, measures: string, reportedAt: string | null, told: { toldCount: number, begunAt: string, isGoingOn: boolean } | null } };

export type MarkBreachReportedMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkBreachReportedMutation = { markBreachReported: { id: string, number: number, version: number, noticedAt: string, dueAt: string, what: string, data: string, peopleCount: number, consequences: string, measures: string, reportedAt: string | null, told: { toldCount: number, begunAt: string, isGoingOn: boolean } | null } };

export const Breaches_BreachFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breaches_breach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"told"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toldCount"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGoingOn"}}]}}]}}]} as unknown as DocumentNode<Breaches_BreachFragment, unknown>;
export const TellOfBreachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TellOfBreach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TellOfBreachInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tellOfBreach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Breaches_breach"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breaches_breach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"told"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toldCount"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGoingOn"}}]}}]}}]} as unknown as DocumentNode<TellOfBreachMutation, TellOfBreachMutationVariables>;
export const SaveBreachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBreach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBreachInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBreach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Breaches_breach"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breaches_breach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"told"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toldCount"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGoingOn"}}]}}]}}]} as unknown as DocumentNode<SaveBreachMutation, SaveBreachMutationVariables>;
export const MarkBreachReportedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkBreachReported"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markBreachReported"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Breaches_breach"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breaches_breach"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"noticedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"told"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toldCount"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGoingOn"}}]}}]}}]} as unknown as DocumentNode<MarkBreachReportedMutation, MarkBreachReportedMutationVariables>;

export const useTellOfBreachMutation = (
  options?: Omit<useMutation.Options<TellOfBreachMutation, TellOfBreachMutationVariables>, "variables">,
) => useMutation(TellOfBreachDocument, options);
knownOperations.set("TellOfBreach", "e40489b8b59f625b0ae682fe5138de6f74a82ffca3d0044ed82c22f29fd71f52");


export const useSaveBreachMutation = (
  options?: Omit<useMutation.Options<SaveBreachMutation, SaveBreachMutationVariables>, "variables">,
) => useMutation(SaveBreachDocument, options);
knownOperations.set("SaveBreach", "9a9c7ef164bc57c3c611999d9656e76f5f2a4aa1a69dd6e08a45f214328c869f");


export const useMarkBreachReportedMutation = (
  options?: Omit<useMutation.Options<MarkBreachReportedMutation, MarkBreachReportedMutationVariables>, "variables">,
) => useMutation(MarkBreachReportedDocument, options);
knownOperations.set("MarkBreachReported", "85bd506f0f40eda1e9223e8378a51cc88d0b1726d3fb92db74f53d135bc6ece9");
