import type { ApolloCache } from "@apollo/client";
import { useToast } from "../../design-system";
import { useWords } from "../../shared/words";
import {
  useMoveCandidatesMutation,
  useUndoMoveMutation,
  type ApplicationStatus,
  type MoveCandidatesMutation,
  type MoveRefusal,
} from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

/** The most that one step takes along. */
export const MOST_MOVED = 200;

/** What shows more or less of a person at another status, and so is read anew where it is on the screen. */
const BY_STATUS = ["history", "profile", "note", "email", "phone", "isContactMasked", "message"];

function forgetWhatDepends(cache: ApolloCache, results: readonly { applicationId: string }[] = []): void {
  for (const { applicationId } of results) {
    const id = cache.identify({ __typename: "Candidate", id: applicationId });
    for (const fieldName of BY_STATUS) cache.evict({ id, fieldName });
  }
}

type Outcome = MoveCandidatesMutation["moveApplications"];

interface StandingCandidate {
  id: string;
  /** Where the viewer saw them stand. */
  status: ApplicationStatus;
}

/** Moves candidates along, and offers the way back for as long as there is one; tells by toasts, and never rejects. */
export function useCandidateMoves() {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const [moveCandidates, { loading: isMoving }] = useMoveCandidatesMutation({
    refetchQueries: ["CandidateCounts"],
    update: (cache, { data }) => forgetWhatDepends(cache, data?.moveApplications.results),
  });
  const [undoMove] = useUndoMoveMutation({
    refetchQueries: ["CandidateCounts"],
    update: (cache, { data }) => forgetWhatDepends(cache, data?.undoMove.results),
  });

  async function undo(moveId: string) {
    try {
      const { data } = await undoMove({ variables: { moveId } });
      if (data) showToast({ text: words.undone(data.undoMove.movedCount) });
    } catch {
      showToast({ tone: "danger", text: words.undoFailed });
    }
  }

  function tell({ moveId, movedCount, undoUntil, results }: Outcome, to: ApplicationStatus) {
    const stayed = reasonsOf(results);
    if (stayed.length > 0) {
      const reasons = stayed.map(([refusal, count]) => words.refused(count, words.refusals[refusal]));
      showToast({ tone: "danger", text: words.stayed(reasons) });
    }
    if (!moveId || !undoUntil) return;
    showToast({
      text: to === "NOT_SELECTED" ? words.rejected(movedCount) : words.moved(movedCount, to),
      shownForMs: Math.max(Date.parse(undoUntil) - Date.now(), 1),
      action: { label: words.undo, onSelect: () => void undo(moveId) },
    });
  }

  /** @returns whether anybody was moved. */
  async function move(
    candidates: readonly StandingCandidate[],
    to: ApplicationStatus,
    message: string | null = null,
  ): Promise<boolean> {
    const items = candidates.map(({ id, status }) => ({ applicationId: id, expectedStatus: status }));
    try {
      const { data } = await moveCandidates({ variables: { input: { items, to, message } } });
      if (!data) return false;
      tell(data.moveApplications, to);
      return data.moveApplications.movedCount > 0;
    } catch {
      showToast({ tone: "danger", text: words.moveFailed });
      return false;
    }
  }

  return { move, isMoving };
}

function reasonsOf(results: readonly { refusal: MoveRefusal | null }[]): (readonly [MoveRefusal, number])[] {
  const counts = new Map<MoveRefusal, number>();
  for (const { refusal } of results) {
    if (refusal) counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
  }
  return [...counts];
}
