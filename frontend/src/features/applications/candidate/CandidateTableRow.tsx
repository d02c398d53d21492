import styled from "styled-components";
import { ButtonLink, color, space, text, TickBox, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { CandidateStatusChip, EndedOffer } from "./CandidateChips";
import { CandidatePerson } from "./CandidatePerson";
import { CandidateWait } from "./CandidateWait";
import type { CandidateLine_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { StageName } from "../stages/StageName";
import { answersWords } from "../answers/answers.words";
import { AnswerMarks } from "../answers/AnswerMarks";
import { MatchFigure } from "./MatchFigure";
import { CandidateScore } from "../scorecards/CandidateScore";

interface CandidateTableRowProps {
  candidate: CandidateLine_CandidateFragment;
  isSelected: boolean;
  /** A range begins with the row that was ticked before. */
  onSelect(isSelected: boolean, isRange: boolean): void;
  /** Whether it stands open beside the list. */
  isOpen: boolean;
  /** Where an application of theirs stands open. */
  hrefOf(id: string): string;
  showsJob: boolean;
  /** Whether anybody in the list was asked something. */
  showsAnswers: boolean;
}

/** A row of the candidates' table. */
export function CandidateTableRow({
  candidate,
  isSelected,
  onSelect,
  isOpen,
  hrefOf,
  showsJob,
  showsAnswers,
}: CandidateTableRowProps) {
  const words = useWords(candidatesWords);
  const { status, appliedAt } = candidate;
  const name = candidate.name || words.nameless;
  return (
    <Row role="row" $isOpen={isOpen} $isSelected={isSelected}>
      <SelectCell role="cell">
        <CheckLabel>
          <TickBox
            checked={isSelected}
            onChange={({ target, nativeEvent }) => onSelect(target.checked, isWithShift(nativeEvent))}
          />
          <VisuallyHidden>{words.select(name)}</VisuallyHidden>
        </CheckLabel>
      </SelectCell>
      <NameCell role="rowheader" scope="row">
        <CandidatePerson {...{ candidate, isOpen, hrefOf, showsJob }} />
      </NameCell>
      <MatchCell role="cell">
        <MatchFigure candidate={candidate} />
      </MatchCell>
      {showsAnswers && <Answers answers={candidate.answers} />}
      <StatusCell role="cell">
        <Stage>
          <CandidateStatusChip status={status} />
          <EndedOffer status={candidate.endedOffer} />
          <StageName stageId={candidate.stageId} />
          <CandidateWait candidate={candidate} />
          <CandidateScore candidate={candidate} />
        </Stage>
      </StatusCell>
      <DayCell role="cell">
        <time dateTime={appliedAt}>{words.day(appliedAt)}</time>
      </DayCell>
      <ProfileCell role="cell">
        <ButtonLink
          to={hrefOf(candidate.id)}
          preventScrollReset
          tone="secondary"
          size="sm"
          aria-label={words.viewProfileOf(name)}
        >
          {words.viewProfile}
        </ButtonLink>
      </ProfileCell>
    </Row>
  );
}

function Answers({ answers }: Pick<CandidateLine_CandidateFragment, "answers">) {
  const { title } = useWords(answersWords);
  return (
    <AnswersCell role="cell">
      {answers.length > 0 && <ColumnName aria-hidden>{title}</ColumnName>}
      <AnswerMarks answers={answers} />
    </AnswersCell>
  );
}

/** Phones, and a list that shares the screen with an open candidate. */
export const narrow = "@container candidates (max-width: 800px)";

/** No room for a button beside the name. */
const phone = "@container candidates (max-width: 420px)";

const isWithShift = (event: Event) => event instanceof MouseEvent && event.shiftKey;

export const CheckLabel = styled.label`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  cursor: pointer;
`;

/* The name's link covers it; what else can be pressed stands above. */
const Row = styled.tr<{ $isOpen: boolean; $isSelected: boolean }>`
  position: relative;
  border-top: 1px solid ${color.line};
  background: ${({ $isOpen, $isSelected }) => ($isOpen || $isSelected ? color.brand50 : "none")};
  box-shadow: ${({ $isOpen }) => ($isOpen ? `inset 3px 0 ${color.brand700}` : "none")};

  > * {
    height: 72px;
    padding: ${space.s2};
    vertical-align: middle;
  }

  > :last-child {
    padding-right: 20px;
  }

  ${narrow} {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
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
  position: relative;
  z-index: 1;
  width: 52px;

  ${narrow} {
    width: auto;
    grid-row: 1 / 3;
    align-self: start;
  }

  ${phone} {
    grid-row: 1 / 4;
  }
`;

const NameCell = styled.th`
  font-weight: 400;
  text-align: left;
  overflow-wrap: anywhere;

  ${narrow} {
    grid-column: 2 / 4;
  }

  ${phone} {
    grid-column: 2 / -1;
  }
`;

const Cell = styled.td`
  white-space: nowrap;
`;

const MatchCell = styled(Cell)`
  width: 112px;

  ${narrow} {
    width: auto;
  }
`;

/* Below the other lines where these are stacked. */
const AnswersCell = styled.td`
  ${narrow} {
    display: flex;
    grid-row: 3;
    grid-column: 2 / -1;
    gap: ${space.s2};
    align-items: center;
  }

  ${phone} {
    grid-row: 4;
  }
`;

/* Signs that stand below no heading say what they are of. */
const ColumnName = styled.span`
  display: none;
  ${text.meta}

  ${narrow} {
    display: inline;
  }
`;

const StatusCell = styled(Cell)`
  ${phone} {
    grid-column: 3 / -1;
  }
`;

const Stage = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
`;

const DayCell = styled(Cell)`
  font-variant-numeric: tabular-nums;
  text-align: right;

  ${phone} {
    grid-area: 3 / 4;
  }
`;

const ProfileCell = styled(Cell)`
  position: relative;
  z-index: 1;
  text-align: right;

  ${narrow} {
    grid-area: 1 / 4;
    align-self: start;
  }

  ${phone} {
    grid-area: 3 / 2 / auto / 4;
    text-align: left;
  }
`;
