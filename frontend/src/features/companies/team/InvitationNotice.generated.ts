/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InvitationNoticeQueryVariables = Exact<{
  secret: string;
}>;


export type InvitationNoticeQuery = { invitingCompany: { companyName: string, invitedBy: string | null } | null };


export const InvitationNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitingCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}}]}}]}}]} as unknown as DocumentNode<InvitationNoticeQuery, InvitationNoticeQueryVariables>;

export const useInvitationNoticeQuery = (
  options: (useQuery.Options<InvitationNoticeQuery, InvitationNoticeQueryVariables> & { variables: InvitationNoticeQueryVariables }) | SkipToken,
) => useQuery(InvitationNoticeDocument, options);
knownOperations.set("InvitationNotice", "1511a8ae772f8e3b9b641d862622e89acec8db4564f7b4b9f70696f479467845");
