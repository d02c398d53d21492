/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Nominee_NomineeFragment = { id: string, name: string, relation: string, email: string | null, phone: string | null, namedAt: string };

export type MyNomineeQueryVariables = Exact<{ [key: string]: never; }>;


export type MyNomineeQuery = { me: { id: string, nominee: { id: string, name: string, relation: string, email: string | null, phone: string | null, namedAt: string } | null } | null };

export type SaveNomineeMutationVariables = Exact<{
  input: Types.SaveNomineeInput;
}>;


export type SaveNomineeMutation = { saveNominee: { id: string, nominee: { id: string, name: string, relation: string, email: string | null, phone: string | null, namedAt: string } | null } };

export type RemoveNomineeMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveNomineeMutation = { removeNominee: { id: string, nominee: { id: string, name: string, relation: string, email: string | null, phone: string | null, namedAt: string } | null } };

export const Nominee_NomineeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Nominee_nominee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Nominee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"namedAt"}}]}}]} as unknown as DocumentNode<Nominee_NomineeFragment, unknown>;
export const MyNomineeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyNominee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nominee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Nominee_nominee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Nominee_nominee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Nominee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"namedAt"}}]}}]} as unknown as DocumentNode<MyNomineeQuery, MyNomineeQueryVariables>;
export const SaveNomineeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNominee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNomineeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNominee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nominee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Nominee_nominee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Nominee_nominee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Nominee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"namedAt"}}]}}]} as unknown as DocumentNode<SaveNomineeMutation, SaveNomineeMutationVariables>;
export const RemoveNomineeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveNominee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeNominee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nominee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Nominee_nominee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Nominee_nominee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Nominee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"namedAt"}}]}}]} as unknown as DocumentNode<RemoveNomineeMutation, RemoveNomineeMutationVariables>;

export const useMyNomineeQuery = (
  options?: useQuery.Options<MyNomineeQuery, MyNomineeQueryVariables>,
) => useQuery(MyNomineeDocument, options ?? {});
knownOperations.set("MyNominee", "176e87595ad50de5d5ec075f088e851154a95ce9da82085eb3dd8d3dd598d2f9");


export const useSaveNomineeMutation = (
  options?: Omit<useMutation.Options<SaveNomineeMutation, SaveNomineeMutationVariables>, "variables">,
) => useMutation(SaveNomineeDocument, options);
knownOperations.set("SaveNominee", "f74d3b3821132422759e33a4b42c62f91a9fb1022a92c98f4f94e26009a7dd43");


export const useRemoveNomineeMutation = (
  options?: Omit<useMutation.Options<RemoveNomineeMutation, RemoveNomineeMutationVariables>, "variables">,
) => useMutation(RemoveNomineeDocument, options);
knownOperations.set("RemoveNominee", "45a4bd031f2f857d19aa9e133a9c64e8e099a50f508b40597d0fcfc493197481");
