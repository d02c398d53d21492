/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../../shared/schema.generated";

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type JobForm_JobFragment = {
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
  company: { id: string; name: string; logoURL: string | null };
  standing: { version: number; daysLeft: number; closedAt: string | null } | null;
  viewerCan: { extend: boolean; reopen: boolean };
  pay: {
    text: string;
    unit: Types.PayUnit | null;
    bound: Types.PayBound | null;
    yearlyMin: number | null;
    yearlyMax: number | null;
  };
};

export type JobForm_CompanyFragment = { id: string; name: string; logoURL: string | null };

export type DescribePayQueryVariables = Exact<{
  text: string;
}>;

export type DescribePayQuery = {
  describePay: {
    words: string | null;
    obstacle: Types.PayObstacle | null;
    problem: string | null;
    pay: {
      text: string;
      unit: Types.PayUnit | null;
      bound: Types.PayBound | null;
      yearlyMin: number | null;
      yearlyMax: number | null;
    };
  };
};

export type DescribeExperienceQueryVariables = Exact<{
  text: string;
}>;

export type DescribeExperienceQuery = {
  describeExperience: { words: string | null; problem: string | null };
};

export type DescribeLocationQueryVariables = Exact<{
  text: string;
}>;

export type DescribeLocationQuery = { describeLocation: { isRemote: boolean; didYouMean: string | null } };

export type PostJobMutationVariables = Exact<{
  input: Types.PostJobInput;
  clientRequestId: string | number;
}>;

export type PostJobMutation = { postJob: { id: string; standing: { status: Types.JobStatus } | null } };

export type UpdateJobMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.JobContentInput;
}>;

export type UpdateJobMutation = {
  updateJob: {
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
    company: { id: string; name: string; logoURL: string | null };
    standing: { version: number; daysLeft: number; closedAt: string | null } | null;
    viewerCan: { extend: boolean; reopen: boolean };
    pay: {
      text: string;
      unit: Types.PayUnit | null;
      bound: Types.PayBound | null;
      yearlyMin: number | null;
      yearlyMax: number | null;
    };
  };
};

export type DescribeWordingQueryVariables = Exact<{
  fields: Types.JobDraftFieldsInput;
  jobId?: string | number | null | undefined;
}>;

export type DescribeWordingQuery = {
  describeWording: Array<{
    field: string;
    kind: Types.WordingKind;
    grounds: Array<Types.WordingGround>;
    start: number;
    end: number;
    text: string;
    isHeld: boolean;
    instead: Array<string>;
  }>;
};

export type JobWording_WordingFragment = {
  field: string;
  kind: Types.WordingKind;
  grounds: Array<Types.WordingGround>;
  start: number;
  end: number;
  text: string;
  isHeld: boolean;
  instead: Array<string>;
};

export const JobForm_JobFragmentDoc = {
  kind: "Document",
  definitions: [
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
  ],
} as unknown as DocumentNode<JobForm_JobFragment, unknown>;
export const JobForm_CompanyFragmentDoc = {
  kind: "Document",
  definitions: [
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
  ],
} as unknown as DocumentNode<JobForm_CompanyFragment, unknown>;
export const JobWording_WordingFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobWording_wording" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "JobWording" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "field" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "grounds" } },
          { kind: "Field", name: { kind: "Name", value: "start" } },
          { kind: "Field", name: { kind: "Name", value: "end" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "isHeld" } },
          { kind: "Field", name: { kind: "Name", value: "instead" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JobWording_WordingFragment, unknown>;
export const DescribePayDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "DescribePay" },
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
            name: { kind: "Name", value: "describePay" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "text" },
                value: { kind: "Variable", name: { kind: "Name", value: "text" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "words" } },
                { kind: "Field", name: { kind: "Name", value: "obstacle" } },
                { kind: "Field", name: { kind: "Name", value: "problem" } },
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
        ],
      },
    },
  ],
} as unknown as DocumentNode<DescribePayQuery, DescribePayQueryVariables>;
export const DescribeExperienceDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "DescribeExperience" },
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
            name: { kind: "Name", value: "describeExperience" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "text" },
                value: { kind: "Variable", name: { kind: "Name", value: "text" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "words" } },
                { kind: "Field", name: { kind: "Name", value: "problem" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DescribeExperienceQuery, DescribeExperienceQueryVariables>;
export const DescribeLocationDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "DescribeLocation" },
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
            name: { kind: "Name", value: "describeLocation" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "text" },
                value: { kind: "Variable", name: { kind: "Name", value: "text" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "isRemote" } },
                { kind: "Field", name: { kind: "Name", value: "didYouMean" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DescribeLocationQuery, DescribeLocationQueryVariables>;
export const PostJobDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "PostJob" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PostJobInput" } },
          },
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
            name: { kind: "Name", value: "postJob" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "clientRequestId" },
                value: { kind: "Variable", name: { kind: "Name", value: "clientRequestId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "standing" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "Field", name: { kind: "Name", value: "status" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PostJobMutation, PostJobMutationVariables>;
export const UpdateJobDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateJob" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "version" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "JobContentInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateJob" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "version" },
                value: { kind: "Variable", name: { kind: "Name", value: "version" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "JobForm_job" } }],
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
  ],
} as unknown as DocumentNode<UpdateJobMutation, UpdateJobMutationVariables>;
export const DescribeWordingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "DescribeWording" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "fields" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "JobDraftFieldsInput" } },
          },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "jobId" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "describeWording" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "fields" },
                value: { kind: "Variable", name: { kind: "Name", value: "fields" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "jobId" },
                value: { kind: "Variable", name: { kind: "Name", value: "jobId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "JobWording_wording" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobWording_wording" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "JobWording" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "field" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "grounds" } },
          { kind: "Field", name: { kind: "Name", value: "start" } },
          { kind: "Field", name: { kind: "Name", value: "end" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "isHeld" } },
          { kind: "Field", name: { kind: "Name", value: "instead" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DescribeWordingQuery, DescribeWordingQueryVariables>;

export const useDescribePayQuery = (
  options:
    | (useQuery.Options<DescribePayQuery, DescribePayQueryVariables> & {
        variables: DescribePayQueryVariables;
      })
    | SkipToken,
) => useQuery(DescribePayDocument, options);

export const useDescribeExperienceQuery = (
  options:
    | (useQuery.Options<DescribeExperienceQuery, DescribeExperienceQueryVariables> & {
        variables: DescribeExperienceQueryVariables;
      })
    | SkipToken,
) => useQuery(DescribeExperienceDocument, options);

export const useDescribeLocationQuery = (
  options:
    | (useQuery.Options<DescribeLocationQuery, DescribeLocationQueryVariables> & {
        variables: DescribeLocationQueryVariables;
      })
    | SkipToken,
) => useQuery(DescribeLocationDocument, options);

export const usePostJobMutation = (
  options?: Omit<useMutation.Options<PostJobMutation, PostJobMutationVariables>, "variables">,
) => useMutation(PostJobDocument, options);

export const useUpdateJobMutation = (
  options?: Omit<useMutation.Options<UpdateJobMutation, UpdateJobMutationVariables>, "variables">,
) => useMutation(UpdateJobDocument, options);

export const useDescribeWordingQuery = (
  options:
    | (useQuery.Options<DescribeWordingQuery, DescribeWordingQueryVariables> & {
        variables: DescribeWordingQueryVariables;
      })
    | SkipToken,
) => useQuery(DescribeWordingDocument, options);
