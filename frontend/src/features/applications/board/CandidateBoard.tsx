import { CircleQuestionMark } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, Popover, radius, space, text } from "../../../design-system";
import { useBackCloses } from "../../../forms/useBackCloses";
import type { ApplicationStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { MoveTarget, Stage } from "../stages/move-target";
import type { BoardColumn } from "../candidate/board-columns";
import { CandidateBoardCard } from "./CandidateBoardCard";
import { CandidateStatusChip } from "../candidate/CandidateChips";
import type { CandidateRow_CandidateFragment } from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";
import { RejectionDialog } from "../candidate/RejectionDialog";
import { ShowMore } from "../candidate/ShowMore";
import { useBoardDrag } from "./useBoardDrag";
import { useBoardKeys } from "./useBoardKeys";
import { useRefusedMove } from "./useRefusedMove";

interface CandidateBoardProps {
  columns: readonly BoardColumn[];
  stages: readonly Stage[];
  /** How many stand at a column's status or stage in all, in words; undefined until it is known. */
  countOf(column: BoardColumn): string | undefined;
  /** Reads a column on; null where nobody is left to show. */
  moreOf(column: BoardColumn): (() => Promise<unknown>) | null;
  /** Whether it is known who stands in a column. */
  isRead(column: BoardColumn): boolean;
  /** The company of a stage, where several companies' candidates are on the board. */
  ownerOf(stage: Stage): string | undefined;
  openId: string;
  hrefOf(id: string): string;
  /** Whether each card names its job. */
  showsJob: boolean;
  /** Stages whose candidates stand in the list alone, with how many there are and the way there. */
  closed: readonly ClosedStage[];
}

export interface ClosedStage {
  status: ApplicationStatus;
  count: string | undefined;
  href: string;
}

/**
 * The pipeline as columns. Arrow keys go from card to card; with Shift, left and right move the candidate, as dragging
 * does.
 */
export function CandidateBoard(props: CandidateBoardProps) {
  const words = useWords(candidatesWords);
  const { columns, stages, countOf, moreOf, isRead, ownerOf, openId, hrefOf, showsJob, closed } = props;
  const { board, moveTo, handleKeyDown } = useBoardKeys(columns, stages);
  const tellRefused = useRefusedMove();
  const { rejected, isRejecting, setIsRejecting, reject } = useRejected();
  // A rejection asks for its message first.
  const drop = (candidate: CandidateRow_CandidateFragment, to: MoveTarget) =>
    to === "NOT_SELECTED" ? reject(candidate) : void moveTo(candidate, to);
  const { cardProps, columnProps } = useBoardDrag(drop, tellRefused);

  return (
    <Whole>
      <Columns ref={board} tabIndex={-1} role="group" aria-label={words.board.label} $count={columns.length}>
        {columns.map((column) => {
          const { status, stage, candidates } = column;
          const onMore = moreOf(column);
          const name = stage?.name ?? words.statuses[status];
          return (
            <Column key={stage?.id ?? status} aria-label={name} {...columnProps(stage ?? status)}>
              <ColumnHead>
                <CandidateStatusChip status={status} stageName={stage?.name} />
                <span>{countOf(column)}</span>
              </ColumnHead>
              {stage && ownerOf(stage) && <Quiet>{ownerOf(stage)}</Quiet>}
              {candidates.length === 0 && isRead(column) && <Quiet>{words.board.none}</Quiet>}
              <Cards>
                {candidates.map((candidate) => (
                  <li key={candidate.id}>
                    <CandidateBoardCard
                      candidate={candidate}
                      stages={stages}
                      isOpen={candidate.id === openId}
                      href={hrefOf(candidate.id)}
                      showsJob={showsJob}
                      onKeyDown={(event) => handleKeyDown(event, candidate)}
                      onMove={(to) => void moveTo(candidate, to)}
                      onReject={() => reject(candidate)}
                      {...cardProps(candidate)}
                    />
                  </li>
                ))}
              </Cards>
              {onMore && <ShowMore of={name} onMore={onMore} />}
            </Column>
          );
        })}
      </Columns>
      <ClosedStages closed={closed} columnProps={columnProps} />
      <RejectionDialog
        isOpen={isRejecting}
        onOpenChange={setIsRejecting}
        // A card that was rejected is on the board no more.
        fallbackFocus={board}
        candidates={rejected ? [rejected] : []}
        companyId={rejected?.companyId ?? null}
        onReject={async (told) => (rejected ? await moveTo(rejected, "NOT_SELECTED", told) : null)}
      />
    </Whole>
  );
}

/** Whom the dialog of a rejection is about; Back closes it and leaves the board as it is (HEED-10). */
function useRejected() {
  const [rejected, setRejected] = useState<CandidateRow_CandidateFragment | null>(null);
  const { isOpen: isRejecting, onOpenChange: setIsRejecting } = useBackCloses();
  function reject(candidate: CandidateRow_CandidateFragment): void {
    setRejected(candidate);
    setIsRejecting(true);
  }
  return { rejected, isRejecting, setIsRejecting, reject };
}

interface ClosedStagesProps extends Pick<CandidateBoardProps, "closed"> {
  columnProps: ReturnType<typeof useBoardDrag>["columnProps"];
}

function ClosedStages({ closed, columnProps }: ClosedStagesProps) {
  const words = useWords(candidatesWords);
  return (
    <Rail aria-label={words.board.closed}>
      {closed.map(({ status, count, href }) => (
        <RailStage key={status} {...columnProps(status)}>
          <Link to={href}>
            {words.statuses[status]} {count}
          </Link>
        </RailStage>
      ))}
    </Rail>
  );
}

/** Which keys the board has, behind '?': the button, and the key wherever nothing is typed. */
export function BoardKeys() {
  const { board: words } = useWords(candidatesWords);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const handleKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.closest("input, textarea, select, dialog");
      if (key === "?" && !isTyping) setIsOpen(true);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
  return (
    <Keys>
      <Popover
        label={words.shortcuts}
        icon={<CircleQuestionMark size={20} aria-hidden />}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.shortcuts}
      >
        <p>{words.keys}</p>
      </Popover>
    </Keys>
  );
}

/*
 * On phones one column after the other, swiped; elsewhere as high as the screen has room below the bar and the filters,
 * so that the sideways bar stays in sight.
 */
const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(208px, 1fr));
  gap: ${space.s3};
  overflow: auto;
  max-height: max(420px, calc(100dvh - 298px));
  margin: -6px;
  padding: 6px;
  scroll-padding: 56px ${space.s3} ${space.s3};

  ${media.phone} {
    grid-template-columns: repeat(${({ $count }) => $count}, calc(100vw - ${space.s8}));
    max-height: none;
    scroll-snap-type: x mandatory;

    > * {
      scroll-snap-align: start;
    }
  }
`;

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  gap: ${space.s3};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s2};
  align-content: start;
  padding: 0 ${space.s2} ${space.s2};
  border-radius: ${radius.rMd};
  background: color-mix(in srgb, ${color.line} 60%, ${color.canvas});

  /* Where the card that is dragged may go; an outline takes no room, so that nothing moves away from below it. */
  &[data-drop] {
    outline: 2px dashed ${color.brand300};
    outline-offset: -2px;
  }

  &[data-drop="over"] {
    outline: 2px solid ${color.brand700};
  }
`;

const ColumnHead = styled.div`
  position: sticky;
  z-index: 1;
  top: -6px;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space.s3} ${space.s1} ${space.s1};
  border-radius: ${radius.rMd} ${radius.rMd} 0 0;
  background: color-mix(in srgb, ${color.line} 60%, ${color.canvas});
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
  font-weight: 500;

  ${media.phone} {
    position: static;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s2};
`;

const Quiet = styled.p`
  ${text.meta}
  padding: 0 ${space.s1};
  font-size: ${fontSize.fs12};
`;

/* Stages that are over need no room for cards; a card that is dropped on one may go there. */
const Rail = styled.nav`
  display: grid;
  gap: ${space.s2};
  align-content: start;

  ${media.phone} {
    display: none;
  }
`;

const RailStage = styled.div`
  border-radius: ${radius.rMd};
  background: color-mix(in srgb, ${color.line} 60%, ${color.canvas});

  &[data-drop] {
    outline: 2px dashed ${color.brand300};
    outline-offset: -2px;
  }

  &[data-drop="over"] {
    outline: 2px solid ${color.brand700};
  }

  > a {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 140px;
    padding: ${space.s3};
    border-radius: ${radius.rMd};
    color: ${color.ink2};
    font-size: ${fontSize.fs14};
    font-weight: 500;
    text-decoration: none;
    writing-mode: vertical-rl;

    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;

const Keys = styled.div`
  ${media.phone} {
    display: none;
  }
`;
