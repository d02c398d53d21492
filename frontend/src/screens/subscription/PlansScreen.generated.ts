/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlansScreenQueryVariables = Exact<{
  isSignedIn: boolean;
}>;


export type PlansScreenQuery = { paymentMode: Types.PaymentMode, plans: Array<{ code: Types.PlanCode, name: string, monthlyPrice: number, gstWithinPrice: number | null, monthlyApplicationLimit: number | null, resumeTemplateLimit: number | null, teamSeats: number, features: Array<Types.PlanFeature> }>, me?: { id: string, subscription: { plan: Types.PlanCode, nextPlan: Types.PlanCode | null, changesAt: string | null }, openPlanRequest: { id: string, plan: Types.PlanCode, status: Types.PlanRequestStatus, requestedAt: string } | null } | null };


export const PlansScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanChoices_payment"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_plan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanChoices_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"gstWithinPrice"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyApplicationLimit"}},{"kind":"Field","name":{"kind":"Name","value":"resumeTemplateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"teamSeats"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"changesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openPlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<PlansScreenQuery, PlansScreenQueryVariables>;

export const usePlansScreenQuery = (
  options: (useQuery.Options<PlansScreenQuery, PlansScreenQueryVariables> & { variables: PlansScreenQueryVariables }) | SkipToken,
) => useQuery(PlansScreenDocument, options);
knownOperations.set("PlansScreen", "05dc5527ccc00252d07ebaa88e68b4f3e5727b53d669bb28c51e2f17f3a8622e");
