/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Message_MessageFragment = { id: string, text: string, isOwn: boolean, party: Types.ApplicationParty, memberName: string | null, sentAt: string, state: Types.MessageState, heldReason: string | null, isRead: boolean };

export type MessageLine_MessageFragment = { id: string, text: string, isOwn: boolean, sentAt: string };

export type MessageThread_ThreadFragment = { id: string, jobId: string, jobTitle: string, companyId: string, companyName: string, candidateName: string | null, candidatePhone: string | null, viewerSide: Types.ApplicationParty, status: Types.ApplicationStatus, standing: Types.MessageStanding, isUnread: boolean, lastMessage: { id: string, text: string, isOwn: boolean, sentAt: string } | null, viewerCan: { write: boolean, block: boolean, unblock: boolean } };

export type MessageLine_ThreadFragment = { id: string, jobTitle: string, companyName: string, candidateName: string | null, viewerSide: Types.ApplicationParty, standing: Types.MessageStanding, isUnread: boolean, viewerCan: { write: boolean }, lastMessage: { id: string, text: string, isOwn: boolean, sentAt: string } | null };

export type MessageThreadQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type MessageThreadQuery = { messageThread: { id: string, jobId: string, jobTitle: string, companyId: string, companyName: string, candidateName: string | null, candidatePhone: string | null, viewerSide: Types.ApplicationParty, status: Types.ApplicationStatus, standing: Types.MessageStanding, isUnread: boolean, lastMessage: { id: string, text: string, isOwn: boolean, sentAt: string } | null, viewerCan: { write: boolean, block: boolean, unblock: boolean } }, messages: Array<{ id: string, text: string, isOwn: boolean, party: Types.ApplicationParty, memberName: string | null, sentAt: string, state: Types.MessageState, heldReason: string | null, isRead: boolean }> };

export type OlderMessagesQueryVariables = Exact<{
  applicationId: string | number;
  before: string;
}>;


export type OlderMessagesQuery = { messages: Array<{ id: string, text: string, isOwn: boolean, party: Types.ApplicationParty, memberName: string | null, sentAt: string, state: Types.MessageState, heldReason: string | null, isRead: boolean }> };

export type UnreadThreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadThreadCountQuery = { unreadThreadCount: number };

export type MessageTemplatesQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type MessageTemplatesQuery = { messageTemplates: Array<{ id: string, title: string, filled: string | null, isOwn: boolean }> };

export type SendMessageMutationVariables = Exact<{
  input: Types.SendMessageInput;
  clientRequestId?: string | number | null | undefined;
}>;


export type SendMessageMutation = { sendMessage: { id: string, text: string, isOwn: boolean, party: Types.ApplicationParty, memberName: string | null, sentAt: string, state: Types.MessageState, heldReason: string | null, isRead: boolean } };

export type MarkMessagesReadMutationVariables = Exact<{
  applicationId: string | number;
  until: string;
}>;


export type MarkMessagesReadMutation = { markMessagesRead: { id: string, isUnread: boolean } };

export type BlockMessagesMutationVariables = Exact<{
  applicationId: string | number;
}>;


export type BlockMessagesMutation = { blockMessages: { id: string, jobId: string, jobTitle: string, companyId: string, companyName: string, candidateName: string | null, candidatePhone: string | null, viewerSide: Types.ApplicationParty, status: Types.ApplicationStatus, standing: Types.MessageStanding, isUnread: boolean, lastMessage: { id: string, text: string, isOwn: boolean, sentAt: string } | null, viewerCan: { write: boolean, block: boolean, unblock: boolean } } };

export type UnblockMessagesMutationVariables = Exact<{
  applicationId: string | number;
}>;


export type UnblockMessagesMutation = { unblockMessages: { id: string, jobId: string, jobTitle: string, companyId: string, companyName: string, candidateName: string | null, candidatePhone: string | null, viewerSide: Types.ApplicationParty, status: Types.ApplicationStatus, standing: Types.MessageStanding, isUnread: boolean, lastMessage: { id: string, text: string, isOwn: boolean, sentAt: string } | null, viewerCan: { write: boolean, block: boolean, unblock: boolean } } };

export type ReportMessageMutationVariables = Exact<{
  input: Types.ReportMessageInput;
  clientRequestId?: string | number | null | undefined;
}>;


export type ReportMessageMutation = { reportMessage: { id: string } };

export type DeleteMessageTemplateMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteMessageTemplateMutation = { deleteMessageTemplate: { id: string } };

export type SaveMessageTemplateMutationVariables = Exact<{
  input: Types.SaveMessageTemplateInput;
}>;


export type SaveMessageTemplateMutation = { saveMessageTemplate: { id: string, title: string } };

export const Message_MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"memberName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"heldReason"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]} as unknown as DocumentNode<Message_MessageFragment, unknown>;
export const MessageLine_MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<MessageLine_MessageFragment, unknown>;
export const MessageThread_ThreadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageThread_thread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine_message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"write"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"unblock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<MessageThread_ThreadFragment, unknown>;
export const MessageLine_ThreadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_thread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"write"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine_message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<MessageLine_ThreadFragment, unknown>;
export const MessageThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageThread_thread"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message_message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageThread_thread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine_message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"write"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"unblock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"memberName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"heldReason"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]} as unknown as DocumentNode<MessageThreadQuery, MessageThreadQueryVariables>;
export const OlderMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OlderMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message_message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"memberName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"heldReason"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]} as unknown as DocumentNode<OlderMessagesQuery, OlderMessagesQueryVariables>;
export const UnreadThreadCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadThreadCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadThreadCount"}}]}}]} as unknown as DocumentNode<UnreadThreadCountQuery, UnreadThreadCountQueryVariables>;
export const MessageTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]} as unknown as DocumentNode<MessageTemplatesQuery, MessageTemplatesQueryVariables>;
export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message_message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"memberName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"heldReason"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const MarkMessagesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessagesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessagesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}}]}}]}}]} as unknown as DocumentNode<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
export const BlockMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageThread_thread"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageThread_thread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine_message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"write"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"unblock"}}]}}]}}]} as unknown as DocumentNode<BlockMessagesMutation, BlockMessagesMutationVariables>;
export const UnblockMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageThread_thread"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageThread_thread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"candidatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine_message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"write"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"unblock"}}]}}]}}]} as unknown as DocumentNode<UnblockMessagesMutation, UnblockMessagesMutationVariables>;
export const ReportMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMessageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReportMessageMutation, ReportMessageMutationVariables>;
export const DeleteMessageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables>;
export const SaveMessageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>;

export const useMessageThreadQuery = (
  options: (useQuery.Options<MessageThreadQuery, MessageThreadQueryVariables> & { variables: MessageThreadQueryVariables }) | SkipToken,
) => useQuery(MessageThreadDocument, options);
knownOperations.set("MessageThread", "eb21deddad797aa356d1deac900894f3ae229533ec13244e2400f27af3524a3d");


export const useOlderMessagesQuery = (
  options: (useQuery.Options<OlderMessagesQuery, OlderMessagesQueryVariables> & { variables: OlderMessagesQueryVariables }) | SkipToken,
) => useQuery(OlderMessagesDocument, options);
knownOperations.set("OlderMessages", "3cd8b703563063ba3401ac55a94297738f21cae54d68e2d7b9de82ade4d54cb6");


export const useUnreadThreadCountQuery = (
  options?: useQuery.Options<UnreadThreadCountQuery, UnreadThreadCountQueryVariables>,
) => useQuery(UnreadThreadCountDocument, options ?? {});
knownOperations.set("UnreadThreadCount", "8b2538dc32b817c46fd88403f38105d27c5f43e8101719c009178211041cc3ea");


export const useMessageTemplatesQuery = (
  options: (useQuery.Options<MessageTemplatesQuery, MessageTemplatesQueryVariables> & { variables: MessageTemplatesQueryVariables }) | SkipToken,
) => useQuery(MessageTemplatesDocument, options);
knownOperations.set("MessageTemplates", "980d479df3e21ce09505b177b8a9b91c4d777e915331ac4fcc1a9911b6e88555");


export const useSendMessageMutation = (
  options?: Omit<useMutation.Options<SendMessageMutation, SendMessageMutationVariables>, "variables">,
) => useMutation(SendMessageDocument, options);
knownOperations.set("SendMessage", "4156e38dab93e86c7a4e3fce5b5de7b8849000422b6f4adb01741413a79fc465");


export const useMarkMessagesReadMutation = (
  options?: Omit<useMutation.Options<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>, "variables">,
) => useMutation(MarkMessagesReadDocument, options);
knownOperations.set("MarkMessagesRead", "188125a81efbe92b30f333b546fda9a4f63344852d39619e695a1c520312ec0d");


export const useBlockMessagesMutation = (
  options?: Omit<useMutation.Options<BlockMessagesMutation, BlockMessagesMutationVariables>, "variables">,
) => useMutation(BlockMessagesDocument, options);
knownOperations.set("BlockMessages", "7b13bf332f15e09bab36ef683d5ccbe68fd9b55a20a68ec5778d35cd336004c2");


export const useUnblockMessagesMutation = (
  options?: Omit<useMutation.Options<UnblockMessagesMutation, UnblockMessagesMutationVariables>, "variables">,
) => useMutation(UnblockMessagesDocument, options);
knownOperations.set("UnblockMessages", "f0eb2a051c2d63d731f9d9a5623fe41ff649a7a3bf1460eff1413325a6fd1682");


export const useReportMessageMutation = (
  options?: Omit<useMutation.Options<ReportMessageMutation, ReportMessageMutationVariables>, "variables">,
) => useMutation(ReportMessageDocument, options);
knownOperations.set("ReportMessage", "dea65c927e0f6af1ad0ed469424e650aa7f2e315b3611ca99930a12dcc425ca0");


export const useDeleteMessageTemplateMutation = (
  options?: Omit<useMutation.Options<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables>, "variables">,
) => useMutation(DeleteMessageTemplateDocument, options);
knownOperations.set("DeleteMessageTemplate", "ca20f8cfd4c356221109fbb920f4eee9dae12766f06b595ba74a6b7455b54972");


export const useSaveMessageTemplateMutation = (
  options?: Omit<useMutation.Options<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>, "variables">,
) => useMutation(SaveMessageTemplateDocument, options);
knownOperations.set("SaveMessageTemplate", "6316ed3dfb053813e37375f9b999976313e79cebcda8963ec756074b39654f33");
