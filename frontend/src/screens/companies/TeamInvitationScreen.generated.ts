/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamInvitationScreenQueryVariables = Exact<{
  secret: string;
}>;


export type TeamInvitationScreenQuery = { teamInvitation: { companyId: string, companyName: string, role: Types.MemberRole, acts: Array<Types.CompanyAct>, invitedBy: string | null, email: string, expiresAt: string, isForViewer: boolean } | null };

export type JoinTeamMutationVariables = Exact<{
  secret: string;
}>;


export type JoinTeamMutation = { joinTeam: { id: string, name: string } };


export const TeamInvitationScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamInvitationScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"acts"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForViewer"}}]}}]}}]} as unknown as DocumentNode<TeamInvitationScreenQuery, TeamInvitationScreenQueryVariables>;
export const JoinTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<JoinTeamMutation, JoinTeamMutationVariables>;

export const useTeamInvitationScreenQuery = (
  options: (useQuery.Options<TeamInvitationScreenQuery, TeamInvitationScreenQueryVariables> & { variables: TeamInvitationScreenQueryVariables }) | SkipToken,
) => useQuery(TeamInvitationScreenDocument, options);
knownOperations.set("TeamInvitationScreen", "b61d6ca452d9534e0904f49e9c919d596b255eb3e889ec100226bad52e6784b6");


export const useJoinTeamMutation = (
  options?: Omit<useMutation.Options<JoinTeamMutation, JoinTeamMutationVariables>, "variables">,
) => useMutation(JoinTeamDocument, options);
knownOperations.set("JoinTeam", "d3d2d678df3a3420de8ae8f7b642e5bbaf238ca4c482d593cb3589a128556a52");
