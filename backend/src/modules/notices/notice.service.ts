import type { NoticeContent, NoticeParams } from "@job-portal/protocol/notices";
import {
  type DataSource,
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThanOrEqual,
} from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Clock } from "../../time/clock";
import { isUuid } from "../../text/uuid";
import { BadInputError } from "../../errors/errors";
import { type PageArgs, rowsOfPage } from "../../lists/list-page";
import { numberedPage } from "../../lists/page";
import { enqueueAll } from "../../queue/enqueue";
import type { Account } from "../accounts/account.entity";
import { Notice } from "./notice.entity";
import { type MarkedNotices, MAX_MARKED, type NoticePage } from "./notice.inputs";
import { nameApplicants, type NamesOfApplicants } from "./notice-names";

export class NoticeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    /** Whether notices go out by mail as well. */
    private readonly isMailed: boolean,
    private readonly namesOfApplicants: NamesOfApplicants,
  ) {}

  /** Tells an account something, in the transaction of what it tells of; the mail is sent after its commit. */
  async give(manager: EntityManager, accountId: string, content: NoticeContent): Promise<void> {
    await this.giveAll(manager, [{ accountId, content }]);
  }

  /** The same for many at once, in two statements however many they are. */
  async giveAll(
    manager: EntityManager,
    tellings: readonly { accountId: string; content: NoticeContent }[],
  ): Promise<void> {
    if (tellings.length === 0) return;
    const createdAt = this.clock.now();
    const notices = tellings.map(({ accountId, content }) =>
      manager.create(Notice, { ...content, accountId, createdAt }),
    );
    await manager.insert(Notice, notices);
    await this.mail(
      manager,
      notices.map(({ id }) => id),
    );
  }

  /**
   * Tells accounts of one application to a job. While the last such notice is unread, the application is counted into
   * it: `notices_unread_application` allows one such row. A mail goes out with the first application alone.
   */
  async giveApplication(
    manager: EntityManager,
    accountIds: readonly string[],
    application: Omit<NoticeParams["application.received"], "count">,
  ): Promise<void> {
    await this.giveCounted(manager, accountIds, COUNT_APPLICATION, application);
  }

  /**
   * Tells accounts of one message in a thread, likewise: the unread messages of a thread are one notice.
   * @param mailAt when the mail goes out, if anything is unread by then
   */
  async giveMessage(
    manager: EntityManager,
    accountIds: readonly string[],
    message: Omit<NoticeParams["message.received"], "count">,
    mailAt: Date,
  ): Promise<void> {
    await this.giveCounted(manager, accountIds, COUNT_MESSAGE, message, mailAt);
  }

  /**
   * Tells an account of jobs that an alert found, likewise: what it finds is one notice while that is unread. The alert
   * sends a mail of its own.
   */
  async giveAlert(
    manager: EntityManager,
    accountId: string,
    { count, ...alert }: NoticeParams["alert.found"],
  ): Promise<void> {
    await manager.query(COUNT_ALERT, [
      [uuidv7()],
      [accountId],
      JSON.stringify({ ...alert, count }),
      this.clock.now(),
    ]);
  }

  /** Marks the notice of a thread's messages as read, where there is one. */
  async markMessagesRead(manager: EntityManager, accountId: string, applicationId: string): Promise<void> {
    await manager.query(
      `update notices set read_at = $3 where account_id = $1 and kind = 'message.received'
         and params ->> 'applicationId' = $2 and read_at is null`,
      [accountId, applicationId, this.clock.now()],
    );
  }

  private async giveCounted(
    manager: EntityManager,
    accountIds: readonly string[],
    statement: string,
    params: object,
    mailAt?: Date,
  ): Promise<void> {
    if (accountIds.length === 0) return;
    // Another call that tells the same people takes their rows in the same order.
    const ids = new Map([...accountIds].sort().map((accountId) => [accountId, uuidv7()]));
    const given = await manager.query<{ id: string }[]>(statement, [
      [...ids.values()],
      [...ids.keys()],
      JSON.stringify({ ...params, count: 1 }),
      this.clock.now(),
    ]);
    const begun = new Set(ids.values());
    await this.mail(
      manager,
      given.flatMap(({ id }) => (begun.has(id) ? [id] : [])),
      mailAt,
    );
  }

  async find({ id: accountId }: Account, args: PageArgs): Promise<NoticePage> {
    const [items, total] = await this.read({ accountId }, rowsOfPage(args));
    return numberedPage(args, items, total);
  }

  async countUnread({ id: accountId }: Account): Promise<number> {
    return await this.dataSource.getRepository(Notice).countBy({ accountId, readAt: IsNull() });
  }

  /**
   * Marks some of the viewer's own notices as read, without ids all of them; those of others are passed over.
   * @param until when the newest was given that the viewer has seen: what was counted into one since is unread still
   * @returns them as they stand now (of all, the newest) and how many are unread still
   * @throws BadInputError TOO_MANY_IDS
   */
  async markRead(viewer: Account, ids: readonly string[] | null, until: Date | null): Promise<MarkedNotices> {
    if (ids && ids.length > MAX_MARKED)
      throw new BadInputError("TOO_MANY_IDS", `Mark at most ${MAX_MARKED} notices at once.`);
    const own = {
      accountId: viewer.id,
      readAt: IsNull(),
      ...(until && { createdAt: LessThanOrEqual(until) }),
    };
    const asked = ids && { id: In(ids.filter(isUuid)) };
    await this.dataSource.getRepository(Notice).update({ ...own, ...asked }, { readAt: this.clock.now() });
    const [notices] = await this.read({ accountId: viewer.id, ...asked }, { skip: 0, take: MAX_MARKED });
    return { notices, unreadCount: await this.countUnread(viewer) };
  }

  /** Notices of one reader, the newest first, and how many there are. */
  private async read(
    where: FindOptionsWhere<Notice>,
    rows: { skip: number; take: number },
  ): Promise<[Notice[], number]> {
    const [notices, total] = await this.dataSource
      .getRepository(Notice)
      .findAndCount({ where, order: { createdAt: "DESC", id: "DESC" }, ...rows });
    await nameApplicants(this.dataSource.manager, this.namesOfApplicants, notices);
    return [notices, total];
  }

  private async mail(manager: EntityManager, ids: readonly string[], at?: Date): Promise<void> {
    if (!this.isMailed || ids.length === 0) return;
    const tasks = ids.map((id) => ({ payload: { noticeId: id }, key: id }));
    await enqueueAll(manager, "notice-mail", tasks, at);
  }
}

/**
 * A notice for each account, or one more in the one that is unread. Of two at once the second waits for the first to be
 * in. Nodes' clocks differ, and a notice never goes back in the list.
 */
const countInto = (
  kind: "application.received" | "message.received" | "alert.found",
  key: "jobId" | "applicationId" | "alertId",
) => `
  insert into notices (id, account_id, kind, params, created_at)
  select told.id, told.account_id, '${kind}', $3, $4
  from unnest($1::uuid[], $2::uuid[]) told (id, account_id)
  on conflict (account_id, (params ->> '${key}')) where kind = '${kind}' and read_at is null
  do update set
    params = jsonb_set(excluded.params, '{count}', to_jsonb(
      (notices.params ->> 'count')::int + (excluded.params ->> 'count')::int
    )),
    created_at = greatest(notices.created_at, excluded.created_at)
  returning id`;

const COUNT_APPLICATION = countInto("application.received", "jobId");
const COUNT_MESSAGE = countInto("message.received", "applicationId");
const COUNT_ALERT = countInto("alert.found", "alertId");
