/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TestAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestAccountsQuery = { testAccounts: Array<{ email: string, password: string, name: string, role: Types.Role, plan: Types.PlanCode }> };


export const TestAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}]} as unknown as DocumentNode<TestAccountsQuery, TestAccountsQueryVariables>;

export const useTestAccountsQuery = (
  options?: useQuery.Options<TestAccountsQuery, TestAccountsQueryVariables>,
) => useQuery(TestAccountsDocument, options ?? {});
knownOperations.set("TestAccounts", "5664c873a0d45edfedb4f049a042dca2b9d2414863ea69e033903d5a6ff35a04");
