import styled from "styled-components";
import { Button, media, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { RESUME_STEPS, type ResumeStep } from "../resume/resume-check";
import { resumeWizardWords } from "./resume-wizard.words";

interface WizardActionsProps {
  step: ResumeStep;
  isDraft: boolean;
  isBusy: boolean;
  onBack(): void;
}

/** Back, and Next or on the last step what stores the resume (RES-02 to RES-05); the latter submit the form. */
export function WizardActions({ step, isDraft, isBusy, onBack }: WizardActionsProps) {
  const words = useWords(resumeWizardWords);
  const following = RESUME_STEPS[RESUME_STEPS.indexOf(step) + 1];
  return (
    <Row>
      <Button tone="secondary" disabled={step === "basicInformation"} onClick={onBack}>
        {words.back}
      </Button>
      {following ? (
        <Forward>
          <Following>{words.nextStep(words.steps[following])}</Following>
          <Button type="submit">{words.next}</Button>
        </Forward>
      ) : (
        <Button type="submit" busy={isBusy} busyText={isDraft ? words.finishing : words.savingNow}>
          {isDraft ? words.finish : words.save}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.s4};
  align-items: center;
  justify-content: space-between;

  button {
    min-width: 108px;
  }

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;

const Forward = styled.div`
  display: flex;
  gap: ${space.s4};
  align-items: center;

  ${media.phone} {
    > button {
      flex: 1;
    }
  }
`;

const Following = styled.span`
  ${text.meta}

  ${media.phone} {
    display: none;
  }
`;
