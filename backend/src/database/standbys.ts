import { setTimeout as delay } from "node:timers/promises";
import { Pool, type QueryConfig, type QueryResult } from "pg";
import type { Logger } from "pino";
import type { PoolSettings } from "./data-source";
import { endOfRecord, type LogPosition, REPLAYED, WRITTEN } from "./log-position";

/** A standby that is further behind is left out. All times in milliseconds. */
const MOST_BEHIND_MS = 1_000;
/** The same while the primary is away: nobody else answers then. */
const MOST_BEHIND_ALONE_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** A look, and a read, that takes longer has failed: the primary answers in its place. */
const LOOK_TIMEOUT_MS = 500;
const READ_TIMEOUT_MS = 2_000;

/** At that time of this process's clock the primary had written its log so far. */
interface Mark {
  at: number;
  position: LogPosition;
}

const lookingPool = (url: string) =>
  quiet(
    new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: LOOK_TIMEOUT_MS,
      query_timeout: LOOK_TIMEOUT_MS,
    }),
  );

/** The statement under way, or the next look, tells of a lost connection. */
const quiet = (pool: Pool): Pool => pool.on("error", () => undefined);

/** How far the primary's log was written, and when. */
class PrimaryLog {
  /** Whether the last look found no primary. */
  isAway = true;
  private marks: Mark[] = [];
  private readonly pool: Pool;

  constructor(url: string) {
    this.pool = lookingPool(url);
  }

  async look(): Promise<void> {
    const at = performance.now();
    try {
      const { rows } = await this.pool.query<{ position: string }>(WRITTEN);
      const position = endOfRecord(BigInt(rows[0]?.position ?? 0));
      this.marks = [
        { at, position },
        ...this.marks.filter((mark) => mark.at > at - 2 * MOST_BEHIND_ALONE_MS),
      ];
      this.isAway = false;
    } catch {
      this.isAway = true;
    }
  }

  /** When it was last there. Lateness is reckoned at that time, so that a look that hangs makes no standby late. */
  get seenAt(): number {
    return this.marks[0]?.at ?? -Infinity;
  }

  /** Everything that was committed before this time is in the log up to a position. */
  timeOf(position: LogPosition): number {
    return this.marks.find((mark) => mark.position <= position)?.at ?? -Infinity;
  }

  stop(): Promise<void> {
    return this.pool.end();
  }
}

/** A server that replays the primary's log and answers reads. */
export class Standby {
  private readonly lookPool: Pool;
  private readonly readPool: Pool;
  private position: LogPosition = -1n;
  private asOf = -Infinity;
  private isStandby = false;
  private wasUsed = false;

  constructor(
    private readonly url: string,
    settings: PoolSettings,
    private readonly log: Logger,
  ) {
    this.lookPool = lookingPool(url);
    this.readPool = quiet(
      new Pool({
        ...settings,
        connectionString: url,
        application_name: "job-portal",
        connectionTimeoutMillis: LOOK_TIMEOUT_MS,
        query_timeout: READ_TIMEOUT_MS,
      }),
    );
  }

  async look(primary: PrimaryLog): Promise<void> {
    try {
      const { rows } = await this.lookPool.query<{ isStandby: boolean; position: string }>(REPLAYED);
      const [row] = rows;
      this.position = BigInt(row?.position ?? -1);
      this.isStandby = row?.isStandby ?? false;
      this.asOf = primary.timeOf(this.position);
    } catch {
      this.leaveOut();
    }
    this.tell(this.has(0n, primary));
  }

  /**
   * Whether it may answer somebody who has to see the changes up to a position. While the primary is away, it need not
   * have all that was seen of the log there: the end of it may have gone with the primary.
   */
  has(seen: LogPosition, primary: PrimaryLog): boolean {
    if (this.position < seen) return false;
    const behind = primary.seenAt - this.asOf;
    return primary.isAway ? behind <= MOST_BEHIND_ALONE_MS : this.isStandby && behind <= MOST_BEHIND_MS;
  }

  /** @throws what the server or the connection says; a lost connection leaves the server out until the next look */
  async query(statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    try {
      return await this.readPool.query(statement, values);
    } catch (error) {
      if (!isWell(error)) this.leaveOut();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.lookPool.end(), this.readPool.end()]);
  }

  private leaveOut(): void {
    this.position = -1n;
    this.asOf = -Infinity;
  }

  private tell(isUsed: boolean): void {
    const standby = new URL(this.url).host;
    if (isUsed && !this.wasUsed) this.log.info({ standby }, "a standby answers reads");
    if (!isUsed && this.wasUsed) this.log.warn({ standby }, "a standby is gone or late: it is left out");
    this.wasUsed = isUsed;
  }
}

/** Whether a server that is well fails so, by PostgreSQL's codes: not when it shuts down or is full. */
const isWell = (error: unknown): boolean =>
  error instanceof Error &&
  ("code" in error
    ? /^(?!08|53|57P|E)[0-9A-Z]{5}$/.test(String(error.code))
    : error.message === QUEUE_TIMEOUT);

/** What pg says where all connections of the pool are busy. */
const QUEUE_TIMEOUT = "timeout exceeded when trying to connect";

export interface StandbysOptions {
  primaryUrl: string;
  /** Each leads to one server: how late it is can't be said of several. */
  standbyUrls: readonly string[];
  settings: PoolSettings;
  log: Logger;
}

/** Looks at the primary and its standbys four times a second, and knows which of them may answer. */
export class Standbys {
  private readonly primary: PrimaryLog;
  private readonly standbys: readonly Standby[];
  private readonly ending = new AbortController();
  private readonly work: Promise<unknown>;

  constructor({ primaryUrl, standbyUrls, settings, log }: StandbysOptions) {
    this.primary = new PrimaryLog(primaryUrl);
    this.standbys = standbyUrls.map((url) => new Standby(url, settings, log));
    // Each for itself, so that one that hangs holds up no other.
    this.work = Promise.all([
      this.keepLooking(() => this.primary.look()),
      ...this.standbys.map((standby) => this.keepLooking(() => standby.look(this.primary))),
    ]);
  }

  /** Any that has all changes up to a position, and is late by a second at most; null without one. */
  find(seen: LogPosition): Standby | null {
    const usable = this.standbys.filter((standby) => standby.has(seen, this.primary));
    return usable[Math.floor(Math.random() * usable.length)] ?? null;
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.work;
    await Promise.all([this.primary.stop(), ...this.standbys.map((standby) => standby.stop())]);
  }

  private async keepLooking(look: () => Promise<void>): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      await look();
      await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
