import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import { Pool } from "pg";
import type { Logger as Log } from "pino";
import type { DataSource } from "typeorm";
import type { Tasks } from "./enqueue";

/** What to do for each task; one that rejects is tried again later. */
export type TaskHandlers = { [Name in keyof Tasks]?: (payload: Tasks[Name]) => Promise<void> };

interface WorkerParts {
  databaseUrl: string;
  dataSource: DataSource;
  log: Log;
  handlers: TaskHandlers;
  /** Before another try to begin, in milliseconds: the schema may be still to come, or the database be away. */
  restartMs?: number;
  /** How often a node says that it lives, in milliseconds. */
  renewMs?: number;
}

/** Connections of its own, beside those that serve; one of them listens for new tasks. */
const MAX_CONNECTIONS = 3;
const AT_ONCE = 2;
/** How often the queue is looked at for tasks whose time has come, in milliseconds. */
const POLL_MS = 5_000;
const RESTART_MS = 10_000;
const RENEW_MS = 20_000;
/** Tasks of a node that has said nothing for so long are another's. graphile-worker itself waits for four hours. */
const DEAD_AFTER = "90 seconds";

/**
 * What came of a task is written down through graphile-worker's batches. Without them it writes in a promise that
 * nobody looks after: if the database is away at that moment, the whole node ends. In 0.17.3 that is so.
 */
const WRITING = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** By the clock, in UTC: at night in India, or each minute. One node of all puts each in. */
export const BY_THE_CLOCK = [
  { task: "reply-rates" satisfies keyof Tasks, match: "30 20 * * *" },
  { task: "match-renewal" satisfies keyof Tasks, match: "40 20 * * *" },
  { task: "file-sweep" satisfies keyof Tasks, match: "50 20 * * *" },
  { task: "job-file-watch" satisfies keyof Tasks, match: "* * * * *" },
  { task: "request-purge" satisfies keyof Tasks, match: "55 20 * * *" },
  { task: "search-query-purge" satisfies keyof Tasks, match: "58 20 * * *" },
  { task: "live-change-purge" satisfies keyof Tasks, match: "*/5 * * * *" },
  { task: "site-watch" satisfies keyof Tasks, match: "*/10 * * * *" },
  { task: "verification-lapse" satisfies keyof Tasks, match: "10 * * * *" },
  { task: "notice-summary-watch" satisfies keyof Tasks, match: "*/5 * * * *" },
  { task: "mail-suppression-purge" satisfies keyof Tasks, match: "57 20 * * *" },
  { task: "offer-watch" satisfies keyof Tasks, match: "*/5 * * * *" },
  { task: "company-document-purge" satisfies keyof Tasks, match: "45 20 * * *" },
  { task: "team-invitation-purge" satisfies keyof Tasks, match: "48 20 * * *" },
  { task: "second-factor-purge" satisfies keyof Tasks, match: "47 20 * * *" },
  { task: "email-change-purge" satisfies keyof Tasks, match: "46 20 * * *" },
  { task: "message-file-purge" satisfies keyof Tasks, match: "54 20 * * *" },
  { task: "grievance-purge" satisfies keyof Tasks, match: "56 20 * * *" },
  { task: "inactivity-watch" satisfies keyof Tasks, match: "25 * * * *" },
  { task: "webhook-watch" satisfies keyof Tasks, match: "* * * * *" },
  { task: "webhook-purge" satisfies keyof Tasks, match: "52 20 * * *" },
  { task: "feed-import-watch" satisfies keyof Tasks, match: "* * * * *" },
  { task: "feed-import-purge" satisfies keyof Tasks, match: "53 20 * * *" },
  { task: "search-word-watch" satisfies keyof Tasks, match: "* * * * *" },
  { task: "alert-watch" satisfies keyof Tasks, match: "* * * * *" },
  { task: "people-watch" satisfies keyof Tasks, match: "* * * * *" },
];

/** Each task that is done is told of as "info", which is more than a node's log should hold. */
const LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

const loggerTo = (log: Log) =>
  new Logger(() => (level, message) => log[LEVELS[level]]({ queue: true }, message));

/**
 * Connections whose errors end nothing. While graphile-worker ends a pool of its own, it listens to no errors there.
 * Node ends a program over an error that nobody listens to.
 */
function openPool(databaseUrl: string, log: Log): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS });
  const note = (err: Error) => log.error({ queue: true, err }, "a connection of the queue has died");
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  return pool;
}

/**
 * Works on the queue until it is stopped. One node gets each task, because its row is locked for it. A node renews the
 * locks of its tasks; if it dies, another gets them within two minutes (ALRT-05). If the database was away when a task
 * ended, the task is done again.
 */
export class QueueWorker {
  private readonly ending = new AbortController();
  private runner: Runner | null = null;
  /** Of this node's runs that have ended; tasks may be theirs still. */
  private formerPools: string[] = [];
  private readonly work: Promise<void>;

  constructor(private readonly parts: WorkerParts) {
    this.work = this.keepRunning();
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.runner?.stop().catch(() => undefined);
    await this.work;
  }

  private async keepRunning(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        if (await this.isInstalled()) {
          await this.letGo();
          await this.runOnce();
        }
      } catch (error) {
        this.parts.log.error({ err: error }, "the queue's worker has ended");
      }
      await delay(this.parts.restartMs ?? RESTART_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** A node that runs no migrations may start before the schema is there. The worker must not make its own. */
  private async isInstalled(): Promise<boolean> {
    const rows = await this.parts.dataSource.query<{ found: boolean }[]>(
      "select to_regclass('graphile_worker.migrations') is not null as found",
    );
    return rows[0]?.found === true;
  }

  /** Gives tasks back that a former run could not, because the database was away when they ended. */
  private async letGo(): Promise<void> {
    if (this.formerPools.length === 0) return;
    await this.parts.dataSource.query("select graphile_worker.force_unlock_workers($1)", [this.formerPools]);
    this.formerPools = [];
  }

  /** Keeps this node's tasks its own, and gives back those of nodes that have died. */
  private async renew(): Promise<void> {
    const { dataSource, log } = this.parts;
    try {
      await dataSource.query(
        `with own as (
           update graphile_worker._private_jobs set locked_at = now() where locked_by = any ($1)
         ), replaced as (
           -- Put in anew while it was locked: graphile-worker took its key and its attempts from it.
           delete from graphile_worker._private_jobs
           where locked_at < now() - $2::interval and locked_by <> all ($1)
             and key is null and attempts >= max_attempts
         )
         update graphile_worker._private_jobs set locked_at = null, locked_by = null
         where locked_at < now() - $2::interval and locked_by <> all ($1)
           and (key is not null or attempts < max_attempts)`,
        [this.formerPools, DEAD_AFTER],
      );
    } catch (err) {
      log.error({ queue: true, err }, "the locks of tasks were not renewed");
    }
  }

  private async runOnce(): Promise<void> {
    const { databaseUrl, log, handlers } = this.parts;
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => this.formerPools.push(workerPool.id));
    const pgPool = openPool(databaseUrl, log);
    const renewing = setInterval(() => void this.renew(), this.parts.renewMs ?? RENEW_MS);
    try {
      this.runner = await run({
        preset: WRITING,
        events,
        pgPool,
        concurrency: AT_ONCE,
        pollInterval: POLL_MS,
        // The node stops its parts in order itself.
        noHandleSignals: true,
        parsedCronItems: parseCronItems(BY_THE_CLOCK),
        taskList: handlers as TaskList,
        logger: loggerTo(log),
      });
      if (this.ending.signal.aborted) await this.runner.stop();
      await this.runner.promise;
    } finally {
      clearInterval(renewing);
      // Not waited for: a connection that a task still holds would hold up the next run.
      pgPool
        .end()
        .catch((error: unknown) => log.error({ queue: true, err: error }, "the queue's pool stays open"));
    }
  }
}
