/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailSuppression_AccountFragment = { id: string, email: string | null, mailSuppression: { cause: Types.MailSuppressionCause, since: string, liftableAt: string | null } | null };

export type LiftMailSuppressionMutationVariables = Exact<{ [key: string]: never; }>;


export type LiftMailSuppressionMutation = { liftMailSuppression: { id: string, email: string | null, mailSuppression: { cause: Types.MailSuppressionCause, since: string, liftableAt: string | null } | null } };

export const MailSuppression_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailSuppression_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailSuppression"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"liftableAt"}}]}}]}}]} as unknown as DocumentNode<MailSuppression_AccountFragment, unknown>;
export const LiftMailSuppressionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftMailSuppression"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftMailSuppression"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailSuppression_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailSuppression_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailSuppression"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"liftableAt"}}]}}]}}]} as unknown as DocumentNode<LiftMailSuppressionMutation, LiftMailSuppressionMutationVariables>;

export const useLiftMailSuppressionMutation = (
  options?: Omit<useMutation.Options<LiftMailSuppressionMutation, LiftMailSuppressionMutationVariables>, "variables">,
) => useMutation(LiftMailSuppressionDocument, options);
knownOperations.set("LiftMailSuppression", "e92a6a1c54fe3c3c4ae9f56a3cdf28d0a623743c5a8e29328b1ef9b87293f76f");
