/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A note about a candidate, for the company alone. */
export type AddCandidateNoteInput = {
  /** The application. */
  applicationId: string | number;
  /** Plain text, up to 2,000 characters. */
  text: string;
};

/** Who made a step of an application. */
export const ApplicationParty = {
  /** The person who applied. */
  Applicant: 'APPLICANT',
  /** A member of the company that offers the job. */
  Company: 'COMPANY',
  /** The portal itself. */
  Portal: 'PORTAL'
} as const;

export type ApplicationParty = typeof ApplicationParty[keyof typeof ApplicationParty];
/** Where an application stands. */
export const ApplicationStatus = {
  /** The offer was taken. Final. */
  Hired: 'HIRED',
  /** Asked for an interview. */
  Interview: 'INTERVIEW',
  /** The company has decided for others; it may still shortlist. */
  NotSelected: 'NOT_SELECTED',
  /** The company has made an offer. */
  Offered: 'OFFERED',
  /** Among those the company looks at more closely (STAT-07). */
  Shortlisted: 'SHORTLISTED',
  /** Sent, and not opened yet: 'New' to the company (STAT-06). */
  Submitted: 'SUBMITTED',
  /** The company has opened it: 'Under Review' to the applicant (STAT-08). */
  Viewed: 'VIEWED',
  /** Taken back by the applicant. Final. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type ApplicationStatus = typeof ApplicationStatus[keyof typeof ApplicationStatus];
/** Which candidates; what is left out asks for nothing. */
export type CandidateFilter = {
  /** Of one job; of all the viewer's companies' without it. */
  jobId?: string | number | null | undefined;
  /** With a match of so many per cent or more, 0 to 100. */
  minMatch?: number | null | undefined;
  /** Standing at one of these. */
  statuses?: Array<ApplicationStatus> | null | undefined;
  /** Words of the name, the professional title or the job's title, up to 100 characters. */
  text?: string | null | undefined;
};

/** In which order candidates stand. */
export const CandidateSort = {
  /** The best match first; those without a number last. */
  Match: 'MATCH',
  /** The last sent first. */
  Newest: 'NEWEST',
  /** Those with priority processing first (PLAN-08), then the last sent first. */
  Priority: 'PRIORITY'
} as const;

export type CandidateSort = typeof CandidateSort[keyof typeof CandidateSort];
/** What of a person is compared with a job. */
export const MatchFactorKind = {
  /** Years of work against those asked for; up to 20 points. */
  Experience: 'EXPERIENCE',
  /** The city; a remote job is everywhere. Up to 10 points. */
  Location: 'LOCATION',
  /** The pay offered against that expected; up to 5 points. */
  Pay: 'PAY',
  /** Those asked for that the person has; up to 40 points. */
  Skills: 'SKILLS',
  /** The professional title and positions held; up to 25 points. */
  Title: 'TITLE'
} as const;

export type MatchFactorKind = typeof MatchFactorKind[keyof typeof MatchFactorKind];
/** A step that a company makes with some candidates at once. */
export type MoveApplicationsInput = {
  /** Which, from 1 to 200. */
  items: Array<MovedCandidateInput>;
  /** For NOT_SELECTED alone: what the applicants read, up to 2,000 characters; the company's usual text when left out. */
  message?: string | null | undefined;
  /** Where to. */
  to: ApplicationStatus;
};

/** Why a candidate of many was not moved, and stays as it was. */
export const MoveRefusal = {
  /** It stands elsewhere by now: somebody else was faster. */
  Conflict: 'CONFLICT',
  /** The pipeline has no such step. */
  MoveNotAllowed: 'MOVE_NOT_ALLOWED',
  /** Not there, or not the viewer's. */
  NotFound: 'NOT_FOUND'
} as const;

export type MoveRefusal = typeof MoveRefusal[keyof typeof MoveRefusal];
/** A candidate to move, and where the viewer saw them stand. */
export type MovedCandidateInput = {
  /** The application. */
  applicationId: string | number;
  /** Where it stood on the viewer's screen. */
  expectedStatus: ApplicationStatus;
};

/** What a company usually writes to those whom it does not select. */
export type SaveRejectionMessageInput = {
  /** The company. */
  companyId: string | number;
  /** Plain text, up to 2,000 characters; empty: the portal's text again. */
  text: string;
};

export type CandidateRow_CandidateFragment = { id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, job: { title: string }, match: { score: number | null } | null, viewerCan: { move: Array<ApplicationStatus> } };

export type CandidateDetail_CandidateFragment = { email: string | null, phone: string | null, isContactMasked: boolean, hiddenUntil: string | null, message: string | null, note: string | null, profile: unknown, id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, match: { score: number | null, factors: Array<{ factor: MatchFactorKind, points: number | null, ofPoints: number, detail: string }> } | null, history: Array<{ at: string, status: ApplicationStatus, party: ApplicationParty, actorName: string | null, isUndo: boolean }>, notes: Array<{ id: string, text: string, authorName: string | null, createdAt: string, viewerCanDelete: boolean }>, viewerCan: { move: Array<ApplicationStatus>, addNote: boolean }, job: { title: string } };

export type CandidateNote_NoteFragment = { id: string, text: string, authorName: string | null, createdAt: string, viewerCanDelete: boolean };

export type MovedCandidate_CandidateFragment = { id: string, status: ApplicationStatus, hiddenUntil: string | null, viewerCan: { move: Array<ApplicationStatus> } };

export type CandidatePanelQueryVariables = Exact<{
  id: string | number;
}>;


export type CandidatePanelQuery = { candidate: { email: string | null, phone: string | null, isContactMasked: boolean, hiddenUntil: string | null, message: string | null, note: string | null, profile: unknown, id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, match: { score: number | null, factors: Array<{ factor: MatchFactorKind, points: number | null, ofPoints: number, detail: string }> } | null, history: Array<{ at: string, status: ApplicationStatus, party: ApplicationParty, actorName: string | null, isUndo: boolean }>, notes: Array<{ id: string, text: string, authorName: string | null, createdAt: string, viewerCanDelete: boolean }>, viewerCan: { move: Array<ApplicationStatus>, addNote: boolean }, job: { title: string } } };

export type OpenApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type OpenApplicationMutation = { openApplication: { email: string | null, phone: string | null, isContactMasked: boolean, hiddenUntil: string | null, message: string | null, note: string | null, profile: unknown, id: string, name: string | null, title: string | null, location: string | null, status: ApplicationStatus, appliedAt: string, isPriority: boolean, companyId: string, jobId: string, match: { score: number | null, factors: Array<{ factor: MatchFactorKind, points: number | null, ofPoints: number, detail: string }> } | null, history: Array<{ at: string, status: ApplicationStatus, party: ApplicationParty, actorName: string | null, isUndo: boolean }>, notes: Array<{ id: string, text: string, authorName: string | null, createdAt: string, viewerCanDelete: boolean }>, viewerCan: { move: Array<ApplicationStatus>, addNote: boolean }, job: { title: string } } };

export type MoveCandidatesMutationVariables = Exact<{
  input: MoveApplicationsInput;
}>;


export type MoveCandidatesMutation = { moveApplications: { moveId: string | null, movedCount: number, undoSeconds: number | null, results: Array<{ applicationId: string, refusal: MoveRefusal | null, candidate: { id: string, status: ApplicationStatus, hiddenUntil: string | null, viewerCan: { move: Array<ApplicationStatus> } } | null }> } };

export type UndoMoveMutationVariables = Exact<{
  moveId: string | number;
}>;


export type UndoMoveMutation = { undoMove: { moveId: string | null, movedCount: number, results: Array<{ applicationId: string, refusal: MoveRefusal | null, candidate: { id: string, status: ApplicationStatus, hiddenUntil: string | null, viewerCan: { move: Array<ApplicationStatus> } } | null }> } };

export type AddCandidateNoteMutationVariables = Exact<{
  input: AddCandidateNoteInput;
}>;


export type AddCandidateNoteMutation = { addCandidateNote: { id: string, text: string, authorName: string | null, createdAt: string, viewerCanDelete: boolean } };

export type DeleteCandidateNoteMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCandidateNoteMutation = { deleteCandidateNote: boolean };

export type RejectionMessageQueryVariables = Exact<{
  companyId: string | number;
}>;


export type RejectionMessageQuery = { rejectionMessage: string };

export type SaveRejectionMessageMutationVariables = Exact<{
  input: SaveRejectionMessageInput;
}>;


export type SaveRejectionMessageMutation = { saveRejectionMessage: string };

export type ExportCandidatesCsvQueryVariables = Exact<{
  filter: CandidateFilter;
  sort: CandidateSort;
}>;


export type ExportCandidatesCsvQuery = { exportCandidatesCsv: { text: string, rowCount: number, isCut: boolean } };

export const CandidateRow_CandidateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}}]} as unknown as DocumentNode<CandidateRow_CandidateFragment, unknown>;
export const CandidateNote_NoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateNote_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<CandidateNote_NoteFragment, unknown>;
export const CandidateDetail_CandidateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateDetail_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow_candidate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isContactMasked"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchExplanation_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isUndo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateNote_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"addNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchExplanation_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"ofPoints"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateNote_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<CandidateDetail_CandidateFragment, unknown>;
export const MovedCandidate_CandidateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedCandidate_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}}]} as unknown as DocumentNode<MovedCandidate_CandidateFragment, unknown>;
export const CandidatePanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidatePanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateDetail_candidate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchExplanation_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"ofPoints"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateNote_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateDetail_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow_candidate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isContactMasked"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchExplanation_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isUndo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateNote_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"addNote"}}]}}]}}]} as unknown as DocumentNode<CandidatePanelQuery, CandidatePanelQueryVariables>;
export const OpenApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateDetail_candidate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchExplanation_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"ofPoints"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateNote_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateDetail_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow_candidate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isContactMasked"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchExplanation_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isUndo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateNote_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"addNote"}}]}}]}}]} as unknown as DocumentNode<OpenApplicationMutation, OpenApplicationMutationVariables>;
export const MoveCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveId"}},{"kind":"Field","name":{"kind":"Name","value":"movedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovedCandidate_candidate"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedCandidate_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}}]} as unknown as DocumentNode<MoveCandidatesMutation, MoveCandidatesMutationVariables>;
export const UndoMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moveId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moveId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moveId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveId"}},{"kind":"Field","name":{"kind":"Name","value":"movedCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovedCandidate_candidate"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedCandidate_candidate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}}]}}]}}]} as unknown as DocumentNode<UndoMoveMutation, UndoMoveMutationVariables>;
export const AddCandidateNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCandidateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCandidateNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCandidateNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateNote_note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateNote_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<AddCandidateNoteMutation, AddCandidateNoteMutationVariables>;
export const DeleteCandidateNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCandidateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCandidateNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCandidateNoteMutation, DeleteCandidateNoteMutationVariables>;
export const RejectionMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RejectionMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectionMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}]}}]} as unknown as DocumentNode<RejectionMessageQuery, RejectionMessageQueryVariables>;
export const SaveRejectionMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRejectionMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRejectionMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRejectionMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SaveRejectionMessageMutation, SaveRejectionMessageMutationVariables>;
export const ExportCandidatesCsvDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportCandidatesCsv"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportCandidatesCsv"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}}]}}]}}]} as unknown as DocumentNode<ExportCandidatesCsvQuery, ExportCandidatesCsvQueryVariables>;

export const useCandidatePanelQuery = (
  options: (useQuery.Options<CandidatePanelQuery, CandidatePanelQueryVariables> & { variables: CandidatePanelQueryVariables }) | SkipToken,
) => useQuery(CandidatePanelDocument, options);

export const useOpenApplicationMutation = (
  options?: Omit<useMutation.Options<OpenApplicationMutation, OpenApplicationMutationVariables>, "variables">,
) => useMutation(OpenApplicationDocument, options);

export const useMoveCandidatesMutation = (
  options?: Omit<useMutation.Options<MoveCandidatesMutation, MoveCandidatesMutationVariables>, "variables">,
) => useMutation(MoveCandidatesDocument, options);

export const useUndoMoveMutation = (
  options?: Omit<useMutation.Options<UndoMoveMutation, UndoMoveMutationVariables>, "variables">,
) => useMutation(UndoMoveDocument, options);

export const useAddCandidateNoteMutation = (
  options?: Omit<useMutation.Options<AddCandidateNoteMutation, AddCandidateNoteMutationVariables>, "variables">,
) => useMutation(AddCandidateNoteDocument, options);

export const useDeleteCandidateNoteMutation = (
  options?: Omit<useMutation.Options<DeleteCandidateNoteMutation, DeleteCandidateNoteMutationVariables>, "variables">,
) => useMutation(DeleteCandidateNoteDocument, options);

export const useRejectionMessageQuery = (
  options: (useQuery.Options<RejectionMessageQuery, RejectionMessageQueryVariables> & { variables: RejectionMessageQueryVariables }) | SkipToken,
) => useQuery(RejectionMessageDocument, options);

export const useSaveRejectionMessageMutation = (
  options?: Omit<useMutation.Options<SaveRejectionMessageMutation, SaveRejectionMessageMutationVariables>, "variables">,
) => useMutation(SaveRejectionMessageDocument, options);

export const useExportCandidatesCsvQuery = (
  options: (useQuery.Options<ExportCandidatesCsvQuery, ExportCandidatesCsvQueryVariables> & { variables: ExportCandidatesCsvQueryVariables }) | SkipToken,
) => useQuery(ExportCandidatesCsvDocument, options);