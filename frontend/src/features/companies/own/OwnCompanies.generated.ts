/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCompaniesQuery = { myCompanies: Array<{ id: string, name: string, isVerified: boolean, viewerCan: { edit: boolean, seeTeam: boolean } }> };


export const OwnCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyLinks_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyLinks_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"seeTeam"}}]}}]}}]} as unknown as DocumentNode<OwnCompaniesQuery, OwnCompaniesQueryVariables>;

export const useOwnCompaniesQuery = (
  options?: useQuery.Options<OwnCompaniesQuery, OwnCompaniesQueryVariables>,
) => useQuery(OwnCompaniesDocument, options ?? {});
knownOperations.set("OwnCompanies", "97c54a8b5c47136bf5a52ccb281f72224b966fcd1686366493cf8de139b10d05");
