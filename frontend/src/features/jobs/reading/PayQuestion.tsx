import styled from "styled-components";
import { color, fontSize, radius, space } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";

interface Suggestion {
  text: string;
  meaning: string;
  isLikely: boolean;
}

interface PayQuestionProps {
  question: {
    /** Left out where the message is in the reader's language. */
    code?: string;
    message: string;
    suggestions: readonly Suggestion[];
  };
  /** Says that it is meant as it stands. */
  keep: string;
  /** Says what an answer does. */
  change(meaning: string): string;
  onAnswer(text: string): void;
  /** Undefined where there are no figures to keep. */
  onKeep: (() => void) | undefined;
}

/** The question, and answers of one tap: the likeliest first. */
export function PayQuestion({ question, keep, change, onAnswer, onKeep }: PayQuestionProps) {
  const textOf = useRefusalText();
  const { code = null, message, suggestions } = question;
  return (
    <>
      {textOf({ code, message })}
      <Answers>
        {suggestions.map(({ text, meaning, isLikely }) => (
          <Answer key={text} type="button" $isLikely={isLikely} onClick={() => onAnswer(text)}>
            {change(meaning)}
          </Answer>
        ))}
        {onKeep && (
          <Answer type="button" $isLikely={false} onClick={onKeep}>
            {keep}
          </Answer>
        )}
      </Answers>
    </>
  );
}

const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s2};
`;

/* 32 px to the eye, 44 to the finger. */
const Answer = styled.button<{ $isLikely: boolean }>`
  position: relative;
  display: inline-flex;
  gap: ${space.s1};
  align-items: center;
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid ${color.brand700};
  border-radius: ${radius.rFull};
  background: ${({ $isLikely }) => ($isLikely ? color.brand50 : color.surface)};
  color: ${color.brand800};
  cursor: pointer;
  font: inherit;
  font-size: ${fontSize.fs14};
  font-weight: ${({ $isLikely }) => ($isLikely ? 600 : 500)};

  &::after {
    position: absolute;
    content: "";
    inset: -6px 0;
  }
`;
