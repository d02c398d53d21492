/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Alert_AlertFragment = { id: string, title: string, conditions: Array<string>, path: string, frequency: Types.AlertFrequency, state: Types.AlertState, isMailed: boolean, createdAt: string, pausedAt: string | null, newJobCount: number, finds: Array<{ reasons: Array<string>, job: { id: string, title: string, placesInShort: string, isForClient: boolean, clientName: string | null, clientIndustry: string | null, pay: { headline: string, kind: Types.PayKind, amount: string | null, scale: Types.PayScale | null, unit: Types.PayUnit | null, bound: Types.PayBound | null }, company: { id: string, name: string } } }> };

export type KeptAlert_AlertFragment = { id: string, frequency: Types.AlertFrequency, state: Types.AlertState, isMailed: boolean };

export type AlertOfQueryVariables = Exact<{
  filter: Types.JobFilter;
}>;


export type AlertOfQuery = { alertOf: { id: string, frequency: Types.AlertFrequency, state: Types.AlertState, isMailed: boolean } | null };

export type AlertExpectationQueryVariables = Exact<{
  filter: Types.JobFilter;
}>;


export type AlertExpectationQuery = { jobs: { total: number, isTotalCapped: boolean } };

export type CreateAlertMutationVariables = Exact<{
  input: Types.CreateAlertInput;
  clientRequestId?: string | number | null | undefined;
  language: Types.Language;
}>;


export type CreateAlertMutation = { createAlert: { title: string, id: string, frequency: Types.AlertFrequency, state: Types.AlertState, isMailed: boolean } };

export type RequestAlertMutationVariables = Exact<{
  input: Types.RequestAlertInput;
}>;


export type RequestAlertMutation = { requestAlert: { email: string } };

export type UpdateAlertMutationVariables = Exact<{
  input: Types.UpdateAlertInput;
}>;


export type UpdateAlertMutation = { updateAlert: { id: string, frequency: Types.AlertFrequency, state: Types.AlertState, isMailed: boolean, pausedAt: string | null } };

export type EndAlertMutationVariables = Exact<{
  id: string | number;
}>;


export type EndAlertMutation = { endAlert: { id: string } };

export const Alert_AlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newJobCount"}},{"kind":"Field","name":{"kind":"Name","value":"finds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"placesInShort"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayHeadline_pay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isForClient"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientIndustry"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayHeadline_pay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bound"}}]}}]} as unknown as DocumentNode<Alert_AlertFragment, unknown>;
export const KeptAlert_AlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptAlert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}}]}}]} as unknown as DocumentNode<KeptAlert_AlertFragment, unknown>;
export const AlertOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptAlert_alert"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptAlert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}}]}}]} as unknown as DocumentNode<AlertOfQuery, AlertOfQueryVariables>;
export const AlertExpectationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertExpectation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalCapped"}}]}}]}}]} as unknown as DocumentNode<AlertExpectationQuery, AlertExpectationQueryVariables>;
export const CreateAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAlertInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptAlert_alert"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptAlert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}}]}}]} as unknown as DocumentNode<CreateAlertMutation, CreateAlertMutationVariables>;
export const RequestAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RequestAlertMutation, RequestAlertMutationVariables>;
export const UpdateAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]}}]} as unknown as DocumentNode<UpdateAlertMutation, UpdateAlertMutationVariables>;
export const EndAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndAlertMutation, EndAlertMutationVariables>;

export const useAlertOfQuery = (
  options: (useQuery.Options<AlertOfQuery, AlertOfQueryVariables> & { variables: AlertOfQueryVariables }) | SkipToken,
) => useQuery(AlertOfDocument, options);
knownOperations.set("AlertOf", "fd2f88d1291b3d2fa3a98e1bf8f483ac3e0e270494a00bfbb4f758e6bc27f075");


export const useAlertExpectationQuery = (
  options: (useQuery.Options<AlertExpectationQuery, AlertExpectationQueryVariables> & { variables: AlertExpectationQueryVariables }) | SkipToken,
) => useQuery(AlertExpectationDocument, options);
knownOperations.set("AlertExpectation", "c91505eca445bc1838fead5895c8692388ac993e8e14a4030b209aaf091457cf");


export const useCreateAlertMutation = (
  options?: Omit<useMutation.Options<CreateAlertMutation, CreateAlertMutationVariables>, "variables">,
) => useMutation(CreateAlertDocument, options);
knownOperations.set("CreateAlert", "0dcaac6dd302028d79fa035009518899348ad0024dd07b992bac9746e24c74e2");


export const useRequestAlertMutation = (
  options?: Omit<useMutation.Options<RequestAlertMutation, RequestAlertMutationVariables>, "variables">,
) => useMutation(RequestAlertDocument, options);
knownOperations.set("RequestAlert", "2414d951d3fb7e5b1994db1974a68f08f7ef149fea9595b2b8ea70d810526466");


export const useUpdateAlertMutation = (
  options?: Omit<useMutation.Options<UpdateAlertMutation, UpdateAlertMutationVariables>, "variables">,
) => useMutation(UpdateAlertDocument, options);
knownOperations.set("UpdateAlert", "f9677f9cd6873f00c75f49c5e75aed805cfa7c6248fcd430da7d1111c1d04a21");


export const useEndAlertMutation = (
  options?: Omit<useMutation.Options<EndAlertMutation, EndAlertMutationVariables>, "variables">,
) => useMutation(EndAlertDocument, options);
knownOperations.set("EndAlert", "f226879ba6453a72265743d0fb50ba251236d1dfe89c29dc2d7d35228a1b3b13");
