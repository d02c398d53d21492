/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../shared/schema.generated";

import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import { knownOperations } from "../../shared/graphql/known-operations";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
export type Findability_FindabilityFragment = {
  id: string;
  isFindable: boolean;
  groups: Array<Types.ShownGroup>;
  hiddenCompanies: Array<string>;
  employers: Array<string>;
  lookingCompanyCount: number;
  card: {
    headline: string | null;
    experienceMonths: number | null;
    currentTitle: string | null;
    currentEmployer: string | null;
    education: Types.Education | null;
    links: Array<string> | null;
    noticePeriodDays: number | null;
    preferredPlaces: Array<string> | null;
    workModes: Array<Types.WorkMode> | null;
    shifts: Array<Types.Shift> | null;
    jobTypes: Array<Types.JobType> | null;
    licences: Array<Types.DrivingLicence> | null;
    ownTwoWheeler: boolean | null;
    helpAtWork: string | null;
    skills: Array<{ name: string; years: number | null }> | null;
    languages: Array<{ name: string; level: Types.LanguageLevel | null }> | null;
    expectedPay: { amount: number; unit: Types.PayUnit; headline: string } | null;
    currentPay: { amount: number; unit: Types.PayUnit; headline: string } | null;
  } | null;
  looks: Array<{
    lookedAt: string;
    company: { id: string; slug: string; name: string; isVerified: boolean };
  }>;
};

export type SaveFindabilityMutationVariables = Exact<{
  input: Types.SaveFindabilityInput;
}>;

export type SaveFindabilityMutation = {
  saveFindability: {
    id: string;
    isFindable: boolean;
    groups: Array<Types.ShownGroup>;
    hiddenCompanies: Array<string>;
    employers: Array<string>;
    lookingCompanyCount: number;
    card: {
      headline: string | null;
      experienceMonths: number | null;
      currentTitle: string | null;
      currentEmployer: string | null;
      education: Types.Education | null;
      links: Array<string> | null;
      noticePeriodDays: number | null;
      preferredPlaces: Array<string> | null;
      workModes: Array<Types.WorkMode> | null;
      shifts: Array<Types.Shift> | null;
      jobTypes: Array<Types.JobType> | null;
      licences: Array<Types.DrivingLicence> | null;
      ownTwoWheeler: boolean | null;
      helpAtWork: string | null;
      skills: Array<{ name: string; years: number | null }> | null;
      languages: Array<{ name: string; level: Types.LanguageLevel | null }> | null;
      expectedPay: { amount: number; unit: Types.PayUnit; headline: string } | null;
      currentPay: { amount: number; unit: Types.PayUnit; headline: string } | null;
    } | null;
    looks: Array<{
      lookedAt: string;
      company: { id: string; slug: string; name: string; isVerified: boolean };
    }>;
  };
};

export type Invitation_InvitationFragment = {
  id: string;
  status: Types.InvitationStatus;
  jobId: string;
  jobTitle: string;
  isJobOpen: boolean;
  companyName: string;
  companySlug: string;
  message: string;
  headline: string | null;
  sentAt: string;
  expiresAt: string;
  answeredAt: string | null;
  shared: { name: string | null; email: string; phone: string | null } | null;
  viewerCan: { accept: boolean; decline: boolean };
};

export type AnswerInvitationMutationVariables = Exact<{
  id: string | number;
  isAccepted: boolean;
}>;

export type AnswerInvitationMutation = {
  answerInvitation: {
    id: string;
    status: Types.InvitationStatus;
    jobId: string;
    jobTitle: string;
    isJobOpen: boolean;
    companyName: string;
    companySlug: string;
    message: string;
    headline: string | null;
    sentAt: string;
    expiresAt: string;
    answeredAt: string | null;
    shared: { name: string | null; email: string; phone: string | null } | null;
    viewerCan: { accept: boolean; decline: boolean };
  };
};

export type PersonCard_PersonFragment = {
  id: string;
  listedAt: string;
  lookedAt: string | null;
  invitedAt: string | null;
  facts: {
    headline: string | null;
    experienceMonths: number | null;
    currentTitle: string | null;
    currentEmployer: string | null;
    education: Types.Education | null;
    links: Array<string> | null;
    noticePeriodDays: number | null;
    preferredPlaces: Array<string> | null;
    workModes: Array<Types.WorkMode> | null;
    shifts: Array<Types.Shift> | null;
    jobTypes: Array<Types.JobType> | null;
    licences: Array<Types.DrivingLicence> | null;
    ownTwoWheeler: boolean | null;
    helpAtWork: string | null;
    skills: Array<{ name: string; years: number | null }> | null;
    languages: Array<{ name: string; level: Types.LanguageLevel | null }> | null;
    expectedPay: { amount: number; unit: Types.PayUnit; headline: string } | null;
    currentPay: { amount: number; unit: Types.PayUnit; headline: string } | null;
  };
};

export type LookAtPersonMutationVariables = Exact<{
  companyId: string | number;
  id: string | number;
}>;

export type LookAtPersonMutation = {
  lookAtPerson: {
    id: string;
    listedAt: string;
    lookedAt: string | null;
    invitedAt: string | null;
    facts: {
      headline: string | null;
      experienceMonths: number | null;
      currentTitle: string | null;
      currentEmployer: string | null;
      education: Types.Education | null;
      links: Array<string> | null;
      noticePeriodDays: number | null;
      preferredPlaces: Array<string> | null;
      workModes: Array<Types.WorkMode> | null;
      shifts: Array<Types.Shift> | null;
      jobTypes: Array<Types.JobType> | null;
      licences: Array<Types.DrivingLicence> | null;
      ownTwoWheeler: boolean | null;
      helpAtWork: string | null;
      skills: Array<{ name: string; years: number | null }> | null;
      languages: Array<{ name: string; level: Types.LanguageLevel | null }> | null;
      expectedPay: { amount: number; unit: Types.PayUnit; headline: string } | null;
      currentPay: { amount: number; unit: Types.PayUnit; headline: string } | null;
    };
  };
};

export type InvitableJobsQueryVariables = Exact<{
  companyId: string | number;
}>;

export type InvitableJobsQuery = {
  companyJobs: { items: Array<{ id: string; title: string; placesInShort: string }> };
};

export type InvitePersonMutationVariables = Exact<{
  input: Types.InvitePersonInput;
  clientRequestId?: string | number | null | undefined;
}>;

export type InvitePersonMutation = {
  invitePerson: {
    id: string;
    status: Types.InvitationStatus;
    jobId: string;
    jobTitle: string;
    isJobOpen: boolean;
    companyName: string;
    companySlug: string;
    message: string;
    headline: string | null;
    sentAt: string;
    expiresAt: string;
    answeredAt: string | null;
    shared: { name: string | null; email: string; phone: string | null } | null;
    viewerCan: { accept: boolean; decline: boolean };
  };
};

export const Findability_FindabilityFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Findability_findability" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Findability" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isFindable" } },
          { kind: "Field", name: { kind: "Name", value: "groups" } },
          { kind: "Field", name: { kind: "Name", value: "hiddenCompanies" } },
          { kind: "Field", name: { kind: "Name", value: "employers" } },
          { kind: "Field", name: { kind: "Name", value: "lookingCompanyCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "card" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "CareerFacts_facts" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "looks" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "lookedAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "company" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "slug" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "isVerified" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CareerFacts_facts" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CareerFacts" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "experienceMonths" } },
          { kind: "Field", name: { kind: "Name", value: "currentTitle" } },
          { kind: "Field", name: { kind: "Name", value: "currentEmployer" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "skills" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "years" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "education" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "languages" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "level" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "links" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "expectedPay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "headline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "currentPay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "headline" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "noticePeriodDays" } },
          { kind: "Field", name: { kind: "Name", value: "preferredPlaces" } },
          { kind: "Field", name: { kind: "Name", value: "workModes" } },
          { kind: "Field", name: { kind: "Name", value: "shifts" } },
          { kind: "Field", name: { kind: "Name", value: "jobTypes" } },
          { kind: "Field", name: { kind: "Name", value: "licences" } },
          { kind: "Field", name: { kind: "Name", value: "ownTwoWheeler" } },
          { kind: "Field", name: { kind: "Name", value: "helpAtWork" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Findability_FindabilityFragment, unknown>;
export const Invitation_InvitationFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Invitation_invitation" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Invitation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "jobId" } },
          { kind: "Field", name: { kind: "Name", value: "jobTitle" } },
          { kind: "Field", name: { kind: "Name", value: "isJobOpen" } },
          { kind: "Field", name: { kind: "Name", value: "companyName" } },
          { kind: "Field", name: { kind: "Name", value: "companySlug" } },
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "answeredAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "shared" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "phone" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerCan" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "accept" } },
                { kind: "Field", name: { kind: "Name", value: "decline" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Invitation_InvitationFragment, unknown>;
export const PersonCard_PersonFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonCard_person" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Person" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "listedAt" } },
          { kind: "Field", name: { kind: "Name", value: "lookedAt" } },
          { kind: "Field", name: { kind: "Name", value: "invitedAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "facts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "CareerFacts_facts" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CareerFacts_facts" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CareerFacts" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "experienceMonths" } },
          { kind: "Field", name: { kind: "Name", value: "currentTitle" } },
          { kind: "Field", name: { kind: "Name", value: "currentEmployer" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "skills" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "years" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "education" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "languages" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "level" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "links" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "expectedPay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "headline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "currentPay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "headline" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "noticePeriodDays" } },
          { kind: "Field", name: { kind: "Name", value: "preferredPlaces" } },
          { kind: "Field", name: { kind: "Name", value: "workModes" } },
          { kind: "Field", name: { kind: "Name", value: "shifts" } },
          { kind: "Field", name: { kind: "Name", value: "jobTypes" } },
          { kind: "Field", name: { kind: "Name", value: "licences" } },
          { kind: "Field", name: { kind: "Name", value: "ownTwoWheeler" } },
          { kind: "Field", name: { kind: "Name", value: "helpAtWork" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PersonCard_PersonFragment, unknown>;
export const SaveFindabilityDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SaveFindability" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SaveFindabilityInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "saveFindability" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "Findability_findability" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CareerFacts_facts" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CareerFacts" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "experienceMonths" } },
          { kind: "Field", name: { kind: "Name", value: "currentTitle" } },
          { kind: "Field", name: { kind: "Name", value: "currentEmployer" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "skills" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "years" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "education" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "languages" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "level" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "links" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "expectedPay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "headline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "currentPay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "headline" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "noticePeriodDays" } },
          { kind: "Field", name: { kind: "Name", value: "preferredPlaces" } },
          { kind: "Field", name: { kind: "Name", value: "workModes" } },
          { kind: "Field", name: { kind: "Name", value: "shifts" } },
          { kind: "Field", name: { kind: "Name", value: "jobTypes" } },
          { kind: "Field", name: { kind: "Name", value: "licences" } },
          { kind: "Field", name: { kind: "Name", value: "ownTwoWheeler" } },
          { kind: "Field", name: { kind: "Name", value: "helpAtWork" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Findability_findability" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Findability" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isFindable" } },
          { kind: "Field", name: { kind: "Name", value: "groups" } },
          { kind: "Field", name: { kind: "Name", value: "hiddenCompanies" } },
          { kind: "Field", name: { kind: "Name", value: "employers" } },
          { kind: "Field", name: { kind: "Name", value: "lookingCompanyCount" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "card" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "CareerFacts_facts" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "looks" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "lookedAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "company" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "slug" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "isVerified" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveFindabilityMutation, SaveFindabilityMutationVariables>;
export const AnswerInvitationDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AnswerInvitation" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "isAccepted" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "answerInvitation" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "isAccepted" },
                value: { kind: "Variable", name: { kind: "Name", value: "isAccepted" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "Invitation_invitation" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Invitation_invitation" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Invitation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "jobId" } },
          { kind: "Field", name: { kind: "Name", value: "jobTitle" } },
          { kind: "Field", name: { kind: "Name", value: "isJobOpen" } },
          { kind: "Field", name: { kind: "Name", value: "companyName" } },
          { kind: "Field", name: { kind: "Name", value: "companySlug" } },
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "answeredAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "shared" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "phone" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerCan" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "accept" } },
                { kind: "Field", name: { kind: "Name", value: "decline" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AnswerInvitationMutation, AnswerInvitationMutationVariables>;
export const LookAtPersonDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "LookAtPerson" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "lookAtPerson" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "companyId" },
                value: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonCard_person" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CareerFacts_facts" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CareerFacts" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "experienceMonths" } },
          { kind: "Field", name: { kind: "Name", value: "currentTitle" } },
          { kind: "Field", name: { kind: "Name", value: "currentEmployer" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "skills" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "years" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "education" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "languages" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "level" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "links" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "expectedPay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "headline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "currentPay" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "unit" } },
                { kind: "Field", name: { kind: "Name", value: "headline" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "noticePeriodDays" } },
          { kind: "Field", name: { kind: "Name", value: "preferredPlaces" } },
          { kind: "Field", name: { kind: "Name", value: "workModes" } },
          { kind: "Field", name: { kind: "Name", value: "shifts" } },
          { kind: "Field", name: { kind: "Name", value: "jobTypes" } },
          { kind: "Field", name: { kind: "Name", value: "licences" } },
          { kind: "Field", name: { kind: "Name", value: "ownTwoWheeler" } },
          { kind: "Field", name: { kind: "Name", value: "helpAtWork" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonCard_person" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Person" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "listedAt" } },
          { kind: "Field", name: { kind: "Name", value: "lookedAt" } },
          { kind: "Field", name: { kind: "Name", value: "invitedAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "facts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "CareerFacts_facts" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LookAtPersonMutation, LookAtPersonMutationVariables>;
export const InvitableJobsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "InvitableJobs" },
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
            name: { kind: "Name", value: "companyJobs" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "companyId" },
                value: { kind: "Variable", name: { kind: "Name", value: "companyId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "pageSize" },
                value: { kind: "IntValue", value: "50" },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "items" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                      { kind: "Field", name: { kind: "Name", value: "placesInShort" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InvitableJobsQuery, InvitableJobsQueryVariables>;
export const InvitePersonDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "InvitePerson" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "InvitePersonInput" } },
          },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "clientRequestId" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "invitePerson" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "clientRequestId" },
                value: { kind: "Variable", name: { kind: "Name", value: "clientRequestId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "Invitation_invitation" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "Invitation_invitation" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Invitation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "jobId" } },
          { kind: "Field", name: { kind: "Name", value: "jobTitle" } },
          { kind: "Field", name: { kind: "Name", value: "isJobOpen" } },
          { kind: "Field", name: { kind: "Name", value: "companyName" } },
          { kind: "Field", name: { kind: "Name", value: "companySlug" } },
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "headline" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "answeredAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "shared" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "phone" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "viewerCan" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "accept" } },
                { kind: "Field", name: { kind: "Name", value: "decline" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InvitePersonMutation, InvitePersonMutationVariables>;

export const useSaveFindabilityMutation = (
  options?: Omit<useMutation.Options<SaveFindabilityMutation, SaveFindabilityMutationVariables>, "variables">,
) => useMutation(SaveFindabilityDocument, options);
knownOperations.set("SaveFindability", "46ad9c4d6360924e2b84cc9a36cc1a26e56d553cd7beb9d1c0ce0019f26a5a2a");

export const useAnswerInvitationMutation = (
  options?: Omit<
    useMutation.Options<AnswerInvitationMutation, AnswerInvitationMutationVariables>,
    "variables"
  >,
) => useMutation(AnswerInvitationDocument, options);
knownOperations.set("AnswerInvitation", "c095e9f3e857dc05b3c3b45839f9ecb5e833ece9cb205158f56bb0df4ff88618");

export const useLookAtPersonMutation = (
  options?: Omit<useMutation.Options<LookAtPersonMutation, LookAtPersonMutationVariables>, "variables">,
) => useMutation(LookAtPersonDocument, options);
knownOperations.set("LookAtPerson", "65e63273d4a19c8cc9e86394df5d9a75bf0a11696fe91d80c50190ddaa99336c");

export const useInvitableJobsQuery = (
  options:
    | (useQuery.Options<InvitableJobsQuery, InvitableJobsQueryVariables> & {
        variables: InvitableJobsQueryVariables;
      })
    | SkipToken,
) => useQuery(InvitableJobsDocument, options);
knownOperations.set("InvitableJobs", "c0067ef67c4080b2867edb90052d83f69d1e2cf830529eb12e2b01b8c4d8d36d");

export const useInvitePersonMutation = (
  options?: Omit<useMutation.Options<InvitePersonMutation, InvitePersonMutationVariables>, "variables">,
) => useMutation(InvitePersonDocument, options);
knownOperations.set("InvitePerson", "1747cfde0a65a7ee09837348539d4460cd2101d050d3d62acc5b019fc3eb4e44");
