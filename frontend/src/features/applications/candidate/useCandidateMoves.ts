import type { ApolloCache } from "@apollo/client";
import { useToast } from "../../../design-system";
import { useProblemText } from "../../../shared/language/useProblemText";
import { readRefusal } from "../../../shared/refusal";
import type { ApplicationStatus, RejectionReason } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { type MoveTarget, statusOfTarget } from "../stages/move-target";
import {
  useMoveCandidatesMutation,
  useUndoMoveMutation,
  type CandidateRow_CandidateFragment,
  type MoveCandidatesMutation,
} from "./Candidates.generated";
import { candidatesWords, type StayReason } from "./candidates.words";

/** The most that one step takes along. */
export const MOST_MOVED = 200;

/**
 * Fields that show more or less of a person at another status. A move reads them anew where they are on the screen.
 */
const BY_STATUS = ["history", "profile", "note", "email", "phone", "isContactMasked", "message"];

function forgetWhatDepends(
  cache: ApolloCache,
  outcome: { moveId: string | null; results: readonly { applicationId: string }[] } | undefined,
): void {
  if (!outcome || outcome.moveId === EXPECTED) return;
  for (const { applicationId } of outcome.results) {
    const id = cache.identify({ __typename: "Candidate", id: applicationId });
    for (const fieldName of BY_STATUS) cache.evict({ id, fieldName });
  }
}

type Outcome = MoveCandidatesMutation["moveApplications"];

/** As the viewer saw them stand. */
type StandingCandidate = Pick<
  CandidateRow_CandidateFragment,
  "id" | "name" | "status" | "stageId" | "viewerCan"
>;

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

/** Marks an answer that is only expected yet: what hangs on the status is read anew with the real one. */
const EXPECTED = "expected";

/** What the screen shows until the server answers; where each may go from there, the server says. */
function expectedMove(
  candidates: readonly StandingCandidate[],
  to: ApplicationStatus,
  stageId: string | null,
) {
  return expectedOutcome(candidates.map(({ id }) => ({ id, status: to, stageId, move: [] })));
}

function expectedReturn(candidates: readonly StandingCandidate[]) {
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

function useMoveMutations() {
  const [moveCandidates, { loading: isMoving }] = useMoveCandidatesMutation({
    refetchQueries: ["CandidateCounts"],
    update: (cache, { data }) => forgetWhatDepends(cache, data?.moveApplications),
  });
  const [undoMove] = useUndoMoveMutation({
    refetchQueries: ["CandidateCounts"],
    update: (cache, { data }) => forgetWhatDepends(cache, data?.undoMove),
  });
  return { moveCandidates, undoMove, isMoving };
}

/** Takes steps back, the last first; one that can't be undone any more keeps none of the others. */
function useUndo() {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const { undoMove } = useMoveMutations();
  return async (steps: readonly OpenStep[]): Promise<void> => {
    let count = 0;
    let hasFailed = false;
    for (const { moveId, moved } of steps.toReversed())
      try {
        const { data } = await undoMove({
          variables: { moveId },
          optimisticResponse: { undoMove: expectedReturn(moved) },
        });
        const movedBack = data?.undoMove.movedCount ?? 0;
        count += movedBack;
        // Each of them has gone on since: nobody is where the step left them.
        hasFailed ||= movedBack === 0;
      } catch {
        hasFailed = true;
      }
    if (count > 0) showToast({ text: words.undone(count) });
    if (hasFailed) showToast({ tone: "danger", text: words.undoFailed });
  };
}

/**
 * Moves candidates along, on the screen at once and back where the server refuses, and offers the way back for as long
 * as there is one; tells by toasts, and never rejects.
 */
export function useCandidateMoves() {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const textOfProblem = useProblemText();
  const { moveCandidates, isMoving } = useMoveMutations();
  const undo = useUndo();

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
    const step = { moveId, moved, to, until: Date.now() + undoSeconds * 1000 };
    tellTogether(showToast, step, (steps) => {
      // Who was moved twice is one of them.
      const count = new Set(steps.flatMap(({ moved: people }) => people.map(({ id }) => id))).size;
      const names = new Set(steps.map(({ to }) => (typeof to === "string" ? words.statuses[to] : to.name)));
      return {
        text: to === "NOT_SELECTED" ? words.rejected(count) : words.moved(count, [...names]),
        shownForMs: undoSeconds * 1000,
        action: { label: words.undo, countsDown: true, onSelect: () => void undo(steps) },
      };
    });
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

/** A step that can still be taken back. */
interface OpenStep {
  moveId: string;
  moved: readonly StandingCandidate[];
  to: MoveTarget;
  until: number;
}

type ShowToast = ReturnType<typeof useToast>;

interface Told {
  steps: readonly OpenStep[];
  close(): void;
}

/** What each stack of toasts tells of in one toast: quick steps one after the other count up in it. */
const told = new WeakMap<ShowToast, Told>();

/** Rejections, which have words of their own, are told apart from other steps. */
function tellTogether(
  showToast: ShowToast,
  step: OpenStep,
  messageOf: (steps: readonly OpenStep[]) => Parameters<ShowToast>[0],
): void {
  const isRejection = ({ to }: OpenStep) => to === "NOT_SELECTED";
  const before = told.get(showToast);
  const open = (before?.steps ?? []).filter(
    (other) => other.until > Date.now() && isRejection(other) === isRejection(step),
  );
  if (open.length > 0) before?.close();
  const steps = [...open, step];
  const now: Told = { steps, close: () => undefined };
  now.close = showToast({
    ...messageOf(steps),
    onClose: () => {
      if (told.get(showToast) === now) told.delete(showToast);
    },
  });
  told.set(showToast, now);
}

function reasonsOf(results: Outcome["results"]): (readonly [StayReason, number])[] {
  const counts = new Map<StayReason, number>();
  for (const { refusal, candidate } of results) {
    const reason = refusal === "CONFLICT" && candidate?.status === "WITHDRAWN" ? "WITHDRAWN" : refusal;
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts];
}
