/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Consents_ConsentsFragment = { id: string, adultAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> };

export type MyConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyConsentsQuery = { myConsents: { id: string, adultAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export type ConfirmAdultMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmAdultMutation = { confirmAdult: { id: string, adultAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export type SetConsentMutationVariables = Exact<{
  purpose: Types.ConsentPurpose;
  isGiven: boolean;
  language: Types.Language;
}>;


export type SetConsentMutation = { setConsent: { id: string, adultAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export type CloseConsentQuestionsMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseConsentQuestionsMutation = { closeConsentQuestions: { id: string, adultAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export const Consents_ConsentsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<Consents_ConsentsFragment, unknown>;
export const MyConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<MyConsentsQuery, MyConsentsQueryVariables>;
export const ConfirmAdultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAdult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAdult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmAdultMutation, ConfirmAdultMutationVariables>;
export const SetConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentPurpose"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isGiven"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}},{"kind":"Argument","name":{"kind":"Name","value":"isGiven"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isGiven"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<SetConsentMutation, SetConsentMutationVariables>;
export const CloseConsentQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseConsentQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeConsentQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<CloseConsentQuestionsMutation, CloseConsentQuestionsMutationVariables>;

export const useMyConsentsQuery = (
  options?: useQuery.Options<MyConsentsQuery, MyConsentsQueryVariables>,
) => useQuery(MyConsentsDocument, options ?? {});
knownOperations.set("MyConsents", "3aff0c097f7156d00252bd60116c10258ebf0f05e1dd6b483d7c11bc3d3aaf47");


export const useConfirmAdultMutation = (
  options?: Omit<useMutation.Options<ConfirmAdultMutation, ConfirmAdultMutationVariables>, "variables">,
) => useMutation(ConfirmAdultDocument, options);
knownOperations.set("ConfirmAdult", "c1191b22c3f41b7bf5487256196fb86cec4824aed1cacf91c95c2f06c7fef477");


export const useSetConsentMutation = (
  options?: Omit<useMutation.Options<SetConsentMutation, SetConsentMutationVariables>, "variables">,
) => useMutation(SetConsentDocument, options);
knownOperations.set("SetConsent", "d01c667d79cbb533174a1193d207e9477b15570ac2c64a2e99fab674c98ffc42");


export const useCloseConsentQuestionsMutation = (
  options?: Omit<useMutation.Options<CloseConsentQuestionsMutation, CloseConsentQuestionsMutationVariables>, "variables">,
) => useMutation(CloseConsentQuestionsDocument, options);
knownOperations.set("CloseConsentQuestions", "87cfd40bb2e7b3dc115635bde7e188668376243ddc3bd41d1e323083242cab91");
