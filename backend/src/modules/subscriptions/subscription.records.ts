import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { STARTING_PLAN } from "./plan-catalogue";
import { PlanRefund } from "./plan-refund.entity";
import { PlanRequest } from "./plan-request.entity";
import { Subscription } from "./subscription.entity";

/** The plan and the requests for one; who decided on a request is another person's. */
export const subscriptionRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "subscription",
  tables: ["plan_requests", "subscriptions"],
  async read(accountId) {
    const [subscription, requests, refunds] = await Promise.all([
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
    ]);
    return { plan: subscription?.plan ?? STARTING_PLAN, subscription, requests, refunds };
  },
});
