import { Check, Clock } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { color, media, space, StatusPill, text, VisuallyHidden } from "../../design-system";
import { useWords } from "../../shared/words";
import type { VerificationStep_StepFragment } from "./Verification.generated";
import { verificationWords } from "./verification.words";

interface StepCardProps {
  number: number;
  step: VerificationStep_StepFragment;
  hint: string;
  children: ReactNode;
}

/** One step of the ladder: what it is, how it stands, and what to do. */
export function StepCard({ number, step, hint, children }: StepCardProps) {
  const words = useWords(verificationWords);
  const { kind, state, subject, holdsUntil } = step;
  const isHeld = holdsUntil !== null;
  return (
    <Layout>
      <Mark $isHeld={isHeld}>
        {isHeld ? <Check size={16} aria-hidden /> : <span aria-hidden>{number}</span>}
      </Mark>
      <div>
        <Head>
          <Name>
            <VisuallyHidden>{number}. </VisuallyHidden>
            {words.steps[kind]}
          </Name>
          <StatePill state={state} isHeld={isHeld} />
        </Head>
        <Hint>{isHeld ? words.done(subject, holdsUntil) : hint}</Hint>
        {children && <Body>{children}</Body>}
      </div>
    </Layout>
  );
}

function StatePill({ state, isHeld }: { state: VerificationStep_StepFragment["state"]; isHeld: boolean }) {
  const words = useWords(verificationWords);
  if (isHeld && state !== "PENDING")
    return (
      <StatusPill tone="good" icon={Check}>
        {words.states.PASSED}
      </StatusPill>
    );
  switch (state) {
    case null:
      return <StatusPill tone="dashed">{words.todo}</StatusPill>;
    case "PENDING":
      return (
        <StatusPill tone="waiting" icon={Clock}>
          {words.states.PENDING}
        </StatusPill>
      );
    case "FAILED":
      return <StatusPill tone="danger">{words.states.FAILED}</StatusPill>;
    case "PASSED":
    case "LAPSED":
    case "WITHDRAWN":
      return <StatusPill tone="quiet">{words.states[state]}</StatusPill>;
  }
}

const Layout = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space.s4};
  padding-block: ${space.s4};
  border-top: 1px solid ${color.line};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  ${media.phone} {
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${space.s3};
  }
`;

const Mark = styled.span<{ $isHeld: boolean }>`
  display: grid;
  width: 100%;
  aspect-ratio: 1;
  align-self: start;
  border: 1px solid ${({ $isHeld }) => ($isHeld ? color.okLine : color.lineStrong)};
  border-radius: 50%;
  background: ${({ $isHeld }) => ($isHeld ? color.ok50 : color.surface)};
  color: ${({ $isHeld }) => ($isHeld ? color.ok : color.ink2)};
  font-weight: 600;
  place-items: center;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
`;

const Name = styled.h3`
  ${text.cardTitle}
`;

const Hint = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  margin-top: ${space.s3};
`;

/** The parts of a step, one below the other. */
export const StepForm = styled.form`
  display: grid;
  gap: ${space.s4};
  justify-items: start;

  > * {
    width: 100%;
    max-width: 420px;
  }

  > button {
    width: auto;
  }

  ${media.phone} {
    > button {
      width: 100%;
    }
  }
`;
