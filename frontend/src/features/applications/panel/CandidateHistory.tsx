import styled from "styled-components";
import { color, fontSize, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { PanelSection } from "./CandidateProfile";
import type { CandidateDetail_CandidateFragment } from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";
import { rejectionReasonWords } from "../candidate/rejection-reasons.words";

/** All steps with who made them and when, the last one first. */
export function CandidateHistory({ history }: Pick<CandidateDetail_CandidateFragment, "history">) {
  const words = useWords(candidatesWords);
  const { reasons } = useWords(rejectionReasonWords);
  const steps = history.map((step, index) => ({ ...step, number: index }));
  return (
    <PanelSection title={words.panel.history}>
      <Steps>
        {steps.reverse().map(({ number, at, status, party, actorName, reason, isUndo }) => (
          <Step key={number}>
            <strong>{words.panel.step(status, number === 0)}</strong>
            {isUndo && ` (${words.panel.undone})`} · {words.panel.by(party, actorName)}
            {reason && <Reason>{reasons[reason]}</Reason>}
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
