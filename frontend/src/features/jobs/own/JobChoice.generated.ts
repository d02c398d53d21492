/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobChoicesQueryVariables = Exact<{
  text: string;
}>;


export type JobChoicesQuery = { candidateJobs: Array<{ id: string, title: string, location: string, standing: { applicationCount: number, unopenedCount: number } | null }> };

export type ChosenJobQueryVariables = Exact<{
  id: string | number;
}>;


export type ChosenJobQuery = { myJob: { id: string, title: string, location: string } | null };

export type JobChoice_JobFragment = { id: string, title: string, location: string };

export const JobChoice_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobChoice_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]} as unknown as DocumentNode<JobChoice_JobFragment, unknown>;
export const JobChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobChoice_job"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"unopenedCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobChoice_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]} as unknown as DocumentNode<JobChoicesQuery, JobChoicesQueryVariables>;
export const ChosenJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobChoice_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobChoice_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]} as unknown as DocumentNode<ChosenJobQuery, ChosenJobQueryVariables>;

export const useJobChoicesQuery = (
  options: (useQuery.Options<JobChoicesQuery, JobChoicesQueryVariables> & { variables: JobChoicesQueryVariables }) | SkipToken,
) => useQuery(JobChoicesDocument, options);
knownOperations.set("JobChoices", "fd170d056b08fc3da88a344a0b013f2e48ab51c62cae4e19260938ba82c866e7");


export const useChosenJobQuery = (
  options: (useQuery.Options<ChosenJobQuery, ChosenJobQueryVariables> & { variables: ChosenJobQueryVariables }) | SkipToken,
) => useQuery(ChosenJobDocument, options);
knownOperations.set("ChosenJob", "9c9e5f5f8cd86fdc2edb7e212b9e09df5b88bfe85145678982fb035719225695");
