import { useEffect, useRef } from "react";
import styled from "styled-components";
import {
  Button,
  ButtonLink,
  Card,
  color,
  Container,
  media,
  FormFailure,
  Notice,
  space,
  text,
} from "../../design-system";
import { setupWords } from "../../features/setup/setup.words";
import { StepList } from "../../features/setup/StepList";
import { TestAccounts } from "../../features/setup/TestAccounts";
import { SETUP_STEPS, useSetupSteps, type SetupStep } from "../../features/setup/useSetupSteps";
import { useTestAccounts } from "../../features/setup/useTestAccounts";
import { usePageTitle } from "../../shared/page-title";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";

/** /admin/init-database: the first run, step by step, on a database without a schema too (INIT-01 to INIT-08). */
export function InitDatabaseScreen() {
  const words = useWords(setupWords);
  const setup = useSetupSteps();
  const { step, success, failure } = setup;
  usePageTitle(words.title);
  return (
    <Band>
      <Container>
        <Title>{words.title}</Title>
        <Lead>{words.lead}</Lead>
        <Columns>
          <StepList current={step} outcomes={setup.outcomes} />
          <Stack>
            {success && <Notice tone="ok">{success}</Notice>}
            {failure && <FormFailure>{failure.text}</FormFailure>}
            {step ? <StepCard step={step} setup={setup} /> : <CompletionCard onBack={setup.back} />}
          </Stack>
        </Columns>
      </Container>
    </Band>
  );
}

interface StepCardProps {
  step: SetupStep;
  setup: ReturnType<typeof useSetupSteps>;
}

function StepCard({ step, setup }: StepCardProps) {
  const words = useWords(setupWords);
  const { name, text: description, busy } = words.steps[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // On the first step Back is switched off under the finger that pressed it: the focus goes with the step.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Card as="section" aria-labelledby="setup-step">
      <Count>{words.stepOf(setup.index + 1, SETUP_STEPS.length)}</Count>
      <Name ref={heading} id="setup-step" tabIndex={-1}>
        {name}
      </Name>
      <Description>{description}</Description>
      {step === "testUsers" && (
        <Accounts>
          <TestAccounts />
        </Accounts>
      )}
      <Actions>
        <Button
          tone="secondary"
          disabled={setup.index === 0 || setup.isBusy}
          onClick={({ detail }) => detail < 2 && setup.back()}
        >
          {words.back}
        </Button>
        <Forward>
          {step === "testUsers" && <SkipButton setup={setup} />}
          <Button
            busy={setup.isBusy}
            busyText={busy} // The second press of a double click must not run the next step, which stands there by then.
            onClick={({ detail }) => detail < 2 && void setup.runStep()}
          >
            {name}
          </Button>
        </Forward>
      </Actions>
    </Card>
  );
}

/** Where the server makes no test accounts the step can be left out (INIT-07). */
function SkipButton({ setup }: Pick<StepCardProps, "setup">) {
  const words = useWords(setupWords);
  const { disabledReason } = useTestAccounts();
  if (disabledReason === undefined && !setup.failure?.isTestUsersDisabled) return null;
  return (
    <Button tone="secondary" onClick={setup.skip}>
      {words.skip}
    </Button>
  );
}

function CompletionCard({ onBack }: { onBack(): void }) {
  const words = useWords(setupWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed last is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Notice tone="ok">{words.completed}</Notice>
      <Card>
        <Name ref={heading} tabIndex={-1}>
          {words.completedTitle}
        </Name>
        <Accounts>
          <TestAccounts />
        </Accounts>
        <Actions>
          <Button tone="secondary" onClick={onBack}>
            {words.back}
          </Button>
          <ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>
        </Actions>
      </Card>
    </>
  );
}

const Band = styled.div`
  min-height: 100%;
  padding-block: 40px ${space.s8};
  background: ${color.canvas};

  ${media.phone} {
    padding-block: ${space.s5} ${space.s7};
  }
`;

const Title = styled.h1`
  ${text.listTitle}
`;

const Lead = styled.p`
  margin-top: ${space.s2};
  ${text.body}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr);
  gap: ${space.s6};
  margin-top: ${space.s6};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s5};
    margin-top: ${space.s5};
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  min-width: 0;
`;

const Count = styled.p`
  ${text.meta}
`;

const Name = styled.h2`
  ${text.heading}

  &:focus {
    outline: none;
  }
`;

const Description = styled.p`
  margin-top: ${space.s1};
  ${text.body}
`;

const Accounts = styled.div`
  margin-top: ${space.s4};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  justify-content: space-between;
  margin-top: ${space.s5};
`;

const Forward = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
