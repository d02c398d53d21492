import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** So often an hour passes, and it is morning, in milliseconds. */
const HOUR_MS = 8_000;

/**
 * Lets hours pass quickly for alerts: they tell at most each hour, and their mails wait for the morning. The queue is
 * asked to look for what is due, as it does each minute. While the database is away no time passes.
 */
const HOUR_PASSES = `
  update alerts set due_at = now() where due_at > now();
  update graphile_worker._private_jobs set run_at = now()
  where key like 'alert-mail:%' and run_at > now() + interval '10 minutes' and locked_at is null;
  select graphile_worker.add_job('alert-watch', '{}', job_key := 'hour');
`;

/**
 * Counts all that is left to be told: jobs that no alert has met, alerts that are due, and their tasks. A task that was
 * put in anew while a dead node held it has no attempts left; the new one stands for both.
 */
const TO_DO = `
  select (select count(*) from job_arrivals where not is_matched)
    + (select count(*) from alerts where due_at is not null)
    + (select count(*) from graphile_worker.jobs where task_identifier like 'alert-%' and attempts < max_attempts)
    as count`;

export class Hours {
  private isOver = false;
  private readonly passing: Promise<void>;

  constructor(private readonly databaseUrl: string) {
    this.passing = this.pass();
  }

  /** Settles once alerts have told everything, or nothing more is told within a time. @returns whether all is told */
  async end(mostMs: number): Promise<boolean> {
    const deadline = performance.now() + mostMs;
    let left = 1;
    while (left > 0 && performance.now() < deadline) {
      await delay(1_000);
      left = await this.ask(async (client) => {
        const { rows } = await client.query<{ count: string }>(TO_DO);
        return Number(rows[0]?.count);
      }, left);
    }
    this.isOver = true;
    await this.passing;
    return left === 0;
  }

  private async pass(): Promise<void> {
    while (!this.isOver) {
      await this.ask((client) => client.query(HOUR_PASSES), undefined);
      await delay(HOUR_MS);
    }
  }

  /** @param otherwise while the database is away */
  private async ask<Answer>(
    question: (client: Client) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return await question(client);
    } catch {
      return otherwise;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
