import type { EntityManager } from "typeorm";
import { ForbiddenError } from "../../../errors/errors";
import { Account } from "../../accounts/account.entity";
import { planInForce } from "../../subscriptions/plan-in-force";
import type { Plan } from "../../subscriptions/plan.entity";
import type { ResumeTemplate } from "../content/resume-content";
import { TEMPLATES } from "../content/resume-templates";

/**
 * The distinct templates of an account's resumes against the limit of its plan (PLAN-05 to PLAN-07). After a
 * downgrade there can be more than the plan has room for: then those that came first stay usable.
 */
export class TemplateRoom {
  private constructor(
    readonly plan: Plan,
    /** In the order in which they came into use. */
    readonly used: readonly ResumeTemplate[],
  ) {}

  /** @param exceptId leaves one resume out: the one that is about to get another template */
  static async of(
    manager: EntityManager,
    accountId: string,
    now: Date,
    exceptId: string | null = null,
  ): Promise<TemplateRoom> {
    const plan = await planInForce(manager, accountId, now);
    const rows = await manager.query<{ template: ResumeTemplate }[]>(
      `select template from resumes
       where account_id = $1 and deleted_at is null and ($2::uuid is null or id <> $2)
       group by template order by min(created_at), min(id::text)`,
      [accountId, exceptId],
    );
    return new TemplateRoom(
      plan,
      rows.map(({ template }) => template),
    );
  }

  has(template: ResumeTemplate): boolean {
    const limit = this.plan.resumeTemplateLimit;
    if (limit === null) return true;
    const rank = this.used.indexOf(template);
    return rank === -1 ? this.used.length < limit : rank < limit;
  }

  /** The first that there is room for, as they are offered. */
  get first(): ResumeTemplate {
    const found = TEMPLATES.find(({ template }) => this.has(template));
    if (!found) throw new Error("A plan has room for no template at all.");
    return found.template;
  }

  /** @throws ForbiddenError TEMPLATE_LIMIT_REACHED */
  assert(template: ResumeTemplate): void {
    const limit = this.plan.resumeTemplateLimit;
    if (!this.has(template))
      throw new ForbiddenError(
        "TEMPLATE_LIMIT_REACHED",
        `Your plan has room for ${limit ?? 0} resume templates. Choose one that you use already, or a higher plan.`,
      );
  }
}

/**
 * Makes whatever counts an account's resumes wait for each other, in the transaction that then adds or changes one:
 * of any number at once no more templates come into use than there is room for.
 */
export async function lockResumesOf(manager: EntityManager, accountId: string): Promise<void> {
  await manager.findOneOrFail(Account, {
    select: { id: true },
    where: { id: accountId },
    // Rows that refer to the account need not wait.
    lock: { mode: "for_no_key_update" },
  });
}
