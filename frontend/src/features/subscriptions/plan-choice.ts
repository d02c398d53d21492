import type { PlanCode, PlanFeature } from "../../shared/schema.generated";
import type { PlanCard_AccountFragment, PlanCard_PlanFragment } from "./PlanCard.generated";

/** What a plan is to the viewer, and so what its card offers. */
export type PlanChoice =
  | { kind: "current"; ends: { at: string; next: PlanCode } | null }
  | { kind: "next"; at: string }
  | { kind: "requested"; at: string }
  | { kind: "paying" }
  | { kind: "upgrade" }
  | { kind: "downgrade" };

/** @param plans from the least to the most, as the server has them */
export function choiceOf(
  code: PlanCode,
  { subscription, openPlanRequest }: PlanCard_AccountFragment,
  plans: readonly PlanCard_PlanFragment[],
): PlanChoice {
  const { plan, nextPlan, changesAt } = subscription;
  if (code === plan)
    return { kind: "current", ends: nextPlan && changesAt ? { at: changesAt, next: nextPlan } : null };
  if (code === nextPlan && changesAt) return { kind: "next", at: changesAt };
  if (code === openPlanRequest?.plan)
    return openPlanRequest.status === "AWAITING_PAYMENT"
      ? { kind: "paying" }
      : { kind: "requested", at: openPlanRequest.requestedAt };
  const rank = (wanted: PlanCode) => plans.findIndex((candidate) => candidate.code === wanted);
  return { kind: rank(code) > rank(plan) ? "upgrade" : "downgrade" };
}

/** What a plan has beyond the one before it. */
export function ownFeatures(
  { features }: PlanCard_PlanFragment,
  before: PlanCard_PlanFragment | undefined,
): readonly PlanFeature[] {
  return features.filter((feature) => !before?.features.includes(feature));
}
