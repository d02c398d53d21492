/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InitDatabaseMutationVariables = Exact<{ [key: string]: never; }>;


export type InitDatabaseMutation = { initDatabase: { message: string } };

export type CreateTestUsersMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateTestUsersMutation = { createTestUsers: { message: string } };

export type CreateSubscriptionPlansMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateSubscriptionPlansMutation = { createSubscriptionPlans: { message: string } };


export const InitDatabaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InitDatabase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"initDatabase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<InitDatabaseMutation, InitDatabaseMutationVariables>;
export const CreateTestUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTestUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTestUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateTestUsersMutation, CreateTestUsersMutationVariables>;
export const CreateSubscriptionPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSubscriptionPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSubscriptionPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateSubscriptionPlansMutation, CreateSubscriptionPlansMutationVariables>;

export const useInitDatabaseMutation = (
  options?: Omit<useMutation.Options<InitDatabaseMutation, InitDatabaseMutationVariables>, "variables">,
) => useMutation(InitDatabaseDocument, options);
knownOperations.set("InitDatabase", "59429249bf9a998b676954a2cdf563848077f72c540af1cf7851f49e2828e8f8");


export const useCreateTestUsersMutation = (
  options?: Omit<useMutation.Options<CreateTestUsersMutation, CreateTestUsersMutationVariables>, "variables">,
) => useMutation(CreateTestUsersDocument, options);
knownOperations.set("CreateTestUsers", "a589fbc4ac28c709d673e38bc0e4c4eff2f7d50356a171d81343929adc5f184a");


export const useCreateSubscriptionPlansMutation = (
  options?: Omit<useMutation.Options<CreateSubscriptionPlansMutation, CreateSubscriptionPlansMutationVariables>, "variables">,
) => useMutation(CreateSubscriptionPlansDocument, options);
knownOperations.set("CreateSubscriptionPlans", "b7de5b444ce27be86807781c90601cf13d64d1cb93de40e7b7eb09fb3ee1bb3d");
