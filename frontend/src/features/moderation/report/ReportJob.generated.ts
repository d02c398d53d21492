/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is wrong with a job. */
export type ReportJobInput = {
  /** In your own words, up to 1,000 characters. */
  comment?: string | null | undefined;
  /** The job. */
  jobId: string | number;
  /** What is wrong. */
  reason: ReportReason;
};

/** What is wrong with a job. */
export const ReportReason = {
  /** Applicants are asked to pay. */
  AsksForMoney: 'ASKS_FOR_MONEY',
  /** It shuts people out by caste, religion, sex, age or the like. */
  Discriminatory: 'DISCRIMINATORY',
  /** The place is filled, or the company is not hiring. */
  Expired: 'EXPIRED',
  /** Something else; the comment says what. */
  Other: 'OTHER',
  /** It is no real offer. */
  Scam: 'SCAM',
  /** Pay, place, company or other details are not true. */
  WrongDetails: 'WRONG_DETAILS'
} as const;

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];
export type ReportJobMutationVariables = Exact<{
  input: ReportJobInput;
}>;


export type ReportJobMutation = { reportJob: { id: string } };


export const ReportJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReportJobMutation, ReportJobMutationVariables>;

export const useReportJobMutation = (
  options?: Omit<useMutation.Options<ReportJobMutation, ReportJobMutationVariables>, "variables">,
) => useMutation(ReportJobDocument, options);