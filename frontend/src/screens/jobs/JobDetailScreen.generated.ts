/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
/** How somebody is employed. */
export const JobType = {
  /** contract: for a set time */
  Contract: "CONTRACT",
  /** full-time */
  FullTime: "FULL_TIME",
  /** internship */
  Internship: "INTERNSHIP",
  /** part-time */
  PartTime: "PART_TIME",
} as const;

export type JobType = (typeof JobType)[keyof typeof JobType];
/** What an amount of pay is for. */
export const PayUnit = {
  /** A working day. */
  Day: "DAY",
  /** A month. */
  Month: "MONTH",
  /** A year. */
  Year: "YEAR",
} as const;

export type PayUnit = (typeof PayUnit)[keyof typeof PayUnit];
/** Where the work is done. */
export const WorkMode = {
  /** Partly at the employer's place. */
  Hybrid: "HYBRID",
  /** At the employer's place. */
  OnSite: "ON_SITE",
  /** From anywhere in India. */
  Remote: "REMOTE",
} as const;

export type WorkMode = (typeof WorkMode)[keyof typeof WorkMode];
export type JobDetailScreenQueryVariables = Exact<{
  id: string | number;
}>;

export type JobDetailScreenQuery = {
  job: {
    id: string;
    title: string;
    skills: Array<string>;
    type: JobType;
    location: string;
    city: string | null;
    workMode: WorkMode;
    openings: number;
    experience: string;
    postedAt: string | null;
    openUntil: string;
    description: string;
    requirements: string;
    benefits: Array<string>;
    company: {
      id: string;
      name: string;
      isVerified: boolean;
      about: string | null;
      industry: string | null;
      employees: string | null;
      headquarters: string | null;
      website: string | null;
    };
    pay: { text: string; unit: PayUnit | null; yearlyMin: number | null; yearlyMax: number | null };
  } | null;
};

export const JobDetailScreenDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "JobDetailScreen" },
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
            name: { kind: "Name", value: "job" },
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
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "skills" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "JobHeader_job" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "JobFacts_job" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "JobText_job" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "company" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyCard_company" } },
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
      name: { kind: "Name", value: "JobHeader_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "type" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "city" } },
          { kind: "Field", name: { kind: "Name", value: "workMode" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "isVerified" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobFacts_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "workMode" } },
          { kind: "Field", name: { kind: "Name", value: "experience" } },
          { kind: "Field", name: { kind: "Name", value: "postedAt" } },
          { kind: "Field", name: { kind: "Name", value: "openUntil" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "pay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "text" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
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
      name: { kind: "Name", value: "JobText_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "requirements" } },
          { kind: "Field", name: { kind: "Name", value: "benefits" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CompanyCard_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "about" } },
          { kind: "Field", name: { kind: "Name", value: "industry" } },
          { kind: "Field", name: { kind: "Name", value: "employees" } },
          { kind: "Field", name: { kind: "Name", value: "headquarters" } },
          { kind: "Field", name: { kind: "Name", value: "website" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JobDetailScreenQuery, JobDetailScreenQueryVariables>;

export const useJobDetailScreenQuery = (
  options: useQuery.Options<JobDetailScreenQuery, JobDetailScreenQueryVariables> & {
    variables: JobDetailScreenQueryVariables;
  },
) => useQuery(JobDetailScreenDocument, options);
