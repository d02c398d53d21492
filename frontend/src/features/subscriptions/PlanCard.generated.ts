/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The three plans. */
export const PlanCode = {
  /** 5 applications a month and 2 resume templates; what everybody starts with. */
  Free: 'FREE',
  /** 25 applications a month and 5 resume templates. */
  Paid: 'PAID',
  /** Applications and resume templates without limit. */
  Premium: 'PREMIUM'
} as const;

export type PlanCode = typeof PlanCode[keyof typeof PlanCode];
export type PlanCard_PlanFragment = { code: PlanCode, name: string, monthlyPrice: number, monthlyApplicationLimit: number | null, resumeTemplateLimit: number | null, features: Array<string> };

export type PlanCard_AccountFragment = { id: string, subscription: { plan: PlanCode, nextPlan: PlanCode | null, changesAt: string | null }, openPlanRequest: { id: string, plan: PlanCode, requestedAt: string } | null };

export const PlanCard_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyApplicationLimit"}},{"kind":"Field","name":{"kind":"Name","value":"resumeTemplateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<PlanCard_PlanFragment, unknown>;
export const PlanCard_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openPlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<PlanCard_AccountFragment, unknown>;