/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MessagesScreenQueryVariables = Exact<{
  page: number;
  isUnread: boolean;
}>;


export type MessagesScreenQuery = { messageThreads: { total: number, page: number, pageSize: number, items: Array<{ id: string, jobTitle: string, companyName: string, candidateName: string | null, viewerSide: Types.ApplicationParty, standing: Types.MessageStanding, isUnread: boolean, viewerCan: { write: boolean }, lastMessage: { id: string, text: string, isOwn: boolean, sentAt: string } | null }> } };


export const MessagesScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagesScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isUnread"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageThreads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"isUnread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isUnread"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine_thread"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine_thread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"write"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine_message"}}]}}]}}]} as unknown as DocumentNode<MessagesScreenQuery, MessagesScreenQueryVariables>;

export const useMessagesScreenQuery = (
  options: (useQuery.Options<MessagesScreenQuery, MessagesScreenQueryVariables> & { variables: MessagesScreenQueryVariables }) | SkipToken,
) => useQuery(MessagesScreenDocument, options);
knownOperations.set("MessagesScreen", "38b8a481b0be1aea640356764edc8679ee5e29d96ec3d3873794529e66087134");
