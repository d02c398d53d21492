import { type PlanCode, PLANS } from "./plan.entity";

/** PLAN-08: features that the server asks a plan for, as the plans name them. */
export enum PlanFeature {
  ADVANCED_FILTERS = "Advanced filters",
}

export const planHas = (plan: PlanCode, feature: PlanFeature): boolean =>
  PLANS.some(({ code, features }) => code === plan && features.includes(feature));

/** What people call a plan. */
export const nameOf = (plan: PlanCode): string => PLANS.find(({ code }) => code === plan)?.name ?? plan;

const rankOf = (plan: PlanCode): number => PLANS.findIndex(({ code }) => code === plan);

/** Whether one plan gives less than another. */
export const isLess = (plan: PlanCode, than: PlanCode): boolean => rankOf(plan) < rankOf(than);
