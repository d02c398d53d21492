import styled from "styled-components";
import { color, fontSize, radius } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { MATCH_HEADING_ID } from "./JobMatch";
import type { MatchExplanation_MatchFragment } from "./MatchExplanation.generated";
import { MatchRing } from "./MatchRing";
import { matchWords } from "./match.words";

/** The viewer's match beside a job's title; leads to what it is made of, further down. Nothing without a number. */
export function MatchLink({ match: { score } }: { match: MatchExplanation_MatchFragment }) {
  const words = useWords(matchWords);
  if (score === null) return null;

  function handleClick() {
    const heading = document.getElementById(MATCH_HEADING_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "center" });
  }

  return (
    <Ring type="button" aria-label={words.seeWhy(score)} onClick={handleClick}>
      <MatchRing score={score} size={52} />
      <span aria-hidden>{score}</span>
    </Ring>
  );
}

const Ring = styled.button`
  display: grid;
  padding: 0;
  border: 0;
  border-radius: ${radius.rFull};
  background: none;
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  place-items: center;

  > * {
    grid-area: 1 / 1;
  }
`;
