import type { IncomingHttpHeaders } from "node:http";
import type { DataSource, EntityManager } from "typeorm";
import { breaksConstraint } from "../../database/breaks-constraint";
import { type Clock, DAY_MS } from "../../time/clock";
import { isUuid } from "../../text/uuid";
import { CodedError, ConflictError, NotFoundError, UnavailableError } from "../../errors/errors";
import { enqueue } from "../../queue/enqueue";
import type { InvoiceService } from "./invoice/invoice.service";
import type { NoticeService } from "../notices/notice.service";
import {
  type Payment,
  type PaymentGateway,
  PaymentMode,
  type PaymentOrder,
  type PaymentReport,
} from "./payment-gateway";
import { PlanChangeOutcome } from "./plan-change.inputs";
import { Plan, type PlanCode } from "./plan.entity";
import { isLess, nameOf } from "./plan.policy";
import type { PlanRefundService } from "./plan-refund.service";
import { PlanRequest, PlanRequestStatus } from "./plan-request.entity";
import { findOpenRequest, recordRequest, settleRequest } from "./plan-request-trail";
import type { Subscription } from "./subscription.entity";
import type { SubscriptionService } from "./subscription.service";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So long an order is asked after that nobody pays; a payment that comes later still counts. */
const PATIENCE_MS = DAY_MS;

/** What a payment came to: for the person, and where they have to go to make it. */
interface Paid {
  outcome: PlanChangeOutcome;
  redirectUrl: string | null;
}

/** What people have to look at. */
interface UnsettledReport {
  code: string;
  report: PaymentReport;
}

/** On whose word an order is settled. */
interface By {
  /** Null for the portal itself. */
  actorId: string | null;
  /** Whether the person gets a notice of it: not where they wait for the answer. */
  isTold: boolean;
}

/** What a payment needs besides. */
interface PaymentParts {
  gateway: PaymentGateway;
  refunds: PlanRefundService;
  invoices: InvoiceService;
}

/**
 * Pays for requests for plans (docs/subscriptions.md). A request is stored before the gateway is asked, and settled in
 * a transaction of its own, by whoever hears of the payment first: its payer's call, a webhook, or a task that looks.
 * Each locks the account's subscription and reads the request again, so that settling twice is settling once.
 */
export class PlanPaymentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly subscriptions: SubscriptionService,
    private readonly notices: NoticeService,
    private readonly money: PaymentParts,
  ) {}

  get mode(): PaymentMode {
    return this.money.gateway.mode;
  }

  /** Whether the gateway reports by itself. */
  get hasWebhook(): boolean {
    return this.money.gateway.webhook !== undefined;
  }

  /**
   * The open request for a plan, made where there is none, of an account whose subscription the caller has locked.
   * It takes the place of a request for another plan. A task looks after it should this node end before it is settled.
   */
  async open(manager: EntityManager, accountId: string, plan: PlanCode): Promise<PlanRequest> {
    const isApproval = this.mode === PaymentMode.APPROVAL;
    const status = isApproval ? PlanRequestStatus.REQUESTED : PlanRequestStatus.AWAITING_PAYMENT;
    const open = await findOpenRequest(manager, accountId);
    if (open?.plan === plan && open.status === status) {
      if (!isApproval) await this.lookAgain(manager, open);
      return open;
    }
    const now = this.clock.now();
    if (open)
      await settleRequest(manager, open, {
        status: PlanRequestStatus.CANCELLED,
        actorId: accountId,
        at: now,
      });
    const { monthlyPrice } = await manager.findOneByOrFail(Plan, { code: plan });
    const request = manager.create(PlanRequest, { accountId, plan, monthlyPrice, status, requestedAt: now });
    await manager.insert(PlanRequest, request);
    await recordRequest(manager, request, { before: null, after: status, actorId: accountId });
    if (!isApproval) await this.lookAgain(manager, request);
    return request;
  }

  /**
   * Begins to pay for an open request, or goes on, for its person; outside any transaction.
   * @throws UnavailableError PAYMENT_UNAVAILABLE: the request stays open, and the same call goes on with it
   */
  async pay(request: PlanRequest): Promise<Paid> {
    const payment = await this.money.gateway.begin(orderOf(request)).catch((error: unknown) => {
      throw error instanceof CodedError ? error : paymentUnavailable(error);
    });
    const outcome = await this.settleOnce(request.id, payment, { actorId: request.accountId, isTold: false });
    const isAwaited = outcome === PlanChangeOutcome.AWAITING_PAYMENT;
    return { outcome, redirectUrl: isAwaited && payment.status === "redirect" ? payment.url : null };
  }

  /**
   * Takes a call of the gateway's webhook.
   * @returns what was reported and can't be settled, however often it is; a refusal would only switch the webhook off
   * @throws UnauthenticatedError; NotFoundError: a fresh refund, whose payment may still be reported
   */
  async takeReport(body: Buffer, headers: IncomingHttpHeaders): Promise<UnsettledReport | null> {
    const report = await this.money.gateway.webhook?.read(body, headers);
    if (!report) return null;
    try {
      if ("refund" in report) await this.money.refunds.take(report.refund);
      else await this.settle(report.orderId, report.payment);
      return null;
    } catch (error) {
      if (!(error instanceof NotFoundError || error instanceof ConflictError)) throw error;
      if (error instanceof NotFoundError && this.mayBeKnownLater(report)) throw error;
      return { code: error.code, report };
    }
  }

  private mayBeKnownLater(report: PaymentReport): boolean {
    return "refund" in report && this.clock.now().getTime() - report.refund.madeAt.getTime() < HOUR_MS;
  }

  /**
   * Takes the word of whoever takes the money for how an order stands, and tells its person what came of it.
   * Saying the same again changes nothing.
   * @throws NotFoundError; ConflictError PAYMENT_AMOUNT_DIFFERS, PAYMENT_REFERENCE_USED, with nothing changed
   */
  async settle(orderId: string, payment: Payment): Promise<PlanChangeOutcome> {
    if (!isUuid(orderId)) throw new NotFoundError();
    return await this.settleOnce(orderId, payment, { actorId: null, isTold: true });
  }

  /**
   * Asks how an open order stands, and settles it; asks again later while nobody knows.
   * @throws what the gateway throws; the order is looked after again all the same
   */
  async look(requestId: string): Promise<void> {
    const requests = this.dataSource.getRepository(PlanRequest);
    const request = await requests.findOneBy({ id: requestId, status: PlanRequestStatus.AWAITING_PAYMENT });
    if (!request) return;
    const payment = await this.money.gateway.look(orderOf(request)).catch(async (error: unknown) => {
      await this.lookAgain(this.dataSource.manager, request);
      throw error;
    });
    if (payment.status === "paid" || payment.status === "failed") await this.settle(requestId, payment);
    // MONEY-09: money that is under way is waited for, however long it takes.
    else if (payment.status === "awaiting" || this.ageOf(request) < PATIENCE_MS)
      await this.lookAgain(this.dataSource.manager, request);
    // Nobody is told: who leaves a payment unmade knows.
    else await this.settleOnce(requestId, { status: "failed" }, { actorId: null, isTold: false });
  }

  /** The older the order, the longer until then, from a minute to an hour. */
  private async lookAgain(manager: EntityManager, request: PlanRequest): Promise<void> {
    const wait = Math.min(Math.max(this.ageOf(request), MINUTE_MS), HOUR_MS);
    const at = new Date(this.clock.now().getTime() + wait);
    await enqueue(manager, "plan-payment", { requestId: request.id }, { at, key: request.id });
  }

  private ageOf({ requestedAt }: PlanRequest): number {
    return this.clock.now().getTime() - requestedAt.getTime();
  }

  private async settleOnce(requestId: string, payment: Payment, by: By): Promise<PlanChangeOutcome> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const asked = await manager.findOneBy(PlanRequest, { id: requestId });
        if (!asked) throw new NotFoundError();
        const subscription = await this.subscriptions.lock(manager, asked.accountId);
        const request = await manager.findOneByOrFail(PlanRequest, { id: requestId });
        if (payment.status === "paid")
          return await this.take(manager, { subscription, request, by }, payment);
        if (payment.status === "failed") return await this.fail(manager, request, by);
        if (!request.isOpen) return PlanChangeOutcome.UNCHANGED;
        return request.status === PlanRequestStatus.REQUESTED
          ? PlanChangeOutcome.REQUESTED
          : PlanChangeOutcome.AWAITING_PAYMENT;
      });
    } catch (error) {
      // The database lets each payment settle one request.
      throw breaksConstraint(error, "plan_requests_payment_reference_key") ? referenceUsed() : error;
    }
  }

  /**
   * An account that has paid gets the plan, whatever became of the request meanwhile. If it already has that plan or a
   * higher one, the request is overpaid: it keeps the payment's reference, and an admin pays the money back.
   */
  private async take(
    manager: EntityManager,
    { subscription, request, by }: { subscription: Subscription; request: PlanRequest; by: By },
    { reference, amount }: { reference: string; amount: number },
  ): Promise<PlanChangeOutcome> {
    const { plan, monthlyPrice, paymentReference, accountId } = request;
    if (paymentReference === reference) return PlanChangeOutcome.UNCHANGED;
    if (paymentReference !== null) throw referenceUsed();
    if (amount !== monthlyPrice)
      throw new ConflictError("PAYMENT_AMOUNT_DIFFERS", "The amount is not that of the order.");
    const at = this.clock.now();
    const { APPROVED, OVERPAID, CANCELLED } = PlanRequestStatus;
    const isHigher = isLess(subscription.plan, plan);
    const status = isHigher || request.status === APPROVED ? APPROVED : OVERPAID;
    await settleRequest(manager, request, { status, actorId: by.actorId, at, paymentReference: reference });
    await this.money.invoices.issue(manager, {
      ...{ accountId, reference, at },
      description: `${nameOf(plan)} plan, 1 month`,
      paise: amount * 100,
    });
    if (!isHigher) return PlanChangeOutcome.UNCHANGED;
    // A request for a lesser plan would take this one away once it is settled.
    const open = await findOpenRequest(manager, accountId);
    if (open && !isLess(plan, open.plan))
      await settleRequest(manager, open, { status: CANCELLED, actorId: by.actorId, at });
    await manager.update(PlanRequest, { id: request.id }, { previousPlan: subscription.plan });
    await this.subscriptions.move(manager, subscription, plan, by.actorId);
    if (by.isTold)
      await this.notices.give(manager, accountId, { kind: "plan.approved", params: { plan: nameOf(plan) } });
    return PlanChangeOutcome.CHANGED;
  }

  private async fail(manager: EntityManager, request: PlanRequest, by: By): Promise<PlanChangeOutcome> {
    if (!request.isOpen)
      return request.status === PlanRequestStatus.FAILED
        ? PlanChangeOutcome.PAYMENT_FAILED
        : PlanChangeOutcome.UNCHANGED;
    const at = this.clock.now();
    await settleRequest(manager, request, { status: PlanRequestStatus.FAILED, actorId: by.actorId, at });
    const { accountId, plan } = request;
    if (by.isTold)
      await this.notices.give(manager, accountId, { kind: "plan.refused", params: { plan: nameOf(plan) } });
    return PlanChangeOutcome.PAYMENT_FAILED;
  }
}

const orderOf = ({ id, accountId, plan, monthlyPrice }: PlanRequest): PaymentOrder => ({
  id,
  accountId,
  plan,
  amount: monthlyPrice,
});

const paymentUnavailable = (cause: unknown) =>
  new UnavailableError(
    cause,
    "PAYMENT_UNAVAILABLE",
    "The payment can't be made right now. Please try again in a moment.",
  );

const referenceUsed = () =>
  new ConflictError(
    "PAYMENT_REFERENCE_USED",
    "There is another payment for this order, or order of this payment.",
  );
