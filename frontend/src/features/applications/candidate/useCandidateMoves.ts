import { useToast } from "../../../design-system";
import { useProblemText } from "../../../shared/language/useProblemText";
import { readRefusal } from "../../../shared/refusal";
import type { RejectionReason } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { type MoveTarget, statusOfTarget } from "../stages/move-target";
import { useMoveCandidatesMutation, type MoveCandidatesMutation } from "./Candidates.generated";
import { candidatesWords, type StayReason } from "./candidates.words";
import { expectedMove, forgetWhatDepends, type StandingCandidate } from "./expected-moves";
import { useUndoOffer } from "./useUndoOffer";

/** The most that one step takes along. */
export const MOST_MOVED = 200;

type Outcome = MoveCandidatesMutation["moveApplications"];

/** What goes with a rejection. */
export interface Rejection {
  /** Null: the company's usual one. */
  message: string | null;
  /** For the company's own figures; null: it does not say. */
  reason: RejectionReason | null;
}

/** What a move came to. */
export interface MoveEnd {
  /** Ids of those who were moved. */
  moved: readonly string[];
  /** What the server finds wrong with a rejection's message, to stand at its field; null: nothing. */
  messageProblem: string | null;
}

const STAYED: MoveEnd = { moved: [], messageProblem: null };
const NOTHING_TOLD: Rejection = { message: null, reason: null };

/**
 * Moves candidates along, on the screen at once and back where the server refuses, and offers the way back for as long
 * as there is one; tells by toasts, and never rejects.
 */
export function useCandidateMoves() {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const textOfProblem = useProblemText();
  const [moveCandidates, { loading: isMoving }] = useMoveCandidatesMutation({
    refetchQueries: ["CandidateCounts"],
    update: (cache, { data }) => forgetWhatDepends(cache, data?.moveApplications),
  });
  const offerUndo = useUndoOffer();

  function tellRefusals(results: Outcome["results"], candidates: readonly StandingCandidate[]) {
    const [only, ...others] = results.filter(({ refusal }) => refusal !== null);
    if (!only) return;
    const reasons = reasonsOf(results).map(([reason, count]) =>
      words.refused(count, words.stayReasons[reason]),
    );
    const overtaken = others.length === 0 && only.refusal === "CONFLICT" ? only.candidate : null;
    const name = candidates.find(({ id }) => id === only.applicationId)?.name || words.nameless;
    const text = overtaken ? words.overtaken(name, overtaken.status) : words.stayed(reasons);
    showToast({ tone: "danger", text });
  }

  function tell(outcome: Outcome, to: MoveTarget, candidates: readonly StandingCandidate[]) {
    const { moveId, undoSeconds, results } = outcome;
    tellRefusals(results, candidates);
    if (!moveId || !undoSeconds) return;
    const went = movedIn(results);
    const moved = candidates.filter(({ id }) => went.includes(id));
    offerUndo({ moveId, moved, to, until: Date.now() + undoSeconds * 1000 });
  }

  async function move(
    candidates: readonly StandingCandidate[],
    target: MoveTarget,
    told: Rejection = NOTHING_TOLD,
  ): Promise<MoveEnd> {
    const to = statusOfTarget(target);
    const stageId = typeof target === "string" ? null : target.id;
    try {
      const { data } = await moveCandidates({
        variables: { input: { items: candidates.map(itemOf), to, stageId, ...told } },
        // A rejection's dialog waits for the answer: its candidate, gone and back, would take what was typed along.
        ...(told === NOTHING_TOLD && {
          optimisticResponse: { moveApplications: expectedMove(candidates, to, stageId) },
        }),
      });
      if (!data) return STAYED;
      tell(data.moveApplications, target, candidates);
      return { ...STAYED, moved: movedIn(data.moveApplications.results) };
    } catch (error) {
      const problem = messageProblemOf(error);
      if (problem) return { ...STAYED, messageProblem: textOfProblem(problem, words.rejection.message) };
      showToast({ tone: "danger", text: words.moveFailed });
      return STAYED;
    }
  }

  return { move, isMoving };
}

const movedIn = (results: Outcome["results"]) =>
  results.flatMap(({ refusal, applicationId }) => (refusal === null ? [applicationId] : []));

const itemOf = ({ id, status, stageId }: StandingCandidate) => ({
  ...{ applicationId: id, expectedStatus: status, expectedStageId: stageId },
});

const messageProblemOf = (error: unknown) =>
  readRefusal(error).fields.find(({ field }) => /^(?:input\.)?message$/.test(field));

function reasonsOf(results: Outcome["results"]): (readonly [StayReason, number])[] {
  const counts = new Map<StayReason, number>();
  for (const { refusal, candidate } of results) {
    const reason = refusal === "CONFLICT" && candidate?.status === "WITHDRAWN" ? "WITHDRAWN" : refusal;
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts];
}
