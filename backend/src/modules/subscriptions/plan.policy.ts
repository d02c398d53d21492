import { type PlanCode, PLANS } from "./plan.entity";

/** PLAN-08: features that the server asks a plan for, as the plans name them. */
export enum PlanFeature {
  ADVANCED_FILTERS = "Advanced filters",
}

export const planHas = (plan: PlanCode, feature: PlanFeature): boolean =>
  PLANS.some(({ code, features }) => code === plan && features.includes(feature));
