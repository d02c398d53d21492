import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../database/client-requests";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Account } from "../accounts/account.entity";
import { ListedJobReader } from "../jobs/job/listed-job";
import type { JobFilter } from "../jobs/search/job-search.inputs";
import { assertMayFilter } from "../jobs/search/job-search.policy";
import { AlertState } from "./alert.enums";
import { Alert } from "./alert.entity";
import { findsOf } from "./alert-finds";
import type { AlertFind, CreateAlertInput, UpdateAlertInput } from "./alert.inputs";
import type { AlertKeeper } from "./alert-keeper";
import { IS_OWN, MOST_ALERTS, ownerOf } from "./alert.policy";
import { keptFilter } from "./alert-search";

/** Alerts of those who are signed in (docs/alerts.md). */
export class AlertService {
  private readonly listed: ListedJobReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keeper: AlertKeeper,
  ) {
    this.listed = new ListedJobReader(dataSource);
  }

  /** The viewer's, the newest first; those of their verified e-mail address too, once they are confirmed. */
  async list(viewer: Account): Promise<Alert[]> {
    return await this.dataSource
      .createQueryBuilder(Alert, "alert")
      .where(IS_OWN, ownerOf(viewer))
      .andWhere("alert.state <> :unconfirmed", { unconfirmed: AlertState.UNCONFIRMED })
      .orderBy("alert.id", "DESC")
      .getMany();
  }

  /** The viewer's alert of a search, as `list` has it; null: they keep no such search. */
  async find(viewer: Account, filter: JobFilter): Promise<Alert | null> {
    const kept = keptFilter(filter);
    return (await this.list(viewer)).find((alert) => isSame(alert.filter, kept)) ?? null;
  }

  /** The newest jobs that an alert has told of and that are open. */
  finds(alert: Alert, most: number): Promise<AlertFind[]> {
    return findsOf(this.dataSource.manager, this.listed, alert, this.clock.now(), "newest", most);
  }

  /**
   * Ends the mails of an address whose reader called one spam, as the link of a mail does (BNCE-04). An account's
   * alerts tell on its pages from then on. Without an account nothing would be left of an alert, so it goes.
   */
  async endMailsTo(manager: EntityManager, address: string): Promise<void> {
    const rows = await manager.query<{ id: string }[]>(
      "select id from alerts where account_id is null and lower(email) = lower($1)",
      [address],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.keeper.remove(manager, ids);
    await manager.query(
      `update alerts set is_mailed = false where account_id in (
         select id from accounts where lower(email) = lower($1) and email_verified_at is not null
       )`,
      [address],
    );
  }

  /** How many open jobs each of some alerts has told of within seven days, up to 100. */
  async countNew(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ id: string; jobs: number }[]>(
      `select alert.id, (
         select count(*)::int from (
           select from alert_matches match
           join jobs job on job.id = match.job_id and job.is_listed and job.open_until > $2
           where match.alert_id = alert.id and match.told_at > $2::timestamptz - interval '7 days' limit 100
         ) found
       ) as jobs
       from unnest($1::uuid[]) alert (id)`,
      [ids, this.clock.now()],
    );
    return new Map(rows.map(({ id, jobs }) => [id, jobs]));
  }

  /**
   * Keeps a search; where the viewer keeps the same already, that one is started and told as often as is asked now.
   * @param mayUseAdvanced whether the viewer has the advanced filters
   * @throws ForbiddenError PLAN_REQUIRED; BadInputError PLACE_REQUIRED; ConflictError ALERT_LIMIT
   */
  async create(
    viewer: Account,
    input: CreateAlertInput,
    mayUseAdvanced: () => Promise<boolean>,
    request: ClientRequest | null,
  ): Promise<Alert> {
    await assertMayFilter(input.filter, mayUseAdvanced);
    const filter = keptFilter(input.filter);
    const kept = await this.keeper.read(filter);
    return await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, Alert),
        make: async () => {
          // Of two at once the second sees what the first has made.
          await manager.query("select from accounts where id = $1 for no key update", [viewer.id]);
          const own = await ownAlerts(manager, viewer);
          const same = own.find((alert) => isSame(alert.filter, filter));
          const { frequency, isMailed } = input;
          if (same) return await this.change(manager, same, { frequency, isMailed, isPaused: false });
          if (own.length >= MOST_ALERTS)
            throw new ConflictError(
              "ALERT_LIMIT",
              `You can have up to ${MOST_ALERTS} alerts. Please end one first.`,
            );
          const state = AlertState.ACTIVE;
          return await this.keeper.add(manager, kept, {
            ...{ accountId: viewer.id, filter, frequency, isMailed, state },
          });
        },
      }),
    );
  }

  /** @throws NotFoundError */
  async update(viewer: Account, { id, ...changes }: UpdateAlertInput): Promise<Alert> {
    return await this.dataSource.transaction(async (manager) =>
      this.change(manager, await findOwn(manager, viewer, id), changes),
    );
  }

  /** Ends an alert; nothing of it stays. @returns it as it was @throws NotFoundError */
  async end(viewer: Account, id: string): Promise<Alert> {
    return await this.dataSource.transaction(async (manager) => {
      const alert = await findOwn(manager, viewer, id);
      await this.keeper.remove(manager, [alert.id]);
      return alert;
    });
  }

  private async change(
    manager: EntityManager,
    alert: Alert,
    { frequency, isMailed, isPaused }: Omit<UpdateAlertInput, "id">,
  ): Promise<Alert> {
    if (isMailed != null) await manager.update(Alert, { id: alert.id }, { isMailed });
    if (frequency != null) await this.keeper.setFrequency(manager, alert, frequency, this.clock.now());
    if (isPaused != null) await this.keeper.pause(manager, alert, isPaused, this.clock.now());
    return await manager.findOneByOrFail(Alert, { id: alert.id });
  }
}

/** Their order is one, and enums are stored by their values: the same search is the same text. */
export const isSame = (one: Partial<JobFilter>, other: Partial<JobFilter>): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

const ownAlerts = (manager: EntityManager, viewer: Account): Promise<Alert[]> =>
  manager.createQueryBuilder(Alert, "alert").where(IS_OWN, ownerOf(viewer)).getMany();

async function findOwn(manager: EntityManager, viewer: Account, id: string): Promise<Alert> {
  const alert = isUuid(id)
    ? await manager
        .createQueryBuilder(Alert, "alert")
        .where(IS_OWN, ownerOf(viewer))
        .andWhere("alert.id = :id", { id })
        .setLock("pessimistic_write")
        .getOne()
    : null;
  if (!alert) throw new NotFoundError();
  return alert;
}
