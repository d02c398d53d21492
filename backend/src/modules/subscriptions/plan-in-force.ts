import type { EntityManager } from "typeorm";
import { Plan, PlanCode } from "./plan.entity";
import { inForce, Subscription } from "./subscription.entity";

/** The plan whose limits hold for an account at a moment, as the plans' table has it. */
export async function planInForce(manager: EntityManager, accountId: string, at: Date): Promise<Plan> {
  const subscription = await manager.findOneBy(Subscription, { accountId });
  const code = subscription ? inForce(subscription, at).plan : PlanCode.FREE;
  return await manager.findOneByOrFail(Plan, { code });
}
