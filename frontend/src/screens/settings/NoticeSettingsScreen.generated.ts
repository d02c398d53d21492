/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoticeSettingsScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeSettingsScreenQuery = { noticePreferences: { id: string, isDaily: boolean, quietFrom: number | null, quietTo: number | null, groups: Array<{ group: Types.NoticeGroup, isShown: boolean, isMailed: boolean | null, isPushed: boolean, isNeeded: boolean }> }, pushDevices: { id: string, key: string | null, devices: Array<{ id: string, device: string, createdAt: string, usedAt: string | null }> } };


export const NoticeSettingsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeSettingsScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticePreferences_preferences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pushDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Push_devices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePreferences_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticePreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"isPushed"}},{"kind":"Field","name":{"kind":"Name","value":"isNeeded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Push_devices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}}]}}]} as unknown as DocumentNode<NoticeSettingsScreenQuery, NoticeSettingsScreenQueryVariables>;

export const useNoticeSettingsScreenQuery = (
  options?: useQuery.Options<NoticeSettingsScreenQuery, NoticeSettingsScreenQueryVariables>,
) => useQuery(NoticeSettingsScreenDocument, options ?? {});
knownOperations.set("NoticeSettingsScreen", "7b5bad30a87a80afd45fea1492df9065aa59a4e16fa2e8c259ac7145e9c1df02");
