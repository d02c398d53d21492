/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TitleSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type TitleSuggestionsQuery = { suggestions: Array<string> };

export type PlaceSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type PlaceSuggestionsQuery = { suggestions: Array<string> };

export type PlacesLikeQueryVariables = Exact<{
  text: string;
}>;


export type PlacesLikeQuery = { places: Array<{ id: number, label: string }> };


export const TitleSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TitleSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"suggestions"},"name":{"kind":"Name","value":"jobSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<TitleSuggestionsQuery, TitleSuggestionsQueryVariables>;
export const PlaceSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"suggestions"},"name":{"kind":"Name","value":"placeSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<PlaceSuggestionsQuery, PlaceSuggestionsQueryVariables>;
export const PlacesLikeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacesLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<PlacesLikeQuery, PlacesLikeQueryVariables>;

export const useTitleSuggestionsQuery = (
  options: (useQuery.Options<TitleSuggestionsQuery, TitleSuggestionsQueryVariables> & { variables: TitleSuggestionsQueryVariables }) | SkipToken,
) => useQuery(TitleSuggestionsDocument, options);
knownOperations.set("TitleSuggestions", "7db72127f51a66fda6419a053710833b855d47ab7db2adcd86f413d05200baa0");


export const usePlaceSuggestionsQuery = (
  options: (useQuery.Options<PlaceSuggestionsQuery, PlaceSuggestionsQueryVariables> & { variables: PlaceSuggestionsQueryVariables }) | SkipToken,
) => useQuery(PlaceSuggestionsDocument, options);
knownOperations.set("PlaceSuggestions", "aba8274f813cb9505f0bdb22ad5b0f42ed9383b64546bc3f843665f7f16fa09b");


export const usePlacesLikeQuery = (
  options: (useQuery.Options<PlacesLikeQuery, PlacesLikeQueryVariables> & { variables: PlacesLikeQueryVariables }) | SkipToken,
) => useQuery(PlacesLikeDocument, options);
knownOperations.set("PlacesLike", "7dc7da286f1579362e2d27942e5feb1437631ec4286a555cbd915e8819d59ae0");
