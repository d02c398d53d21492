import { useEffect, useId, useRef, type ReactNode } from "react";
import styled from "styled-components";
import { BottomBarRoom, Card, color, media, Notice, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { BasicInformationStep } from "../steps/BasicInformationStep";
import { EducationStep } from "../steps/EducationStep";
import { ExperienceStep } from "../steps/ExperienceStep";
import { focusField } from "../steps/field-id";
import type { ResumeStep } from "../resume/resume-check";
import type { ResumeStart } from "../saving/resume-start";
import { resumeWizardWords } from "./resume-wizard.words";
import { SaveStatus } from "../saving/SaveStatus";
import { SavingTrouble } from "../saving/SavingTrouble";
import { SkillsStep } from "../steps/SkillsStep";
import { useResumeDesk } from "./useResumeDesk";
import type { Attention } from "./useResumeWizard";
import { WizardActions } from "./WizardActions";
import { WizardDesk } from "./WizardDesk";
import { WizardSteps } from "./WizardSteps";

interface ResumeWizardProps {
  start: ResumeStart;
  /** Above its first step. */
  offer?: ReactNode;
  /** Told the id of a resume that was not on the server before. */
  onBegun?(id: string): void;
}

/** Four steps to a resume, which is on the server and in the preview as it is typed (RES-01 to RES-13). */
export function ResumeWizard({ start, offer, onBegun }: ResumeWizardProps) {
  const words = useWords(resumeWizardWords);
  const headingId = useId();
  const { wizard, state, isFinishing, ...desk } = useResumeDesk(start, onBegun);
  const heading = useStepFocus(wizard.step, wizard.attention);
  const { step, values, problemOf, attention } = wizard;
  const fields = { step, values, needsEmail: start.needsEmail, problemOf, attention };
  return (
    <WizardDesk
      head={
        <>
          <TitleRow>
            <h1>{start.isDraft ? words.create : words.edit}</h1>
            <SaveStatus state={state} />
          </TitleRow>
          <SavingTrouble state={state} onLoadNewer={desk.loadNewer} onKeepCopy={desk.keepCopy} />
          {step === "basicInformation" && offer}
        </>
      }
      resumeId={desk.id}
      values={values}
      onChooseTemplate={(template) => wizard.edit({ kind: "template", template })}
    >
      <WizardSteps
        current={step}
        furthest={wizard.furthest}
        stepsInNeed={wizard.stepsInNeed}
        onGoTo={wizard.goTo}
      />
      <Form
        noValidate
        data-keeps
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault();
          if (step === "skills") void desk.finish();
          else wizard.next();
        }}
      >
        <StepHead>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {words.steps[step]}
          </h2>
          {step !== "basicInformation" && <p>{words[`${step}Hint`]}</p>}
        </StepHead>
        {start.isPrefilled && step === "basicInformation" && <Notice>{words.prefilled}</Notice>}
        <Step {...fields} onEdit={wizard.edit} />
        <Bar>
          <BottomBarRoom $at="phone" />
          <WizardActions step={step} isDraft={start.isDraft} isBusy={isFinishing} onBack={wizard.back} />
        </Bar>
      </Form>
    </WizardDesk>
  );
}

const STEPS = {
  basicInformation: BasicInformationStep,
  education: EducationStep,
  experience: ExperienceStep,
  skills: SkillsStep,
} as const;

function Step({ step, ...rest }: { step: ResumeStep } & Parameters<typeof SkillsStep>[0]) {
  const Fields = STEPS[step];
  return <Fields {...rest} />;
}

/** After a step the focus is on the next one's heading, after a refusal on the field that it is about. */
function useStepFocus(step: ResumeStep, attention: Attention | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ step, attention });
  useEffect(() => {
    const isNew = attention !== seen.current.attention && attention?.step === step;
    if (step === seen.current.step && !isNew) return;
    // What is asked for on another step waits until that is there.
    seen.current = { step, attention: isNew ? attention : seen.current.attention };
    if (isNew && attention.path !== null && focusField(attention.path)) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step, attention]);
  return heading;
}

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
  min-height: 36px;

  > h1 {
    ${text.listTitle}
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`;

const StepHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  align-items: baseline;
  justify-content: space-between;

  > h2 {
    ${text.cardTitle}
  }

  > h2:focus {
    outline: none;
  }

  > p {
    ${text.meta}
  }
`;

const Bar = styled(Card)`
  padding-block: ${space.s3};

  ${media.phone} {
    position: sticky;
    z-index: 1;
    bottom: 0;
    padding-block: ${space.s3};
    border-width: 1px 0 0;
    border-color: ${color.line};
    border-radius: 0;
    margin-inline: -16px;
  }
`;
