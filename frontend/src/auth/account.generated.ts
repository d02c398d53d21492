/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an account may act. */
export const AccountStatus = {
  /** The e-mail address is verified. */
  Active: 'ACTIVE',
  /** An admin has blocked the account. */
  Blocked: 'BLOCKED',
  /** The e-mail address is not verified yet. */
  Pending: 'PENDING'
} as const;

export type AccountStatus = typeof AccountStatus[keyof typeof AccountStatus];
/** Fields of the profile to change; what is left out stays, null or '' clears. */
export type AdditionalDataInput = {
  /** A few sentences, up to 2,000 characters. */
  bio?: string | null | undefined;
  /** Date of birth, YYYY-MM-DD, in the past. */
  dob?: string | null | undefined;
  /** An https address at linkedin.com. */
  linkedin?: string | null | undefined;
  /** Where the person lives, up to 120 characters. */
  location?: string | null | undefined;
  /** An Indian phone number, or one of any country with + and its code. */
  phone?: string | null | undefined;
  /** Professional title, up to 120 characters. */
  title?: string | null | undefined;
};

/** The plans, from the least to the most. `plans` has their limits and features. */
export const PlanCode = {
  /** Every account starts with it. */
  Free: 'FREE',
  /** More than FREE. */
  Paid: 'PAID',
  /** More than PAID. */
  Premium: 'PREMIUM'
} as const;

export type PlanCode = typeof PlanCode[keyof typeof PlanCode];
/** What the sign-up screen knows. The token decides whose account it is. */
export type RegisterInput = {
  /** Must be the token's e-mail address. */
  email: string;
  /** Must be the token's uid. */
  firebaseUid: string;
  /** Full name, where the provider knows it. */
  name?: string | null | undefined;
  /** Address of the photo at the provider, https only. */
  photoURL?: string | null | undefined;
  /** JOBSEEKER or EMPLOYER; ADMIN is refused. */
  role: Role;
};

/** What an account is for. */
export const Role = {
  /** Manages users, companies and jobs; cannot be chosen at sign-up. */
  Admin: 'ADMIN',
  /** Posts jobs and reviews candidates. */
  Employer: 'EMPLOYER',
  /** Looks for work; the default. */
  Jobseeker: 'JOBSEEKER'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** What to change of one's profile; what is left out stays as it is. */
export type UpdateProfileInput = {
  /** The profile's further fields. */
  additionalData?: AdditionalDataInput | null | undefined;
  /** Full name, 1 to 120 characters; it can't be cleared. */
  displayName?: string | null | undefined;
  /** The profileVersion that the form was filled from: PROFILE_CHANGED when it is no longer that one. */
  expectedVersion?: number | null | undefined;
  /** The address that the upload of a photo answered; null takes the photo away. */
  photoURL?: string | null | undefined;
};

export type SessionAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionAccountQuery = { me: { id: string, email: string, name: string | null, displayName: string | null, photoURL: string | null, phoneNumber: string | null, role: Role, status: AccountStatus, additionalData: { title: string | null, bio: string | null, phone: string | null, location: string | null, dob: string | null, linkedin: string | null }, subscription: { plan: PlanCode, viewerCan: { useAdvancedFilters: boolean } } } | null };

export type RegisterAccountMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterAccountMutation = { register: { id: string, email: string, name: string | null, displayName: string | null, photoURL: string | null, phoneNumber: string | null, role: Role, status: AccountStatus, additionalData: { title: string | null, bio: string | null, phone: string | null, location: string | null, dob: string | null, linkedin: string | null }, subscription: { plan: PlanCode, viewerCan: { useAdvancedFilters: boolean } } } };

export type UpdateAccountProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateAccountProfileMutation = { updateProfile: { profileVersion: number, id: string, email: string, name: string | null, displayName: string | null, photoURL: string | null, phoneNumber: string | null, role: Role, status: AccountStatus, additionalData: { title: string | null, bio: string | null, phone: string | null, location: string | null, dob: string | null, linkedin: string | null }, subscription: { plan: PlanCode, viewerCan: { useAdvancedFilters: boolean } } } };

export type DeleteMyAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteMyAccountMutation = { deleteMyAccount: boolean };

export type SessionAccount_AccountFragment = { id: string, email: string, name: string | null, displayName: string | null, photoURL: string | null, phoneNumber: string | null, role: Role, status: AccountStatus, additionalData: { title: string | null, bio: string | null, phone: string | null, location: string | null, dob: string | null, linkedin: string | null }, subscription: { plan: PlanCode, viewerCan: { useAdvancedFilters: boolean } } };

export const SessionAccount_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"photoURL"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"additionalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useAdvancedFilters"}}]}}]}}]}}]} as unknown as DocumentNode<SessionAccount_AccountFragment, unknown>;
export const SessionAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionAccount_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"photoURL"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"additionalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useAdvancedFilters"}}]}}]}}]}}]} as unknown as DocumentNode<SessionAccountQuery, SessionAccountQueryVariables>;
export const RegisterAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionAccount_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"photoURL"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"additionalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useAdvancedFilters"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterAccountMutation, RegisterAccountMutationVariables>;
export const UpdateAccountProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAccountProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionAccount_account"}},{"kind":"Field","name":{"kind":"Name","value":"profileVersion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionAccount_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"photoURL"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"additionalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useAdvancedFilters"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAccountProfileMutation, UpdateAccountProfileMutationVariables>;
export const DeleteMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"}}]}}]} as unknown as DocumentNode<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;

export const useSessionAccountQuery = (
  options?: useQuery.Options<SessionAccountQuery, SessionAccountQueryVariables>,
) => useQuery(SessionAccountDocument, options ?? {});

export const useRegisterAccountMutation = (
  options?: Omit<useMutation.Options<RegisterAccountMutation, RegisterAccountMutationVariables>, "variables">,
) => useMutation(RegisterAccountDocument, options);

export const useUpdateAccountProfileMutation = (
  options?: Omit<useMutation.Options<UpdateAccountProfileMutation, UpdateAccountProfileMutationVariables>, "variables">,
) => useMutation(UpdateAccountProfileDocument, options);

export const useDeleteMyAccountMutation = (
  options?: Omit<useMutation.Options<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>, "variables">,
) => useMutation(DeleteMyAccountDocument, options);