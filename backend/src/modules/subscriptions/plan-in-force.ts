import type { EntityManager } from "typeorm";
import { Plan, PlanCode } from "./plan.entity";
import { Subscription } from "./subscription.entity";

/** The plan whose limits hold for an account now, as the plans' table has it. */
export async function planInForce(manager: EntityManager, accountId: string): Promise<Plan> {
  const subscription = await manager.findOneBy(Subscription, { accountId });
  return await manager.findOneByOrFail(Plan, { code: subscription?.plan ?? PlanCode.FREE });
}
