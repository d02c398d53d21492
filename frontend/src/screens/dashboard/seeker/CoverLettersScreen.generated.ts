/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CoverLettersScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type CoverLettersScreenQuery = { myCoverLetters: Array<{ id: string, title: string, text: string, updatedAt: string }> };


export const CoverLettersScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoverLettersScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCoverLetters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverLetter_letter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverLetter_letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoverLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CoverLettersScreenQuery, CoverLettersScreenQueryVariables>;

export const useCoverLettersScreenQuery = (
  options?: useQuery.Options<CoverLettersScreenQuery, CoverLettersScreenQueryVariables>,
) => useQuery(CoverLettersScreenDocument, options ?? {});
knownOperations.set("CoverLettersScreen", "87e3871d7128aeba4ecc7a628da993e008806ae2c5a15cbabe7671bf75b509af");
