import styled from "styled-components";
import { color, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { PanelSection } from "./CandidateProfile";
import type { CandidateDetail_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

/** All steps with who made them and when, the last one first. */
export function CandidateHistory({ history }: Pick<CandidateDetail_CandidateFragment, "history">) {
  const words = useWords(candidatesWords);
  const steps = history.map((step, index) => ({ ...step, number: index }));
  return (
    <PanelSection title={words.panel.history}>
      <Steps>
        {steps.reverse().map(({ number, at, status, party, actorName, isUndo }) => (
          <Step key={number}>
            <strong>{words.panel.step(status, number === 0)}</strong>
            {isUndo && ` (${words.panel.undone})`} · {words.panel.by(party, actorName)}
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

const Step = styled.li`
  padding-left: ${space.s3};
  border-left: 2px solid ${color.brand200};
`;

const Time = styled.time`
  display: block;
  ${text.meta}
`;
