import { Mail } from "lucide-react";
import styled from "styled-components";
import { Button, color, fontSize, media, Menu, radius, shadow, space, text } from "../../../design-system";
import { useBackCloses } from "../../../forms/useBackCloses";
import type { ApplicationStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { CandidateDetail_CandidateFragment } from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";
import { RejectionDialog } from "../candidate/RejectionDialog";
import { mayGoTo } from "../stages/move-target";
import { usePipelineStages } from "../stages/usePipelineStages";
import { useCandidateMoves } from "../candidate/useCandidateMoves";

export interface CandidateMovesProps {
  candidate: CandidateDetail_CandidateFragment;
  /** The steps for which something is asked first, such as when an interview may be. */
  asking: readonly ApplicationStatus[];
  onAsk(to: ApplicationStatus): void;
}

/** The first step in a button, a rejection beside it, what else is allowed in a menu. */
export function CandidateMoves({ candidate, asking, onAsk }: CandidateMovesProps) {
  const words = useWords(candidatesWords);
  const { move, isMoving } = useCandidateMoves();
  const placings = usePlacings(candidate, move);
  const { isOpen: isRejecting, onOpenChange: setIsRejecting } = useBackCloses();
  const allowed = candidate.viewerCan.move;
  const steps = allowed.filter((to) => to !== "NOT_SELECTED");
  // Somebody who declined, or whose offer is over, is not hired by one press.
  const next = candidate.endedOffer === null ? steps[0] : undefined;
  const others = steps.filter((to) => to !== next);
  function go(to: ApplicationStatus) {
    if (asking.includes(to)) onAsk(to);
    else void move([candidate], to);
  }
  const nameOf = (to: ApplicationStatus) =>
    to === "OFFERED" && asking.includes(to) ? words.panel.makeOffer : words.moves[to];
  if (allowed.length + placings.length === 0) return <Quiet>{words.panel.final}</Quiet>;
  return (
    <Row>
      {next && (
        <Button size="sm" busy={isMoving} onClick={() => go(next)}>
          {nameOf(next)}
        </Button>
      )}
      {others.length + placings.length > 0 && (
        <Menu
          label={words.panel.move}
          trigger={<MenuText>{words.panel.move}</MenuText>}
          entries={[...others.map((to) => ({ label: nameOf(to), onSelect: () => go(to) })), ...placings]}
        />
      )}
      {allowed.includes("NOT_SELECTED") && (
        <Button
          tone="secondary"
          size="sm"
          icon={<Mail size={16} aria-hidden />}
          onClick={() => setIsRejecting(true)}
        >
          {words.moves.NOT_SELECTED}
        </Button>
      )}
      <RejectionDialog
        isOpen={isRejecting}
        onOpenChange={setIsRejecting}
        candidates={[candidate]}
        companyId={candidate.companyId}
        onReject={(rejection) => move([candidate], "NOT_SELECTED", rejection)}
      />
    </Row>
  );
}

/** The company's own stages that the candidate may go to; out of one, its status too. */
function usePlacings(
  candidate: CandidateDetail_CandidateFragment,
  move: ReturnType<typeof useCandidateMoves>["move"],
) {
  const { statuses } = useWords(candidatesWords);
  const stages = usePipelineStages().filter((stage) => mayGoTo(candidate, stage));
  const { status, stageId } = candidate;
  const back = { label: statuses[status], onSelect: () => void move([candidate], status) };
  return [
    ...(stageId === null ? [] : [back]),
    ...stages.map((stage) => ({ label: stage.name, onSelect: () => void move([candidate], stage) })),
  ];
}

const Quiet = styled.p`
  ${text.meta}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
`;

/* Looks like the small buttons beside it. */
const MenuText = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  margin-inline: -4px;
  padding-inline: ${space.s3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rSm};
  box-shadow: ${shadow.shadow1};
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-weight: 600;

  ${media.belowDesktop} {
    min-height: 44px;
  }
`;
