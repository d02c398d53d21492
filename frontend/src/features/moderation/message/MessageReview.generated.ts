/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MessageReview_MessageFragment = { id: string, text: string, party: Types.ApplicationParty, state: Types.MessageState, sentAt: string, rules: Array<string>, jobTitle: string, companyName: string, senderEmail: string | null, reports: Array<{ reason: Types.MessageReportReason, comment: string | null }> };

export type ApproveMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type ApproveMessageMutation = { approveMessage: { id: string, text: string, party: Types.ApplicationParty, state: Types.MessageState, sentAt: string, rules: Array<string>, jobTitle: string, companyName: string, senderEmail: string | null, reports: Array<{ reason: Types.MessageReportReason, comment: string | null }> } };

export type RemoveMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveMessageMutation = { removeMessage: { id: string, text: string, party: Types.ApplicationParty, state: Types.MessageState, sentAt: string, rules: Array<string>, jobTitle: string, companyName: string, senderEmail: string | null, reports: Array<{ reason: Types.MessageReportReason, comment: string | null }> } };

export const MessageReview_MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageReview_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewedMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"senderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}}]} as unknown as DocumentNode<MessageReview_MessageFragment, unknown>;
export const ApproveMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageReview_message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageReview_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewedMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"senderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}}]} as unknown as DocumentNode<ApproveMessageMutation, ApproveMessageMutationVariables>;
export const RemoveMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageReview_message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageReview_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewedMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"senderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}}]} as unknown as DocumentNode<RemoveMessageMutation, RemoveMessageMutationVariables>;

export const useApproveMessageMutation = (
  options?: Omit<useMutation.Options<ApproveMessageMutation, ApproveMessageMutationVariables>, "variables">,
) => useMutation(ApproveMessageDocument, options);
knownOperations.set("ApproveMessage", "ee397578b337e4b03b4a4b42752eb1504b9fde8da7acf30b975367e886afbef2");


export const useRemoveMessageMutation = (
  options?: Omit<useMutation.Options<RemoveMessageMutation, RemoveMessageMutationVariables>, "variables">,
) => useMutation(RemoveMessageDocument, options);
knownOperations.set("RemoveMessage", "0deba7ccc8d25017d1f36c969c5bc1dc595e4431c0a58c6ca01aed1867c2dce5");
