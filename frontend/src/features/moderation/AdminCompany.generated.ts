/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import { useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
/** How a company stands. The last of these that holds. */
export const CompanyStatus = {
  /** Blocked by an admin: none of its jobs is found. */
  Blocked: "BLOCKED",
  /** Nobody has checked it yet. */
  Unverified: "UNVERIFIED",
  /** An admin has checked that it is what it says. */
  Verified: "VERIFIED",
} as const;

export type CompanyStatus = (typeof CompanyStatus)[keyof typeof CompanyStatus];
export type AdminCompany_CompanyFragment = {
  id: string;
  name: string;
  headquarters: string | null;
  website: string | null;
  isVerified: boolean;
  createdAt: string;
  openJobCount: number;
  standing: {
    status: CompanyStatus;
    memberCount: number;
    jobCount: number;
    verifiedAt: string | null;
    verifiedNote: string | null;
    blockedAt: string | null;
    blockedReason: string | null;
  } | null;
};

export type MergeTargetsQueryVariables = Exact<{
  text: string;
}>;

export type MergeTargetsQuery = {
  adminCompanies: {
    items: Array<{ id: string; name: string; standing: { memberCount: number; jobCount: number } | null }>;
  };
};

export type VerifyCompanyMutationVariables = Exact<{
  id: string | number;
  note: string;
}>;

export type VerifyCompanyMutation = {
  verifyCompany: {
    id: string;
    name: string;
    headquarters: string | null;
    website: string | null;
    isVerified: boolean;
    createdAt: string;
    openJobCount: number;
    standing: {
      status: CompanyStatus;
      memberCount: number;
      jobCount: number;
      verifiedAt: string | null;
      verifiedNote: string | null;
      blockedAt: string | null;
      blockedReason: string | null;
    } | null;
  };
};

export type UnverifyCompanyMutationVariables = Exact<{
  id: string | number;
}>;

export type UnverifyCompanyMutation = {
  unverifyCompany: {
    id: string;
    name: string;
    headquarters: string | null;
    website: string | null;
    isVerified: boolean;
    createdAt: string;
    openJobCount: number;
    standing: {
      status: CompanyStatus;
      memberCount: number;
      jobCount: number;
      verifiedAt: string | null;
      verifiedNote: string | null;
      blockedAt: string | null;
      blockedReason: string | null;
    } | null;
  };
};

export type BlockCompanyMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

export type BlockCompanyMutation = {
  blockCompany: {
    id: string;
    name: string;
    headquarters: string | null;
    website: string | null;
    isVerified: boolean;
    createdAt: string;
    openJobCount: number;
    standing: {
      status: CompanyStatus;
      memberCount: number;
      jobCount: number;
      verifiedAt: string | null;
      verifiedNote: string | null;
      blockedAt: string | null;
      blockedReason: string | null;
    } | null;
  };
};

export type UnblockCompanyMutationVariables = Exact<{
  id: string | number;
}>;

export type UnblockCompanyMutation = {
  unblockCompany: {
    id: string;
    name: string;
    headquarters: string | null;
    website: string | null;
    isVerified: boolean;
    createdAt: string;
    openJobCount: number;
    standing: {
      status: CompanyStatus;
      memberCount: number;
      jobCount: number;
      verifiedAt: string | null;
      verifiedNote: string | null;
      blockedAt: string | null;
      blockedReason: string | null;
    } | null;
  };
};

export type MergeCompaniesMutationVariables = Exact<{
  fromId: string | number;
  intoId: string | number;
}>;

export type MergeCompaniesMutation = {
  mergeCompanies: {
    jobs: number;
    members: number;
    company: {
      id: string;
      name: string;
      headquarters: string | null;
      website: string | null;
      isVerified: boolean;
      createdAt: string;
      openJobCount: number;
      standing: {
        status: CompanyStatus;
        memberCount: number;
        jobCount: number;
        verifiedAt: string | null;
        verifiedNote: string | null;
        blockedAt: string | null;
        blockedReason: string | null;
      } | null;
    };
  };
};

export const AdminCompany_CompanyFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminCompany_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "headquarters" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "openJobCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "memberCount" } },
                { kind: "Field", name: { kind: "Name", value: "jobCount" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedAt" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedNote" } },
                { kind: "Field", name: { kind: "Name", value: "blockedAt" } },
                { kind: "Field", name: { kind: "Name", value: "blockedReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminCompany_CompanyFragment, unknown>;
export const MergeTargetsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "MergeTargets" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "text" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "adminCompanies" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "filter" },
                value: {
                  kind: "ObjectValue",
                  fields: [
                    {
                      kind: "ObjectField",
                      name: { kind: "Name", value: "text" },
                      value: { kind: "Variable", name: { kind: "Name", value: "text" } },
                    },
                  ],
                },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "pageSize" },
                value: { kind: "IntValue", value: "10" },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "items" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "standing" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "memberCount" } },
                            { kind: "Field", name: { kind: "Name", value: "jobCount" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MergeTargetsQuery, MergeTargetsQueryVariables>;
export const VerifyCompanyDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "VerifyCompany" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "note" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "verifyCompany" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "note" },
                value: { kind: "Variable", name: { kind: "Name", value: "note" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "AdminCompany_company" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminCompany_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "headquarters" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "openJobCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "memberCount" } },
                { kind: "Field", name: { kind: "Name", value: "jobCount" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedAt" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedNote" } },
                { kind: "Field", name: { kind: "Name", value: "blockedAt" } },
                { kind: "Field", name: { kind: "Name", value: "blockedReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<VerifyCompanyMutation, VerifyCompanyMutationVariables>;
export const UnverifyCompanyDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UnverifyCompany" },
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
            name: { kind: "Name", value: "unverifyCompany" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "AdminCompany_company" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminCompany_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "headquarters" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "openJobCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "memberCount" } },
                { kind: "Field", name: { kind: "Name", value: "jobCount" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedAt" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedNote" } },
                { kind: "Field", name: { kind: "Name", value: "blockedAt" } },
                { kind: "Field", name: { kind: "Name", value: "blockedReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnverifyCompanyMutation, UnverifyCompanyMutationVariables>;
export const BlockCompanyDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "BlockCompany" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "reason" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "blockCompany" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "reason" },
                value: { kind: "Variable", name: { kind: "Name", value: "reason" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "AdminCompany_company" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminCompany_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "headquarters" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "openJobCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "memberCount" } },
                { kind: "Field", name: { kind: "Name", value: "jobCount" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedAt" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedNote" } },
                { kind: "Field", name: { kind: "Name", value: "blockedAt" } },
                { kind: "Field", name: { kind: "Name", value: "blockedReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BlockCompanyMutation, BlockCompanyMutationVariables>;
export const UnblockCompanyDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UnblockCompany" },
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
            name: { kind: "Name", value: "unblockCompany" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "AdminCompany_company" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminCompany_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "headquarters" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "openJobCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "memberCount" } },
                { kind: "Field", name: { kind: "Name", value: "jobCount" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedAt" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedNote" } },
                { kind: "Field", name: { kind: "Name", value: "blockedAt" } },
                { kind: "Field", name: { kind: "Name", value: "blockedReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnblockCompanyMutation, UnblockCompanyMutationVariables>;
export const MergeCompaniesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "MergeCompanies" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "fromId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "intoId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "mergeCompanies" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "fromId" },
                value: { kind: "Variable", name: { kind: "Name", value: "fromId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "intoId" },
                value: { kind: "Variable", name: { kind: "Name", value: "intoId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "jobs" } },
                { kind: "Field", name: { kind: "Name", value: "members" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "company" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminCompany_company" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminCompany_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "headquarters" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "openJobCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "memberCount" } },
                { kind: "Field", name: { kind: "Name", value: "jobCount" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedAt" } },
                { kind: "Field", name: { kind: "Name", value: "verifiedNote" } },
                { kind: "Field", name: { kind: "Name", value: "blockedAt" } },
                { kind: "Field", name: { kind: "Name", value: "blockedReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MergeCompaniesMutation, MergeCompaniesMutationVariables>;

export const useMergeTargetsQuery = (
  options: useQuery.Options<MergeTargetsQuery, MergeTargetsQueryVariables> & {
    variables: MergeTargetsQueryVariables;
  },
) => useQuery(MergeTargetsDocument, options);

export const useVerifyCompanyMutation = (
  options?: Omit<useMutation.Options<VerifyCompanyMutation, VerifyCompanyMutationVariables>, "variables">,
) => useMutation(VerifyCompanyDocument, options);

export const useUnverifyCompanyMutation = (
  options?: Omit<useMutation.Options<UnverifyCompanyMutation, UnverifyCompanyMutationVariables>, "variables">,
) => useMutation(UnverifyCompanyDocument, options);

export const useBlockCompanyMutation = (
  options?: Omit<useMutation.Options<BlockCompanyMutation, BlockCompanyMutationVariables>, "variables">,
) => useMutation(BlockCompanyDocument, options);

export const useUnblockCompanyMutation = (
  options?: Omit<useMutation.Options<UnblockCompanyMutation, UnblockCompanyMutationVariables>, "variables">,
) => useMutation(UnblockCompanyDocument, options);

export const useMergeCompaniesMutation = (
  options?: Omit<useMutation.Options<MergeCompaniesMutation, MergeCompaniesMutationVariables>, "variables">,
) => useMutation(MergeCompaniesDocument, options);
