import { Check } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, media, radius, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobFileWords } from "./job-file.words";

/** The four steps of a file, with the one that it is at. @param at from 1 to 4; 5: all are done */
export function JobFileSteps({ at }: { at: number }) {
  const words = useWords(jobFileWords);
  return (
    <List aria-label={words.stepsLabel}>
      {words.steps.map((name, index) => (
        <Step key={name} $isDone={index + 1 < at} aria-current={index + 1 === at ? "step" : undefined}>
          <span aria-hidden>{index + 1 < at ? <Check size={16} /> : index + 1}</span>
          {name}
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s5};

  ${media.phone} {
    justify-content: space-between;
    gap: ${space.s2};
  }
`;

const Step = styled.li<{ $isDone: boolean }>`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  color: ${color.muted};
  font-size: ${fontSize.fs14};

  > span {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid ${({ $isDone }) => ($isDone ? color.okLine : color.faint)};
    border-radius: ${radius.rFull};
    background: ${({ $isDone }) => ($isDone ? color.ok50 : color.surface)};
    color: ${({ $isDone }) => ($isDone ? color.ok : color.muted)};
    font-weight: 600;
  }

  &[aria-current] {
    color: ${color.ink};
    font-weight: 600;

    > span {
      border-color: ${color.brand700};
      background: ${color.brand700};
      color: ${color.onBrand};
    }
  }
`;
