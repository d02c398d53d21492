/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminSearchWord_WordFragment = { id: string, code: string, kind: Types.SearchWordKind, name: string, forms: Array<string>, version: number, isRead: boolean, openJobCount: number | null, includes: Array<{ id: string, code: string, name: string }> };

export type AdminSearchQuery_QueryFragment = { text: string, searches: number, foundNothing: number, found: number, clicks: number, places: Array<string>, opened: Array<{ jobId: string, title: string, clicks: number, position: number }> };

export type SearchWordProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchWordProgressQuery = { searchWordProgress: { jobCount: number, isLooking: boolean } };

export type IncludableWordsQueryVariables = Exact<{
  text: string;
}>;


export type IncludableWordsQuery = { searchWords: { items: Array<{ id: string, code: string, name: string }> } };

export type TrySearchQueryVariables = Exact<{
  text: string;
  word?: Types.TriedWordInput | null | undefined;
}>;


export type TrySearchQuery = { trySearch: { total: number, isTotalCapped: boolean, totalBefore: number, isPartial: boolean, words: Array<{ text: string, word: { id: string, code: string, name: string } }>, jobs: Array<{ id: string, title: string, companyName: string, place: string }> } };

export type AddSearchWordMutationVariables = Exact<{
  code: string | number;
  input: Types.SearchWordInput;
}>;


export type AddSearchWordMutation = { addSearchWord: { id: string, code: string, kind: Types.SearchWordKind, name: string, forms: Array<string>, version: number, isRead: boolean, openJobCount: number | null, includes: Array<{ id: string, code: string, name: string }> } };

export type UpdateSearchWordMutationVariables = Exact<{
  code: string | number;
  version: number;
  input: Types.SearchWordInput;
}>;


export type UpdateSearchWordMutation = { updateSearchWord: { id: string, code: string, kind: Types.SearchWordKind, name: string, forms: Array<string>, version: number, isRead: boolean, openJobCount: number | null, includes: Array<{ id: string, code: string, name: string }> } };

export type RemoveSearchWordMutationVariables = Exact<{
  code: string | number;
  version: number;
}>;


export type RemoveSearchWordMutation = { removeSearchWord: { id: string, code: string } };

export const AdminSearchWord_WordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSearchWord_word"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchWord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"forms"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"openJobCount"}},{"kind":"Field","name":{"kind":"Name","value":"includes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminSearchWord_WordFragment, unknown>;
export const AdminSearchQuery_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSearchQuery_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchQuery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"foundNothing"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"opened"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<AdminSearchQuery_QueryFragment, unknown>;
export const SearchWordProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchWordProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchWordProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"isLooking"}}]}}]}}]} as unknown as DocumentNode<SearchWordProgressQuery, SearchWordProgressQueryVariables>;
export const IncludableWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IncludableWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<IncludableWordsQuery, IncludableWordsQueryVariables>;
export const TrySearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrySearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TriedWordInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"word"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalCapped"}},{"kind":"Field","name":{"kind":"Name","value":"totalBefore"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}}]}}]}}]} as unknown as DocumentNode<TrySearchQuery, TrySearchQueryVariables>;
export const AddSearchWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSearchWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchWordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSearchWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSearchWord_word"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSearchWord_word"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchWord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"forms"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"openJobCount"}},{"kind":"Field","name":{"kind":"Name","value":"includes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddSearchWordMutation, AddSearchWordMutationVariables>;
export const UpdateSearchWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSearchWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchWordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSearchWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSearchWord_word"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSearchWord_word"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchWord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"forms"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"openJobCount"}},{"kind":"Field","name":{"kind":"Name","value":"includes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateSearchWordMutation, UpdateSearchWordMutationVariables>;
export const RemoveSearchWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSearchWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSearchWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<RemoveSearchWordMutation, RemoveSearchWordMutationVariables>;

export const useSearchWordProgressQuery = (
  options?: useQuery.Options<SearchWordProgressQuery, SearchWordProgressQueryVariables>,
) => useQuery(SearchWordProgressDocument, options ?? {});
knownOperations.set("SearchWordProgress", "10561da8f4a026e4785fe05d61b3c5b1ec728344d44e7bb631a4b834dd93bb0e");


export const useIncludableWordsQuery = (
  options: (useQuery.Options<IncludableWordsQuery, IncludableWordsQueryVariables> & { variables: IncludableWordsQueryVariables }) | SkipToken,
) => useQuery(IncludableWordsDocument, options);
knownOperations.set("IncludableWords", "cae9b0028d4ae96226c780251df038c8f44a81e91c3dfb2f9d46991ed39f6c4d");


export const useTrySearchQuery = (
  options: (useQuery.Options<TrySearchQuery, TrySearchQueryVariables> & { variables: TrySearchQueryVariables }) | SkipToken,
) => useQuery(TrySearchDocument, options);
knownOperations.set("TrySearch", "c4b9f078a322577c38af33f0f298f4caec3ee2fa7353206d719252c19007364b");


export const useAddSearchWordMutation = (
  options?: Omit<useMutation.Options<AddSearchWordMutation, AddSearchWordMutationVariables>, "variables">,
) => useMutation(AddSearchWordDocument, options);
knownOperations.set("AddSearchWord", "6a024ce403d0c51a3f357df9065a8bb8de459d4cd1a147518c8a94a1c5140471");


export const useUpdateSearchWordMutation = (
  options?: Omit<useMutation.Options<UpdateSearchWordMutation, UpdateSearchWordMutationVariables>, "variables">,
) => useMutation(UpdateSearchWordDocument, options);
knownOperations.set("UpdateSearchWord", "2920cf1bef0170757b55b1e909700291869b5f227d27211920ce2128802aebf9");


export const useRemoveSearchWordMutation = (
  options?: Omit<useMutation.Options<RemoveSearchWordMutation, RemoveSearchWordMutationVariables>, "variables">,
) => useMutation(RemoveSearchWordDocument, options);
knownOperations.set("RemoveSearchWord", "eb84b55813b50d77afd73a573e60cdcd45d27e7a73d728db86bdc7c209a389fd");
