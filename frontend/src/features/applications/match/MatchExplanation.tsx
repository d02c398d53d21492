import styled from "styled-components";
import { color, fontSize, radius, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { MatchExplanation_MatchFragment } from "./MatchExplanation.generated";
import { type MatchFactor, matchWords } from "./match.words";
import { MatchRing } from "./MatchRing";

interface MatchExplanationProps {
  match: MatchExplanation_MatchFragment;
  /** What else there is to go by where there is no number. */
  instead?: { title: string; hint: string };
}

/** How a person fits a job, factor by factor: the same for the person and for the company. */
export function MatchExplanation({ match, instead }: MatchExplanationProps) {
  const words = useWords(matchWords);
  const { score, factors } = match;
  const none =
    instead ??
    (match.saysTooLittle
      ? { title: words.thin, hint: words.thinHint }
      : { title: words.notAsked, hint: words.notAskedHint });
  const assessed = factors.filter(({ points }) => points !== null);
  const sum = assessed.reduce((total, { points }) => total + (points ?? 0), 0);
  const most = assessed.reduce((total, { ofPoints }) => total + ofPoints, 0);
  return (
    <Stack>
      <Head>
        <MatchRing score={score} size={52} />
        <div>
          <Score>{score === null ? none.title : words.of(score)}</Score>
          <Quiet>{score === null ? none.hint : words.sum(sum, most)}</Quiet>
        </div>
      </Head>
      <Factors>
        {[...assessed, ...factors.filter(({ points }) => points === null)].map((factor) => (
          <Factor key={factor.factor} {...factor} />
        ))}
      </Factors>
    </Stack>
  );
}

function Factor(props: MatchFactor) {
  const { factor, points, ofPoints } = props;
  const words = useWords(matchWords);
  // Of a thin profile they are most of it, and push what counts out of sight.
  if (points === null)
    return (
      <Quiet as="li">
        <strong>{words.factors[factor]}</strong> · {words.notAssessed} · {words.why(props)}
      </Quiet>
    );
  return (
    <li>
      <Line>
        <strong>{words.factors[factor]}</strong>
        <span>{words.points(points, ofPoints)}</span>
      </Line>
      {/* The words beside it say the same. */}
      <Bar viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden>
        <rect width={(points / ofPoints) * 100} height={5} />
      </Bar>
      <Quiet>{words.why(props)}</Quiet>
    </li>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Head = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
`;

const Score = styled.p`
  ${text.cardTitle}
`;

const Quiet = styled.p`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;

const Factors = styled.ul`
  display: grid;
  gap: ${space.s3};
`;

const Line = styled.div`
  display: flex;
  gap: ${space.s3};
  justify-content: space-between;
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;

  > strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 5px;
  margin-block: ${space.s1};
  border-radius: ${radius.rFull};
  background: ${color.line};
  fill: ${color.brand700};
`;
