import type { DataSource } from "typeorm";
import { isUuid } from "../../../text/uuid";
import { NotFoundError } from "../../../errors/errors";
import { Account } from "../../accounts/account.entity";
import type { NoticeService } from "../../notices/notice.service";
import type { PlanCode } from "../../subscriptions/plan.entity";
import { nameOf } from "../../subscriptions/plan.policy";
import type { SubscriptionService } from "../../subscriptions/subscription.service";

/** Plans that admins give. */
export class UserPlanService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionService,
    private readonly notices: NoticeService,
  ) {}

  /** Puts a user on a plan, and tells them where it is another one. @throws NotFoundError */
  async put(actor: Account, id: string, plan: PlanCode): Promise<Account> {
    const account = isUuid(id) ? await this.dataSource.getRepository(Account).findOneBy({ id }) : null;
    if (!account) throw new NotFoundError();
    await this.dataSource.transaction(async (manager) => {
      const before = await this.subscriptions.lock(manager, id);
      await this.subscriptions.putLocked(manager, before, plan, actor.id);
      if (before.plan === plan) return;
      await this.notices.give(manager, id, { kind: "plan.changed", params: { plan: nameOf(plan) } });
    });
    return account;
  }
}
