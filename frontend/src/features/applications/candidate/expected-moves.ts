import type { ApolloCache } from "@apollo/client";
import type { ApplicationStatus } from "../../../shared/schema.generated";
import type { CandidateRow_CandidateFragment } from "./Candidates.generated";

/** As the viewer saw them stand. */
export type StandingCandidate = Pick<
  CandidateRow_CandidateFragment,
  "id" | "name" | "status" | "stageId" | "viewerCan"
>;

/** Marks an answer that is only expected yet: what hangs on the status is read anew with the real one. */
const EXPECTED = "expected";

/** What the screen shows until the server answers; where each may go from there, the server says. */
export function expectedMove(
  candidates: readonly StandingCandidate[],
  to: ApplicationStatus,
  stageId: string | null,
) {
  return expectedOutcome(candidates.map(({ id }) => ({ id, status: to, stageId, move: [] })));
}

export function expectedReturn(candidates: readonly StandingCandidate[]) {
  return expectedOutcome(
    candidates.map(({ id, status, stageId, viewerCan }) => ({ id, status, stageId, move: viewerCan.move })),
  );
}

function expectedOutcome(
  standing: readonly {
    id: string;
    status: ApplicationStatus;
    stageId: string | null;
    move: ApplicationStatus[];
  }[],
) {
  return {
    __typename: "MoveOutcome" as const,
    moveId: EXPECTED,
    movedCount: standing.length,
    undoSeconds: null,
    results: standing.map(({ id, status, stageId, move }) => ({
      __typename: "MoveResult" as const,
      applicationId: id,
      refusal: null,
      candidate: {
        __typename: "Candidate" as const,
        id,
        status,
        stageId,
        ...{ daysAtStatus: 0, isLate: false },
        hiddenUntil: null,
        viewerCan: { __typename: "CandidatePermissions" as const, move },
      },
    })),
  };
}

/**
 * Fields that show more or less of a person at another status. A move reads them anew where they are on the screen.
 */
const BY_STATUS = ["history", "profile", "note", "email", "phone", "isContactMasked", "message"];

/** Leaves the fields that depend on where people stand to be read anew; of an answer that came, not of one expected. */
export function forgetWhatDepends(
  cache: ApolloCache,
  outcome: { moveId: string | null; results: readonly { applicationId: string }[] } | undefined,
): void {
  if (!outcome || outcome.moveId === EXPECTED) return;
  for (const { applicationId } of outcome.results) {
    const id = cache.identify({ __typename: "Candidate", id: applicationId });
    for (const fieldName of BY_STATUS) cache.evict({ id, fieldName });
  }
}
