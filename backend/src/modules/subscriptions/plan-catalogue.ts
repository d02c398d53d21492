import { PlanFeature } from "./plan-feature";
import { type Plan, PlanCode } from "./plan.entity";

const FREE_FEATURES = [PlanFeature.VIEW_LISTINGS, PlanFeature.BASIC_TEMPLATES, PlanFeature.BASIC_SEARCH];

const PAID_FEATURES = [...FREE_FEATURES, PlanFeature.PROFESSIONAL_TEMPLATES, PlanFeature.ADVANCED_FILTERS];

/** One plan as this file says it; its place in the list is its rank. */
export type PlanTerms = Readonly<Omit<Plan, "rank">>;

/**
 * PLAN-02 to PLAN-08: the plans as the specification's section 9 has them, from the least to the most. Limits,
 * features and prices are changed here and nowhere else: the next start brings the database in line. The web app's
 * words have the names once more (docs/subscriptions.md).
 * The specification is silent on seats of teams (SEAT-01), on highlighted jobs (HLGT-01) and on prices. Prices are in
 * the range of what boards in India ask of seekers for a month.
 */
export const PLANS: readonly [PlanTerms, ...PlanTerms[]] = [
  {
    code: PlanCode.FREE,
    name: "Free",
    monthlyPrice: 0,
    monthlyApplicationLimit: 5,
    resumeTemplateLimit: 2,
    teamSeats: 2,
    highlightedJobs: 0,
    features: FREE_FEATURES,
  },
  {
    code: PlanCode.PAID,
    name: "Paid",
    monthlyPrice: 299,
    monthlyApplicationLimit: 25,
    resumeTemplateLimit: 5,
    teamSeats: 10,
    highlightedJobs: 3,
    features: PAID_FEATURES,
  },
  {
    code: PlanCode.PREMIUM,
    name: "Premium",
    monthlyPrice: 799,
    monthlyApplicationLimit: null,
    resumeTemplateLimit: null,
    teamSeats: 50,
    highlightedJobs: 10,
    features: [...PAID_FEATURES, PlanFeature.PRIORITY_PROCESSING],
  },
];

/** The plan of every account that never took another. */
export const STARTING_PLAN = PLANS[0].code;
