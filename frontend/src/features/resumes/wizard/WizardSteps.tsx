import { Check, CircleAlert } from "lucide-react";
import styled, { css } from "styled-components";
import {
  color,
  fontSize,
  hiddenSkin,
  media,
  radius,
  space,
  text,
  VisuallyHidden,
} from "../../../design-system";
import { useWords } from "../../../shared/words";
import { RESUME_STEPS, type ResumeStep } from "../resume/resume-check";
import { resumeWizardWords } from "./resume-wizard.words";

interface WizardStepsProps {
  current: ResumeStep;
  /** The last step that has been open, from 0: those up to it can be gone to. */
  furthest: number;
  stepsInNeed: readonly ResumeStep[];
  onGoTo(step: ResumeStep): void;
}

/** Where one is among the four steps; on phones bars alone, the step's name below. */
export function WizardSteps({ current, furthest, stepsInNeed, onGoTo }: WizardStepsProps) {
  const words = useWords(resumeWizardWords);
  const place = RESUME_STEPS.indexOf(current);
  return (
    <nav aria-label={words.progress}>
      <List>
        {RESUME_STEPS.map((step, index) => (
          <Item key={step} $isReached={index <= Math.max(furthest, place)}>
            <StepButton
              type="button"
              disabled={index > Math.max(furthest, place)}
              aria-current={step === current ? "step" : undefined}
              onClick={() => onGoTo(step)}
            >
              <Mark
                index={index}
                state={step === current ? "current" : index < furthest || index < place ? "done" : "ahead"}
              />
              <StepName>{words.steps[step]}</StepName>
              {stepsInNeed.includes(step) && (
                <Need>
                  <CircleAlert size={16} aria-hidden />
                  <VisuallyHidden> {words.needsAttention}</VisuallyHidden>
                </Need>
              )}
            </StepButton>
          </Item>
        ))}
      </List>
      <PhoneLine aria-hidden>
        {words.stepOf(place + 1, RESUME_STEPS.length)} <strong>{words.steps[current]}</strong>
      </PhoneLine>
    </nav>
  );
}

type MarkState = "current" | "done" | "ahead";

function Mark({ index, state }: { index: number; state: MarkState }) {
  return (
    <Disc $state={state} aria-hidden>
      {state === "done" ? <Check size={14} strokeWidth={3} /> : index + 1}
    </Disc>
  );
}

const List = styled.ol`
  display: grid;
  /* The first name is the longest. */
  grid-template-columns: 1.5fr repeat(3, minmax(0, 1fr));
  gap: ${space.s2};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Item = styled.li<{ $isReached: boolean }>`
  border-top: 3px solid ${({ $isReached }) => ($isReached ? color.brand700 : color.line)};
`;

const StepButton = styled.button`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.rSm};
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  font-size: ${fontSize.fs14};
  font-weight: 500;
  text-align: left;

  &[aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }

  &:disabled {
    color: ${color.muted};
    cursor: default;
  }
`;

/* On a phone there is room for the marks alone: the current step's name stands below. */
const StepName = styled.span`
  ${media.phone} {
    ${hiddenSkin}
  }
`;

const discs = {
  current: css`
    border-color: ${color.brand700};
    background: ${color.brand700};
    color: ${color.onBrand};
  `,
  done: css`
    border-color: ${color.brand50};
    background: ${color.brand50};
    color: ${color.brand800};
  `,
  ahead: css`
    border-color: ${color.faint};
    background: ${color.surface};
    color: ${color.muted};
  `,
};

const Disc = styled.span<{ $state: MarkState }>`
  display: grid;
  flex: none;
  width: 22px;
  height: 22px;
  border: 1px solid;
  border-radius: 50%;
  font-size: ${fontSize.fs12};
  font-weight: 600;
  place-items: center;
  ${({ $state }) => discs[$state]}
`;

const Need = styled.span`
  display: inline-flex;
  color: ${color.danger};
`;

const PhoneLine = styled.p`
  display: none;
  ${text.meta}

  ${media.phone} {
    display: block;
  }
`;
