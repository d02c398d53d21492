import { useState, type DragEvent } from "react";
import { keyOfTarget, mayGoTo, type MoveTarget, standsAt } from "../stages/move-target";
import type { CandidateRow_CandidateFragment } from "../candidate/Candidates.generated";

/**
 * Moves the board's cards by pointer: what is dragged may be dropped on the columns that it may go to, which are marked
 * by `data-drop` meanwhile. Dropped on another one, `onRefused` says why it stays.
 */
export function useBoardDrag(
  moveTo: (candidate: CandidateRow_CandidateFragment, to: MoveTarget) => unknown,
  onRefused: (candidate: CandidateRow_CandidateFragment, to: MoveTarget) => unknown,
) {
  const [dragged, setDragged] = useState<CandidateRow_CandidateFragment | null>(null);
  const [over, setOver] = useState<string | null>(null);

  function end() {
    setDragged(null);
    setOver(null);
  }

  const cardProps = (candidate: CandidateRow_CandidateFragment) => ({
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = "move";
      // Some browsers drag nothing without data; as text, a field would take it.
      dataTransfer.setData("application/x-candidate", candidate.id);
      setDragged(candidate);
    },
    onDragEnd: end,
  });

  function columnProps(target: MoveTarget) {
    // Its own column takes it back without a word.
    if (!dragged || standsAt(dragged, target)) return {};
    const isPossible = mayGoTo(dragged, target);
    return {
      "data-drop": isPossible ? (keyOfTarget(target) === over ? "over" : "possible") : undefined,
      // To keep it from its default, which refuses, is to take the card.
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(keyOfTarget(target));
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // It leaves each part of the column too, for the next one.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(null);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        end();
        if (isPossible) moveTo(dragged, target);
        else onRefused(dragged, target);
      },
    };
  }

  return { cardProps, columnProps };
}
