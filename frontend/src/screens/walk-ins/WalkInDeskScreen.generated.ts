/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WalkInDeskScreenQueryVariables = Exact<{
  jobId: string | number;
  day?: string | null | undefined;
}>;


export type WalkInDeskScreenQuery = { walkInDay: { jobId: string, jobTitle: string, day: string, days: Array<string>, isToday: boolean, isHeld: boolean, isCalledOff: boolean, perHour: number | null, areHoursRead: boolean, numberNow: number | null, visits: Array<{ id: string, number: number, name: string, phone: string, status: Types.WalkInStatus, calledAt: string | null, band: { from: string, until: string } | null }> } | null };


export const WalkInDeskScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalkInDeskScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walkInDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalkInDay_day"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalkInVisit_visit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalkInVisit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calledAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalkInDay_day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalkInDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isToday"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"perHour"}},{"kind":"Field","name":{"kind":"Name","value":"areHoursRead"}},{"kind":"Field","name":{"kind":"Name","value":"numberNow"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalkInVisit_visit"}}]}}]}}]} as unknown as DocumentNode<WalkInDeskScreenQuery, WalkInDeskScreenQueryVariables>;

export const useWalkInDeskScreenQuery = (
  options: (useQuery.Options<WalkInDeskScreenQuery, WalkInDeskScreenQueryVariables> & { variables: WalkInDeskScreenQueryVariables }) | SkipToken,
) => useQuery(WalkInDeskScreenDocument, options);
knownOperations.set("WalkInDeskScreen", "dd15fe5ebd49d9d2bd06955fdda8e3611d573c61587255c5cbae81a8d760bec5");
