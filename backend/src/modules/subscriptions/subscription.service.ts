import type { DataSource } from "typeorm";
import type { Clock } from "../../clock";
import { recordAudit } from "../../database/audit";
import { PLANS, Plan, PlanCode } from "./plan.entity";
import { Subscription } from "./subscription.entity";

export class SubscriptionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Leaves exactly the three plans with their limits and features; repeating it changes nothing. */
  async createPlans(): Promise<void> {
    await this.dataSource.getRepository(Plan).upsert([...PLANS], ["code"]);
  }

  /**
   * Puts an account on a plan at once; the plan it is on already changes nothing.
   * @param actorId whose doing it is; null for the portal itself
   */
  async put(accountId: string, plan: PlanCode, actorId: string | null): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(Subscription)
        .values({ accountId, plan: PlanCode.FREE, startedAt: this.clock.now() })
        .orIgnore()
        .execute();
      const { plan: before } = await manager.findOneOrFail(Subscription, {
        where: { accountId },
        lock: { mode: "pessimistic_write" },
      });
      if (before === plan) return;
      await manager.update(Subscription, { accountId }, { plan, startedAt: this.clock.now() });
      await recordAudit(manager, {
        action: "subscription.plan",
        actorId,
        subjectType: "account",
        subjectId: accountId,
        before: { plan: before },
        after: { plan },
      });
    });
  }
}
