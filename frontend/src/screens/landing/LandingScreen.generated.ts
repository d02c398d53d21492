/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type LandingScreenQueryVariables = Exact<{ [key: string]: never }>;

export type LandingScreenQuery = {
  popularLocations: Array<{
    city: string;
    jobCount: number;
    localities: Array<{ name: string; jobCount: number }>;
  }>;
  jobs: {
    items: Array<{
      id: string;
      title: string;
      location: string;
      locality: string | null;
      city: string | null;
      pay: { text: string };
      company: { id: string; name: string; isVerified: boolean };
    }>;
  };
};

export const LandingScreenDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "LandingScreen" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "popularLocations" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "limit" },
                value: { kind: "IntValue", value: "8" },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "HeroVisual_location" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "FeatureGrid_location" } },
                { kind: "FragmentSpread", name: { kind: "Name", value: "PopularLocations_location" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "jobs" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "sort" },
                value: { kind: "EnumValue", value: "NEWEST" },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "pageSize" },
                value: { kind: "IntValue", value: "24" },
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
                      { kind: "FragmentSpread", name: { kind: "Name", value: "HeroVisual_job" } },
                      { kind: "FragmentSpread", name: { kind: "Name", value: "FeatureGrid_job" } },
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
      name: { kind: "Name", value: "HeroVisual_location" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PopularLocation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "city" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "localities" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "jobCount" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "FeatureGrid_location" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PopularLocation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "localities" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "jobCount" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PopularLocations_location" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PopularLocation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "city" } },
          { kind: "Field", name: { kind: "Name", value: "jobCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "localities" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "name" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "HeroVisual_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "locality" } },
          { kind: "Field", name: { kind: "Name", value: "city" } },
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
                { kind: "Field", name: { kind: "Name", value: "isVerified" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "FeatureGrid_job" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "location" } },
          { kind: "Field", name: { kind: "Name", value: "locality" } },
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
                { kind: "Field", name: { kind: "Name", value: "isVerified" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LandingScreenQuery, LandingScreenQueryVariables>;

export const useLandingScreenQuery = (
  options?: useQuery.Options<LandingScreenQuery, LandingScreenQueryVariables>,
) => useQuery(LandingScreenDocument, options ?? {});
