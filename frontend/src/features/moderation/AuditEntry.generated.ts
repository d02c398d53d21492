/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type AuditEntry_EntryFragment = {
  id: string;
  at: string;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectName: string | null;
  before: unknown;
  after: unknown;
  actorId: string | null;
  actor: { id: string; email: string } | null;
};

export const AuditEntry_EntryFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AuditEntry_entry" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AuditEntry" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "action" } },
          { kind: "Field", name: { kind: "Name", value: "subjectType" } },
          { kind: "Field", name: { kind: "Name", value: "subjectId" } },
          { kind: "Field", name: { kind: "Name", value: "subjectName" } },
          { kind: "Field", name: { kind: "Name", value: "before" } },
          { kind: "Field", name: { kind: "Name", value: "after" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "actor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "actorId" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditEntry_EntryFragment, unknown>;
