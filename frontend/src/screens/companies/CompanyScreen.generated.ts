/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../shared/schema.generated";

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type CompanyScreenQueryVariables = Exact<{
  id: string | number;
  page: number;
}>;

export type CompanyScreenQuery = {
  company: {
    id: string;
    name: string;
    about: string | null;
    isVerified: boolean;
    industry: string | null;
    employees: string | null;
    headquarters: string | null;
    website: string | null;
    replyRate: number | null;
    medianReplyDays: number | null;
    verifiedUntil: string | null;
    logoURL: string | null;
    viewerCan: { edit: boolean; seeTeam: boolean };
    checks: Array<{ kind: Types.CheckKind; about: string | null; checkedAt: string; holdsUntil: string }>;
  } | null;
  companyJobs: {
    total: number;
    pageSize: number;
    items: Array<{
      id: string;
      title: string;
      type: Types.JobType;
      placesInShort: string;
      workMode: Types.WorkMode;
      experience: string;
      skills: Array<string>;
      shift: Types.Shift | null;
      freshersWelcome: boolean;
      ownTwoWheeler: boolean;
      walkInUntil: string | null;
      applyUrl: string | null;
      postedAt: string | null;
      isSaved: boolean;
      pay: { headline: string; kind: Types.PayKind };
      match: { score: number | null } | null;
      viewerApplication: { id: string; status: Types.ApplicationStatus } | null;
      company: { id: string; isVerified: boolean; name: string; logoURL: string | null };
    }>;
  };
};

export const CompanyScreenDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CompanyScreen" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "page" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
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
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyHeader_company" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyFacts_company" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyChecks_company" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "companyJobs" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "companyId" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "page" },
                value: { kind: "Variable", name: { kind: "Name", value: "page" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "CompanyJobs_page" } }],
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
      name: { kind: "Name", value: "SaveJob_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "isSaved" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobCard_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "FragmentSpread", name: { kind: "Name", value: "SaveJob_job" } },
          { kind: "Field", name: { kind: "Name", value: "type" } },
          { kind: "Field", name: { kind: "Name", value: "placesInShort" } },
          { kind: "Field", name: { kind: "Name", value: "workMode" } },
          { kind: "Field", name: { kind: "Name", value: "experience" } },
          { kind: "Field", name: { kind: "Name", value: "skills" } },
          { kind: "Field", name: { kind: "Name", value: "shift" } },
          { kind: "Field", name: { kind: "Name", value: "freshersWelcome" } },
          { kind: "Field", name: { kind: "Name", value: "ownTwoWheeler" } },
          { kind: "Field", name: { kind: "Name", value: "walkInUntil" } },
          { kind: "Field", name: { kind: "Name", value: "applyUrl" } },
          { kind: "Field", name: { kind: "Name", value: "postedAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "pay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "headline" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "match" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "score" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerApplication" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "status" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyMark_company" } },
                { kind: "Field", name: { kind: "Name", value: "isVerified" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CompanyHeader_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyMark_company" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerCan" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "edit" } },
                { kind: "Field", name: { kind: "Name", value: "seeTeam" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CompanyFacts_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "industry" } },
          { kind: "Field", name: { kind: "Name", value: "employees" } },
          { kind: "Field", name: { kind: "Name", value: "headquarters" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
          { kind: "Field", name: { kind: "Name", value: "replyRate" } },
          { kind: "Field", name: { kind: "Name", value: "medianReplyDays" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CompanyChecks_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "verifiedUntil" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "checks" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "Field", name: { kind: "Name", value: "checkedAt" } },
                { kind: "Field", name: { kind: "Name", value: "holdsUntil" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CompanyJobs_page" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CompanyJobPage" } },
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
                { kind: "FragmentSpread", name: { kind: "Name", value: "JobCard_job" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "total" } },
          { kind: "Field", name: { kind: "Name", value: "pageSize" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CompanyScreenQuery, CompanyScreenQueryVariables>;

export const useCompanyScreenQuery = (
  options:
    | (useQuery.Options<CompanyScreenQuery, CompanyScreenQueryVariables> & {
        variables: CompanyScreenQueryVariables;
      })
    | SkipToken,
) => useQuery(CompanyScreenDocument, options);
knownOperations.set("CompanyScreen", "ea0c3e375bea130553502ac83f15b69aef073ed0ee47aa4fe8e1a1dff862ad87");
