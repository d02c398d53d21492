import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { isSchemaMissing } from "../../database/schema";
import { PlanCode } from "./plan.entity";
import { Subscription } from "./subscription.entity";

/** An account's subscription; an account without one is on the free plan. */
export function createSubscriptionLoader(dataSource: DataSource): DataLoader<string, Subscription> {
  const subscriptions = dataSource.getRepository(Subscription);
  return new DataLoader(async (accountIds) => {
    const found = await subscriptions.findBy({ accountId: In([...accountIds]) }).catch(noneWithoutSchema);
    const byAccount = new Map(found.map((subscription) => [subscription.accountId, subscription]));
    return accountIds.map(
      (accountId) => byAccount.get(accountId) ?? subscriptions.create({ accountId, plan: PlanCode.FREE }),
    );
  });
}

/** A first admin asks for their account before there is a schema. */
function noneWithoutSchema(error: unknown): Subscription[] {
  if (isSchemaMissing(error)) return [];
  throw error;
}
