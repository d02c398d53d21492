import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, Menu, radius, shadow, space, text, useToast } from "../../design-system";
import { useWords } from "../../shared/words";
import { BOARD_STATUSES, neighbourOf, stepOf, type BoardColumn } from "./board-columns";
import { CandidateStatusChip, PriorityTag } from "./CandidateChips";
import type { ApplicationStatus, CandidateRow_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { MatchFigure } from "./MatchRing";
import { useCandidateMoves } from "./useCandidateMoves";

interface CandidateBoardProps {
  columns: readonly BoardColumn[];
  /** How many stand at a status in all, in words; undefined until it is known. */
  countOf(status: ApplicationStatus): string | undefined;
  openId: string;
  hrefOf(id: string): string;
}

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;
const isArrow = (key: string): key is keyof typeof ARROWS => key in ARROWS;

/** Moves the focus and the candidates of the board by keys. */
function useBoardKeys(columns: readonly BoardColumn[]) {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const { move } = useCandidateMoves();
  const board = useRef<HTMLDivElement>(null);
  const [followed, setFollowed] = useState<{ id: string } | null>(null);
  const focusCard = (id: string) =>
    board.current?.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(id)}"]`)?.focus();

  // A card that changes its column is drawn anew there, and would lose the focus.
  useEffect(() => {
    if (followed) focusCard(followed.id);
  }, [followed]);

  function moveTo(candidate: CandidateRow_CandidateFragment, to: ApplicationStatus) {
    void move([candidate], to).then(() => setFollowed({ id: candidate.id }));
  }

  function handleKeyDown(event: KeyboardEvent, candidate: CandidateRow_CandidateFragment) {
    if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = ARROWS[event.key];
    if (event.shiftKey && (to === "left" || to === "right")) {
      const step = stepOf(candidate, to);
      if (step) moveTo(candidate, step);
      else showToast({ text: words.board.noStep });
      return;
    }
    const next = neighbourOf(columns, candidate.id, to);
    if (next) focusCard(next);
  }

  return { board, moveTo, handleKeyDown };
}

/** The pipeline as columns. Arrow keys go from card to card; with Shift, left and right move the candidate. */
export function CandidateBoard({ columns, countOf, openId, hrefOf }: CandidateBoardProps) {
  const words = useWords(candidatesWords);
  const { board, moveTo, handleKeyDown } = useBoardKeys(columns);

  return (
    <div>
      <Columns ref={board} role="group" aria-label={words.board.label}>
        {columns.map(({ status, candidates }) => (
          <Column key={status} aria-label={words.statuses[status]}>
            <ColumnHead>
              <CandidateStatusChip status={status} />
              <span>{countOf(status)}</span>
            </ColumnHead>
            {candidates.length === 0 && <Quiet>{words.board.none}</Quiet>}
            <Cards>
              {candidates.map((candidate) => (
                <li key={candidate.id}>
                  <BoardCard
                    candidate={candidate}
                    isOpen={candidate.id === openId}
                    href={hrefOf(candidate.id)}
                    onKeyDown={(event) => handleKeyDown(event, candidate)}
                    onMove={(to) => moveTo(candidate, to)}
                  />
                </li>
              ))}
            </Cards>
          </Column>
        ))}
      </Columns>
      <Keys>{words.board.keys}</Keys>
    </div>
  );
}

interface BoardCardProps {
  candidate: CandidateRow_CandidateFragment;
  isOpen: boolean;
  href: string;
  onKeyDown(event: KeyboardEvent): void;
  onMove(to: ApplicationStatus): void;
}

function BoardCard({ candidate, isOpen, href, onKeyDown, onMove }: BoardCardProps) {
  const words = useWords(candidatesWords);
  const { id, title, isPriority, match, appliedAt, viewerCan } = candidate;
  const name = candidate.name || words.nameless;
  const targets = BOARD_STATUSES.filter((status) => viewerCan.move.includes(status));
  return (
    <CardBox $isOpen={isOpen}>
      <CardLink
        to={href}
        data-candidate={id}
        aria-current={isOpen ? "true" : undefined}
        onKeyDown={onKeyDown}
      >
        <strong>{name}</strong>
        <Quiet as="span">{title || words.noTitle}</Quiet>
      </CardLink>
      <CardFoot>
        <MatchFigure score={match?.score ?? null} />
        {isPriority && <PriorityTag />}
        <Quiet as="time" dateTime={appliedAt}>
          {words.day(appliedAt)}
        </Quiet>
      </CardFoot>
      {targets.length > 0 && (
        <Menu
          label={words.board.moveOf(name)}
          trigger={<MenuText>{words.bulk.moveTo}</MenuText>}
          entries={targets.map((to) => ({ label: words.statuses[to], onSelect: () => onMove(to) }))}
        />
      )}
    </CardBox>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(212px, 1fr));
  gap: ${space.s3};
  padding: 6px;
  overflow-x: auto;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.section`
  display: grid;
  gap: ${space.s2};
  align-content: start;
  padding: ${space.s2};
  border-radius: ${radius.rMd};
  background: ${color.line};
`;

const ColumnHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space.s2};
`;

const CardBox = styled.article<{ $isOpen: boolean }>`
  padding: ${space.s3} ${space.s3} ${space.s1};
  border: 1px solid ${({ $isOpen }) => ($isOpen ? color.brand700 : color.line)};
  border-radius: ${radius.rSm};
  background: ${({ $isOpen }) => ($isOpen ? color.brand50 : color.surface)};
  box-shadow: ${shadow.shadow1};
`;

const CardLink = styled(Link)`
  display: grid;
  border-radius: ${radius.rSm};
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  overflow-wrap: anywhere;
  text-decoration: none;
`;

const Quiet = styled.p`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;

const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  margin-top: ${space.s2};
`;

const MenuText = styled.span`
  color: ${color.brand800};
  font-size: ${fontSize.fs12};
  font-weight: 600;
`;

const Keys = styled.p`
  ${text.meta}
  margin-top: ${space.s3};

  ${media.phone} {
    display: none;
  }
`;
