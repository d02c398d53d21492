import styled from "styled-components";
import { color, fontSize } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { matchWords } from "../match/match.words";
import { MatchRing } from "../match/MatchRing";
import type { CandidateRow_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

interface MatchFigureProps {
  candidate: Pick<CandidateRow_CandidateFragment, "match" | "hasOriginal">;
}

/** The ring with its number. Without one: a thin profile only where nothing else was sent to go by (CLEAR-03). */
export function MatchFigure({ candidate: { match, hasOriginal } }: MatchFigureProps) {
  const words = useWords(matchWords);
  const { figureless } = useWords(candidatesWords);
  const score = match?.score ?? null;
  const thin = hasOriginal ? figureless.file : words.thin;
  return (
    <Figure $isKnown={score !== null}>
      <MatchRing score={score} />
      {score === null ? (match?.saysTooLittle ? thin : figureless.none) : words.score(score)}
    </Figure>
  );
}

const Figure = styled.span<{ $isKnown: boolean }>`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${({ $isKnown }) => ($isKnown ? color.ink : color.muted)};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isKnown }) => ($isKnown ? 600 : 500)};
  white-space: nowrap;
`;
