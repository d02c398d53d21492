import { Check, Minus, X, type LucideIcon } from "lucide-react";
import styled from "styled-components";
import { color, radius, space, VisuallyHidden } from "../../../design-system";
import type { AnswerOutcome } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { Answer_AnswerFragment } from "./Answers.generated";
import { answersWords } from "./answers.words";

const ICONS: Record<AnswerOutcome, LucideIcon> = {
  AS_WANTED: Check,
  ANSWERED: Check,
  DIFFERS: X,
  NOT_ANSWERED: Minus,
};

/** A small box for each answer in a candidate's row: tick, cross or dash; words for screen readers and as a title. */
export function AnswerMarks({ answers }: { answers: readonly Answer_AnswerFragment[] }) {
  const words = useWords(answersWords);
  if (answers.length === 0) return <VisuallyHidden>{words.none}</VisuallyHidden>;
  return (
    <Marks>
      {answers.map(({ questionId, text, outcome }) => {
        const Icon = ICONS[outcome];
        const said = words.mark(text, words.outcomes[outcome]);
        return (
          <Mark key={questionId} $outcome={outcome} title={said}>
            <Icon size={12} strokeWidth={3} aria-hidden />
            <VisuallyHidden>{said}</VisuallyHidden>
          </Mark>
        );
      })}
    </Marks>
  );
}

const Marks = styled.ul`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.s1};
`;

const Mark = styled.li<{ $outcome: AnswerOutcome }>`
  display: inline-grid;
  width: 18px;
  height: 18px;
  border: 1px ${({ $outcome }) => ($outcome === "NOT_ANSWERED" ? "dashed" : "solid")};
  border-radius: calc(${radius.rSm} / 2);
  border-color: ${({ $outcome }) =>
    $outcome === "NOT_ANSWERED" ? color.faint : $outcome === "DIFFERS" ? color.warn : color.okLine};
  background: ${({ $outcome }) =>
    $outcome === "NOT_ANSWERED" ? "none" : $outcome === "DIFFERS" ? color.warn : color.ok50};
  color: ${({ $outcome }) =>
    $outcome === "NOT_ANSWERED" ? color.muted : $outcome === "DIFFERS" ? color.surface : color.ok};
  place-items: center;
`;
