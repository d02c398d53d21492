import { useEffect, useRef } from "react";
import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { MoveTarget } from "../stages/move-target";
import { useUndoMoveMutation } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { expectedReturn, forgetWhatDepends, type StandingCandidate } from "./expected-moves";

/** A step that can still be taken back. */
interface OpenStep {
  moveId: string;
  moved: readonly StandingCandidate[];
  to: MoveTarget;
  /** In milliseconds since 1970. */
  until: number;
}

type ShowToast = ReturnType<typeof useToast>;

interface Told {
  steps: readonly OpenStep[];
  close(): void;
}

/** What each stack of toasts tells of in one toast: quick steps one after the other count up in it. */
const told = new WeakMap<ShowToast, Told>();

/** Where a page that is loaded anew finds the steps of its last toast. */
const KEY = "candidate-moves";

function keep(steps: readonly OpenStep[]): void {
  try {
    if (steps.length > 0) sessionStorage.setItem(KEY, JSON.stringify(steps.map(withoutPeople)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Undo is then gone with the page.
  }
}

/** What undoing needs: who they are is nobody's to find on the device. */
const withoutPeople = (step: OpenStep): OpenStep => ({
  ...step,
  moved: step.moved.map(({ id, status, stageId, viewerCan }) => ({
    id,
    name: "",
    status,
    stageId,
    viewerCan,
  })),
});

function readKept(): OpenStep[] {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as OpenStep[]).filter(isOpen);
  } catch {
    return [];
  }
}

const isOpen = ({ until }: OpenStep) => until > Date.now();
/** Rejections, which have words of their own, are told apart from other steps. */
const isRejection = ({ to }: OpenStep) => to === "NOT_SELECTED";

/** Offers to take a step back, for as long as it can be. */
export function useUndoOffer(): (step: OpenStep) => void {
  const showToast = useToast();
  const show = useUndoToast();
  return (step) => {
    const before = told.get(showToast);
    const open = (before?.steps ?? []).filter(
      (other) => isOpen(other) && isRejection(other) === isRejection(step),
    );
    if (open.length > 0) before?.close();
    show([...open, step]);
  };
}

/** Offers it again on a page that is loaded anew meanwhile (CAND-16). */
export function useKeptUndoOffer(): void {
  const showToast = useToast();
  const show = useUndoToast();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (!told.has(showToast)) show(readKept());
  });
}

function useUndoToast(): (steps: readonly OpenStep[]) => void {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const undo = useUndo();
  return (steps) => {
    const last = steps.at(-1);
    if (!last) return;
    // Who was moved twice is one of them.
    const count = new Set(steps.flatMap(({ moved }) => moved.map(({ id }) => id))).size;
    const names = new Set(steps.map(({ to }) => (typeof to === "string" ? words.statuses[to] : to.name)));
    const now: Told = { steps, close: () => undefined };
    now.close = showToast({
      text: isRejection(last) ? words.rejected(count) : words.moved(count, [...names]),
      shownForMs: last.until - Date.now(),
      action: { label: words.undo, countsDown: true, onSelect: () => void undo(steps) },
      onClose: () => {
        if (told.get(showToast) !== now) return;
        told.delete(showToast);
        keep([]);
      },
    });
    told.set(showToast, now);
    keep(steps);
  };
}

/** Takes steps back, the last first; one that can't be undone any more keeps none of the others. */
function useUndo() {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const [undoMove] = useUndoMoveMutation({
    refetchQueries: ["CandidateCounts"],
    update: (cache, { data }) => forgetWhatDepends(cache, data?.undoMove),
  });
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
