/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PipelineStage_StageFragment = { id: string, name: string, status: Types.ApplicationStatus };

export type PipelineStagesQueryVariables = Exact<{ [key: string]: never; }>;


export type PipelineStagesQuery = { myCompanies: Array<{ id: string, name: string, viewerCan: { manageStages: boolean }, pipelineStages: Array<{ id: string, name: string, status: Types.ApplicationStatus }> }> };

export type AddPipelineStageMutationVariables = Exact<{
  input: Types.AddPipelineStageInput;
}>;


export type AddPipelineStageMutation = { addPipelineStage: { id: string, pipelineStages: Array<{ id: string, name: string, status: Types.ApplicationStatus }> } };

export type RenamePipelineStageMutationVariables = Exact<{
  input: Types.RenamePipelineStageInput;
}>;


export type RenamePipelineStageMutation = { renamePipelineStage: { id: string, pipelineStages: Array<{ id: string, name: string, status: Types.ApplicationStatus }> } };

export type OrderPipelineStagesMutationVariables = Exact<{
  input: Types.OrderPipelineStagesInput;
}>;


export type OrderPipelineStagesMutation = { orderPipelineStages: { id: string, pipelineStages: Array<{ id: string, name: string, status: Types.ApplicationStatus }> } };

export type RemovePipelineStageMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePipelineStageMutation = { removePipelineStage: { candidateCount: number, company: { id: string, pipelineStages: Array<{ id: string, name: string, status: Types.ApplicationStatus }> } } };

export const PipelineStage_StageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PipelineStage_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PipelineStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<PipelineStage_StageFragment, unknown>;
export const PipelineStagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PipelineStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manageStages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pipelineStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PipelineStage_stage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PipelineStage_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PipelineStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<PipelineStagesQuery, PipelineStagesQueryVariables>;
export const AddPipelineStageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPipelineStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPipelineStageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPipelineStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pipelineStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PipelineStage_stage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PipelineStage_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PipelineStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<AddPipelineStageMutation, AddPipelineStageMutationVariables>;
export const RenamePipelineStageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePipelineStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePipelineStageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePipelineStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pipelineStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PipelineStage_stage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PipelineStage_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PipelineStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<RenamePipelineStageMutation, RenamePipelineStageMutationVariables>;
export const OrderPipelineStagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderPipelineStages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPipelineStagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPipelineStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pipelineStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PipelineStage_stage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PipelineStage_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PipelineStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<OrderPipelineStagesMutation, OrderPipelineStagesMutationVariables>;
export const RemovePipelineStageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePipelineStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePipelineStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pipelineStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PipelineStage_stage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PipelineStage_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PipelineStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<RemovePipelineStageMutation, RemovePipelineStageMutationVariables>;

export const usePipelineStagesQuery = (
  options?: useQuery.Options<PipelineStagesQuery, PipelineStagesQueryVariables>,
) => useQuery(PipelineStagesDocument, options ?? {});
knownOperations.set("PipelineStages", "21102d7ffb6a8ef8f63ddb2171c1ef1028e0a1cd63103306b8e4da149fc96f27");


export const useAddPipelineStageMutation = (
  options?: Omit<useMutation.Options<AddPipelineStageMutation, AddPipelineStageMutationVariables>, "variables">,
) => useMutation(AddPipelineStageDocument, options);
knownOperations.set("AddPipelineStage", "9ebb86de9ca945019566477e21dfcc3c6b4a17736b899b06754367d196eee7a1");


export const useRenamePipelineStageMutation = (
  options?: Omit<useMutation.Options<RenamePipelineStageMutation, RenamePipelineStageMutationVariables>, "variables">,
) => useMutation(RenamePipelineStageDocument, options);
knownOperations.set("RenamePipelineStage", "9adb56128fcce848f69cafa74425fe204532f6ebbd37d76729e9976028e9199e");


export const useOrderPipelineStagesMutation = (
  options?: Omit<useMutation.Options<OrderPipelineStagesMutation, OrderPipelineStagesMutationVariables>, "variables">,
) => useMutation(OrderPipelineStagesDocument, options);
knownOperations.set("OrderPipelineStages", "a1eb299d8e260ead1125d67cc9366aac41975928fc9c202c60c0f0b5ca634248");


export const useRemovePipelineStageMutation = (
  options?: Omit<useMutation.Options<RemovePipelineStageMutation, RemovePipelineStageMutationVariables>, "variables">,
) => useMutation(RemovePipelineStageDocument, options);
knownOperations.set("RemovePipelineStage", "85529e7f449ff2485d1fe2dcff236c84fc6cc4e5155a148c4f94c0f02277b12c");
