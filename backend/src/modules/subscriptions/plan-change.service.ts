import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import { isUuid } from "../../text/uuid";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { nextIndianMonth } from "../../time/indian-calendar";
import { rowsOfPage } from "../../lists/list-page";
import { numberedPage } from "../../lists/page";
import type { Account } from "../accounts/account.entity";
import type { NoticeService } from "../notices/notice.service";
import { type PlanChange, PlanChangeOutcome, type PlanRequestPage } from "./plan-change.inputs";
import type { PlanRequestsArgs } from "./plan-change.inputs";
import type { PlanCode } from "./plan.entity";
import { isLess, nameOf } from "./plan.policy";
import type { PlanPaymentService } from "./plan-payment.service";
import { PlanRequest, PlanRequestStatus, WAITING } from "./plan-request.entity";
import { findOpenRequest, type Settlement, settleRequest } from "./plan-request-trail";
import type { Subscription } from "./subscription.entity";
import type { SubscriptionService } from "./subscription.service";

/**
 * People's own choice of plan. Each act locks the account's subscription first, so that of acts at the same moment
 * one is done and the others find it done.
 */
export class PlanChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly subscriptions: SubscriptionService,
    private readonly notices: NoticeService,
    private readonly payments: PlanPaymentService,
  ) {}

  /**
   * A higher plan once it is paid for, or an admin approves it; a lower one at the month's end.
   * @throws UnavailableError PAYMENT_UNAVAILABLE: the plan is as before, and the same call goes on with the payment
   */
  async change(viewer: Account, plan: PlanCode): Promise<PlanChange> {
    const done = await this.dataSource.transaction(async (manager) => {
      const subscription = await this.subscriptions.lock(manager, viewer.id);
      if (subscription.plan === plan) return PlanChangeOutcome.UNCHANGED;
      return isLess(plan, subscription.plan)
        ? await this.downgrade(manager, subscription, plan)
        : await this.payments.open(manager, viewer.id, plan);
    });
    const came = done instanceof PlanRequest ? await this.payments.pay(done) : { outcome: done };
    return { redirectUrl: null, ...came, account: viewer };
  }

  /** Takes back the downgrade to come and the open request, whichever there is. */
  async cancel(viewer: Account): Promise<PlanChange> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      const subscription = await this.subscriptions.lock(manager, viewer.id);
      const open = await findOpenRequest(manager, viewer.id);
      if (open) await this.settle(manager, open, PlanRequestStatus.CANCELLED, viewer.id);
      if (subscription.nextPlan) await this.subscriptions.schedule(manager, subscription, null, viewer.id);
      return open || subscription.nextPlan ? PlanChangeOutcome.CHANGED : PlanChangeOutcome.UNCHANGED;
    });
    return { outcome, redirectUrl: null, account: viewer };
  }

  /** The longest waiting first. */
  async find({ status, ...args }: PlanRequestsArgs): Promise<PlanRequestPage> {
    const [items, total] = await this.dataSource.getRepository(PlanRequest).findAndCount({
      where: { status },
      relations: { account: true },
      order: { id: WAITING.has(status) ? "ASC" : "DESC" },
      ...rowsOfPage(args),
    });
    return numberedPage(args, items, total);
  }

  /**
   * Approves or refuses an open request. Saying the same again changes nothing.
   * @throws NotFoundError; ConflictError PLAN_REQUEST_SETTLED where something else became of it
   */
  async decide(id: string, isApproved: boolean, actorId: string): Promise<PlanRequest> {
    const decision = isApproved ? PlanRequestStatus.APPROVED : PlanRequestStatus.REFUSED;
    const requests = this.dataSource.getRepository(PlanRequest);
    const asked = isUuid(id) ? await requests.findOneBy({ id }) : null;
    if (!asked) throw new NotFoundError();
    await this.dataSource.transaction(async (manager) => {
      const subscription = await this.subscriptions.lock(manager, asked.accountId);
      const request = await manager.findOneByOrFail(PlanRequest, { id });
      if (request.status === decision) return;
      if (!request.isOpen)
        throw new ConflictError("PLAN_REQUEST_SETTLED", "This request has been settled already.");
      await this.settle(manager, request, decision, actorId);
      if (isApproved && isLess(subscription.plan, request.plan))
        await this.subscriptions.move(manager, subscription, request.plan, actorId);
      const kind = isApproved ? "plan.approved" : "plan.refused";
      await this.notices.give(manager, asked.accountId, { kind, params: { plan: nameOf(request.plan) } });
    });
    return await requests.findOneOrFail({ where: { id }, relations: { account: true } });
  }

  private async downgrade(
    manager: EntityManager,
    subscription: Subscription,
    plan: PlanCode,
  ): Promise<PlanChangeOutcome> {
    const { accountId, nextPlan } = subscription;
    const open = await findOpenRequest(manager, accountId);
    if (open) await this.settle(manager, open, PlanRequestStatus.CANCELLED, accountId);
    const next = { plan, at: nextIndianMonth(this.clock.now()) };
    if (nextPlan !== plan) await this.subscriptions.schedule(manager, subscription, next, accountId);
    return PlanChangeOutcome.SCHEDULED;
  }

  private settle(
    manager: EntityManager,
    request: PlanRequest,
    status: Settlement["status"],
    actorId: string,
  ): Promise<void> {
    return settleRequest(manager, request, { status, actorId, at: this.clock.now() });
  }
}
