import type { CandidateRow_CandidateFragment } from "./Candidates.generated";

/** A candidate as the list has them. */
export function buildCandidateRow(changes: Partial<CandidateRow_CandidateFragment> = {}) {
  return {
    __typename: "Candidate" as const,
    id: "application-1",
    name: "Meera Pillai",
    title: "Loom Fitter",
    location: "Mysuru",
    status: "SUBMITTED" as const,
    appliedAt: "2026-11-19T06:30:00.000Z",
    isPriority: false,
    companyId: "company-1",
    jobId: "job-1",
    ...changes,
    job: { __typename: "ApplicationJob" as const, title: "Loom Fitter", ...changes.job },
    match: changes.match === null ? null : { __typename: "Match" as const, score: 84, ...changes.match },
    viewerCan: {
      __typename: "CandidatePermissions" as const,
      move: ["SHORTLISTED", "NOT_SELECTED"] as ("SHORTLISTED" | "NOT_SELECTED")[],
      ...changes.viewerCan,
    },
  };
}
