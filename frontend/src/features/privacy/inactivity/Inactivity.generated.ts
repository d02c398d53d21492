/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyInactivityQueryVariables = Exact<{ [key: string]: never; }>;


export type MyInactivityQuery = { me: { id: string, inactivity: { erasedOn: string | null, keptFor: Types.InactivityExemption | null } } | null };


export const MyInactivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyInactivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inactivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"keptFor"}}]}}]}}]}}]} as unknown as DocumentNode<MyInactivityQuery, MyInactivityQueryVariables>;

export const useMyInactivityQuery = (
  options?: useQuery.Options<MyInactivityQuery, MyInactivityQueryVariables>,
) => useQuery(MyInactivityDocument, options ?? {});
knownOperations.set("MyInactivity", "8ef47c07e1bad16965715ca9a84f6bccba97b8b19b0524bb318363d587e02caf");
