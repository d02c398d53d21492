import { Check, Lock } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, Chip, color, ProgressBar, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { plansWords } from "../../../features/subscriptions/plans.words";
import type { PlanFeature } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { seekerDashboardWords } from "./seeker-dashboard.words";
import type {
  SubscriptionCard_PlanFragment,
  SubscriptionCard_QuotaFragment,
  SubscriptionCard_TemplatesFragment,
} from "./SubscriptionCard.generated";
import { CardBody, DashboardCard } from "../card/DashboardCard";

interface SubscriptionCardProps {
  quota: SubscriptionCard_QuotaFragment;
  templates: SubscriptionCard_TemplatesFragment;
  /** All plans, from the least to the most. */
  plans: readonly SubscriptionCard_PlanFragment[];
}

/** The subscription card: what the plan gives, and how much of it is used (DASH-22 to DASH-24). */
export function SubscriptionCard({ quota, templates, plans }: SubscriptionCardProps) {
  const words = useWords(seekerDashboardWords);
  const plan = plans.find(({ code }) => code === quota.plan);
  if (!plan) return null;
  const higherPlans = plans.slice(plans.indexOf(plan) + 1);
  return (
    <DashboardCard title={words.planName(plan.name)} action={<Link to={paths.plans}>{words.allPlans}</Link>}>
      <CardBody>
        <Usage
          label={words.applicationsThisMonth(quota.resetsAt)}
          hint={quota.remaining === null ? words.unlimited : words.left(quota.remaining, quota.resetsAt)}
          {...quota}
        />
        <Usage
          label={words.templates}
          hint={templates.remaining === null ? words.unlimited : words.templatesLeft(templates.remaining)}
          {...templates}
        />
        <Features plan={plan} higherPlans={higherPlans} />
        {higherPlans.length > 0 && (
          <ButtonLink to={paths.plans} tone="secondary" fullWidth="always">
            {words.upgrade}
          </ButtonLink>
        )}
      </CardBody>
    </DashboardCard>
  );
}

interface UsageProps {
  label: string;
  hint: string;
  used: number;
  limit: number | null;
}

function Usage({ label, hint, used, limit }: UsageProps) {
  const words = useWords(seekerDashboardWords);
  return (
    <UsageBlock>
      <UsageLine>
        {label} <Figure>{words.usedOf(used, limit)}</Figure>
      </UsageLine>
      {limit !== null && <ProgressBar label={label} value={Math.min(used / limit, 1)} />}
      <Hint>{hint}</Hint>
    </UsageBlock>
  );
}

interface FeaturesProps {
  plan: SubscriptionCard_PlanFragment;
  higherPlans: readonly SubscriptionCard_PlanFragment[];
}

/** What the plan has, then what the next ones add to it. */
function Features({ plan, higherPlans }: FeaturesProps) {
  const words = useWords(seekerDashboardWords);
  const { features } = useWords(plansWords);
  const offers = new Map<PlanFeature, SubscriptionCard_PlanFragment>();
  for (const offer of [plan, ...higherPlans])
    for (const feature of offer.features) if (!offers.has(feature)) offers.set(feature, offer);
  return (
    <List aria-label={words.features}>
      {[...offers].map(([feature, { code, name }]) =>
        code === plan.code ? (
          <Feature key={feature}>
            <Has size={16} aria-hidden /> {features[feature]}
          </Feature>
        ) : (
          <Feature key={feature}>
            <Lacks size={16} aria-hidden /> <span>{features[feature]}</span> <Chip>{name}</Chip>
          </Feature>
        ),
      )}
    </List>
  );
}

const UsageBlock = styled.div`
  margin-bottom: ${space.s4};
`;

const UsageLine = styled.p`
  display: flex;
  gap: ${space.s2};
  justify-content: space-between;
  margin-bottom: ${space.s2};
  ${text.body}
`;

const Figure = styled.span`
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Hint = styled.p`
  margin-top: ${space.s2};
  ${text.meta}
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
  margin: ${space.s4} 0;
  padding: 0;
  list-style: none;
`;

const Feature = styled.li`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  ${text.body}

  > span:last-child:not(:only-of-type) {
    margin-left: auto;
  }
`;

const Has = styled(Check)`
  flex: none;
  color: ${color.ok};
`;

const Lacks = styled(Lock)`
  flex: none;
  color: ${color.faint};
`;
