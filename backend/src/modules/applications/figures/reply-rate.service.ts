import type { DataSource } from "typeorm";
import type { Clock } from "../../../time/clock";
import { COMPANIES_AFTER, SETTLE_REPLIES } from "./reply-rate.sql";

/** So few companies at a time that no statement runs long or holds many rows. */
const AT_ONCE = 200;

/** Keeps how often, and how fast, companies reply to those who apply. */
export class ReplyRateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** For the company that offers a job; nothing where the job has gone. */
  async settleOf(jobId: string): Promise<void> {
    const companies = await this.dataSource.query<{ id: string }[]>(
      "select company_id as id from jobs where id = $1",
      [jobId],
    );
    await this.settle(companies);
  }

  /** For all companies: silence, too, is told by the time that has passed. */
  async settleAll(): Promise<void> {
    for (let last: string | null = null; ;) {
      const companies: { id: string }[] = await this.dataSource.query(COMPANIES_AFTER, [last, AT_ONCE]);
      await this.settle(companies);
      last = companies.at(-1)?.id ?? null;
      if (last === null) return;
    }
  }

  private async settle(companies: readonly { id: string }[]): Promise<void> {
    await this.dataSource.query(SETTLE_REPLIES, [companies.map(({ id }) => id), this.clock.now()]);
  }
}
