/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
/** Something that a plan can have. The codes stay; a client puts its own words to them. */
export const PlanFeature = {
  /** 'Advanced filters': search by pay, skills, verified companies and companies that reply. */
  AdvancedFilters: 'ADVANCED_FILTERS',
  /** 'Basic search': by text, type, place, date, work mode and experience. */
  BasicSearch: 'BASIC_SEARCH',
  /** 'Basic templates': a resume can be printed, in a few templates. */
  BasicTemplates: 'BASIC_TEMPLATES',
  /** 'Priority processing': companies see the applications before those of other plans. */
  PriorityProcessing: 'PRIORITY_PROCESSING',
  /** 'Professional templates': there is room for more templates. */
  ProfessionalTemplates: 'PROFESSIONAL_TEMPLATES',
  /** 'View listings': open jobs can be read. */
  ViewListings: 'VIEW_LISTINGS'
} as const;

export type PlanFeature = typeof PlanFeature[keyof typeof PlanFeature];
/** What became of a request for a plan. */
export const PlanRequestStatus = {
  /** Paid for, or approved by an admin; the plan was given. */
  Approved: 'APPROVED',
  /** Open: waits for its payment, with a provider of payments. */
  AwaitingPayment: 'AWAITING_PAYMENT',
  /** Taken back by the person, or overtaken by another change of plan. */
  Cancelled: 'CANCELLED',
  /** Its payment was refused, or not made within a day. */
  Failed: 'FAILED',
  /** An admin refused it. */
  Refused: 'REFUSED',
  /** Open: waits for an admin. */
  Requested: 'REQUESTED'
} as const;

export type PlanRequestStatus = typeof PlanRequestStatus[keyof typeof PlanRequestStatus];
export type PlanCard_PlanFragment = { code: PlanCode, name: string, monthlyPrice: number, monthlyApplicationLimit: number | null, resumeTemplateLimit: number | null, features: Array<PlanFeature> };

export type PlanCard_AccountFragment = { id: string, subscription: { plan: PlanCode, nextPlan: PlanCode | null, changesAt: string | null }, openPlanRequest: { id: string, plan: PlanCode, status: PlanRequestStatus, requestedAt: string } | null };

export const PlanCard_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyApplicationLimit"}},{"kind":"Field","name":{"kind":"Name","value":"resumeTemplateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<PlanCard_PlanFragment, unknown>;
export const PlanCard_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openPlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<PlanCard_AccountFragment, unknown>;