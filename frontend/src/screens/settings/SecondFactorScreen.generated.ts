/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecondFactorScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorScreenQuery = { secondFactor: { since: string | null, recoveryCodesLeft: number, isOffered: boolean, isRequired: boolean } };


export const SecondFactorScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactor_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactor_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<SecondFactorScreenQuery, SecondFactorScreenQueryVariables>;

export const useSecondFactorScreenQuery = (
  options?: useQuery.Options<SecondFactorScreenQuery, SecondFactorScreenQueryVariables>,
) => useQuery(SecondFactorScreenDocument, options ?? {});
knownOperations.set("SecondFactorScreen", "e0db7f7973797735d4979e77e84fe07c2c7f5127171fabc5d097f9d473955d3e");
