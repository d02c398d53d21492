import { useState, type DragEvent } from "react";
import type { ApplicationStatus } from "../../../shared/schema.generated";
import type { CandidateRow_CandidateFragment } from "../candidate/Candidates.generated";

/**
 * Moves the board's cards by pointer: what is dragged may be dropped on the columns that it may go to, which are marked
 * by `data-drop` meanwhile. Dropped on another one, `onRefused` says why it stays.
 */
export function useBoardDrag(
  moveTo: (candidate: CandidateRow_CandidateFragment, to: ApplicationStatus) => unknown,
  onRefused: (candidate: CandidateRow_CandidateFragment, to: ApplicationStatus) => unknown,
) {
  const [dragged, setDragged] = useState<CandidateRow_CandidateFragment | null>(null);
  const [over, setOver] = useState<ApplicationStatus | null>(null);

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

  function columnProps(status: ApplicationStatus) {
    // Its own column takes it back without a word.
    if (!dragged || dragged.status === status) return {};
    const isPossible = dragged.viewerCan.move.includes(status);
    return {
      "data-drop": isPossible ? (status === over ? "over" : "possible") : undefined,
      // To keep it from its default, which refuses, is to take the card.
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(status);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // It leaves each part of the column too, for the next one.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(null);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        end();
        if (isPossible) moveTo(dragged, status);
        else onRefused(dragged, status);
      },
    };
  }

  return { cardProps, columnProps };
}
