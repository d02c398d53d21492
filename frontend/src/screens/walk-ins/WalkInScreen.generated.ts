/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WalkInScreenQueryVariables = Exact<{
  jobId: string | number;
}>;


export type WalkInScreenQuery = { walkIn: { jobId: string, jobTitle: string, companyName: string, venue: string | null, hours: string | null, isOpen: boolean, days: Array<string>, bands: Array<{ day: string, from: string, until: string }>, pass: { id: string, day: string, number: number, code: string, name: string, phone: string, numberNow: number | null, turn: Types.WalkInTurn, hasCome: boolean, canGiveBack: boolean, band: { from: string, until: string } | null } | null } | null };


export const WalkInScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalkInScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walkIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalkIn_walkIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalkIn_walkIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalkIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"numberNow"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"hasCome"}},{"kind":"Field","name":{"kind":"Name","value":"canGiveBack"}}]}}]}}]} as unknown as DocumentNode<WalkInScreenQuery, WalkInScreenQueryVariables>;

export const useWalkInScreenQuery = (
  options: (useQuery.Options<WalkInScreenQuery, WalkInScreenQueryVariables> & { variables: WalkInScreenQueryVariables }) | SkipToken,
) => useQuery(WalkInScreenDocument, options);
knownOperations.set("WalkInScreen", "0264f25fc563aa0c6c7a971f964d571256c9af5c9dc1c9b2aefbb5ef03909b4d");
