import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { neighbourOf, sideOf, stepOf, type BoardColumn } from "../candidate/board-columns";
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

/** Which card was moved last, and which then took its place. */
interface PlaceLeft {
  id: string;
  next: string;
}

/** Moves the focus and the candidates of the board by keys. */
export function useBoardKeys(columns: readonly BoardColumn[], stages: readonly Stage[]) {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const { move, isMoving } = useCandidateMoves();
  const board = useRef<HTMLDivElement>(null);
  const followed = useRef<string>(null);
  const left = useRef<PlaceLeft>(null);
  const focusCard = (id: string) =>
    board.current?.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(id)}"]`)?.focus();

  // A card that changes its column is drawn anew there, and loses the focus: on its way, and on a way back. The board
  // follows it sideways alone, so that those who were beside it stay in sight; the next arrow
  // brings its own card into sight (CAND-15).
  useLayoutEffect(() => {
    if (!followed.current || document.activeElement !== document.body) return;
    const [top, pageTop] = [board.current?.scrollTop, window.scrollY];
    focusCard(followed.current);
    if (board.current && top !== undefined) board.current.scrollTop = top;
    if (window.scrollY !== pageTop) window.scrollTo({ top: pageTop });
  });

  /** @returns whether it was moved. */
  function moveTo(candidate: CandidateRow_CandidateFragment, to: MoveTarget, told?: Rejection) {
    followed.current = candidate.id;
    const next = neighbourOf(columns, candidate.id, "down") ?? neighbourOf(columns, candidate.id, "up");
    left.current = next === null ? null : { id: candidate.id, next };
    return move([candidate], to, told);
  }

  /** The first arrow towards where a card came from leads to who stands in its place. */
  function wayBack(id: string, to: string): string | null {
    if (left.current?.id !== id) return null;
    return sideOf(columns, id, left.current.next) === to ? left.current.next : null;
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
    const next = wayBack(candidate.id, to) ?? neighbourOf(columns, candidate.id, to);
    left.current = null;
    if (next) focusCard(next);
  }

  return { board, moveTo, handleKeyDown };
}
