import styled from "styled-components";
import { color, fontSize, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { PanelSection } from "./CandidateProfile";
import type { CandidateDetail_CandidateFragment } from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";
import { rejectionReasonWords } from "../candidate/rejection-reasons.words";
import { scorecardsWords } from "../scorecards/scorecards.words";

type History = Pick<CandidateDetail_CandidateFragment, "history" | "scorecards">;

/** All steps and scorecards with who made them and when, the last one first. */
export function CandidateHistory({ candidate }: { candidate: History }) {
  const words = useWords(candidatesWords);
  const scores = useWords(scorecardsWords);
  const { reasons } = useWords(rejectionReasonWords);
  const steps = candidate.history.map((step, index) => ({
    at: step.at,
    key: String(index),
    what: (
      <>
        <strong>{words.panel.step(step.status, index === 0, step.stageName)}</strong>
        {step.isUndo && ` (${words.panel.undone})`} · {words.panel.by(step.party, step.actorName)}
        {step.reason && <Reason>{reasons[step.reason]}</Reason>}
      </>
    ),
  }));
  const given = candidate.scorecards.map(({ id, createdAt, authorName }) => ({
    at: createdAt,
    key: id,
    what: (
      <>
        <strong>{scores.gave}</strong> · {authorName ?? scores.nobody}
      </>
    ),
  }));
  return (
    <PanelSection title={words.panel.history}>
      <Steps>
        {[...steps.reverse(), ...given]
          // Steps of one moment stay in their order.
          .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
          .map(({ key, at, what }) => (
            <Step key={key}>
              {what}
              <Time dateTime={at}>{words.time(at)}</Time>
            </Step>
          ))}
      </Steps>
    </PanelSection>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space.s3};
`;

/* A dot for each step, the last one filled, and a line that ties it to the one before. */
const Step = styled.li`
  position: relative;
  padding-left: 22px;

  &::before {
    position: absolute;
    top: 5px;
    left: 1px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.lineStrong};
    content: "";
  }

  &:first-child::before {
    background: ${color.brand700};
  }

  &:not(:last-child)::after {
    position: absolute;
    top: 19px;
    bottom: -13px;
    left: 5px;
    width: 2px;
    background: ${color.line};
    content: "";
  }

  > strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Reason = styled.span`
  display: block;
`;

const Time = styled.time`
  display: block;
  ${text.meta}
  font-size: ${fontSize.fs12};
`;
