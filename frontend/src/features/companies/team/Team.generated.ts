/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../../shared/schema.generated";

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type Team_TeamFragment = {
  viewerRole: Types.MemberRole;
  canManage: boolean;
  isMailed: boolean;
  company: { id: string; name: string };
  members: Array<{
    accountId: string;
    name: string | null;
    email: string;
    role: Types.MemberRole;
    joinedAt: string;
    isViewer: boolean;
  }>;
  invitations: Array<{
    id: string;
    email: string;
    role: Types.MemberRole;
    invitedBy: string | null;
    sentAt: string;
    expiresAt: string;
  }>;
  roles: Array<{ role: Types.MemberRole; acts: Array<Types.CompanyAct> }>;
};

export type InviteColleagueMutationVariables = Exact<{
  input: Types.InviteColleagueInput;
}>;

export type InviteColleagueMutation = {
  inviteColleague: {
    viewerRole: Types.MemberRole;
    canManage: boolean;
    isMailed: boolean;
    company: { id: string; name: string };
    members: Array<{
      accountId: string;
      name: string | null;
      email: string;
      role: Types.MemberRole;
      joinedAt: string;
      isViewer: boolean;
    }>;
    invitations: Array<{
      id: string;
      email: string;
      role: Types.MemberRole;
      invitedBy: string | null;
      sentAt: string;
      expiresAt: string;
    }>;
    roles: Array<{ role: Types.MemberRole; acts: Array<Types.CompanyAct> }>;
  };
};

export type CallTeamInvitationBackMutationVariables = Exact<{
  id: string | number;
}>;

export type CallTeamInvitationBackMutation = {
  callTeamInvitationBack: {
    viewerRole: Types.MemberRole;
    canManage: boolean;
    isMailed: boolean;
    company: { id: string; name: string };
    members: Array<{
      accountId: string;
      name: string | null;
      email: string;
      role: Types.MemberRole;
      joinedAt: string;
      isViewer: boolean;
    }>;
    invitations: Array<{
      id: string;
      email: string;
      role: Types.MemberRole;
      invitedBy: string | null;
      sentAt: string;
      expiresAt: string;
    }>;
    roles: Array<{ role: Types.MemberRole; acts: Array<Types.CompanyAct> }>;
  };
};

export type ChangeMemberRoleMutationVariables = Exact<{
  companyId: string | number;
  accountId: string | number;
  role: Types.MemberRole;
}>;

export type ChangeMemberRoleMutation = {
  changeMemberRole: {
    viewerRole: Types.MemberRole;
    canManage: boolean;
    isMailed: boolean;
    company: { id: string; name: string };
    members: Array<{
      accountId: string;
      name: string | null;
      email: string;
      role: Types.MemberRole;
      joinedAt: string;
      isViewer: boolean;
    }>;
    invitations: Array<{
      id: string;
      email: string;
      role: Types.MemberRole;
      invitedBy: string | null;
      sentAt: string;
      expiresAt: string;
    }>;
    roles: Array<{ role: Types.MemberRole; acts: Array<Types.CompanyAct> }>;
  };
};

export type RemoveMemberMutationVariables = Exact<{
  companyId: string | number;
  accountId: string | number;
}>;

export type RemoveMemberMutation = { removeMember: { id: string } };

export const Team_TeamFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Team_team" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CompanyTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "viewerRole" } },
          { kind: "Field", name: { kind: "Name", value: "canManage" } },
          { kind: "Field", name: { kind: "Name", value: "isMailed" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "accountId" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "joinedAt" } },
                { kind: "Field", name: { kind: "Name", value: "isViewer" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "invitations" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "invitedBy" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "roles" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "acts" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Team_TeamFragment, unknown>;
export const InviteColleagueDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "InviteColleague" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "InviteColleagueInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "inviteColleague" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "Team_team" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Team_team" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CompanyTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "viewerRole" } },
          { kind: "Field", name: { kind: "Name", value: "canManage" } },
          { kind: "Field", name: { kind: "Name", value: "isMailed" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "accountId" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "joinedAt" } },
                { kind: "Field", name: { kind: "Name", value: "isViewer" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "invitations" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "invitedBy" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "roles" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "acts" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InviteColleagueMutation, InviteColleagueMutationVariables>;
export const CallTeamInvitationBackDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CallTeamInvitationBack" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "callTeamInvitationBack" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "Team_team" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Team_team" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CompanyTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "viewerRole" } },
          { kind: "Field", name: { kind: "Name", value: "canManage" } },
          { kind: "Field", name: { kind: "Name", value: "isMailed" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "accountId" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "joinedAt" } },
                { kind: "Field", name: { kind: "Name", value: "isViewer" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "invitations" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "invitedBy" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "roles" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "acts" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CallTeamInvitationBackMutation, CallTeamInvitationBackMutationVariables>;
export const ChangeMemberRoleDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ChangeMemberRole" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "accountId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "role" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "MemberRole" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "changeMemberRole" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "companyId" },
                value: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "accountId" },
                value: { kind: "Variable", name: { kind: "Name", value: "accountId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "role" },
                value: { kind: "Variable", name: { kind: "Name", value: "role" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "Team_team" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Team_team" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CompanyTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "viewerRole" } },
          { kind: "Field", name: { kind: "Name", value: "canManage" } },
          { kind: "Field", name: { kind: "Name", value: "isMailed" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "accountId" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "joinedAt" } },
                { kind: "Field", name: { kind: "Name", value: "isViewer" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "invitations" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "invitedBy" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "roles" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "acts" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>;
export const RemoveMemberDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RemoveMember" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "accountId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "removeMember" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "companyId" },
                value: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "accountId" },
                value: { kind: "Variable", name: { kind: "Name", value: "accountId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;

export const useInviteColleagueMutation = (
  options?: Omit<useMutation.Options<InviteColleagueMutation, InviteColleagueMutationVariables>, "variables">,
) => useMutation(InviteColleagueDocument, options);
knownOperations.set("InviteColleague", "555554c0199009b799a397d2f1a59ef884b5f256c0da61d5b0dc13faa64748c3");

export const useCallTeamInvitationBackMutation = (
  options?: Omit<
    useMutation.Options<CallTeamInvitationBackMutation, CallTeamInvitationBackMutationVariables>,
    "variables"
  >,
) => useMutation(CallTeamInvitationBackDocument, options);
knownOperations.set(
  "CallTeamInvitationBack",
  "a7aac070e5eef22587890b4472882ffdc5c0461a4eb63b5203baa97bb18c6a52",
);

export const useChangeMemberRoleMutation = (
  options?: Omit<
    useMutation.Options<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>,
    "variables"
  >,
) => useMutation(ChangeMemberRoleDocument, options);
knownOperations.set("ChangeMemberRole", "ad18afa9905e3c7fdc9e6c8d94950801d18cde449479ffaf04d87565c631c28a");

export const useRemoveMemberMutation = (
  options?: Omit<useMutation.Options<RemoveMemberMutation, RemoveMemberMutationVariables>, "variables">,
) => useMutation(RemoveMemberDocument, options);
knownOperations.set("RemoveMember", "81935fd49e15441775c0642225bceb2954c14c567ac2d134b8ff83afe8125db4");
