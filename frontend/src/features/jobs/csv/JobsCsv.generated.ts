/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExportJobsCsvQueryVariables = Exact<{
  companyId: string | number;
}>;


export type ExportJobsCsvQuery = { exportJobsCsv: { text: string, rowCount: number, isCut: boolean } };


export const ExportJobsCsvDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportJobsCsv"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportJobsCsv"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}}]}}]}}]} as unknown as DocumentNode<ExportJobsCsvQuery, ExportJobsCsvQueryVariables>;

export const useExportJobsCsvQuery = (
  options: (useQuery.Options<ExportJobsCsvQuery, ExportJobsCsvQueryVariables> & { variables: ExportJobsCsvQueryVariables }) | SkipToken,
) => useQuery(ExportJobsCsvDocument, options);
knownOperations.set("ExportJobsCsv", "b0687a81cece982834a096b3b538bbbceb21751d2343439fa132ec2c043bea2b");
