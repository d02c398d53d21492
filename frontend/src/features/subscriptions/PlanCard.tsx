import { Check } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Card, Chip, color, fontSize, media, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { ownFeatures } from "./plan-choice";
import type { PlanCard_PlanFragment } from "./PlanCard.generated";
import { plansWords } from "./plans.words";
import { useIsForCompanies } from "./useIsForCompanies";

interface PlanCardProps {
  plan: PlanCard_PlanFragment;
  /** The next lower plan, all of which this one has as well. */
  below: PlanCard_PlanFragment | undefined;
  isCurrent: boolean;
  /** What can be done about it, or how it stands. */
  action: ReactNode;
}

/**
 * One plan: its price, limits and features as the server has them (PLAN-02 to PLAN-08, SEAT-05, HLGT-01). Employers
 * read what it does for companies first (HEED-11).
 */
export function PlanCard({ plan, below, isCurrent, action }: PlanCardProps) {
  const words = useWords(plansWords);
  const isForCompanies = useIsForCompanies();
  const lines = isForCompanies ? words.linesForCompanies : words.lines;
  return (
    <Frame
      as="li"
      $isCurrent={isCurrent}
      $rows={isForCompanies ? 6 : 7}
      aria-current={isCurrent ? "true" : undefined}
    >
      <Head>
        <h2>{plan.name}</h2>
        {isCurrent && <Chip tone="matched">{words.yourPlan}</Chip>}
      </Head>
      <Line>{lines[plan.code]}</Line>
      <Price>
        <Amount>{words.amount(plan.monthlyPrice)}</Amount> {words.aMonth}
        {plan.gstWithinPrice !== null && <Gst>{words.withGst(plan.gstWithinPrice)}</Gst>}
      </Price>
      {isForCompanies ? (
        <>
          <Limits aria-label={words.companiesOf(plan.name)}>
            <li>{words.teamSeats(plan.teamSeats)}</li>
            {plan.highlightedJobs > 0 && <li>{words.highlightedJobs(plan.highlightedJobs)}</li>}
          </Limits>
          <Action>{action}</Action>
          <Others>
            <h3>{words.forSeekers}</h3>
            <SeekerFeatures {...{ plan, below }} withLimits />
          </Others>
        </>
      ) : (
        <>
          <Limits>
            <li>{words.applications(plan.monthlyApplicationLimit)}</li>
            <li>{words.templates(plan.resumeTemplateLimit)}</li>
          </Limits>
          <Action>{action}</Action>
          <SeekerFeatures {...{ plan, below }} />
          <Others>
            <h3>{words.forCompanies}</h3>
            <ul aria-label={words.companiesOf(plan.name)}>
              <Feature>{words.teamSeats(plan.teamSeats)}</Feature>
              {plan.highlightedJobs > 0 && <Feature>{words.highlightedJobs(plan.highlightedJobs)}</Feature>}
            </ul>
          </Others>
        </>
      )}
    </Frame>
  );
}

interface SeekerFeaturesProps extends Pick<PlanCardProps, "plan" | "below"> {
  /** Whether the limits stand among them. */
  withLimits?: boolean;
}

function SeekerFeatures({ plan, below, withLimits = false }: SeekerFeaturesProps) {
  const words = useWords(plansWords);
  return (
    <Features aria-label={words.featuresOf(plan.name)}>
      {withLimits && <Feature>{words.applications(plan.monthlyApplicationLimit)}</Feature>}
      {withLimits && <Feature>{words.templates(plan.resumeTemplateLimit)}</Feature>}
      {below && <Feature>{words.everythingIn(below.name)}</Feature>}
      {ownFeatures(plan, below).map((feature) => (
        <Feature key={feature}>
          {words.features[feature]}
          {words.featureDetails[feature] && <Detail>{words.featureDetails[feature]}</Detail>}
        </Feature>
      ))}
    </Features>
  );
}

function Feature({ children }: { children: ReactNode }) {
  return (
    <FeatureRow>
      <Check size={18} aria-hidden />
      <div>{children}</div>
    </FeatureRow>
  );
}

const Frame = styled(Card)<{ $isCurrent: boolean; $rows: number }>`
  display: grid;
  grid-row: span ${({ $rows }) => $rows};
  grid-template-rows: subgrid;
  row-gap: 0;
  align-content: start;
  border-color: ${({ $isCurrent }) => ($isCurrent ? color.brand700 : color.line)};
  list-style: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  justify-content: space-between;
  align-self: start;
  min-height: 28px;

  > h2 {
    ${text.cardTitle}
  }
`;

const Line = styled.p`
  ${text.meta}
`;

const Price = styled.p`
  margin-top: ${space.s5};
  color: ${color.muted};
  font-size: ${fontSize.fs14};

  ${media.phone} {
    margin-top: ${space.s4};
  }
`;

const Amount = styled.span`
  margin-right: 2px;
  color: ${color.ink};
  font-size: ${fontSize.fs36};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  letter-spacing: -0.03em;
`;

const Gst = styled.span`
  display: block;
  ${text.meta}
`;

const Limits = styled.ul`
  display: grid;
  gap: ${space.s1};
  align-content: start;
  margin-top: ${space.s3};
  color: ${color.ink};
  font-weight: 500;
`;

const Action = styled.div`
  display: grid;
  gap: ${space.s2};
  align-content: start;
  margin-block: ${space.s5};
`;

const Features = styled.ul`
  display: grid;
  gap: 10px;
  align-content: start;
  padding-top: ${space.s4};
  border-top: 1px solid ${color.line};
`;

/** What a plan does for those whom the reader is not among. */
const Others = styled.div`
  display: grid;
  gap: ${space.s2};
  align-content: start;
  padding-top: ${space.s4};
  margin-top: ${space.s4};
  border-top: 1px solid ${color.line};

  > h3 {
    color: ${color.muted};
    font-size: ${fontSize.fs14};
    font-weight: 600;
  }

  > ul {
    display: grid;
    gap: 10px;
    padding-top: 0;
    border-top: 0;
  }
`;

const FeatureRow = styled.li`
  display: flex;
  gap: ${space.s2};
  align-items: flex-start;
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  line-height: 1.45;

  > svg {
    flex: none;
    margin-top: 1px;
    color: ${color.ok};
  }
`;

const Detail = styled.span`
  display: block;
  ${text.meta}
`;
