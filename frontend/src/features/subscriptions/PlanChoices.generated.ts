/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a plan is paid for on this portal. */
export const PaymentMode = {
  /** Not here: a request goes to an admin, who approves it. */
  Approval: 'APPROVAL',
  /** With a provider of payments, on the page that `redirectUrl` leads to. */
  Provider: 'PROVIDER',
  /** By a test payment, at once and without money: the local stack's. */
  Test: 'TEST'
} as const;

export type PaymentMode = typeof PaymentMode[keyof typeof PaymentMode];
export type PlanChoices_PaymentFragment = { paymentMode: PaymentMode };

export const PlanChoices_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanChoices_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}}]}}]} as unknown as DocumentNode<PlanChoices_PaymentFragment, unknown>;