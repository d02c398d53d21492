import type { PlanCode } from "../../subscriptions/plan.entity";
import { PlanFeature, planHas } from "../../subscriptions/plan.policy";
import type { JobFilter } from "./job-search.inputs";

/** Whether a search asks for what the plans sell as advanced filters. */
export const isAdvanced = ({ payMin, payMax, skills, verifiedOnly, repliesOnly }: JobFilter): boolean =>
  [payMin != null, payMax != null, skills?.length, verifiedOnly, repliesOnly].some(Boolean);

/** PLAN-08: advanced filters belong to the plans that name them. */
export const maySearchAdvanced = (plan: PlanCode): boolean => planHas(plan, PlanFeature.ADVANCED_FILTERS);
