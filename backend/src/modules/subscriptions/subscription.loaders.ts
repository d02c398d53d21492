import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import { In, IsNull } from "typeorm";
import { PlanRequest } from "./plan-request.entity";
import { PlanRefund } from "./plan-refund.entity";
import type { Subscription } from "./subscription.entity";
import type { SubscriptionService } from "./subscription.service";

/** An account's subscription as it is in force now. */
export const createSubscriptionLoader = (
  subscriptions: SubscriptionService,
): DataLoader<string, Subscription> => new DataLoader((accountIds) => subscriptions.findInForce(accountIds));

/** An account's open request for a plan; null where there is none. */
export function createOpenPlanRequestLoader(dataSource: DataSource): DataLoader<string, PlanRequest | null> {
  return new DataLoader(async (accountIds) => {
    const found = await dataSource.getRepository(PlanRequest).find({
      where: { accountId: In([...accountIds]), decidedAt: IsNull() },
      relations: { account: true },
    });
    const byAccount = new Map(found.map((request) => [request.accountId, request]));
    return accountIds.map((accountId) => byAccount.get(accountId) ?? null);
  });
}

/** What went back for a request, the first first. */
export function createPlanRefundsLoader(dataSource: DataSource): DataLoader<string, PlanRefund[]> {
  return new DataLoader(async (requestIds) => {
    const found = await dataSource.getRepository(PlanRefund).find({
      where: { requestId: In([...requestIds]) },
      order: { refundedAt: "ASC", id: "ASC" },
    });
    return requestIds.map((id) => found.filter(({ requestId }) => requestId === id));
  });
}
