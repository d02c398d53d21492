/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../shared/schema.generated";

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type EditJobScreenQueryVariables = Exact<{
  id: string | number;
}>;

export type EditJobScreenQuery = {
  myJob: {
    openUntil: string;
    id: string;
    title: string;
    type: Types.JobType;
    workMode: Types.WorkMode;
    location: string;
    experience: string;
    education: Types.Education | null;
    skills: Array<string>;
    description: string;
    requirements: string;
    benefits: Array<string>;
    openings: number;
    viewerCan: { edit: boolean; resubmit: boolean; extend: boolean; reopen: boolean };
    company: { id: string; name: string; logoURL: string | null };
    standing: { version: number; daysLeft: number; closedAt: string | null; reason: string | null } | null;
    pay: {
      text: string;
      unit: Types.PayUnit | null;
      bound: Types.PayBound | null;
      yearlyMin: number | null;
      yearlyMax: number | null;
    };
  } | null;
};

export const EditJobScreenDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "EditJobScreen" },
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
            name: { kind: "Name", value: "myJob" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "JobForm_job" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "ResubmitJob_job" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "viewerCan" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "edit" } },
                      { kind: "Field", name: { kind: "Name", value: "resubmit" } },
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
      name: { kind: "Name", value: "JobFields_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "type" } },
          { kind: "Field", name: { kind: "Name", value: "workMode" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "experience" } },
          { kind: "Field", name: { kind: "Name", value: "education" } },
          { kind: "Field", name: { kind: "Name", value: "skills" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "requirements" } },
          { kind: "Field", name: { kind: "Name", value: "benefits" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "pay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "text" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "bound" } },
                { kind: "Field", name: { kind: "Name", value: "yearlyMin" } },
                { kind: "Field", name: { kind: "Name", value: "yearlyMax" } },
              ],
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
      name: { kind: "Name", value: "JobForm_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "JobFields_job" } },
          { kind: "Field", name: { kind: "Name", value: "openUntil" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyMark_company" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "version" } },
                { kind: "Field", name: { kind: "Name", value: "daysLeft" } },
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
                { kind: "Field", name: { kind: "Name", value: "extend" } },
                { kind: "Field", name: { kind: "Name", value: "reopen" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ResubmitJob_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "standing" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "reason" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EditJobScreenQuery, EditJobScreenQueryVariables>;

export const useEditJobScreenQuery = (
  options:
    | (useQuery.Options<EditJobScreenQuery, EditJobScreenQueryVariables> & {
        variables: EditJobScreenQueryVariables;
      })
    | SkipToken,
) => useQuery(EditJobScreenDocument, options);
