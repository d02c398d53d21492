import type { MatchFactor } from "../match/match.words";
import type { ApplicationStatus, MatchFactorKind } from "../../../shared/schema.generated";
import {
  RejectionMessagesDocument,
  type CandidateDetail_CandidateFragment,
  type CandidateLine_CandidateFragment,
  type MoveCandidatesMutation,
} from "./Candidates.generated";

/** A candidate as the list has them. */
export function buildCandidateRow(changes: Partial<CandidateLine_CandidateFragment> = {}) {
  return {
    __typename: "Candidate" as const,
    id: "application-1",
    name: "Meera Pillai",
    title: "Loom Fitter",
    location: "Mysuru",
    ...{ currentTitle: null, employer: null, experienceMonths: null, education: null, career: null },
    status: "SUBMITTED" as const,
    stageId: null,
    ...{ daysAtStatus: 0, isLate: false, endedOffer: null },
    appliedAt: "2026-11-19T06:30:00.000Z",
    isPriority: false,
    companyId: "company-1",
    jobId: "job-1",
    ...{ answers: [], otherApplications: [], hasOriginal: false },
    scorecardSummary: { __typename: "ScorecardSummary" as const, count: 0, average: null },
    ...changes,
    job: {
      __typename: "ApplicationJob" as const,
      title: "Loom Fitter",
      placesInShort: "Pune",
      companyName: "Kaveri Works",
      ...changes.job,
    },
    match: changes.match === null ? null : { ...buildMatch(), ...changes.match },
    viewerCan: {
      __typename: "CandidatePermissions" as const,
      move: ["SHORTLISTED", "NOT_SELECTED"] as ("SHORTLISTED" | "NOT_SELECTED")[],
      ...changes.viewerCan,
    },
  };
}

/** What the company of these candidates usually writes to those whom it does not select. */
export const usualMessage = (rejectionMessage: string) => ({
  request: { query: RejectionMessagesDocument },
  result: {
    data: {
      myCompanies: [
        {
          ...{ __typename: "Company" as const, id: "company-1", name: "Kaveri Works", rejectionMessage },
          viewerCan: { __typename: "CompanyPermissions" as const, keepTemplates: true },
        },
      ],
    },
  },
});

const factor = (
  name: MatchFactorKind,
  points: number | null,
  ofPoints: number,
  why: Partial<MatchFactor> & Pick<MatchFactor, "detail" | "reason">,
) => ({
  __typename: "MatchFactor" as const,
  factor: name,
  points,
  ofPoints,
  ...{ own: null, asked: null, ownEducation: null, askedEducation: null, ownCity: null, askedCities: null },
  ...why,
});

/** How somebody fits a job, by factor. */
export function buildMatch(changes: { score?: number | null; saysTooLittle?: boolean } = {}) {
  return {
    __typename: "Match" as const,
    score: 84,
    saysTooLittle: false,
    factors: [
      factor("SKILLS", 29, 38, { reason: "PARTLY_MET", own: 6, asked: 8, detail: "6 of 8 skills" }),
      factor("TITLE", 16, 25, { reason: "PARTLY_MET", detail: "Similar title" }),
      factor("EXPERIENCE", 18, 18, { reason: "MET", own: 6, asked: 5, detail: "6 years, as asked for" }),
      factor("LOCATION", 8, 8, { reason: "MET", ownCity: "Mysuru", detail: "In Mysuru" }),
      factor("PAY", null, 4, { reason: "NOT_SAID", detail: "No expected pay shared" }),
      factor("EDUCATION", null, 4, { reason: "NOT_SAID", detail: "No education given" }),
      factor("NOTICE", 3, 3, { reason: "MET", own: 0, asked: 30, detail: "Can join at once, as asked for" }),
    ],
    ...changes,
  };
}

export function buildNote(changes: Partial<CandidateDetail_CandidateFragment["notes"][number]> = {}) {
  return {
    __typename: "CandidateNote" as const,
    id: "note-1",
    text: "Knows the old looms.",
    authorName: "Farah Khan",
    createdAt: "2026-11-20T06:30:00.000Z",
    viewerCanDelete: true,
    ...changes,
  };
}

/** A candidate in full, opened before, whose contact is not shown yet. */
export function buildCandidate(changes: Partial<CandidateDetail_CandidateFragment> = {}) {
  const row = buildCandidateRow({ status: "VIEWED", ...changes });
  return {
    ...row,
    email: null,
    phone: null,
    isContactMasked: true,
    hiddenUntil: null,
    message: null,
    note: null,
    profile: { basics: { summary: "Three years at forty looms." } },
    history: [
      {
        __typename: "CandidateEvent" as const,
        at: "2026-11-19T06:30:00.000Z",
        status: "SUBMITTED" as const,
        party: "APPLICANT" as const,
        actorName: null,
        reason: null,
        isUndo: false,
        stageName: null,
      },
    ],
    notes: [],
    ...{ scorecardCriteria: [], scorecards: [] },
    ...changes,
    career: changes.career ?? null,
    original: changes.original ?? null,
    job: row.job,
    match: buildMatch(),
    viewerCan: { ...row.viewerCan, addNote: true, giveScorecard: true },
    viewerMakesOffers: true,
  };
}

type MoveResult = MoveCandidatesMutation["moveApplications"]["results"][number];

/** What a move did to one candidate: shortlisted Meera Pillai, unless told otherwise. */
export function moveResult(
  standing: { id?: string; status?: ApplicationStatus } = {},
  refusal: MoveResult["refusal"] = null,
) {
  const candidate = {
    __typename: "Candidate" as const,
    id: "application-1",
    status: "SHORTLISTED" as const,
    stageId: null,
    ...{ daysAtStatus: 0, isLate: false, endedOffer: null },
    hiddenUntil: null,
    viewerCan: {
      __typename: "CandidatePermissions" as const,
      move: ["INTERVIEW", "NOT_SELECTED"] as ("INTERVIEW" | "NOT_SELECTED")[],
    },
    ...standing,
  };
  return { __typename: "MoveResult" as const, applicationId: candidate.id, refusal, candidate };
}

/** What the server answers to a move: it can be undone where it took anybody along. */
export function moveOutcome(...results: ReturnType<typeof moveResult>[]) {
  const movedCount = results.filter(({ refusal }) => refusal === null).length;
  return {
    __typename: "MoveOutcome" as const,
    moveId: movedCount > 0 ? "move-1" : null,
    movedCount,
    undoSeconds: movedCount > 0 ? 60 : null,
    results,
  };
}
