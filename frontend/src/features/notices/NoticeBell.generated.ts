/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnreadNoticeCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticeCountQuery = { unreadNoticeCount: number };

export type UnreadNoticesOfApplicationQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type UnreadNoticesOfApplicationQuery = { unreadNoticeCount: number };

export type MyNoticesQueryVariables = Exact<{
  pageSize: number;
  language: Types.Language;
}>;


export type MyNoticesQuery = { myNotices: { hasNextPage: boolean, items: Array<{ id: string, title: string, path: string, createdAt: string, readAt: string | null }> } };

export type MarkNoticesReadMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  until?: string | null | undefined;
  applicationId?: string | number | null | undefined;
}>;


export type MarkNoticesReadMutation = { markNoticesRead: { unreadCount: number, notices: Array<{ id: string, readAt: string | null }> } };

export type NoticeRow_NoticeFragment = { id: string, title: string, path: string, createdAt: string, readAt: string | null };

export const NoticeRow_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<NoticeRow_NoticeFragment, unknown>;
export const UnreadNoticeCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNoticeCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNoticeCount"}}]}}]} as unknown as DocumentNode<UnreadNoticeCountQuery, UnreadNoticeCountQueryVariables>;
export const UnreadNoticesOfApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNoticesOfApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNoticeCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}]}]}}]} as unknown as DocumentNode<UnreadNoticesOfApplicationQuery, UnreadNoticesOfApplicationQueryVariables>;
export const MyNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeRow_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<MyNoticesQuery, MyNoticesQueryVariables>;
export const MarkNoticesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoticesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNoticesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>;

export const useUnreadNoticeCountQuery = (
  options?: useQuery.Options<UnreadNoticeCountQuery, UnreadNoticeCountQueryVariables>,
) => useQuery(UnreadNoticeCountDocument, options ?? {});
knownOperations.set("UnreadNoticeCount", "f449ab16a8a6a10517a3a03b076d1d3f01233b1215cec2a2f9e767c8dd678cf6");


export const useUnreadNoticesOfApplicationQuery = (
  options: (useQuery.Options<UnreadNoticesOfApplicationQuery, UnreadNoticesOfApplicationQueryVariables> & { variables: UnreadNoticesOfApplicationQueryVariables }) | SkipToken,
) => useQuery(UnreadNoticesOfApplicationDocument, options);
knownOperations.set("UnreadNoticesOfApplication", "8a716de889fb546778771a7236edfb9df2210c452b5e5d82b3e107933e6ad4c1");


export const useMyNoticesQuery = (
  options: (useQuery.Options<MyNoticesQuery, MyNoticesQueryVariables> & { variables: MyNoticesQueryVariables }) | SkipToken,
) => useQuery(MyNoticesDocument, options);
knownOperations.set("MyNotices", "d1b5519fdf94f465406691c62ddcdab4ac82e8457b21bfd6aef54445d06e335a");


export const useMarkNoticesReadMutation = (
  options?: Omit<useMutation.Options<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>, "variables">,
) => useMutation(MarkNoticesReadDocument, options);
knownOperations.set("MarkNoticesRead", "7e6b42a62c00dd716c8cbc91fda6a6818ef571f5e4a5520109d799af21998ca4");
