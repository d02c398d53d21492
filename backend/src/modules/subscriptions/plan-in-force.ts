import type { Subscription } from "./subscription.entity";

/**
 * A subscription as it stands at a moment: the next plan is in force from its time on, whether or not a row says so
 * already. Every reader of a plan goes through here, so that nothing depends on a background job.
 */
export function inForce(subscription: Subscription, at: Date): Subscription {
  const { nextPlan, changesAt } = subscription;
  if (!nextPlan || !changesAt || changesAt > at) return subscription;
  return subscription.with({ plan: nextPlan, startedAt: changesAt, nextPlan: null, changesAt: null });
}
