import { useEffect, useRef } from "react";
import { useSession } from "../../../auth/session";
import { useToast } from "../../../design-system";
import { keepCopy, readCopy } from "../../../shared/kept/kept-copy";
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

/** One toast with the steps that it offers to take back. */
interface Offer {
  steps: readonly OpenStep[];
  close(): void;
}

/** What each stack of toasts offers: quick steps one after the other count up in one toast. */
const offers = new WeakMap<ShowToast, Set<Offer>>();

const isOpen = ({ until }: OpenStep) => until > Date.now();
/** Rejections have words, and a toast, of their own. */
const isRejection = ({ to }: OpenStep) => to === "NOT_SELECTED";

/** Whether all whom it moved were moved on by a later step, so that nothing of it can be taken back. */
const isOvertaken = ({ moved }: OpenStep, later: OpenStep) =>
  moved.every(({ id }) => later.moved.some((other) => other.id === id));

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

/** The open steps of an account, for a page that is loaded anew in this tab. */
function useKeptSteps() {
  const session = useSession();
  const key = `candidate-moves:${session.status === "signed-in" ? session.user.uid : ""}`;
  return {
    keep: (steps: readonly OpenStep[]) =>
      keepCopy("sessionStorage", key, steps.length > 0 ? steps.map(withoutPeople) : null),
    read: () => ((readCopy("sessionStorage", key) ?? []) as OpenStep[]).filter(isOpen),
  };
}

/** Offers to take a step back, for as long as it can be. */
export function useUndoOffer(): (step: OpenStep) => void {
  const showToast = useToast();
  const show = useUndoToast();
  return (step) => {
    const open = offers.get(showToast);
    const before = [...(open ?? [])].find(({ steps }) =>
      steps.some((other) => isRejection(other) === isRejection(step)),
    );
    // Its toast fades for a moment, in which the next step must not find it.
    if (before) open?.delete(before);
    before?.close();
    for (const other of [...(open ?? [])]) {
      const left = other.steps.filter((earlier) => !isOvertaken(earlier, step));
      if (left.length === other.steps.length) continue;
      open?.delete(other);
      other.close();
      show(left);
    }
    show([...(before?.steps ?? []).filter(isOpen), step]);
  };
}

/** Offers it again after a reload (CAND-16). */
export function useKeptUndoOffer(): void {
  const showToast = useToast();
  const show = useUndoToast();
  const { read } = useKeptSteps();
  // Once for each page: later steps are offered as they are made.
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (offers.has(showToast)) return;
    const steps = read();
    show(steps.filter((step) => !isRejection(step)));
    show(steps.filter(isRejection));
  });
}

function useUndoToast(): (steps: readonly OpenStep[]) => void {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const undo = useUndo();
  const { keep } = useKeptSteps();
  return (steps) => {
    const last = steps.at(-1);
    if (!last) return;
    const open = offers.get(showToast) ?? new Set();
    offers.set(showToast, open);
    const keepAll = () => keep([...open].flatMap((one) => one.steps));
    // Who was moved twice is one of them.
    const count = new Set(steps.flatMap(({ moved }) => moved.map(({ id }) => id))).size;
    const names = new Set(steps.map(({ to }) => (typeof to === "string" ? words.statuses[to] : to.name)));
    const offer: Offer = { steps, close: () => undefined };
    open.add(offer);
    offer.close = showToast({
      text: isRejection(last)
        ? words.rejected(count)
        : steps.every(({ to }) => to === "HIRED")
          ? words.hired(count)
          : words.moved(count, [...names]),
      // None would be for ever.
      shownForMs: Math.max(last.until - Date.now(), 1),
      action: { label: words.undo, countsDown: true, onSelect: () => void undo(steps) },
      onClose: () => {
        open.delete(offer);
        keepAll();
      },
    });
    keepAll();
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
