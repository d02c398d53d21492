/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../../shared/schema.generated";

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type PreviewJobsCsvQueryVariables = Exact<{
  input: Types.PreviewJobsCsvInput;
}>;

export type PreviewJobsCsvQuery = {
  previewJobsCsv: {
    rowCount: number;
    unchangedCount: number;
    problemCount: number;
    questionCount: number;
    problems: Array<{ line: number; column: string; message: string }>;
    questions: Array<{ line: number; column: string; message: string }>;
    sample: Array<{
      line: number;
      title: string;
      type: Types.JobType | null;
      location: string;
      pay: string | null;
    }>;
  };
};

export type ImportJobsCsvMutationVariables = Exact<{
  input: Types.ImportJobsCsvInput;
  clientRequestId: string | number;
}>;

export type ImportJobsCsvMutation = { importJobsCsv: { created: number; held: number; unchanged: number } };

export type ExportJobsCsvQueryVariables = Exact<{
  companyId: string | number;
}>;

export type ExportJobsCsvQuery = { exportJobsCsv: { text: string; rowCount: number; isCut: boolean } };

export const PreviewJobsCsvDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PreviewJobsCsv" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PreviewJobsCsvInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "previewJobsCsv" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "rowCount" } },
                { kind: "Field", name: { kind: "Name", value: "unchangedCount" } },
                { kind: "Field", name: { kind: "Name", value: "problemCount" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "problems" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "line" } },
                      { kind: "Field", name: { kind: "Name", value: "column" } },
                      { kind: "Field", name: { kind: "Name", value: "message" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "questionCount" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "questions" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "line" } },
                      { kind: "Field", name: { kind: "Name", value: "column" } },
                      { kind: "Field", name: { kind: "Name", value: "message" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "sample" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "line" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                      { kind: "Field", name: { kind: "Name", value: "type" } },
                      { kind: "Field", name: { kind: "Name", value: "location" } },
                      { kind: "Field", name: { kind: "Name", value: "pay" } },
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
} as unknown as DocumentNode<PreviewJobsCsvQuery, PreviewJobsCsvQueryVariables>;
export const ImportJobsCsvDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ImportJobsCsv" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ImportJobsCsvInput" } },
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
            name: { kind: "Name", value: "importJobsCsv" },
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
                { kind: "Field", name: { kind: "Name", value: "created" } },
                { kind: "Field", name: { kind: "Name", value: "held" } },
                { kind: "Field", name: { kind: "Name", value: "unchanged" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportJobsCsvMutation, ImportJobsCsvMutationVariables>;
export const ExportJobsCsvDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ExportJobsCsv" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "exportJobsCsv" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "companyId" },
                value: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "text" } },
                { kind: "Field", name: { kind: "Name", value: "rowCount" } },
                { kind: "Field", name: { kind: "Name", value: "isCut" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ExportJobsCsvQuery, ExportJobsCsvQueryVariables>;

export const usePreviewJobsCsvQuery = (
  options:
    | (useQuery.Options<PreviewJobsCsvQuery, PreviewJobsCsvQueryVariables> & {
        variables: PreviewJobsCsvQueryVariables;
      })
    | SkipToken,
) => useQuery(PreviewJobsCsvDocument, options);

export const useImportJobsCsvMutation = (
  options?: Omit<useMutation.Options<ImportJobsCsvMutation, ImportJobsCsvMutationVariables>, "variables">,
) => useMutation(ImportJobsCsvDocument, options);

export const useExportJobsCsvQuery = (
  options:
    | (useQuery.Options<ExportJobsCsvQuery, ExportJobsCsvQueryVariables> & {
        variables: ExportJobsCsvQueryVariables;
      })
    | SkipToken,
) => useQuery(ExportJobsCsvDocument, options);
