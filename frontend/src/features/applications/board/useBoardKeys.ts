import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { neighbourOf, stepOf, type BoardColumn } from "../candidate/board-columns";
import type { CandidateRow_CandidateFragment } from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";
import type { MoveTarget, Stage } from "../stages/move-target";
import { type Rejection, useCandidateMoves } from "../candidate/useCandidateMoves";

const KEYS = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
} as const;
const isKey = (key: string): key is keyof typeof KEYS => key in KEYS;

/** Moves the focus and the candidates of the board by keys. */
export function useBoardKeys(columns: readonly BoardColumn[], stages: readonly Stage[]) {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const { move, isMoving } = useCandidateMoves();
  const board = useRef<HTMLDivElement>(null);
  const followed = useRef<string>(null);
  const focusCard = (id: string) =>
    board.current?.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(id)}"]`)?.focus();

  // A card that changes its column is drawn anew there, and loses the focus: on its way, and on a way back.
  useLayoutEffect(() => {
    if (followed.current && document.activeElement === document.body) focusCard(followed.current);
  });

  /** @returns whether it was moved. */
  function moveTo(candidate: CandidateRow_CandidateFragment, to: MoveTarget, told?: Rejection) {
    followed.current = candidate.id;
    return move([candidate], to, told);
  }

  function handleKeyDown(event: KeyboardEvent, candidate: CandidateRow_CandidateFragment) {
    if (!isKey(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = KEYS[event.key];
    if (event.shiftKey && (to === "left" || to === "right")) {
      // Where a card may go next is known once the server has answered.
      if (isMoving) return;
      const step = stepOf(candidate, to, stages);
      if (step) void moveTo(candidate, step);
      else showToast({ text: words.board.noStep });
      return;
    }
    const next = neighbourOf(columns, candidate.id, to);
    if (next) focusCard(next);
  }

  return { board, moveTo, handleKeyDown };
}
