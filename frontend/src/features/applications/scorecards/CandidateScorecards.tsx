import { useRef, useState } from "react";
import styled from "styled-components";
import { Button, color, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { Scorecards_CandidateFragment } from "./Scorecards.generated";
import { ScorecardForm } from "./ScorecardForm";
import { scorecardsWords } from "./scorecards.words";

type Given = Scorecards_CandidateFragment["scorecards"][number];

/** Whether there is anything to say of scorecards. */
export const hasScorecards = ({ scorecardCriteria, scorecards }: Scorecards_CandidateFragment): boolean =>
  scorecardCriteria.length > 0 || scorecards.length > 0;

/** What the company's members found by the job's criteria, and a form for one's own (PIPE-05). */
export function CandidateScorecards({ candidate }: { candidate: Scorecards_CandidateFragment }) {
  const words = useWords(scorecardsWords);
  const [isChanging, setIsChanging] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  const { id, scorecardCriteria: criteria, scorecards, scorecardSummary, viewerCan } = candidate;
  const own = scorecards.find(({ isOwn }) => isOwn);
  const isAsked = criteria.length > 0 && viewerCan.giveScorecard;
  const isForm = isAsked && (!own || isChanging);
  const shown = scorecards.filter(({ isOwn }) => !(isOwn && isForm));

  /** Form and scorecard take each other's place, and the focus stays with them. */
  function change(isBegun: boolean) {
    setIsChanging(isBegun);
    parts.current?.focus();
  }

  return (
    <Parts ref={parts} tabIndex={-1}>
      <Quiet>{words.hint}</Quiet>
      {scorecardSummary.count > 0 && <p>{words.summary(scorecardSummary.count, scorecardSummary.average)}</p>}
      {isForm && (
        <ScorecardForm
          // Other criteria are other fields.
          key={criteria.join("\n")}
          candidateId={id}
          criteria={criteria}
          given={own}
          onGiven={() => change(false)}
          onCancel={own && (() => change(false))}
        />
      )}
      {shown.length > 0 && (
        <List>
          {shown.map((scorecard) => (
            <Item key={scorecard.id} scorecard={scorecard} />
          ))}
        </List>
      )}
      {isAsked && !isForm && (
        <div>
          <Button tone="secondary" size="sm" onClick={() => change(true)}>
            {words.change}
          </Button>
        </div>
      )}
    </Parts>
  );
}

function Item({ scorecard }: { scorecard: Given }) {
  const words = useWords(scorecardsWords);
  const { authorName, isOwn, average, marks, remark, createdAt } = scorecard;
  return (
    <li>
      <Line>
        <strong>{isOwn ? words.own : (authorName ?? words.nobody)}</strong>
        {average !== null && <Average>{words.averageOf(average)}</Average>}
      </Line>
      {marks ? (
        <Marks>
          {marks.map(({ criterion, mark }) => (
            <Line key={criterion}>
              <dt>{criterion}</dt>
              <dd>{words.markOf(mark)}</dd>
            </Line>
          ))}
        </Marks>
      ) : (
        <p>{words.hidden}</p>
      )}
      {remark && <Remark>{remark}</Remark>}
      <Quiet as="time" dateTime={createdAt}>
        {words.time(createdAt)}
      </Quiet>
    </li>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Quiet = styled.p`
  ${text.meta}
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
`;

const Line = styled.div`
  display: flex;
  gap: ${space.s3};
  justify-content: space-between;

  > :last-child:not(:first-child) {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

const Average = styled.strong`
  color: ${color.ink};
`;

const Marks = styled.dl`
  display: grid;
  gap: ${space.s1};
  margin-block: ${space.s1};
`;

const Remark = styled.p`
  white-space: pre-line;
`;
