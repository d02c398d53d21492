/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a choice of plan came to. */
export const PlanChangeOutcome = {
  /** It waits for the payment: the person makes it at `redirectUrl`, or the provider still decides. */
  AwaitingPayment: 'AWAITING_PAYMENT',
  /** The plan is in force now. */
  Changed: 'CHANGED',
  /** The payment was refused; the plan is as before. Another try may pass. */
  PaymentFailed: 'PAYMENT_FAILED',
  /** An admin has to approve it first. */
  Requested: 'REQUESTED',
  /** The lower plan takes over at the month's end. */
  Scheduled: 'SCHEDULED',
  /** It was so already; nothing was done. */
  Unchanged: 'UNCHANGED'
} as const;

export type PlanChangeOutcome = typeof PlanChangeOutcome[keyof typeof PlanChangeOutcome];
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
export type ChangePlanMutationVariables = Exact<{
  plan: PlanCode;
}>;


export type ChangePlanMutation = { changePlan: { outcome: PlanChangeOutcome, redirectUrl: string | null, account: { id: string, subscription: { plan: PlanCode, nextPlan: PlanCode | null, changesAt: string | null }, openPlanRequest: { id: string, plan: PlanCode, status: PlanRequestStatus, requestedAt: string } | null } } };

export type CancelPlanChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelPlanChangeMutation = { cancelPlanChange: { outcome: PlanChangeOutcome, account: { id: string, subscription: { plan: PlanCode, nextPlan: PlanCode | null, changesAt: string | null }, openPlanRequest: { id: string, plan: PlanCode, status: PlanRequestStatus, requestedAt: string } | null } } };


export const ChangePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCode"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_account"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openPlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<ChangePlanMutation, ChangePlanMutationVariables>;
export const CancelPlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlanChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPlanChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_account"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openPlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<CancelPlanChangeMutation, CancelPlanChangeMutationVariables>;

export const useChangePlanMutation = (
  options?: Omit<useMutation.Options<ChangePlanMutation, ChangePlanMutationVariables>, "variables">,
) => useMutation(ChangePlanDocument, options);

export const useCancelPlanChangeMutation = (
  options?: Omit<useMutation.Options<CancelPlanChangeMutation, CancelPlanChangeMutationVariables>, "variables">,
) => useMutation(CancelPlanChangeDocument, options);