/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CareerForm_PageFragment = { address: string, headline: string, about: string, color: string | null, isPublished: boolean };

export type SaveCareerPageMutationVariables = Exact<{
  input: Types.SaveCareerPageInput;
}>;


export type SaveCareerPageMutation = { saveCareerPage: { address: string, headline: string, about: string, color: string | null, isPublished: boolean } };

export const CareerForm_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareerForm_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CareerSite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}}]}}]} as unknown as DocumentNode<CareerForm_PageFragment, unknown>;
export const SaveCareerPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCareerPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCareerPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCareerPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareerForm_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareerForm_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CareerSite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}}]}}]} as unknown as DocumentNode<SaveCareerPageMutation, SaveCareerPageMutationVariables>;

export const useSaveCareerPageMutation = (
  options?: Omit<useMutation.Options<SaveCareerPageMutation, SaveCareerPageMutationVariables>, "variables">,
) => useMutation(SaveCareerPageDocument, options);
knownOperations.set("SaveCareerPage", "41d8f797c425db1fa19f92c3c41c7b5bbee6fccec627dc61b2b326ad0e055573");
