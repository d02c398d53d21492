/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/schema.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApiKeysScreenQueryVariables = Exact<{
  companyId: string | number;
}>;


export type ApiKeysScreenQuery = { companyApiKeys: { id: string, company: { id: string, name: string }, keys: Array<{ id: string, creatorName: string | null, isWorking: boolean, key: { id: string, name: string, hint: string, scopes: Array<Types.ApiKeyScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } }> } };


export const ApiKeysScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeysScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyApiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeys_keys"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_keys"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyApiKeys"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"isWorking"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ApiKeysScreenQuery, ApiKeysScreenQueryVariables>;

export const useApiKeysScreenQuery = (
  options: (useQuery.Options<ApiKeysScreenQuery, ApiKeysScreenQueryVariables> & { variables: ApiKeysScreenQueryVariables }) | SkipToken,
) => useQuery(ApiKeysScreenDocument, options);
knownOperations.set("ApiKeysScreen", "42ae4f01f250ffc1c9010dea78f1aa3e4ff8577ebc7e1c73a1f54bc6e302d0f9");
