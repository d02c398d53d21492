import { useState, type ReactNode } from "react";
import styled from "styled-components";
import {
  color,
  media,
  motion,
  navHeight,
  radius,
  shadow,
  space,
  text,
  useIsDesktop,
} from "../../../design-system";
import { useWords } from "../../../shared/words";
import { ResumePreview } from "./ResumePreview";
import type { ResumeValues } from "../resume/resume-values";
import { resumeWizardWords } from "./resume-wizard.words";
import { TemplateChooser } from "../template/TemplateChooser";

interface WizardDeskProps {
  head: ReactNode;
  resumeId: string | null;
  values: ResumeValues;
  onChooseTemplate(template: ResumeValues["template"]): void;
  /** The steps and their form. */
  children: ReactNode;
}

/** The form beside the paper; where there is no room for both, one at a time. */
export function WizardDesk({ head, resumeId, values, onChooseTemplate, children }: WizardDeskProps) {
  const { preview: words } = useWords(resumeWizardWords);
  const isDesktop = useIsDesktop();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  // A window that is narrowed or turned keeps the open dialog.
  const isOnPaper = isPreviewing || isChoosing;
  return (
    <Desk>
      <FormPane>
        <Column>
          {head}
          {!isDesktop && (
            <Switch role="group">
              <SwitchButton type="button" aria-pressed={!isPreviewing} onClick={() => setIsPreviewing(false)}>
                {words.edit}
              </SwitchButton>
              <SwitchButton type="button" aria-pressed={isPreviewing} onClick={() => setIsPreviewing(true)}>
                {words.preview}
              </SwitchButton>
            </Switch>
          )}
          <Steps hidden={!isDesktop && isOnPaper}>{children}</Steps>
        </Column>
      </FormPane>
      {(isDesktop || isOnPaper) && (
        <PaperPane aria-label={words.region}>
          <Paper>
            <TemplateChooser
              isOpen={isChoosing}
              onOpenChange={setIsChoosing}
              resumeId={resumeId}
              values={values}
              onChoose={onChooseTemplate}
            />
            <ResumePreview values={values} />
          </Paper>
        </PaperPane>
      )}
    </Desk>
  );
}

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 600px);
  min-height: 100%;
  background: ${color.canvas};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const FormPane = styled.div`
  min-width: 0;
  padding: ${space.s6} 40px ${space.s7};

  ${media.belowDesktop} {
    padding-inline: ${space.s5};
  }

  ${media.phone} {
    padding: ${space.s5} ${space.s4} 0;
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.s5};
  max-width: 640px;
  margin-left: auto;

  ${media.belowDesktop} {
    margin-inline: auto;
  }

  ${media.phone} {
    gap: ${space.s4};
  }
`;

const Steps = styled.div`
  display: grid;
  gap: ${space.s5};

  &[hidden] {
    display: none;
  }
`;

const PaperPane = styled.section`
  min-width: 0;
  background: ${color.line};
  ${text.body}
`;

/* Stays in view while a long form is filled in, and scrolls by itself. */
const Paper = styled.div`
  position: sticky;
  top: ${navHeight};
  display: grid;
  gap: ${space.s4};
  align-content: start;
  max-height: calc(100dvh - ${navHeight});
  padding: ${space.s5} ${space.s6} ${space.s6};
  overflow-y: auto;

  ${media.belowDesktop} {
    position: static;
    max-width: 704px;
    max-height: none;
    padding: ${space.s5} ${space.s5} ${space.s7};
    margin-inline: auto;
  }

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;

const Switch = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  padding: 2px;
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  background: ${color.line};
`;

const SwitchButton = styled.button`
  min-height: 44px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  transition: background-color ${motion.color};
  ${text.label}

  &[aria-pressed="true"] {
    background: ${color.surface};
    box-shadow: ${shadow.shadow1};
    color: ${color.ink};
  }
`;
