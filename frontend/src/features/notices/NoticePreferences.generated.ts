/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoticePreferences_PreferencesFragment = { id: string, isDaily: boolean, quietFrom: number | null, quietTo: number | null, groups: Array<{ group: Types.NoticeGroup, isShown: boolean, isMailed: boolean | null, isPushed: boolean, isTexted: boolean | null, isNeeded: boolean }> };

export type SetNoticeWayMutationVariables = Exact<{
  group: Types.NoticeGroup;
  channel: Types.NoticeChannel;
  isOn: boolean;
}>;


export type SetNoticeWayMutation = { setNoticeWay: { id: string, isDaily: boolean, quietFrom: number | null, quietTo: number | null, groups: Array<{ group: Types.NoticeGroup, isShown: boolean, isMailed: boolean | null, isPushed: boolean, isTexted: boolean | null, isNeeded: boolean }> } };

export type SetNoticeTimingMutationVariables = Exact<{
  input: Types.NoticeTimingInput;
}>;


export type SetNoticeTimingMutation = { setNoticeTiming: { id: string, isDaily: boolean, quietFrom: number | null, quietTo: number | null, groups: Array<{ group: Types.NoticeGroup, isShown: boolean, isMailed: boolean | null, isPushed: boolean, isTexted: boolean | null, isNeeded: boolean }> } };

export const NoticePreferences_PreferencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePreferences_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticePreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"isPushed"}},{"kind":"Field","name":{"kind":"Name","value":"isTexted"}},{"kind":"Field","name":{"kind":"Name","value":"isNeeded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}}]}}]} as unknown as DocumentNode<NoticePreferences_PreferencesFragment, unknown>;
export const SetNoticeWayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNoticeWay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNoticeWay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticePreferences_preferences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePreferences_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticePreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"isPushed"}},{"kind":"Field","name":{"kind":"Name","value":"isTexted"}},{"kind":"Field","name":{"kind":"Name","value":"isNeeded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}}]}}]} as unknown as DocumentNode<SetNoticeWayMutation, SetNoticeWayMutationVariables>;
export const SetNoticeTimingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNoticeTiming"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeTimingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNoticeTiming"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticePreferences_preferences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePreferences_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticePreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"isPushed"}},{"kind":"Field","name":{"kind":"Name","value":"isTexted"}},{"kind":"Field","name":{"kind":"Name","value":"isNeeded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}}]}}]} as unknown as DocumentNode<SetNoticeTimingMutation, SetNoticeTimingMutationVariables>;

export const useSetNoticeWayMutation = (
  options?: Omit<useMutation.Options<SetNoticeWayMutation, SetNoticeWayMutationVariables>, "variables">,
) => useMutation(SetNoticeWayDocument, options);
knownOperations.set("SetNoticeWay", "4997a6db43da8636950ca79cf27222e6536191b95e14867ca116ef11b50ec1c1");


export const useSetNoticeTimingMutation = (
  options?: Omit<useMutation.Options<SetNoticeTimingMutation, SetNoticeTimingMutationVariables>, "variables">,
) => useMutation(SetNoticeTimingDocument, options);
knownOperations.set("SetNoticeTiming", "3be2e7b1efea7436a8c67d490d7c32c261179c7381445e0a2972da00b607eb04");
