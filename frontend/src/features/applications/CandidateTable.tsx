import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, color, fontSize, media, space, text, VisuallyHidden } from "../../design-system";
import { useWords } from "../../shared/words";
import { CandidateStatusChip, PriorityTag } from "./CandidateChips";
import type { CandidateRow_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { MatchFigure } from "./MatchRing";

export interface CandidateTableProps {
  candidates: readonly CandidateRow_CandidateFragment[];
  /** Ids of applications. */
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[], isSelected: boolean): void;
  /** The application that stands open beside the list. */
  openId: string;
  hrefOf(id: string): string;
  /** Whether each row names its job: where the list has those of several. */
  showsJob: boolean;
}

/** Candidates with their match and status; on phones each row is a stack of lines. */
export function CandidateTable(props: CandidateTableProps) {
  const words = useWords(candidatesWords);
  const { candidates, selected, onSelect } = props;
  const ids = candidates.map(({ id }) => id);
  return (
    // The roles stay where the style sheet takes the table's boxes away.
    <Table role="table" aria-label={words.table}>
      <Head role="rowgroup">
        <HeadRow role="row">
          <th role="columnheader" scope="col">
            <CheckLabel>
              <input
                type="checkbox"
                checked={ids.length > 0 && ids.every((id) => selected.has(id))}
                onChange={(event) => onSelect(ids, event.target.checked)}
              />
              <SelectAllText>{words.selectAll}</SelectAllText>
            </CheckLabel>
          </th>
          {(["candidate", "match", "status", "applied", "profile"] as const).map((name) => (
            <th key={name} role="columnheader" scope="col">
              {words.columns[name]}
            </th>
          ))}
        </HeadRow>
      </Head>
      <Body role="rowgroup">
        {candidates.map((candidate) => (
          <CandidateRow key={candidate.id} {...props} candidate={candidate} />
        ))}
      </Body>
    </Table>
  );
}

interface CandidateRowProps extends CandidateTableProps {
  candidate: CandidateRow_CandidateFragment;
}

function CandidateRow({ candidate, selected, onSelect, openId, hrefOf, showsJob }: CandidateRowProps) {
  const words = useWords(candidatesWords);
  const { id, title, status, appliedAt, isPriority, match, job } = candidate;
  const name = candidate.name || words.nameless;
  return (
    <Row role="row" $isOpen={id === openId}>
      <SelectCell role="cell">
        <CheckLabel>
          <input
            type="checkbox"
            checked={selected.has(id)}
            onChange={(event) => onSelect([id], event.target.checked)}
          />
          <VisuallyHidden>{words.select(name)}</VisuallyHidden>
        </CheckLabel>
      </SelectCell>
      <NameCell role="rowheader" scope="row">
        <NameLine>
          <NameLink to={hrefOf(id)} aria-current={id === openId ? "true" : undefined}>
            {name}
          </NameLink>
          {isPriority && <PriorityTag />}
        </NameLine>
        <Quiet>{title || words.noTitle}</Quiet>
        {showsJob && <Quiet>{words.appliedTo(job.title)}</Quiet>}
      </NameCell>
      <Cell role="cell">
        <MatchFigure score={match?.score ?? null} />
      </Cell>
      <Cell role="cell">
        <CandidateStatusChip status={status} />
      </Cell>
      <DayCell role="cell">
        <time dateTime={appliedAt}>{words.day(appliedAt)}</time>
      </DayCell>
      <ProfileCell role="cell">
        <ButtonLink to={hrefOf(id)} tone="secondary" size="sm" aria-label={words.viewProfileOf(name)}>
          {words.viewProfile}
        </ButtonLink>
      </ProfileCell>
    </Row>
  );
}

/* Phones, and a list that shares the screen with an open candidate. */
const narrow = "@container candidates (max-width: 680px)";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.fs14};

  ${narrow} {
    display: block;
  }
`;

const Head = styled.thead`
  ${narrow} {
    display: block;
  }
`;

const Body = styled.tbody`
  ${narrow} {
    display: block;
  }
`;

const Cell = styled.td`
  white-space: nowrap;
`;

const HeadRow = styled.tr`
  > th {
    padding: ${space.s2};
    color: ${color.muted};
    font-size: ${fontSize.fs12};
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
  }

  > :nth-last-child(-n + 2) {
    text-align: right;
  }

  > :last-child {
    padding-right: 20px;
  }

  ${narrow} {
    display: block;

    > th:not(:first-child) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Row = styled.tr<{ $isOpen: boolean }>`
  border-top: 1px solid ${color.line};
  background: ${({ $isOpen }) => ($isOpen ? color.brand50 : "none")};
  box-shadow: ${({ $isOpen }) => ($isOpen ? `inset 3px 0 ${color.brand700}` : "none")};

  > * {
    height: 64px;
    padding: ${space.s2};
    vertical-align: middle;
  }

  > :last-child {
    padding-right: 20px;
  }

  ${narrow} {
    display: grid;
    grid-template-columns: auto auto auto minmax(0, 1fr);
    gap: ${space.s2} ${space.s3};
    align-items: center;
    padding: ${space.s3} ${space.s4} ${space.s3} ${space.s2};

    > *,
    > :last-child {
      height: auto;
      padding: 0;
    }
  }
`;

const SelectCell = styled.td`
  width: 52px;

  ${narrow} {
    width: auto;
    grid-row: 1 / 4;
    align-self: start;
  }
`;

const CheckLabel = styled.label`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  cursor: pointer;

  > input {
    width: 18px;
    height: 18px;
    accent-color: ${color.brand700};
  }
`;

const SelectAllText = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  ${narrow} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;

const NameCell = styled.th`
  font-weight: 400;
  text-align: left;
  overflow-wrap: anywhere;

  ${narrow} {
    grid-column: 2 / 5;
  }
`;

const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
`;

const NameLink = styled(Link)`
  ${text.label}
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;

const Quiet = styled.p`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;

const DayCell = styled.td`
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
`;

const ProfileCell = styled.td`
  text-align: right;
  white-space: nowrap;

  ${narrow} {
    grid-column: 2 / 5;
    text-align: left;
  }
`;
