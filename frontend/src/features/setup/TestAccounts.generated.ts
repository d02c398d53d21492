/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The plans, from the least to the most. `plans` has their limits and features. */
export const PlanCode = {
  /** Every account starts with it. */
  Free: 'FREE',
  /** More than FREE. */
  Paid: 'PAID',
  /** More than PAID. */
  Premium: 'PREMIUM'
} as const;

export type PlanCode = typeof PlanCode[keyof typeof PlanCode];
/** What an account is for. */
export const Role = {
  /** Manages users, companies and jobs; cannot be chosen at sign-up. */
  Admin: 'ADMIN',
  /** Posts jobs and reviews candidates. */
  Employer: 'EMPLOYER',
  /** Looks for work; the default. */
  Jobseeker: 'JOBSEEKER'
} as const;

export type Role = typeof Role[keyof typeof Role];
export type TestAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestAccountsQuery = { testAccounts: Array<{ email: string, password: string, name: string, role: Role, plan: PlanCode }> };


export const TestAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}]} as unknown as DocumentNode<TestAccountsQuery, TestAccountsQueryVariables>;

export const useTestAccountsQuery = (
  options?: useQuery.Options<TestAccountsQuery, TestAccountsQueryVariables>,
) => useQuery(TestAccountsDocument, options ?? {});