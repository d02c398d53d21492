/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../../shared/schema.generated";

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type OwnJob_JobFragment = {
  id: string;
  title: string;
  location: string;
  postedAt: string | null;
  openUntil: string;
  pay: { text: string };
  company: { id: string; name: string };
  standing: {
    status: Types.JobStatus;
    reason: string | null;
    daysLeft: number;
    reportCount: number;
    applicationCount: number;
    unopenedCount: number;
    viewCount: number;
    closedAt: string | null;
  } | null;
  viewerCan: {
    edit: boolean;
    close: boolean;
    reopen: boolean;
    extend: boolean;
    duplicate: boolean;
    resubmit: boolean;
  };
  closure: { status: Types.JobStatus; block: Types.JobBlock | null; reason: string | null } | null;
};

export type OwnJobDraft_DraftFragment = {
  id: string;
  updatedAt: string;
  fields: { title: string | null; location: string | null; pay: string | null };
};

export type CloseJobMutationVariables = Exact<{
  id: string | number;
}>;

export type CloseJobMutation = {
  closeJob: {
    id: string;
    title: string;
    location: string;
    postedAt: string | null;
    openUntil: string;
    pay: { text: string };
    company: { id: string; name: string };
    standing: {
      status: Types.JobStatus;
      reason: string | null;
      daysLeft: number;
      reportCount: number;
      applicationCount: number;
      unopenedCount: number;
      viewCount: number;
      closedAt: string | null;
    } | null;
    viewerCan: {
      edit: boolean;
      close: boolean;
      reopen: boolean;
      extend: boolean;
      duplicate: boolean;
      resubmit: boolean;
    };
    closure: { status: Types.JobStatus; block: Types.JobBlock | null; reason: string | null } | null;
  };
};

export type ReopenJobMutationVariables = Exact<{
  id: string | number;
  days: number;
}>;

export type ReopenJobMutation = {
  reopenJob: {
    id: string;
    title: string;
    location: string;
    postedAt: string | null;
    openUntil: string;
    pay: { text: string };
    company: { id: string; name: string };
    standing: {
      status: Types.JobStatus;
      reason: string | null;
      daysLeft: number;
      reportCount: number;
      applicationCount: number;
      unopenedCount: number;
      viewCount: number;
      closedAt: string | null;
    } | null;
    viewerCan: {
      edit: boolean;
      close: boolean;
      reopen: boolean;
      extend: boolean;
      duplicate: boolean;
      resubmit: boolean;
    };
    closure: { status: Types.JobStatus; block: Types.JobBlock | null; reason: string | null } | null;
  };
};

export type ExtendJobMutationVariables = Exact<{
  id: string | number;
  days: number;
}>;

export type ExtendJobMutation = {
  extendJob: {
    id: string;
    title: string;
    location: string;
    postedAt: string | null;
    openUntil: string;
    pay: { text: string };
    company: { id: string; name: string };
    standing: {
      status: Types.JobStatus;
      reason: string | null;
      daysLeft: number;
      reportCount: number;
      applicationCount: number;
      unopenedCount: number;
      viewCount: number;
      closedAt: string | null;
    } | null;
    viewerCan: {
      edit: boolean;
      close: boolean;
      reopen: boolean;
      extend: boolean;
      duplicate: boolean;
      resubmit: boolean;
    };
    closure: { status: Types.JobStatus; block: Types.JobBlock | null; reason: string | null } | null;
  };
};

export type DuplicateJobMutationVariables = Exact<{
  id: string | number;
  clientRequestId: string | number;
}>;

export type DuplicateJobMutation = { duplicateJob: { id: string } };

export const OwnJob_JobFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OwnJob_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "postedAt" } },
          { kind: "Field", name: { kind: "Name", value: "openUntil" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "pay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "text" } }],
            },
          },
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
          { kind: "FragmentSpread", name: { kind: "Name", value: "JobClosure_job" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "daysLeft" } },
                { kind: "Field", name: { kind: "Name", value: "reportCount" } },
                { kind: "Field", name: { kind: "Name", value: "applicationCount" } },
                { kind: "Field", name: { kind: "Name", value: "unopenedCount" } },
                { kind: "Field", name: { kind: "Name", value: "viewCount" } },
                { kind: "Field", name: { kind: "Name", value: "closedAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerCan" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "edit" } },
                { kind: "Field", name: { kind: "Name", value: "close" } },
                { kind: "Field", name: { kind: "Name", value: "reopen" } },
                { kind: "Field", name: { kind: "Name", value: "extend" } },
                { kind: "Field", name: { kind: "Name", value: "duplicate" } },
                { kind: "Field", name: { kind: "Name", value: "resubmit" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobClosure_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "closure" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "block" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnJob_JobFragment, unknown>;
export const OwnJobDraft_DraftFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OwnJobDraft_draft" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "JobDraft" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "fields" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "location" } },
                { kind: "Field", name: { kind: "Name", value: "pay" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnJobDraft_DraftFragment, unknown>;
export const CloseJobDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CloseJob" },
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
            name: { kind: "Name", value: "closeJob" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "OwnJob_job" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobClosure_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "closure" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "block" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OwnJob_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "postedAt" } },
          { kind: "Field", name: { kind: "Name", value: "openUntil" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "pay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "text" } }],
            },
          },
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
          { kind: "FragmentSpread", name: { kind: "Name", value: "JobClosure_job" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "daysLeft" } },
                { kind: "Field", name: { kind: "Name", value: "reportCount" } },
                { kind: "Field", name: { kind: "Name", value: "applicationCount" } },
                { kind: "Field", name: { kind: "Name", value: "unopenedCount" } },
                { kind: "Field", name: { kind: "Name", value: "viewCount" } },
                { kind: "Field", name: { kind: "Name", value: "closedAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerCan" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "edit" } },
                { kind: "Field", name: { kind: "Name", value: "close" } },
                { kind: "Field", name: { kind: "Name", value: "reopen" } },
                { kind: "Field", name: { kind: "Name", value: "extend" } },
                { kind: "Field", name: { kind: "Name", value: "duplicate" } },
                { kind: "Field", name: { kind: "Name", value: "resubmit" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CloseJobMutation, CloseJobMutationVariables>;
export const ReopenJobDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ReopenJob" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "days" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "reopenJob" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "days" },
                value: { kind: "Variable", name: { kind: "Name", value: "days" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "OwnJob_job" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobClosure_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "closure" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "block" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OwnJob_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "postedAt" } },
          { kind: "Field", name: { kind: "Name", value: "openUntil" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "pay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "text" } }],
            },
          },
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
          { kind: "FragmentSpread", name: { kind: "Name", value: "JobClosure_job" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "daysLeft" } },
                { kind: "Field", name: { kind: "Name", value: "reportCount" } },
                { kind: "Field", name: { kind: "Name", value: "applicationCount" } },
                { kind: "Field", name: { kind: "Name", value: "unopenedCount" } },
                { kind: "Field", name: { kind: "Name", value: "viewCount" } },
                { kind: "Field", name: { kind: "Name", value: "closedAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerCan" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "edit" } },
                { kind: "Field", name: { kind: "Name", value: "close" } },
                { kind: "Field", name: { kind: "Name", value: "reopen" } },
                { kind: "Field", name: { kind: "Name", value: "extend" } },
                { kind: "Field", name: { kind: "Name", value: "duplicate" } },
                { kind: "Field", name: { kind: "Name", value: "resubmit" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReopenJobMutation, ReopenJobMutationVariables>;
export const ExtendJobDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ExtendJob" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "days" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "extendJob" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "days" },
                value: { kind: "Variable", name: { kind: "Name", value: "days" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "OwnJob_job" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobClosure_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "closure" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "block" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OwnJob_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "postedAt" } },
          { kind: "Field", name: { kind: "Name", value: "openUntil" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "pay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "text" } }],
            },
          },
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
          { kind: "FragmentSpread", name: { kind: "Name", value: "JobClosure_job" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "daysLeft" } },
                { kind: "Field", name: { kind: "Name", value: "reportCount" } },
                { kind: "Field", name: { kind: "Name", value: "applicationCount" } },
                { kind: "Field", name: { kind: "Name", value: "unopenedCount" } },
                { kind: "Field", name: { kind: "Name", value: "viewCount" } },
                { kind: "Field", name: { kind: "Name", value: "closedAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerCan" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "edit" } },
                { kind: "Field", name: { kind: "Name", value: "close" } },
                { kind: "Field", name: { kind: "Name", value: "reopen" } },
                { kind: "Field", name: { kind: "Name", value: "extend" } },
                { kind: "Field", name: { kind: "Name", value: "duplicate" } },
                { kind: "Field", name: { kind: "Name", value: "resubmit" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ExtendJobMutation, ExtendJobMutationVariables>;
export const DuplicateJobDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DuplicateJob" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "clientRequestId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "duplicateJob" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "clientRequestId" },
                value: { kind: "Variable", name: { kind: "Name", value: "clientRequestId" } },
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
} as unknown as DocumentNode<DuplicateJobMutation, DuplicateJobMutationVariables>;

export const useCloseJobMutation = (
  options?: Omit<useMutation.Options<CloseJobMutation, CloseJobMutationVariables>, "variables">,
) => useMutation(CloseJobDocument, options);

export const useReopenJobMutation = (
  options?: Omit<useMutation.Options<ReopenJobMutation, ReopenJobMutationVariables>, "variables">,
) => useMutation(ReopenJobDocument, options);

export const useExtendJobMutation = (
  options?: Omit<useMutation.Options<ExtendJobMutation, ExtendJobMutationVariables>, "variables">,
) => useMutation(ExtendJobDocument, options);

export const useDuplicateJobMutation = (
  options?: Omit<useMutation.Options<DuplicateJobMutation, DuplicateJobMutationVariables>, "variables">,
) => useMutation(DuplicateJobDocument, options);
