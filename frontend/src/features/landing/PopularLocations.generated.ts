/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type PopularLocations_LocationFragment = {
  city: string;
  jobCount: number;
  localities: Array<{ name: string }>;
};

export const PopularLocations_LocationFragmentDoc = {
  kind: "Document",
  definitions: [
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
  ],
} as unknown as DocumentNode<PopularLocations_LocationFragment, unknown>;
