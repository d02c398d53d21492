import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { STARTING_PLAN } from "./plan-catalogue";
import { BillingDetails } from "./invoice/billing-details.entity";
import { Invoice } from "./invoice/invoice.entity";
import { PlanRefund } from "./plan-refund.entity";
import { PlanRequest } from "./plan-request.entity";
import { Subscription } from "./subscription.entity";

/**
 * The plan and the requests for one; who decided on a request is another person's. Invoices outlive
 * the account, as section 36 of the CGST Act asks: its deletion takes their tie to it.
 */
export const subscriptionRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "subscription",
  tables: ["billing_details", "invoices", "plan_requests", "subscriptions"],
  async read(accountId) {
    const [subscription, requests, refunds, billing, invoices] = await Promise.all([
      dataSource.getRepository(Subscription).findOneBy({ accountId }),
      dataSource.getRepository(PlanRequest).find({
        select: {
          id: true,
          plan: true,
          monthlyPrice: true,
          status: true,
          paymentReference: true,
          requestedAt: true,
          decidedAt: true,
        },
        where: { accountId },
        order: { id: "ASC" },
      }),
      dataSource
        .getRepository(PlanRefund)
        .createQueryBuilder("refund")
        .innerJoin(PlanRequest, "request", "request.id = refund.request_id")
        .where("request.account_id = :accountId", { accountId })
        .orderBy("refund.refunded_at")
        .getMany(),
      dataSource.getRepository(BillingDetails).findOneBy({ accountId }),
      dataSource.getRepository(Invoice).find({ where: { accountId }, order: { id: "ASC" } }),
    ]);
    return { plan: subscription?.plan ?? STARTING_PLAN, subscription, requests, refunds, billing, invoices };
  },
});
