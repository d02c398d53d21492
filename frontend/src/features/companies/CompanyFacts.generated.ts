/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type CompanyFacts_CompanyFragment = {
  id: string;
  industry: string | null;
  employees: string | null;
  headquarters: string | null;
  website: string | null;
  replyRate: number | null;
  medianReplyDays: number | null;
};

export const CompanyFacts_CompanyFragmentDoc = {
  kind: "Document",
  definitions: [
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
  ],
} as unknown as DocumentNode<CompanyFacts_CompanyFragment, unknown>;
