/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/schema.generated';

import { useMutation } from "@apollo/client/react";
import { knownOperations } from "../../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CoverLetter_LetterFragment = { id: string, title: string, text: string, updatedAt: string };

export type CreateCoverLetterMutationVariables = Exact<{
  input: Types.CoverLetterInput;
  clientRequestId?: string | number | null | undefined;
}>;


export type CreateCoverLetterMutation = { createCoverLetter: { id: string, title: string, text: string, updatedAt: string } };

export type UpdateCoverLetterMutationVariables = Exact<{
  id: string | number;
  input: Types.CoverLetterInput;
}>;


export type UpdateCoverLetterMutation = { updateCoverLetter: { id: string, title: string, text: string, updatedAt: string } };

export type DeleteCoverLetterMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCoverLetterMutation = { deleteCoverLetter: { id: string } };

export const CoverLetter_LetterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverLetter_letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoverLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CoverLetter_LetterFragment, unknown>;
export const CreateCoverLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCoverLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoverLetterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCoverLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverLetter_letter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverLetter_letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoverLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateCoverLetterMutation, CreateCoverLetterMutationVariables>;
export const UpdateCoverLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCoverLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoverLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoverLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverLetter_letter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverLetter_letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoverLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateCoverLetterMutation, UpdateCoverLetterMutationVariables>;
export const DeleteCoverLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCoverLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCoverLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCoverLetterMutation, DeleteCoverLetterMutationVariables>;

export const useCreateCoverLetterMutation = (
  options?: Omit<useMutation.Options<CreateCoverLetterMutation, CreateCoverLetterMutationVariables>, "variables">,
) => useMutation(CreateCoverLetterDocument, options);
knownOperations.set("CreateCoverLetter", "a6be54752fdefd431d890ccc6a802a756c8692379069cc6ebaf26ee770005287");


export const useUpdateCoverLetterMutation = (
  options?: Omit<useMutation.Options<UpdateCoverLetterMutation, UpdateCoverLetterMutationVariables>, "variables">,
) => useMutation(UpdateCoverLetterDocument, options);
knownOperations.set("UpdateCoverLetter", "19659e5dde56c9feb12ed6577298cb8cb283aa86ffb98c57834eec254365f213");


export const useDeleteCoverLetterMutation = (
  options?: Omit<useMutation.Options<DeleteCoverLetterMutation, DeleteCoverLetterMutationVariables>, "variables">,
) => useMutation(DeleteCoverLetterDocument, options);
knownOperations.set("DeleteCoverLetter", "61cefdb56bde97478fcd6b5e30382543be9128828f40e0a9365a09990a41ab61");
