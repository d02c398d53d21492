import { ArrowRight, Mail, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import styled from "styled-components";
import {
  BottomBarRoom,
  Button,
  color,
  IconButton,
  media,
  Menu,
  radius,
  shadow,
  space,
} from "../../../design-system";
import { useBackCloses } from "../../../forms/useBackCloses";
import { useWords } from "../../../shared/words";
import { mayGoTo, type MoveTarget } from "../stages/move-target";
import { usePipelineStages } from "../stages/usePipelineStages";
import { boardTargetsOf } from "./board-columns";
import type { CandidateRow_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { RejectionDialog } from "./RejectionDialog";
import { MOST_MOVED, type Rejection, useCandidateMoves } from "./useCandidateMoves";

interface CandidateBulkBarProps {
  /** Those selected, 200 at most. */
  candidates: readonly CandidateRow_CandidateFragment[];
  onClear(): void;
  /** Those who could not go stay selected: the next step is theirs. */
  onMoved(ids: readonly string[]): void;
  /** What selects more. */
  children: ReactNode;
}

/** What can be done with all selected at once; it floats above the list's end. */
export function CandidateBulkBar({ candidates, onClear, onMoved, children }: CandidateBulkBarProps) {
  const words = useWords(candidatesWords);
  const { move, isMoving } = useCandidateMoves();
  const { isOpen: isRejecting, onOpenChange: setIsRejecting } = useBackCloses();
  const rejectable = candidates.filter((candidate) => mayGoTo(candidate, "NOT_SELECTED"));
  // What the dialog says and keeps holds until it is answered, whatever changes in the list meanwhile.
  const [rejected, setRejected] = useState({ candidates: rejectable, stayCount: 0 });

  function askToReject() {
    setRejected({ candidates: rejectable, stayCount: candidates.length - rejectable.length });
    setIsRejecting(true);
  }

  async function moveAll(to: MoveTarget, who: typeof candidates, rejection?: Rejection) {
    const end = await move(who, to, rejection);
    if (end.moved.length > 0) onMoved(end.moved);
    return end;
  }

  return (
    <Bar role="group" aria-label={words.bulk.label}>
      <BottomBarRoom $at="allWidths" />
      <Count role="status">{words.bulk.selected(candidates.length, candidates.length === MOST_MOVED)}</Count>
      {children}
      <MoveMenu candidates={candidates} onMove={(to, who) => void moveAll(to, who)} />
      {rejectable.length > 0 && (
        <Button
          tone="secondary"
          size="sm"
          icon={<Mail size={18} aria-hidden />}
          busy={isMoving}
          onClick={askToReject}
        >
          {words.bulk.reject}
        </Button>
      )}
      <Corner>
        <IconButton
          tone="plain"
          label={words.bulk.clear}
          icon={<X size={18} aria-hidden />}
          onClick={onClear}
        />
      </Corner>
      <RejectionDialog
        isOpen={isRejecting}
        onOpenChange={setIsRejecting}
        {...rejected}
        companyId={companyOf(rejected.candidates)}
        onReject={(rejection) => moveAll("NOT_SELECTED", rejected.candidates, rejection)}
      />
    </Bar>
  );
}

interface MoveMenuProps extends Pick<CandidateBulkBarProps, "candidates"> {
  /** @param who may go there */
  onMove(to: MoveTarget, who: readonly CandidateRow_CandidateFragment[]): void;
}

/** Where some of them may go, with how many where not all may. */
function MoveMenu({ candidates, onMove }: MoveMenuProps) {
  const { bulk: words, statuses } = useWords(candidatesWords);
  const targets = boardTargetsOf(candidates, usePipelineStages());
  const whoMayGo = (to: MoveTarget) => candidates.filter((candidate) => mayGoTo(candidate, to));
  if (targets.length === 0) return null;
  return (
    <Menu
      label={words.moveTo}
      trigger={
        <MenuTrigger>
          <ArrowRight size={18} aria-hidden />
          {words.moveTo}
        </MenuTrigger>
      }
      entries={targets.map((to) => ({
        label: words.target(
          typeof to === "string" ? statuses[to] : to.name,
          whoMayGo(to).length,
          candidates.length,
        ),
        onSelect: () => onMove(to, whoMayGo(to)),
      }))}
    />
  );
}

/** The company that all of them applied to; null: several. */
function companyOf(candidates: CandidateBulkBarProps["candidates"]): string | null {
  const ids = new Set(candidates.map(({ companyId }) => companyId));
  const [first = null] = ids;
  return ids.size === 1 ? first : null;
}

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: ${space.s4};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  justify-self: center;
  padding: ${space.s2} ${space.s2} ${space.s2} ${space.s4};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  box-shadow: ${shadow.shadow3};

  ${media.phone} {
    justify-self: stretch;
    padding-top: ${space.s3};
  }
`;

const Count = styled.span`
  color: ${color.ink};
  font-weight: 600;
`;

/* On phones, where the buttons take two lines, it would take a third. */
const Corner = styled.span`
  ${media.phone} {
    position: absolute;
    top: ${space.s1};
    right: ${space.s1};
  }
`;

const MenuTrigger = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding-inline: ${space.s2};
  color: ${color.brand800};
  font-weight: 600;
`;
