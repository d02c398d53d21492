/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecondFactor_StateFragment = { since: string | null, recoveryCodesLeft: number, isOffered: boolean, isRequired: boolean };

export type OwnSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSecondFactorQuery = { secondFactor: { since: string | null, recoveryCodesLeft: number, isOffered: boolean, isRequired: boolean } };

export type BeginSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSecondFactorMutation = { beginSecondFactor: { key: string, uri: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { secret: string, recoveryCodes: Array<string> } };

export type PassSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type PassSecondFactorMutation = { passSecondFactor: { secret: string } };

export type ReplaceRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type ReplaceRecoveryCodesMutation = { replaceRecoveryCodes: { recoveryCodes: Array<string> } };

export type RemoveSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { since: string | null, recoveryCodesLeft: number, isOffered: boolean, isRequired: boolean } };

export const SecondFactor_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactor_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<SecondFactor_StateFragment, unknown>;
export const OwnSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactor_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactor_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<OwnSecondFactorQuery, OwnSecondFactorQueryVariables>;
export const BeginSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const PassSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PassSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<PassSecondFactorMutation, PassSecondFactorMutationVariables>;
export const ReplaceRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>;
export const RemoveSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactor_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactor_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;

export const useOwnSecondFactorQuery = (
  options?: useQuery.Options<OwnSecondFactorQuery, OwnSecondFactorQueryVariables>,
) => useQuery(OwnSecondFactorDocument, options ?? {});
knownOperations.set("OwnSecondFactor", "f99088d80881bfa2337b04e984aa26f97509c4da26fd6397ac4ced06c60767ea");


export const useBeginSecondFactorMutation = (
  options?: Omit<useMutation.Options<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>, "variables">,
) => useMutation(BeginSecondFactorDocument, options);
knownOperations.set("BeginSecondFactor", "db5e217a40f4a21bad9d7e3edff8674400806c5d5530bad305e2256b136a3314");


export const useConfirmSecondFactorMutation = (
  options?: Omit<useMutation.Options<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>, "variables">,
) => useMutation(ConfirmSecondFactorDocument, options);
knownOperations.set("ConfirmSecondFactor", "7fe0d9be083aea20211587b858b08e5cf4372c27404ea300f23ba55980ca369d");


export const usePassSecondFactorMutation = (
  options?: Omit<useMutation.Options<PassSecondFactorMutation, PassSecondFactorMutationVariables>, "variables">,
) => useMutation(PassSecondFactorDocument, options);
knownOperations.set("PassSecondFactor", "748eafe23276136790609434ba2507688c5a85a4d7210ee86d9d66471ef5afe8");


export const useReplaceRecoveryCodesMutation = (
  options?: Omit<useMutation.Options<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>, "variables">,
) => useMutation(ReplaceRecoveryCodesDocument, options);
knownOperations.set("ReplaceRecoveryCodes", "7e4eaf149f333f1b0d5f1c3a0187bb4b2781734e1a51c12897d4885935f27778");


export const useRemoveSecondFactorMutation = (
  options?: Omit<useMutation.Options<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>, "variables">,
) => useMutation(RemoveSecondFactorDocument, options);
knownOperations.set("RemoveSecondFactor", "0b1041d67b27260d7b64a746251dfe175ae3208a8ac84f2c627997687389710d");
