import { type DataSource, type EntityManager, IsNull, MoreThanOrEqual, Not } from "typeorm";
import { ConflictError, NotFoundError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import type { InvoiceService } from "./invoice/invoice.service";
import type { NoticeService } from "../notices/notice.service";
import type { Refund } from "./payment-gateway";
import { nameOf } from "./plan.policy";
import { PlanRefund } from "./plan-refund.entity";
import { PlanRequest, PlanRequestStatus } from "./plan-request.entity";
import { settleRequest } from "./plan-request-trail";
import type { SubscriptionService } from "./subscription.service";

const PAISE = 100;

/** MONEY-03: takes the word of whoever takes the money that some of it went back (docs/subscriptions.md). */
export class PlanRefundService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly subscriptions: SubscriptionService,
    private readonly notices: NoticeService,
    private readonly invoices: InvoiceService,
  ) {}

  /**
   * Writes a refund down. Once all of a payment went back, the account has the plan again that it had before, unless
   * another one has taken its place meanwhile. Saying the same again changes nothing.
   * @throws NotFoundError: no payment has that reference yet, and the provider comes again; ConflictError
   * REFUND_DIFFERS: more than was paid, or another refund of the same number
   */
  async take(refund: Refund): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const paid = await manager.findOneBy(PlanRequest, { paymentReference: refund.reference });
      if (!paid) {
        await this.creditOnly(manager, refund);
        return;
      }
      const subscription = await this.subscriptions.lock(manager, paid.accountId);
      const request = await manager.findOneByOrFail(PlanRequest, { id: paid.id });
      if (await isWritten(manager, request, refund)) return;
      const before = (await manager.sum(PlanRefund, "paise", { requestId: request.id })) ?? 0;
      const left = request.monthlyPrice * PAISE - before - refund.paise;
      if (refund.paise <= 0 || left < 0) throw refundDiffers();
      const at = this.clock.now();
      const { id, paise } = refund;
      await manager.insert(PlanRefund, { id, requestId: request.id, paise, refundedAt: at });
      await this.invoices.credit(manager, { ...creditOf(refund), at });
      if (left > 0) return;
      await settleRequest(manager, request, { status: PlanRequestStatus.REFUNDED, actorId: null, at });
      await this.takeBack(manager, request, subscription);
    });
  }

  /** The account was deleted, and its requests with it: its invoice stays, and has to be corrected. */
  private async creditOnly(manager: EntityManager, refund: Refund): Promise<void> {
    const at = this.clock.now();
    if (!(await this.invoices.credit(manager, { ...creditOf(refund), at }))) throw new NotFoundError();
  }

  private async takeBack(
    manager: EntityManager,
    { id, accountId, plan, previousPlan, decidedAt }: PlanRequest,
    subscription: Parameters<SubscriptionService["move"]>[1],
  ): Promise<void> {
    if (previousPlan === null) return;
    // A higher plan that was paid for on top of this one would lead back to it.
    const others = { accountId, id: Not(id), ...(decidedAt && { decidedAt: MoreThanOrEqual(decidedAt) }) };
    await manager.update(PlanRequest, { ...others, previousPlan: plan }, { previousPlan });
    if (subscription.plan !== plan) return;
    // A later payment holds the plan now.
    const paid = { status: PlanRequestStatus.APPROVED, paymentReference: Not(IsNull()) };
    if (await manager.existsBy(PlanRequest, { ...others, ...paid, plan })) return;
    await this.subscriptions.move(manager, subscription, previousPlan, null);
    await this.notices.give(manager, accountId, { kind: "plan.refunded", params: { plan: nameOf(plan) } });
  }
}

const creditOf = ({ id, reference, paise }: Refund) => ({ refundId: id, reference, paise });

/** @throws ConflictError REFUND_DIFFERS */
async function isWritten(manager: EntityManager, request: PlanRequest, refund: Refund): Promise<boolean> {
  const known = await manager.findOneBy(PlanRefund, { id: refund.id });
  if (!known) return false;
  if (known.requestId !== request.id || known.paise !== refund.paise) throw refundDiffers();
  return true;
}

const refundDiffers = () => new ConflictError("REFUND_DIFFERS", "The refund is not one of this payment.");
