/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../shared/schema.generated";

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type CompanyVerificationScreenQueryVariables = Exact<{
  companyId: string | number;
}>;

export type CompanyVerificationScreenQuery = {
  companyVerification: {
    id: string;
    domain: string | null;
    isMailOffered: boolean;
    company: {
      website: string | null;
      id: string;
      name: string;
      isVerified: boolean;
      verifiedUntil: string | null;
      checks: Array<{ kind: Types.CheckKind; about: string | null; checkedAt: string; holdsUntil: string }>;
    };
    steps: Array<{
      kind: Types.CheckKind;
      state: Types.CheckState | null;
      subject: string | null;
      askedAt: string | null;
      decidedAt: string | null;
      holdsUntil: string | null;
      token: string | null;
      lookedAt: string | null;
      hasCode: boolean;
      documents: Array<{ id: string; type: string; bytes: number; createdAt: string }>;
    }>;
    request: {
      id: string;
      status: Types.VerificationStatus;
      askedAt: string;
      message: string | null;
      decidedAt: string | null;
    } | null;
  };
};

export const CompanyVerificationScreenDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CompanyVerificationScreen" },
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
            name: { kind: "Name", value: "companyVerification" },
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
                { kind: "FragmentSpread", name: { kind: "Name", value: "Verification_standing" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CompanyChecks_company" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Company" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "isVerified" } },
          { kind: "Field", name: { kind: "Name", value: "verifiedUntil" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "checks" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "Field", name: { kind: "Name", value: "checkedAt" } },
                { kind: "Field", name: { kind: "Name", value: "holdsUntil" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "VerificationStep_step" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "VerificationStep" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "subject" } },
          { kind: "Field", name: { kind: "Name", value: "askedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
          { kind: "Field", name: { kind: "Name", value: "holdsUntil" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "lookedAt" } },
          { kind: "Field", name: { kind: "Name", value: "hasCode" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "documents" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "type" } },
                { kind: "Field", name: { kind: "Name", value: "bytes" } },
                { kind: "Field", name: { kind: "Name", value: "createdAt" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Verification_standing" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CompanyVerification" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "company" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "CompanyChecks_company" } },
                { kind: "Field", name: { kind: "Name", value: "website" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "domain" } },
          { kind: "Field", name: { kind: "Name", value: "isMailOffered" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "steps" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "VerificationStep_step" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "request" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "askedAt" } },
                { kind: "Field", name: { kind: "Name", value: "message" } },
                { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CompanyVerificationScreenQuery, CompanyVerificationScreenQueryVariables>;

export const useCompanyVerificationScreenQuery = (
  options:
    | (useQuery.Options<CompanyVerificationScreenQuery, CompanyVerificationScreenQueryVariables> & {
        variables: CompanyVerificationScreenQueryVariables;
      })
    | SkipToken,
) => useQuery(CompanyVerificationScreenDocument, options);
knownOperations.set(
  "CompanyVerificationScreen",
  "59a50d563d332f574072f5ec7b20c6dc0f35f0c119977cb3e5bae0c05eec4e19",
);
