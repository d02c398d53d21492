import { allOf } from "../../text/text.rules";
import { PLANS } from "./plan-catalogue";
import { PlanFeature } from "./plan-feature";
import type { PlanCode } from "./plan.entity";
import type { SubscriptionPermissions } from "./subscription.inputs";

/** PLAN-08: whether a plan has a feature. Rules ask for features, never for a plan's code. */
const planHas = (plan: PlanCode, feature: PlanFeature): boolean =>
  PLANS.some(({ code, features }) => code === plan && features.includes(feature));

/** What a plan lets its holder do. The server's rules ask here, and `viewerCan` tells screens the same. */
export const permissionsOf = (plan: PlanCode): SubscriptionPermissions => ({
  useAdvancedFilters: planHas(plan, PlanFeature.ADVANCED_FILTERS),
});

/** What people call a plan. */
export const nameOf = (plan: PlanCode): string => PLANS.find(({ code }) => code === plan)?.name ?? plan;

const rankOf = (plan: PlanCode): number => PLANS.findIndex(({ code }) => code === plan);

/** Whether one plan gives less than another. */
export const isLess = (plan: PlanCode, than: PlanCode): boolean => rankOf(plan) < rankOf(than);

/** The plans that have a feature, as people call them: "Paid and Premium". */
export const namesOfPlansWith = (feature: PlanFeature): string =>
  allOf(PLANS.filter(({ features }) => features.includes(feature)).map(({ name }) => name));
