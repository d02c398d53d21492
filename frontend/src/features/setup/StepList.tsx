import { Check } from "lucide-react";
import styled, { css } from "styled-components";
import { color, fontSize, media, space, text } from "../../design-system";
import { useFormats } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { setupWords } from "./setup.words";
import { SETUP_STEPS, type SetupOutcome, type SetupStep } from "./useSetupSteps";

interface StepListProps {
  /** Null once all are done. */
  current: SetupStep | null;
  outcomes: Partial<Record<SetupStep, SetupOutcome>>;
}

/** The three steps in their order, and how far one has come. */
export function StepList({ current, outcomes }: StepListProps) {
  const words = useWords(setupWords);
  const format = useFormats();
  return (
    <List aria-label={words.progress}>
      {SETUP_STEPS.map((step, index) => {
        const outcome = outcomes[step];
        const isCurrent = step === current;
        const state = isCurrent ? "current" : outcome ? "past" : "coming";
        return (
          <Item key={step} aria-current={isCurrent ? "step" : undefined}>
            <Mark $state={state} aria-hidden>
              {state === "past" ? <Check size={16} /> : index + 1}
            </Mark>
            <div>
              <Name>{words.steps[step].name}</Name>
              <Fact>{factOf(outcome)}</Fact>
            </div>
          </Item>
        );

        function factOf(result: SetupOutcome | undefined): string {
          if (result === undefined) return words.steps[step].fact;
          return result === "skipped" ? words.skipped : words.doneAt(format.time(result));
        }
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.s5};

  ${media.belowDesktop} {
    gap: ${space.s3};
  }
`;

const Item = styled.li`
  position: relative;
  display: flex;
  gap: 14px;

  /* The line to the next mark. */
  &:not(:last-child)::before {
    position: absolute;
    top: 32px;
    bottom: calc(4px - ${space.s5});
    left: 13px;
    width: 2px;
    background: ${color.line};
    content: "";

    ${media.belowDesktop} {
      bottom: calc(4px - ${space.s3});
    }
  }
`;

const marks = {
  past: css`
    background: ${color.brand50};
    color: ${color.brand800};
  `,
  current: css`
    background: ${color.brand700};
    color: ${color.onBrand};
  `,
  coming: css`
    border: 1px solid ${color.faint};
    background: ${color.surface};
    color: ${color.ink2};
  `,
};

const Mark = styled.span<{ $state: keyof typeof marks }>`
  display: grid;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  font-size: ${fontSize.fs14};
  font-weight: 600;
  place-items: center;
  ${({ $state }) => marks[$state]}
`;

const Name = styled.p`
  ${text.label}
  padding-top: 3px;
`;

const Fact = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  line-height: 1.5;
`;
