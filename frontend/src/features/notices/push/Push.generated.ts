/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Push_DevicesFragment = { id: string, key: string | null, devices: Array<{ id: string, device: string, createdAt: string, usedAt: string | null }> };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushDevices: { id: string, key: string | null } };

export type KeepPushSubscriptionMutationVariables = Exact<{
  input: Types.PushSubscriptionInput;
}>;


export type KeepPushSubscriptionMutation = { keepPushSubscription: { id: string, device: string, createdAt: string, usedAt: string | null } };

export type EndPushSubscriptionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndPushSubscriptionMutation = { endPushSubscription: { id: string, key: string | null, devices: Array<{ id: string, device: string, createdAt: string, usedAt: string | null }> } };

export type ReplacePushSubscriptionMutationVariables = Exact<{
  held: Types.HeldPushSubscriptionInput;
  next?: Types.PushSubscriptionInput | null | undefined;
}>;


export type ReplacePushSubscriptionMutation = { replacePushSubscription: { isKept: boolean } };

export const Push_DevicesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Push_devices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}}]}}]} as unknown as DocumentNode<Push_DevicesFragment, unknown>;
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const KeepPushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepPushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepPushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}}]}}]} as unknown as DocumentNode<KeepPushSubscriptionMutation, KeepPushSubscriptionMutationVariables>;
export const EndPushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Push_devices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Push_devices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}}]}}]} as unknown as DocumentNode<EndPushSubscriptionMutation, EndPushSubscriptionMutationVariables>;
export const ReplacePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplacePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"held"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeldPushSubscriptionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"next"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replacePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"held"},"value":{"kind":"Variable","name":{"kind":"Name","value":"held"}}},{"kind":"Argument","name":{"kind":"Name","value":"next"},"value":{"kind":"Variable","name":{"kind":"Name","value":"next"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isKept"}}]}}]}}]} as unknown as DocumentNode<ReplacePushSubscriptionMutation, ReplacePushSubscriptionMutationVariables>;

export const usePushKeyQuery = (
  options?: useQuery.Options<PushKeyQuery, PushKeyQueryVariables>,
) => useQuery(PushKeyDocument, options ?? {});
knownOperations.set("PushKey", "98fa24bef6ce8b3c4621b17fbf574f13b57488270d5ffea468b088c97d9daf91");


export const useKeepPushSubscriptionMutation = (
  options?: Omit<useMutation.Options<KeepPushSubscriptionMutation, KeepPushSubscriptionMutationVariables>, "variables">,
) => useMutation(KeepPushSubscriptionDocument, options);
knownOperations.set("KeepPushSubscription", "062e4102c38afeabc6ff3cbe7e2f1680370d93966278075ff247a5bfa23b1e4a");


export const useEndPushSubscriptionMutation = (
  options?: Omit<useMutation.Options<EndPushSubscriptionMutation, EndPushSubscriptionMutationVariables>, "variables">,
) => useMutation(EndPushSubscriptionDocument, options);
knownOperations.set("EndPushSubscription", "fe72ba35cf480a00982b3823d312934b28a90a4611633c9f27bacf25ce311a1b");


export const useReplacePushSubscriptionMutation = (
  options?: Omit<useMutation.Options<ReplacePushSubscriptionMutation, ReplacePushSubscriptionMutationVariables>, "variables">,
) => useMutation(ReplacePushSubscriptionDocument, options);
knownOperations.set("ReplacePushSubscription", "43c753306b6ddbf9af4684019b6f2bd020226175c26ed8151ec40e159717035b");
