import styled from "styled-components";
import { color } from "../../../design-system";
import { MONTHLY_PAY, PAY_FROM } from "./filter-choices";
import type { CountOf } from "./filter-counts";

const LAKH = 100_000;
const MONTHS = 12;
const HEIGHT = 40;

interface PayBarsProps {
  countOf: CountOf | undefined;
  /** Rupees a month: what pays less is dimmed. */
  from: number;
}

/** How the search's jobs pay, over the slider's axis; nothing where their number isn't known exactly. */
export function PayBars({ countOf, from }: PayBarsProps) {
  const bars = barsOf(countOf);
  if (bars.length === 0) return null;
  const tallest = Math.max(...bars.map(({ density }) => density));
  return (
    <Drawing viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {bars.map(({ at, width, density, pay }) => {
        const height = Math.max((density / tallest) * HEIGHT, 1);
        return (
          <Bar key={at} $isIn={pay >= from} x={at} y={HEIGHT - height} width={width - 0.6} height={height} />
        );
      })}
    </Drawing>
  );
}

/** Where a yearly pay lies on the slider's axis of months, in per cent. */
function axisOf(yearly: number): number {
  const { least, most } = MONTHLY_PAY;
  return (Math.min(Math.max(yearly / MONTHS, least), most) - least) / ((most - least) / 100);
}

/** The server counts the jobs that pay so much at least: those between two steps are the difference. */
function barsOf(countOf: CountOf | undefined) {
  const steps = PAY_FROM.filter((lakhs) => (lakhs * LAKH) / MONTHS <= MONTHLY_PAY.most);
  const counts = steps.map((payFrom) => countOf?.({ payFrom }));
  if (counts.some((count) => count === undefined || count.isCapped)) return [];
  const bars = steps.slice(0, -1).map((step, index) => {
    const next = steps[index + 1] ?? step;
    const [at, end] = [axisOf(step * LAKH), axisOf(next * LAKH)];
    const jobs = Math.max((counts[index]?.jobCount ?? 0) - (counts[index + 1]?.jobCount ?? 0), 0);
    return { at, width: end - at, density: jobs / (end - at), pay: (step * LAKH) / MONTHS };
  });
  return bars.some(({ density }) => density > 0) ? bars : [];
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  margin-top: 4px;
`;

const Bar = styled.rect<{ $isIn: boolean }>`
  fill: ${({ $isIn }) => ($isIn ? color.brand500 : color.lineStrong)};
`;
