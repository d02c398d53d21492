/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../shared/schema.generated";

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type JobPostingsScreenQueryVariables = Exact<{
  page: number;
  status?: Types.JobStatus | null | undefined;
  text?: string | null | undefined;
  companyId?: string | number | null | undefined;
  pageOf?: string | number | null | undefined;
}>;

export type JobPostingsScreenQuery = {
  myJobs: {
    total: number;
    page: number;
    pageSize: number;
    items: Array<{
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
    }>;
  };
  myJobCounts: {
    all: number;
    active: number;
    flagged: number;
    held: number;
    expired: number;
    closed: number;
    removed: number;
    drafts: number;
  };
  myJobDrafts: Array<{
    id: string;
    updatedAt: string;
    fields: { title: string | null; location: string | null; pay: string | null };
  }>;
  myCompanies: Array<{ id: string; name: string; blockReason: string | null; logoURL: string | null }>;
};

export const JobPostingsScreenDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "JobPostingsScreen" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "page" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "status" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "JobStatus" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "text" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "pageOf" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "myJobs" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "page" },
                value: { kind: "Variable", name: { kind: "Name", value: "page" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "status" },
                value: { kind: "Variable", name: { kind: "Name", value: "status" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "text" },
                value: { kind: "Variable", name: { kind: "Name", value: "text" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "companyId" },
                value: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "pageOf" },
                value: { kind: "Variable", name: { kind: "Name", value: "pageOf" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "total" } },
                { kind: "Field", name: { kind: "Name", value: "page" } },
                { kind: "Field", name: { kind: "Name", value: "pageSize" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "items" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "OwnJob_job" } }],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "myJobCounts" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "text" },
                value: { kind: "Variable", name: { kind: "Name", value: "text" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "companyId" },
                value: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "all" } },
                { kind: "Field", name: { kind: "Name", value: "active" } },
                { kind: "Field", name: { kind: "Name", value: "flagged" } },
                { kind: "Field", name: { kind: "Name", value: "held" } },
                { kind: "Field", name: { kind: "Name", value: "expired" } },
                { kind: "Field", name: { kind: "Name", value: "closed" } },
                { kind: "Field", name: { kind: "Name", value: "removed" } },
                { kind: "Field", name: { kind: "Name", value: "drafts" } },
              ],
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
            name: { kind: "Name", value: "myCompanies" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "JobForm_company" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "BlockedCompanies_company" } },
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
      name: { kind: "Name", value: "BlockedCompanies_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "blockReason" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JobPostingsScreenQuery, JobPostingsScreenQueryVariables>;

export const useJobPostingsScreenQuery = (
  options:
    | (useQuery.Options<JobPostingsScreenQuery, JobPostingsScreenQueryVariables> & {
        variables: JobPostingsScreenQueryVariables;
      })
    | SkipToken,
) => useQuery(JobPostingsScreenDocument, options);
