import type { DataSource } from "typeorm";
import { PLANS, Plan, type PlanCode } from "./plan.entity";
import { Subscription } from "./subscription.entity";

export class SubscriptionService {
  constructor(private readonly dataSource: DataSource) {}

  /** Leaves exactly the three plans with their limits and features; repeating it changes nothing. */
  async createPlans(): Promise<void> {
    await this.dataSource.getRepository(Plan).upsert([...PLANS], ["code"]);
  }

  /** Puts an account on a plan at once. */
  async put(accountId: string, plan: PlanCode): Promise<void> {
    await this.dataSource.getRepository(Subscription).upsert({ accountId, plan }, ["accountId"]);
  }
}
