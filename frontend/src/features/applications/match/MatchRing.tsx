import styled from "styled-components";
import { color } from "../../../design-system";

/** From which per cent on a match has which hue of the one colour. */
const HIGH = 75;
const MIDDLE = 50;

interface MatchRingProps {
  /** Per cent; null where too little is said for a number. */
  score: number | null;
  /** Width and height in px. */
  size?: number;
}

/** A ring filled as far as the match goes; dashed without a number. Decorative: the number stands beside it. */
export function MatchRing({ score, size = 18 }: MatchRingProps) {
  const width = size < 32 ? 4 : 3;
  return (
    <Ring viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <circle
        cx={12}
        cy={12}
        r={10}
        strokeWidth={width}
        strokeDasharray={score === null ? "3 3.28" : undefined}
      />
      {score !== null && (
        <Arc
          cx={12}
          cy={12}
          r={10}
          pathLength={100}
          strokeDasharray={`${score} 100`}
          strokeWidth={width}
          $score={score}
        />
      )}
    </Ring>
  );
}

const hueOf = (score: number) =>
  score >= HIGH ? color.brand800 : score >= MIDDLE ? color.brand500 : color.faint;

const Ring = styled.svg`
  flex: none;
  fill: none;
  stroke: ${color.lineStrong};
`;

const Arc = styled.circle<{ $score: number }>`
  stroke: ${({ $score }) => hueOf($score)};
  transform: rotate(-90deg);
  transform-origin: center;
`;
