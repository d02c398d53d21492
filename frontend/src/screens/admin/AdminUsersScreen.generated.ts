/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an account may act. */
export const AccountStatus = {
  /** The e-mail address is verified. */
  Active: 'ACTIVE',
  /** An admin has blocked the account. */
  Blocked: 'BLOCKED',
  /** The e-mail address is not verified yet. */
  Pending: 'PENDING'
} as const;

export type AccountStatus = typeof AccountStatus[keyof typeof AccountStatus];
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
/** Which users; what is left out does not matter. */
export type UserFilter = {
  /** On this plan. A downgrade that has just fallen due may take a moment to show here. */
  plan?: PlanCode | null | undefined;
  /** Of this role. */
  role?: Role | null | undefined;
  /** Of this status. */
  status?: AccountStatus | null | undefined;
  /** Beginning of the e-mail, of '@' and its domain, or of the name from any of its words on; up to 120 characters. */
  text?: string | null | undefined;
};

export type AdminUsersScreenQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminUsersScreenQuery = { users: { nextCursor: string | null, total: number, isTotalCapped: boolean, items: Array<{ id: string, email: string, displayName: string | null, photoURL: string | null, role: Role, status: AccountStatus, blockedReason: string | null, createdAt: string, viewerCan: { changeRole: boolean, makeAdmin: boolean, block: boolean, delete: boolean }, subscription: { plan: PlanCode } }> }, planRequests: { total: number, items: Array<{ id: string, plan: PlanCode, requestedAt: string, account: { id: string, email: string, displayName: string | null, subscription: { plan: PlanCode } } }> } };


export const AdminUsersScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsersScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUser_account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalCapped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenPlanRequest_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUser_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"photoURL"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRole"}},{"kind":"Field","name":{"kind":"Name","value":"makeAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenPlanRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUsersScreenQuery, AdminUsersScreenQueryVariables>;

export const useAdminUsersScreenQuery = (
  options?: useQuery.Options<AdminUsersScreenQuery, AdminUsersScreenQueryVariables>,
) => useQuery(AdminUsersScreenDocument, options ?? {});