import { Ellipsis, Mail } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, Menu, radius, shadow, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { boardTargetsOf } from "../candidate/board-columns";
import type { MoveTarget, Stage } from "../stages/move-target";
import { EndedOffer, PriorityTag } from "../candidate/CandidateChips";
import { CandidateWait } from "../candidate/CandidateWait";
import { CandidateMark } from "../candidate/CandidateMark";
import type { CandidateRow_CandidateFragment } from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";
import { MatchFigure } from "../candidate/MatchFigure";
import { CandidateScore } from "../scorecards/CandidateScore";

interface CandidateBoardCardProps {
  candidate: CandidateRow_CandidateFragment;
  stages: readonly Stage[];
  isOpen: boolean;
  href: string;
  showsJob: boolean;
  onKeyDown(event: KeyboardEvent): void;
  onMove(to: MoveTarget): void;
  /** Asks for the message first. */
  onReject(): void;
  onDragStart(event: DragEvent): void;
  onDragEnd(): void;
}

/** A candidate on the board; `data-candidate` is what its keys find it by. */
export function CandidateBoardCard(props: CandidateBoardCardProps) {
  const words = useWords(candidatesWords);
  const { candidate, stages, isOpen, href, showsJob, onKeyDown, onMove, onReject, ...drag } = props;
  const { id, title, isPriority, job, viewerCan } = candidate;
  const name = candidate.name || words.nameless;
  const targets = boardTargetsOf([candidate], stages);
  const rejection = {
    label: words.moves.NOT_SELECTED,
    icon: <Mail size={18} aria-hidden />,
    isApart: true,
    onSelect: onReject,
  };
  return (
    <CardBox $isOpen={isOpen} draggable={targets.length > 0} {...drag}>
      <CardHead>
        <CardLink
          to={href}
          preventScrollReset
          // A link drags its address; here its card.
          draggable={false}
          data-candidate={id}
          aria-current={isOpen ? "true" : undefined}
          onKeyDown={onKeyDown}
        >
          <CandidateMark name={candidate.name ?? ""} size={28} />
          <span>
            <strong>{name}</strong>
            <Quiet>{title || words.noTitle}</Quiet>
            {showsJob && <Quiet>{words.appliedTo(job.title)}</Quiet>}
          </span>
        </CardLink>
        {targets.length + viewerCan.move.length > 0 && (
          <Menu
            label={words.board.actionsOf(name)}
            trigger={<Ellipsis size={18} aria-hidden />}
            header={<MenuHead>{words.bulk.moveTo}</MenuHead>}
            entries={[
              ...targets.map((to) => ({
                label: typeof to === "string" ? words.statuses[to] : to.name,
                onSelect: () => onMove(to),
              })),
              ...(viewerCan.move.includes("NOT_SELECTED") ? [rejection] : []),
            ]}
          />
        )}
      </CardHead>
      <CardFoot>
        <MatchFigure candidate={candidate} />
        {isPriority && <PriorityTag />}
        <EndedOffer status={candidate.endedOffer} />
        <CandidateScore candidate={candidate} />
        <Wait>
          <CandidateWait candidate={candidate} />
        </Wait>
      </CardFoot>
    </CardBox>
  );
}

/* All of one height, so that rows line up: what is longer is cut, and stands whole in the panel. */
const CardBox = styled.article<{ $isOpen: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 124px;
  padding: ${space.s3};
  border: 1px solid ${({ $isOpen }) => ($isOpen ? color.brand700 : color.line)};
  border-radius: ${radius.rSm};
  background: ${({ $isOpen }) => ($isOpen ? color.brand50 : color.surface)};
  box-shadow: ${shadow.shadow1};

  &[draggable="true"] {
    cursor: grab;
  }

  /* The keys choose and move the whole card, so the card has the ring. */
  &:has([data-candidate]:focus-visible) {
    box-shadow: ${shadow.focus};
  }
`;

const CardHead = styled.div`
  position: relative;

  /* The menu's 44 px reach into the card's inset. */
  > :last-child:not(:first-child) {
    position: absolute;
    top: calc(-1 * ${space.s3});
    right: calc(-1 * ${space.s3});
  }
`;

const CardLink = styled(Link)`
  display: flex;
  gap: ${space.s2};
  border-radius: ${radius.rSm};
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  text-decoration: none;

  > :last-child {
    min-width: 0;
  }

  &:focus-visible:focus-visible:focus-visible:focus-visible {
    box-shadow: none;
  }

  strong {
    display: block;
    overflow: hidden;
    padding-right: ${space.s5};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Quiet = styled.span`
  ${text.meta}
  display: block;
  overflow: hidden;
  font-size: ${fontSize.fs12};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const MenuHead = styled.strong`
  ${text.label}
`;

const CardFoot = styled.div`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  margin-top: ${space.s2};
`;

const Wait = styled.span`
  margin-left: auto;
`;
