/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountLanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountLanguageQuery = { me: { id: string, language: Types.Language | null } | null };

export type ChooseLanguageMutationVariables = Exact<{
  language: Types.Language;
}>;


export type ChooseLanguageMutation = { chooseLanguage: { id: string, language: Types.Language | null } };


export const AccountLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountLanguage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<AccountLanguageQuery, AccountLanguageQueryVariables>;
export const ChooseLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<ChooseLanguageMutation, ChooseLanguageMutationVariables>;

export const useAccountLanguageQuery = (
  options?: useQuery.Options<AccountLanguageQuery, AccountLanguageQueryVariables>,
) => useQuery(AccountLanguageDocument, options ?? {});
knownOperations.set("AccountLanguage", "adb3e5e7f673e20e1d6976cdbe31883c46d9a9826173a6b013faf1c75d28ef5c");


export const useChooseLanguageMutation = (
  options?: Omit<useMutation.Options<ChooseLanguageMutation, ChooseLanguageMutationVariables>, "variables">,
) => useMutation(ChooseLanguageDocument, options);
knownOperations.set("ChooseLanguage", "f94e0a9370c029449a06d9851d24db5160548defd9c26b5b1a41ba1321810ceb");
