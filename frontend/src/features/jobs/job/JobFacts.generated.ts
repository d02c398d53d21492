/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../../shared/schema.generated";

import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type JobFacts_JobFragment = {
  postedAt: string | null;
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
  pay: {
    text: string;
    unit: Types.PayUnit | null;
    bound: Types.PayBound | null;
    yearlyMin: number | null;
    yearlyMax: number | null;
  };
};

export const JobFacts_JobFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "JobFacts_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "JobFields_job" } },
          { kind: "Field", name: { kind: "Name", value: "postedAt" } },
          { kind: "Field", name: { kind: "Name", value: "openUntil" } },
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
  ],
} as unknown as DocumentNode<JobFacts_JobFragment, unknown>;
