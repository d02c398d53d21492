import { Plus } from "lucide-react";
import styled from "styled-components";
import { Card, color, fontSize, InlineButton, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { CareerFieldName } from "./career-form";
import { careerProfileWords } from "./career-profile.words";
import type { CareerProfile_ProfileFragment } from "./CareerProfile.generated";

const MOST_SHOWN = 3;

interface CareerCompletenessProps {
  profile: Pick<CareerProfile_ProfileFragment, "percent" | "gaps">;
  /** Leads to a field. */
  onGo(field: CareerFieldName): void;
}

/** How complete a work profile is, and what would add most; nothing more once it is whole (WORK-03). */
export function CareerCompleteness({ profile: { percent, gaps }, onGo }: CareerCompletenessProps) {
  const words = useWords(careerProfileWords);
  return (
    <Card as="section" aria-label={words.percent(percent)}>
      <Head>
        <CareerRing percent={percent} />
        <strong>{gaps.length > 0 ? words.helpsMost : words.complete}</strong>
      </Head>
      {gaps.length > 0 && (
        <Helps>
          {gaps.slice(0, MOST_SHOWN).map(({ field, gain }) => (
            <li key={field}>
              <Plus size={16} aria-hidden />
              <InlineButton onClick={() => onGo(field as CareerFieldName)}>
                {words.gaps[field as CareerFieldName]}
              </InlineButton>
              <Gain>{words.gain(gain)}</Gain>
            </li>
          ))}
        </Helps>
      )}
    </Card>
  );
}

/** A ring filled as far as the profile is, with the number in it. */
export function CareerRing({ percent }: { percent: number }) {
  const words = useWords(careerProfileWords);
  return (
    <Ring viewBox="0 0 64 64" width={64} height={64} role="img" aria-label={words.percent(percent)}>
      <circle cx={32} cy={32} r={27} />
      {percent > 0 && <Arc cx={32} cy={32} r={27} pathLength={100} strokeDasharray={`${percent} 100`} />}
      <Figure x={32} y={37}>
        {percent}%
      </Figure>
    </Ring>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${space.s4};
  align-items: center;
  color: ${color.ink};
`;

const Helps = styled.ul`
  display: grid;
  margin-top: ${space.s3};

  > li {
    display: flex;
    gap: ${space.s3};
    align-items: center;
    min-height: 44px;
    border-top: 1px solid ${color.line};
    font-size: ${fontSize.fs14};

    > svg {
      flex: none;
      color: ${color.brand700};
    }

    > button {
      flex: 1;
      min-height: 44px;
      padding-block: ${space.s2};
      line-height: 1.35;
      text-align: start;
    }
  }
`;

const Gain = styled.span`
  ${text.meta}
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Ring = styled.svg`
  flex: none;
  fill: none;
  stroke: ${color.line};
  stroke-width: 7;
`;

const Arc = styled.circle`
  stroke: ${color.brand700};
  stroke-linecap: round;
  transform: rotate(-90deg);
  transform-origin: center;
`;

const Figure = styled.text`
  fill: ${color.ink};
  font-size: 15px;
  font-weight: 600;
  stroke: none;
  text-anchor: middle;
`;
