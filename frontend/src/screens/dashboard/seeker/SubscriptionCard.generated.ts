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
export type SubscriptionCard_QuotaFragment = { plan: PlanCode, limit: number | null, used: number, remaining: number | null, resetsAt: string };

export type SubscriptionCard_TemplatesFragment = { limit: number | null, used: number, remaining: number | null };

export type SubscriptionCard_PlanFragment = { code: PlanCode, name: string, features: Array<PlanFeature> };

export const SubscriptionCard_QuotaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionCard_quota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]} as unknown as DocumentNode<SubscriptionCard_QuotaFragment, unknown>;
export const SubscriptionCard_TemplatesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionCard_templates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeTemplateQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<SubscriptionCard_TemplatesFragment, unknown>;
export const SubscriptionCard_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<SubscriptionCard_PlanFragment, unknown>;