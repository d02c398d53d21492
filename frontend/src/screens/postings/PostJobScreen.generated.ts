/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../shared/schema.generated";

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type PostJobScreenQueryVariables = Exact<{
  draftId: string | number;
  hasDraft: boolean;
}>;

export type PostJobScreenQuery = {
  myCompanies: Array<{ id: string; name: string; logoURL: string | null }>;
  myJobDrafts: Array<{
    id: string;
    updatedAt: string;
    fields: { title: string | null; location: string | null; pay: string | null };
  }>;
  myJobDraft?: {
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

export const PostJobScreenDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PostJobScreen" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "draftId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "hasDraft" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "myCompanies" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "JobForm_company" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "myJobDrafts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "OwnJobDraft_draft" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "myJobDraft" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "draftId" } },
              },
            ],
            directives: [
              {
                kind: "Directive",
                name: { kind: "Name", value: "include" },
                arguments: [
                  {
                    kind: "Argument",
                    name: { kind: "Name", value: "if" },
                    value: { kind: "Variable", name: { kind: "Name", value: "hasDraft" } },
                  },
                ],
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
      name: { kind: "Name", value: "CompanyMark_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "logoURL" } },
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
      name: { kind: "Name", value: "JobForm_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyMark_company" } },
        ],
      },
    },
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
} as unknown as DocumentNode<PostJobScreenQuery, PostJobScreenQueryVariables>;

export const usePostJobScreenQuery = (
  options:
    | (useQuery.Options<PostJobScreenQuery, PostJobScreenQueryVariables> & {
        variables: PostJobScreenQueryVariables;
      })
    | SkipToken,
) => useQuery(PostJobScreenDocument, options);
