/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../../shared/schema.generated";

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type JobDraft_DraftFragment = {
  id: string;
  updatedAt: string;
  fields: {
    companyId: string | null;
    companyName: string | null;
    openForDays: number | null;
    title: string | null;
    type: Types.JobType | null;
    workMode: Types.WorkMode | null;
    location: string | null;
    pay: string | null;
    experience: string | null;
    education: Types.Education | null;
    skills: Array<string> | null;
    description: string | null;
    requirements: string | null;
    benefits: Array<string> | null;
    openings: number | null;
  };
};

export type JobDraftToDeleteQueryVariables = Exact<{
  id: string | number;
}>;

export type JobDraftToDeleteQuery = {
  myJobDraft: {
    id: string;
    updatedAt: string;
    fields: {
      companyId: string | null;
      companyName: string | null;
      openForDays: number | null;
      title: string | null;
      type: Types.JobType | null;
      workMode: Types.WorkMode | null;
      location: string | null;
      pay: string | null;
      experience: string | null;
      education: Types.Education | null;
      skills: Array<string> | null;
      description: string | null;
      requirements: string | null;
      benefits: Array<string> | null;
      openings: number | null;
    };
  } | null;
};

export type SaveJobDraftMutationVariables = Exact<{
  id: string | number;
  fields: Types.JobDraftFieldsInput;
}>;

export type SaveJobDraftMutation = { saveJobDraft: { id: string; updatedAt: string } };

export type DeleteJobDraftMutationVariables = Exact<{
  id: string | number;
}>;

export type DeleteJobDraftMutation = { deleteJobDraft: { id: string } | null };

export const JobDraft_DraftFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobDraft_draft" },
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
                { kind: "Field", name: { kind: "Name", value: "companyId" } },
                { kind: "Field", name: { kind: "Name", value: "companyName" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "JobFields_draft" } },
                { kind: "Field", name: { kind: "Name", value: "openForDays" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobFields_draft" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "JobDraftFields" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "type" } },
          { kind: "Field", name: { kind: "Name", value: "workMode" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "pay" } },
          { kind: "Field", name: { kind: "Name", value: "experience" } },
          { kind: "Field", name: { kind: "Name", value: "education" } },
          { kind: "Field", name: { kind: "Name", value: "skills" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "requirements" } },
          { kind: "Field", name: { kind: "Name", value: "benefits" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JobDraft_DraftFragment, unknown>;
export const JobDraftToDeleteDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "JobDraftToDelete" },
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
            name: { kind: "Name", value: "myJobDraft" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "JobDraft_draft" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobFields_draft" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "JobDraftFields" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "type" } },
          { kind: "Field", name: { kind: "Name", value: "workMode" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "pay" } },
          { kind: "Field", name: { kind: "Name", value: "experience" } },
          { kind: "Field", name: { kind: "Name", value: "education" } },
          { kind: "Field", name: { kind: "Name", value: "skills" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "requirements" } },
          { kind: "Field", name: { kind: "Name", value: "benefits" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobDraft_draft" },
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
                { kind: "Field", name: { kind: "Name", value: "companyId" } },
                { kind: "Field", name: { kind: "Name", value: "companyName" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "JobFields_draft" } },
                { kind: "Field", name: { kind: "Name", value: "openForDays" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JobDraftToDeleteQuery, JobDraftToDeleteQueryVariables>;
export const SaveJobDraftDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SaveJobDraft" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "fields" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "JobDraftFieldsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "saveJobDraft" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "fields" },
                value: { kind: "Variable", name: { kind: "Name", value: "fields" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveJobDraftMutation, SaveJobDraftMutationVariables>;
export const DeleteJobDraftDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeleteJobDraft" },
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
            name: { kind: "Name", value: "deleteJobDraft" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
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
} as unknown as DocumentNode<DeleteJobDraftMutation, DeleteJobDraftMutationVariables>;

export const useJobDraftToDeleteQuery = (
  options:
    | (useQuery.Options<JobDraftToDeleteQuery, JobDraftToDeleteQueryVariables> & {
        variables: JobDraftToDeleteQueryVariables;
      })
    | SkipToken,
) => useQuery(JobDraftToDeleteDocument, options);

export const useSaveJobDraftMutation = (
  options?: Omit<useMutation.Options<SaveJobDraftMutation, SaveJobDraftMutationVariables>, "variables">,
) => useMutation(SaveJobDraftDocument, options);

export const useDeleteJobDraftMutation = (
  options?: Omit<useMutation.Options<DeleteJobDraftMutation, DeleteJobDraftMutationVariables>, "variables">,
) => useMutation(DeleteJobDraftDocument, options);
