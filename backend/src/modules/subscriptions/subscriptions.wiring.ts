import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import type { NoticeService } from "../notices/notice.service";
import { paymentGateway } from "./payment-gateway";
import { PlanChangeService } from "./plan-change.service";
import { createOpenPlanRequestLoader, createSubscriptionLoader } from "./subscription.loaders";
import { SubscriptionService } from "./subscription.service";

declare module "../../auth/context" {
  interface Services extends SubscriptionServices {}
  interface Loaders extends SubscriptionLoaders {}
}

type SubscriptionServices = ReturnType<typeof createSubscriptionServices>;

export function createSubscriptionServices(
  { env, dataSource, clock }: ServiceParts,
  { notices }: { notices: NoticeService },
) {
  const subscriptions = new SubscriptionService(dataSource, clock, notices);
  const gateway = paymentGateway(env.PAYMENTS);
  return {
    subscriptions,
    planChanges: new PlanChangeService(dataSource, clock, subscriptions, notices, gateway),
  };
}

type SubscriptionLoaders = ReturnType<typeof createSubscriptionLoaders>;

export const createSubscriptionLoaders = (
  dataSource: DataSource,
  { subscriptions }: { subscriptions: SubscriptionService },
) => ({
  subscription: createSubscriptionLoader(subscriptions),
  openPlanRequest: createOpenPlanRequestLoader(dataSource),
});
