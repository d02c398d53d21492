/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Consents_ConsentsFragment = { id: string, adultAt: string | null, minorAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> };

export type MyConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyConsentsQuery = { myConsents: { id: string, adultAt: string | null, minorAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export type ConfirmAdultMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmAdultMutation = { confirmAdult: { id: string, adultAt: string | null, minorAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export type ConfirmMinorMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmMinorMutation = { confirmMinor: { id: string, adultAt: string | null, minorAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export type SetConsentMutationVariables = Exact<{
  purpose: Types.ConsentPurpose;
  isGiven: boolean;
  language: Types.Language;
}>;


export type SetConsentMutation = { setConsent: { id: string, adultAt: string | null, minorAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export type CloseConsentQuestionsMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseConsentQuestionsMutation = { closeConsentQuestions: { id: string, adultAt: string | null, minorAt: string | null, askedAt: string | null, given: Array<{ id: string, purpose: Types.ConsentPurpose, givenAt: string }> } };

export const Consents_ConsentsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"minorAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<Consents_ConsentsFragment, unknown>;
export const MyConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"minorAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<MyConsentsQuery, MyConsentsQueryVariables>;
export const ConfirmAdultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAdult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAdult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"minorAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmAdultMutation, ConfirmAdultMutationVariables>;
export const ConfirmMinorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmMinor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmMinor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"minorAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmMinorMutation, ConfirmMinorMutationVariables>;
export const SetConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentPurpose"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isGiven"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}},{"kind":"Argument","name":{"kind":"Name","value":"isGiven"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isGiven"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"minorAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<SetConsentMutation, SetConsentMutationVariables>;
export const CloseConsentQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseConsentQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeConsentQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consents_consents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consents_consents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyConsents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adultAt"}},{"kind":"Field","name":{"kind":"Name","value":"minorAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}}]}}]}}]} as unknown as DocumentNode<CloseConsentQuestionsMutation, CloseConsentQuestionsMutationVariables>;

export const useMyConsentsQuery = (
  options?: useQuery.Options<MyConsentsQuery, MyConsentsQueryVariables>,
) => useQuery(MyConsentsDocument, options ?? {});
knownOperations.set("MyConsents", "b900b99bae5c05ad29d6ae2b1dfb72d32c5993e37bc3276e0388bc5e8d67583c");


export const useConfirmAdultMutation = (
  options?: Omit<useMutation.Options<ConfirmAdultMutation, ConfirmAdultMutationVariables>, "variables">,
) => useMutation(ConfirmAdultDocument, options);
knownOperations.set("ConfirmAdult", "b0e4a9f68bd10f7777cf67fe6f450dbb57c83e7ef7ba27347715a3fb7377e0d5");


export const useConfirmMinorMutation = (
  options?: Omit<useMutation.Options<ConfirmMinorMutation, ConfirmMinorMutationVariables>, "variables">,
) => useMutation(ConfirmMinorDocument, options);
knownOperations.set("ConfirmMinor", "5c72bbf990afea7e80d8772ff77eb61d878f0893f63481cea3cd608440f205e0");


export const useSetConsentMutation = (
  options?: Omit<useMutation.Options<SetConsentMutation, SetConsentMutationVariables>, "variables">,
) => useMutation(SetConsentDocument, options);
knownOperations.set("SetConsent", "f10afd13f44a551d6c4afd477c34b2b924af1cd0808a20f959ddda9902cab5be");


export const useCloseConsentQuestionsMutation = (
  options?: Omit<useMutation.Options<CloseConsentQuestionsMutation, CloseConsentQuestionsMutationVariables>, "variables">,
) => useMutation(CloseConsentQuestionsDocument, options);
knownOperations.set("CloseConsentQuestions", "888695deb92bf505a2aa410d685916a719cb871e41d338c098f75f2ea2a88c35");
