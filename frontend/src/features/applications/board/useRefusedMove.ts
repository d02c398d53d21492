import { useToast } from "../../../design-system";
import { type MoveTarget, statusOfTarget } from "../stages/move-target";
import { useWords } from "../../../shared/words";
import type { CandidateRow_CandidateFragment } from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";

/** Says why a card that was dropped stays where it is, and where it may go (EMPS-03). */
export function useRefusedMove() {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  return ({ name, status, viewerCan }: CandidateRow_CandidateFragment, to: MoveTarget) =>
    showToast({
      text: words.board.noMove(name || words.nameless, status, statusOfTarget(to), viewerCan.move),
      tone: "danger",
      shownForMs: 8000,
    });
}
