import { Check, Circle, Minus, X, type LucideIcon } from "lucide-react";
import styled from "styled-components";
import { color, radius, space, text, VisuallyHidden } from "../../../design-system";
import type { AnswerOutcome } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { useQuestionWords } from "../../jobs/screening/useQuestionWords";
import type { Answer_AnswerFragment } from "./Answers.generated";
import { answersWords } from "./answers.words";

const ICONS: Record<AnswerOutcome, LucideIcon> = {
  AS_WANTED: Check,
  ANSWERED: Circle,
  DIFFERS: X,
  NOT_ANSWERED: Minus,
};

/** Frame, ground and sign. An answer that nobody judged has no colour. */
const COLORS: Record<AnswerOutcome, readonly [string, string, string]> = {
  AS_WANTED: [color.okLine, color.ok50, color.ok],
  ANSWERED: [color.lineStrong, "none", color.muted],
  DIFFERS: [color.warn, color.warn, color.surface],
  NOT_ANSWERED: [color.faint, "none", color.muted],
};

/**
 * A small box for each answer in a candidate's row: tick, ring, cross or dash. Words are there for screen readers and
 * as a title. Where the job wants no answer in particular, it says how many were given.
 */
export function AnswerMarks({ answers }: { answers: readonly Answer_AnswerFragment[] }) {
  const words = useWords(answersWords);
  const wordsOf = useQuestionWords();
  if (answers.length === 0) return <VisuallyHidden>{words.none}</VisuallyHidden>;
  const isJudged = answers.some(({ outcome }) => outcome === "AS_WANTED" || outcome === "DIFFERS");
  if (!isJudged) {
    const given = answers.filter(({ outcome }) => outcome === "ANSWERED").length;
    return <Quiet>{words.given(given, answers.length)}</Quiet>;
  }
  return (
    <Marks>
      {answers.map((answer) => {
        const { questionId, outcome } = answer;
        const Icon = ICONS[outcome];
        const said = words.mark(wordsOf(answer).text, words.outcomes[outcome]);
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

const Quiet = styled.span`
  ${text.meta}
`;

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
  border-color: ${({ $outcome }) => COLORS[$outcome][0]};
  background: ${({ $outcome }) => COLORS[$outcome][1]};
  color: ${({ $outcome }) => COLORS[$outcome][2]};
  place-items: center;
`;
