/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PopularPlaces_LocationFragment = { city: string };

export const PopularPlaces_LocationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PopularPlaces_location"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PopularLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]} as unknown as DocumentNode<PopularPlaces_LocationFragment, unknown>;