import { type DataSource, type EntityManager, In } from "typeorm";
import type { Clock } from "../../time/clock";
import { recordAudit } from "../../database/audit";
import { isSchemaMissing } from "../../errors/failures";
import { enqueue } from "../../queue/enqueue";
import type { NoticeService } from "../notices/notice.service";
import { inForce } from "./plan-in-force";
import { PLANS, STARTING_PLAN } from "./plan-catalogue";
import { Plan, type PlanCode } from "./plan.entity";
import { nameOf } from "./plan.policy";
import { reconcilePlans } from "./plan-reconciliation";
import { PlanRequestStatus } from "./plan-request.entity";
import { findOpenRequest, settleRequest } from "./plan-request-trail";
import { Subscription } from "./subscription.entity";

export class SubscriptionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /** Stores the plans of the catalogue with their limits and features; repeating it changes nothing. */
  async createPlans(): Promise<void> {
    await reconcilePlans(this.dataSource.manager);
  }

  /** The plans that this node knows, from the least to the most, as the database has them. */
  async plans(): Promise<Plan[]> {
    const code = In(PLANS.map((plan) => plan.code));
    return await this.dataSource.getRepository(Plan).find({ where: { code }, order: { rank: "ASC" } });
  }

  /**
   * The accounts' subscriptions as they are in force now, in the order of the ids; an account without one is on the
   * starting plan. Every reader of a plan asks here or through the request's loader.
   */
  async findInForce(
    accountIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Subscription[]> {
    const subscriptions = manager.getRepository(Subscription);
    const found = await subscriptions.findBy({ accountId: In([...accountIds]) }).catch(noneWithoutSchema);
    const byAccount = new Map(found.map((subscription) => [subscription.accountId, subscription]));
    return accountIds.map((accountId) =>
      inForce(
        byAccount.get(accountId) ?? subscriptions.create({ accountId, plan: STARTING_PLAN }),
        this.clock.now(),
      ),
    );
  }

  /**
   * Puts an account on a plan at once; the plan it is on already changes nothing. A downgrade that was to come and
   * an open request are overtaken by it.
   * @param actorId whose doing it is; null for the portal itself
   */
  async put(accountId: string, plan: PlanCode, actorId: string | null): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.putLocked(manager, await this.lock(manager, accountId), plan, actorId);
    });
  }

  /** The same for a subscription that the caller has locked. */
  async putLocked(
    manager: EntityManager,
    subscription: Subscription,
    plan: PlanCode,
    actorId: string | null,
  ): Promise<void> {
    if (subscription.plan === plan && subscription.nextPlan === null) return;
    const open = await findOpenRequest(manager, subscription.accountId);
    if (open)
      await settleRequest(manager, open, {
        status: PlanRequestStatus.CANCELLED,
        actorId,
        at: this.clock.now(),
      });
    await this.move(manager, subscription, plan, actorId);
  }

  /**
   * An account's subscription, locked until the transaction ends: changes of one account's plan come one after the
   * other. What fell due meanwhile is written down first.
   */
  async lock(manager: EntityManager, accountId: string): Promise<Subscription> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(Subscription)
      .values({ accountId, plan: STARTING_PLAN, startedAt: this.clock.now() })
      .orIgnore()
      .execute();
    const stored = await manager.findOneOrFail(Subscription, {
      where: { accountId },
      lock: { mode: "pessimistic_write" },
    });
    const standing = inForce(stored, this.clock.now());
    if (standing === stored) return stored;
    await this.write(manager, stored, standing, null);
    await this.notices.give(manager, accountId, {
      kind: "plan.downgraded",
      params: { plan: nameOf(standing.plan) },
    });
    return standing;
  }

  /** Writes down a downgrade that has fallen due, and tells the person; without one it changes nothing. */
  async settleDue(accountId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await manager.existsBy(Subscription, { accountId })) await this.lock(manager, accountId);
    });
  }

  /** Puts a locked subscription on a plan, with nothing to follow. */
  async move(
    manager: EntityManager,
    before: Subscription,
    plan: PlanCode,
    actorId: string | null,
  ): Promise<void> {
    const startedAt = plan === before.plan ? before.startedAt : this.clock.now();
    await this.write(
      manager,
      before,
      before.with({ plan, startedAt, nextPlan: null, changesAt: null }),
      actorId,
    );
  }

  /** Says of a locked subscription which plan follows, and when; null: none. */
  async schedule(
    manager: EntityManager,
    before: Subscription,
    next: { plan: PlanCode; at: Date } | null,
    actorId: string,
  ): Promise<void> {
    const after = before.with({ nextPlan: next?.plan ?? null, changesAt: next?.at ?? null });
    await this.write(manager, before, after, actorId);
    // Readers know by themselves; the task tells the person. Where it was taken back, it finds nothing due.
    const { accountId } = before;
    if (next) await enqueue(manager, "plan-due", { accountId }, { at: next.at, key: accountId });
  }

  private async write(
    manager: EntityManager,
    before: Subscription,
    after: Subscription,
    actorId: string | null,
  ): Promise<void> {
    const { accountId, plan, startedAt, nextPlan, changesAt } = after;
    await manager.update(Subscription, { accountId }, { plan, startedAt, nextPlan, changesAt });
    const entry = { actorId, subjectType: "account", subjectId: accountId } as const;
    if (before.plan !== plan)
      await recordAudit(manager, {
        ...entry,
        action: "subscription.plan",
        before: { plan: before.plan },
        after: { plan },
      });
    else if (before.nextPlan !== nextPlan)
      await recordAudit(manager, {
        ...entry,
        action: "subscription.schedule",
        before: { nextPlan: before.nextPlan },
        after: { nextPlan, changesAt: changesAt?.toISOString() ?? null },
      });
  }
}

/** A first admin asks for their account before there is a schema. */
function noneWithoutSchema(error: unknown): Subscription[] {
  if (isSchemaMissing(error)) return [];
  throw error;
}
