import { useRef } from "react";
import styled from "styled-components";
import { color, fontSize, hiddenSkin, space, TickBox } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { CandidateTableRow, CheckLabel, narrow } from "./CandidateTableRow";
import type { CandidateLine_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { MOST_MOVED } from "./useCandidateMoves";

interface CandidateTableProps {
  candidates: readonly CandidateLine_CandidateFragment[];
  /** Ids of applications. */
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[], isSelected: boolean): void;
  /** The application that stands open beside the list. */
  openId: string;
  hrefOf(id: string): string;
  /** Whether each row names its job: where the list has those of several. */
  showsJob: boolean;
}

const LAST_COLUMNS = ["status", "applied", "profile"] as const;

/** Candidates with their match and status; on phones each row is a stack of lines. */
export function CandidateTable(props: CandidateTableProps) {
  const words = useWords(candidatesWords);
  const { candidates, selected, onSelect, openId, hrefOf, showsJob } = props;
  const ids = candidates.map(({ id }) => id);
  const lastTicked = useRef<string>(null);

  /** With Shift, all from the one that was ticked before (CAND-11). */
  function selectTo(id: string, isSelected: boolean, isRange: boolean) {
    const to = ids.indexOf(id);
    const from = isRange && lastTicked.current ? ids.indexOf(lastTicked.current) : -1;
    lastTicked.current = id;
    onSelect(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
  }

  const hasAnswers = candidates.some(({ answers }) => answers.length > 0);
  const columns = [
    "candidate",
    "match",
    ...(hasAnswers ? ["answers" as const] : []),
    ...LAST_COLUMNS,
  ] as const;
  return (
    // The roles stay where the style sheet takes the table's boxes away.
    <Table role="table" aria-label={words.table}>
      <Head role="rowgroup">
        <HeadRow role="row">
          <th role="columnheader" scope="col">
            <SelectShown ids={ids} selected={selected} onSelect={onSelect} />
          </th>
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {words.columns[name]}
            </th>
          ))}
        </HeadRow>
      </Head>
      <Body role="rowgroup">
        {candidates.map((candidate) => (
          <CandidateTableRow
            key={candidate.id}
            candidate={candidate}
            isSelected={selected.has(candidate.id)}
            onSelect={(isSelected, isRange) => selectTo(candidate.id, isSelected, isRange)}
            isOpen={candidate.id === openId}
            hrefOf={hrefOf}
            showsJob={showsJob}
            showsAnswers={hasAnswers}
          />
        ))}
      </Body>
    </Table>
  );
}

type SelectShownProps = Pick<CandidateTableProps, "selected" | "onSelect"> & { ids: readonly string[] };

/** Selects everybody shown, or deselects them if all are selected or no more fit. */
function SelectShown({ ids, selected, onSelect }: SelectShownProps) {
  const words = useWords(candidatesWords);
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  const isFull = selected.size >= MOST_MOVED;
  const markSome = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = !isAll && selected.size > 0;
  };
  return (
    <CheckLabel>
      <TickBox ref={markSome} checked={isAll} onChange={() => onSelect(ids, !isAll && !isFull)} />
      <SelectAllText>{words.selectAll}</SelectAllText>
    </CheckLabel>
  );
}

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

const HeadRow = styled.tr`
  > th {
    padding: 0 ${space.s2};
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

    /* The box above those of the rows. */
    label {
      padding-left: 9.5px;
    }

    > th:not(:first-child) {
      ${hiddenSkin}
    }
  }
`;

const SelectAllText = styled.span`
  ${hiddenSkin}

  ${narrow} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    white-space: normal;
  }
`;
