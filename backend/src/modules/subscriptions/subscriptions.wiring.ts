import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import type { NoticeService } from "../notices/notice.service";
import { InvoiceService } from "./invoice/invoice.service";
import { invoiceSettings } from "./invoice/invoice-settings";
import { configuredGateway } from "./configured-gateway";
import { PlanChangeService } from "./plan-change.service";
import { PlanPaymentService } from "./plan-payment.service";
import { PlanRefundService } from "./plan-refund.service";
import {
  createOpenPlanRequestLoader,
  createPlanRefundsLoader,
  createSubscriptionLoader,
} from "./subscription.loaders";
import { SubscriptionService } from "./subscription.service";

declare module "../../auth/context" {
  interface Services extends SubscriptionServices {}
  interface Loaders extends SubscriptionLoaders {}
}

type SubscriptionServices = ReturnType<typeof createSubscriptionServices>;

/** @param gateway takes the money for plans in place of the one that PAYMENTS names */
export function createSubscriptionServices(
  { env, dataSource, clock }: ServiceParts,
  { notices }: { notices: NoticeService },
  gateway = configuredGateway(env, clock),
) {
  const subscriptions = new SubscriptionService(dataSource, clock, notices);
  const invoices = new InvoiceService(dataSource, invoiceSettings(env));
  const refunds = new PlanRefundService(dataSource, clock, subscriptions, notices, invoices);
  const planPayments = new PlanPaymentService(dataSource, clock, subscriptions, notices, {
    gateway,
    refunds,
    invoices,
  });
  return {
    subscriptions,
    planPayments,
    invoices,
    planChanges: new PlanChangeService(dataSource, clock, subscriptions, notices, planPayments),
  };
}

type SubscriptionLoaders = ReturnType<typeof createSubscriptionLoaders>;

export const createSubscriptionLoaders = (
  dataSource: DataSource,
  { subscriptions }: { subscriptions: SubscriptionService },
) => ({
  subscription: createSubscriptionLoader(subscriptions),
  openPlanRequest: createOpenPlanRequestLoader(dataSource),
  planRefunds: createPlanRefundsLoader(dataSource),
});
