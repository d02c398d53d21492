import { type EntityManager, In } from "typeorm";
import { STARTING_PLAN } from "./plan-catalogue";
import { Plan } from "./plan.entity";
import { Subscription } from "./subscription.entity";

/**
 * A subscription as it stands at a moment: the next plan is in force from its time on, whether or not a row says so
 * already. Every reader of a plan goes through here, so that nothing depends on a background job.
 */
export function inForce(subscription: Subscription, at: Date): Subscription {
  const { nextPlan, changesAt } = subscription;
  if (!nextPlan || !changesAt || changesAt > at) return subscription;
  return subscription.with({ plan: nextPlan, startedAt: changesAt, nextPlan: null, changesAt: null });
}

/** What a plan's owner brings their company. */
type CompanyLimit = "teamSeats" | "highlightedJobs";

/** SEAT-01, HLGT-01: the most that the plans of these accounts have of something at a moment. */
export async function companyLimitOf(
  manager: EntityManager,
  limit: CompanyLimit,
  accountIds: readonly string[],
  at: Date,
): Promise<number> {
  const found = await manager.findBy(Subscription, { accountId: In([...accountIds]) });
  const codes = [STARTING_PLAN, ...found.map((subscription) => inForce(subscription, at).plan)];
  const plans = await manager.findBy(Plan, { code: In(codes) });
  return Math.max(...plans.map((plan) => plan[limit]));
}

/** The plan whose limits hold for an account at a moment, as the plans' table has it. */
export async function planInForce(manager: EntityManager, accountId: string, at: Date): Promise<Plan> {
  const subscription = await manager.findOneBy(Subscription, { accountId });
  const code = subscription ? inForce(subscription, at).plan : STARTING_PLAN;
  return await manager.findOneByOrFail(Plan, { code });
}
