import { type DataSource, type EntityManager, QueryFailedError } from "typeorm";
import { breaksConstraint } from "../../database/breaks-constraint";
import { CodedError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import type { KeptSearches } from "../jobs/blocks/kept-searches";
import { AlertFrequency, AlertState } from "./alert.enums";
import { Alert } from "./alert.entity";
import { type AlertKeeper, dueAfter } from "./alert-keeper";

/** Jobs of the first batch: few enough for a million alerts. */
const FIRST_JOBS = 10;
/** Jobs of a batch at most: what 100,000 alerts find of them is sorted without files. */
const MOST_JOBS = 100;
/** A batch takes about so long, in milliseconds: who pauses or ends an alert waits for it, and may wait for 5 s. */
const BATCH_MS = 2_000;
/** Alerts that are read anew in one go, before jobs are met. */
const ALERTS_A_READING = 200;
/** So long a turn of reading lasts, in milliseconds: new jobs must not wait for it. */
const READING_MS = 20_000;

interface Arrival {
  id: string;
  jobId: string;
}

/** Finds the alerts of new jobs. Whatever stops it delays them and loses none (ALRT-05). */
export class AlertMatchingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly kept: KeptSearches,
    private readonly keeper: AlertKeeper,
  ) {}

  /** For the queue, each minute: holds the jobs that came into the list against all alerts. */
  async match(): Promise<void> {
    await this.readAnew();
    let most = FIRST_JOBS;
    for (;;) {
      const start = performance.now();
      const jobs = most;
      const matched = await this.matchSome(jobs).catch((error: unknown) => tooManyOrThrow(error, jobs));
      if (matched !== TOO_MANY && matched < jobs) break;
      most = matched === TOO_MANY ? Math.ceil(jobs / 4) : nextSize(jobs, performance.now() - start);
    }
    // What changes of a job after a week is news to nobody, and its mark goes.
    await this.dataSource.query(
      "delete from job_arrivals where is_matched and arrived_at < now() - interval '8 days'",
    );
  }

  /**
   * For the queue: a batch of jobs that was under way while an alert was made did not see it. So the alert is held
   * against all jobs that have come since.
   */
  async catchUp(alertId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const arrivals = await manager.query<Arrival[]>(
        `select arrival.id, arrival.job_id as "jobId" from job_arrivals arrival
         join alerts alert on alert.id = $1 and arrival.arrived_at > alert.since`,
        [alertId],
      );
      await this.store(manager, arrivals, { alertId, areNew: false });
    });
  }

  /**
   * One batch: the mark of its jobs and what was found of them are stored together or not at all. Two nodes
   * take different lines. @returns how many
   */
  private async matchSome(most: number): Promise<number> {
    try {
      return await this.matchBatch(most, true);
    } catch (error) {
      // The other node has a line of the same job, or `catchUp` was faster.
      if (!breaksConstraint(error, "alert_matches_pkey")) throw error;
      return await this.matchBatch(most, false);
    }
  }

  /** @param mayBeNew whether jobs that nothing was found of yet may be stored as such, which is quicker */
  private async matchBatch(most: number, mayBeNew: boolean): Promise<number> {
    return await this.dataSource.transaction(async (manager) => {
      const arrivals = await manager.query<Arrival[]>(
        `with taken as (
           update job_arrivals set is_matched = true where id in (
             select id from job_arrivals where not is_matched order by id limit $1 for update skip locked
           ) returning id, job_id
         )
         select id, job_id as "jobId" from taken`,
        [most],
      );
      // So that the two hundred thousand finds of a batch are sorted without files.
      await manager.query("set local work_mem = '64MB'");
      await this.store(manager, arrivals, {
        alertId: null,
        areNew: mayBeNew && (await haveNoMatches(manager, arrivals)),
      });
      return arrivals.length;
    });
  }

  /**
   * Stores what is new to its alert: no job that came before the alert, and none that it has found. Alerts with
   * something to tell get their time, unless they have one. One that told lately waits for an hour.
   * What is found never leaves the database. Alerts and jobs are locked, so that none of them goes meanwhile. Whether
   * an alert has a time is read from its locked row, because `AlertTellingService` may have taken it meanwhile. A key
   * share waits for `for update` alone: whoever takes a time away must lock the row so first. Alerts change in one
   * order, so that no two nodes wait for each other.
   * @param alertId this alert alone; null for all
   * @param areNew nothing was found of these jobs yet; where something was, the statement fails
   */
  private async store(
    manager: EntityManager,
    arrivals: readonly Arrival[],
    { alertId, areNew }: { alertId: string | null; areNew: boolean },
  ): Promise<void> {
    const now = this.clock.now();
    const due = dueAfter(now);
    await manager.query(storeMatches(this.kept, areNew), [
      ...[[...new Set(arrivals.map(({ jobId }) => jobId))], now, alertId],
      ...[arrivals.map(({ id }) => id), due[AlertFrequency.INSTANT]],
      ...[due[AlertFrequency.DAILY], due[AlertFrequency.WEEKLY]],
    ]);
  }

  /** Keeps the searches anew that were read by former words or a former release. Until then they are met as before. */
  private async readAnew(): Promise<void> {
    const start = performance.now();
    const readBy = await this.kept.reading(this.dataSource.manager);
    for (;;) {
      const alerts = await this.dataSource
        .createQueryBuilder(Alert, "alert")
        .where("alert.readBy <> :readBy and alert.state = :state", { readBy, state: AlertState.ACTIVE })
        .orderBy("alert.readBy")
        .limit(ALERTS_A_READING)
        .getMany();
      for (const alert of alerts) await this.readOneAnew(alert, readBy);
      if (alerts.length < ALERTS_A_READING || performance.now() - start > READING_MS) return;
    }
  }

  private async readOneAnew({ id, filter }: Alert, readBy: string): Promise<void> {
    const read = await this.keeper.read(filter).catch((error: unknown) => {
      // A place that is known no more: the alert stays as it was read.
      if (error instanceof CodedError && error.status === 400) return null;
      throw error;
    });
    await this.dataSource.transaction(async (manager) => {
      const [alert] = await manager.query<object[]>(
        "select from alerts where id = $1 and state = 'ACTIVE' for update",
        [id],
      );
      if (!alert) return;
      if (read) await this.keeper.keepAnew(manager, id, read);
      else await manager.update(Alert, { id }, { readBy });
    });
  }
}

const TOO_MANY = "too many";
/** A statement took longer than it may, waited too long for a lock, or stood in another one's way. */
const WORTH_FEWER: readonly unknown[] = ["57014", "55P03", "40P01"];

/** A batch that PostgreSQL ended since it was too large is tried anew with fewer jobs. */
function tooManyOrThrow(error: unknown, jobs: number): typeof TOO_MANY {
  const { code } = error instanceof QueryFailedError ? (error.driverError as { code?: unknown }) : {};
  if (jobs === 1 || !WORTH_FEWER.includes(code)) throw error;
  return TOO_MANY;
}

/** Jobs of the next batch, by how long the last one took. The more a batch has, the less time each job takes. */
function nextSize(jobs: number, tookMs: number): number {
  const fitting = Math.floor((jobs * BATCH_MS) / Math.max(tookMs, 1));
  return Math.min(Math.max(fitting, 1), 2 * jobs, MOST_JOBS);
}

/** Looks job by job in the key's order. Otherwise PostgreSQL reads all finds there are for a first one. */
async function haveNoMatches(manager: EntityManager, arrivals: readonly Arrival[]): Promise<boolean> {
  const found = await manager.query<object[]>(
    `select from unnest($1::uuid[]) job (id)
     cross join lateral (
       select from alert_matches where job_id = job.id order by job_id, alert_id limit 1
     ) found limit 1`,
    [arrivals.map(({ jobId }) => jobId)],
  );
  return found.length === 0;
}

/** Each find with its job and its alert, both locked, and when the job came. */
const FOUND = `
  from met
  join job on job.id = met.job_id
  join arrived on arrived.job_id = met.job_id
  join alert using (alert_id)`;

const STORE_NEW = `
  stored as (
    insert into alert_matches (alert_id, job_id, is_titled, found_at)
    select alert_id, met.job_id, is_titled, $2 ${FOUND} where since < arrived.at
    order by alert_id, met.job_id
    returning alert_id
  ), waiting as (
    select alert_id from stored
  )`;

/** What was found before and not told, since its job was closed, waits to be told now that it is met again. */
const STORE_CHANGED = `
  found as materialized (
    select met.alert_id, met.job_id, met.is_titled, known.job_id is not null as is_known, known.told_at ${FOUND}
    left join alert_matches known on known.job_id = met.job_id and known.alert_id = met.alert_id
    where since < arrived.at
  ), stored as (
    insert into alert_matches (alert_id, job_id, is_titled, found_at)
    select alert_id, job_id, is_titled, $2 from found where not is_known
    order by alert_id, job_id
    on conflict do nothing
    returning alert_id
  ), waiting as (
    select alert_id from stored
    union all
    select alert_id from found where is_known and told_at is null
  )`;

/** $1 jobs, $2 now, $3 the one alert or null, $4 the arrivals, $5 to $7 when each frequency tells next. */
const storeMatches = ({ matches }: KeptSearches, areNew: boolean) => `
  with arrived as (
    select job_id, max(arrived_at) as at from job_arrivals where id = any ($4) group by job_id
  ), job as materialized (
    select id from jobs where id = any ($1) for key share
  ), met as materialized (
    select kept_id as alert_id, job_id, is_titled from ${matches}
  ), alert as materialized (
    select id as alert_id, since, due_at from alerts
    where state = 'ACTIVE' and id in (select alert_id from met)
    for key share
  ), ${areNew ? STORE_NEW : STORE_CHANGED}, due as (
    select id from alerts where id in (select alert_id from alert join waiting using (alert_id) where due_at is null)
    order by id for no key update
  )
  update alerts set due_at = coalesce(alerts.due_at, case frequency
    when 'INSTANT' then greatest($5::timestamptz, told_at + interval '1 hour')
    when 'DAILY' then $6::timestamptz else $7::timestamptz end)
  from due where alerts.id = due.id`;
