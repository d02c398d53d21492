import type { DataSource, EntityManager } from "typeorm";
import { type Clock, DAY_MS } from "../../time/clock";
import { Company } from "../companies/company.entity";
import { lockCompany } from "../companies/company.service";
import { NOT_VERIFIED } from "../companies/verification.policy";
import { REMIND_DAYS } from "./check.policy";
import { CompanyCheck } from "./company-check.entity";
import { settle } from "./company-checks";
import { CheckState } from "./verification.enums";
import { noteVerification, type VerificationTelling } from "./verification-telling";

/** So many a run: the next goes on. */
const MOST_AT_ONCE = 500;

/** A company whose row was written by a node of the release before holds as long as any other. */
const UNTIL = "coalesce(verified_until, verified_at + interval '12 months')";

/** Ends what has had its time (VERI-11): verifications, and the checks behind them. */
export class VerificationLapseService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly telling: VerificationTelling,
  ) {}

  /** For the queue, each hour. */
  async settle(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.checksOver(now)) await this.lapseCheck(id, now);
    for (const id of await this.companiesUntil(now)) await this.lapse(id, now);
    const soon = new Date(now.getTime() + REMIND_DAYS * DAY_MS);
    for (const id of await this.companiesUntil(soon)) await this.remind(id);
  }

  private async checksOver(now: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      "select id from company_checks where state = 'passed' and lapses_at <= $1 order by lapses_at limit $2",
      [now, MOST_AT_ONCE],
    );
    return rows.map(({ id }) => id);
  }

  private async companiesUntil(at: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from companies where verified_at is not null and merged_into_id is null and ${UNTIL} <= $1
       order by ${UNTIL} limit $2`,
      [at, MOST_AT_ONCE],
    );
    return rows.map(({ id }) => id);
  }

  private async lapseCheck(id: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const check = await manager.findOne(CompanyCheck, {
        where: { id, state: CheckState.PASSED },
        lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
      });
      if (check) await settle(manager, check, { state: CheckState.LAPSED, by: null, now });
    });
  }

  private async lapse(id: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const company = await lockCompany(manager, id);
      // Verified anew meanwhile.
      if (!company.verifiedAt || !(await this.isOver(manager, id, now))) return;
      await manager.update(Company, { id }, { ...NOT_VERIFIED, updatedAt: now });
      await noteVerification(manager, { company, actorId: null, before: "verified", after: "lapsed" });
      await this.telling.tell(manager, company, "verification.lapsed");
    });
  }

  private async isOver(manager: EntityManager, id: string, now: Date): Promise<boolean> {
    const rows = await manager.query<object[]>(`select from companies where id = $1 and ${UNTIL} <= $2`, [
      id,
      now,
    ]);
    return rows.length > 0;
  }

  /** Tells a company once that its verification ends soon: a notice of this term says that it was told. */
  private async remind(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const company = await lockCompany(manager, id);
      const [told] = await manager.query<object[]>(
        `select from company_members member join notices on notices.account_id = member.account_id
           join companies on companies.id = member.company_id
         where member.company_id = $1 and notices.kind = 'verification.lapsing'
           and notices.params ->> 'companyId' = $1::text
           and notices.created_at > ${UNTIL} - interval '${REMIND_DAYS + 1} days' limit 1`,
        [id],
      );
      if (!told) await this.telling.tell(manager, company, "verification.lapsing");
    });
  }
}
