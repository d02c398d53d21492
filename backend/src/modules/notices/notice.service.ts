import type { NoticeContent, NoticeParams } from "@job-portal/protocol/notices";
import {
  type DataSource,
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThanOrEqual,
  Not,
  Raw,
} from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Clock } from "../../time/clock";
import { isUuid } from "../../text/uuid";
import { BadInputError } from "../../errors/errors";
import { type PageArgs, rowsOfPage } from "../../lists/list-page";
import { numberedPage } from "../../lists/page";
import type { Account } from "../accounts/account.entity";
import { Notice } from "./notice.entity";
import { type MarkedNotices, MAX_MARKED, type NoticePage } from "./notice.inputs";
import { NoticeOutbox } from "./notice-outbox";
import { namePeople, type NamesOfApplicants } from "./notice-names";

/** Which of one's notices; what is null narrows nothing. */
interface WhichNotices {
  ids: readonly string[] | null;
  until: Date | null;
  applicationId: string | null;
}

/** What one account is told. */
interface GivenNotice {
  accountId: string;
  content: NoticeContent;
  /** What one did oneself is read from the start: its mail alone goes out (BELL-01). */
  isOwnAct?: boolean;
}

export class NoticeService {
  private readonly outbox: NoticeOutbox;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    /** By which ways notices go out, beside the page. */
    sent: ConstructorParameters<typeof NoticeOutbox>[1],
    private readonly namesOfApplicants: NamesOfApplicants,
  ) {
    this.outbox = new NoticeOutbox(clock, sent);
  }

  /** Tells an account something, in the transaction of what it tells of; mail and push go out after its commit. */
  async give(manager: EntityManager, accountId: string, content: NoticeContent): Promise<void> {
    await this.giveAll(manager, [{ accountId, content }]);
  }

  /** The same for many at once, in a few statements for each kind however many they are. */
  async giveAll(manager: EntityManager, tellings: readonly GivenNotice[]): Promise<void> {
    const kinds = new Set(tellings.map(({ content }) => content.kind));
    for (const kind of kinds)
      await this.giveKind(
        manager,
        kind,
        tellings.filter(({ content }) => content.kind === kind),
      );
  }

  private async giveKind(
    manager: EntityManager,
    kind: NoticeContent["kind"],
    tellings: readonly GivenNotice[],
  ): Promise<void> {
    const accountIds = [...new Set(tellings.map(({ accountId }) => accountId))];
    const postings = new Map(
      (await this.outbox.plan(manager, accountIds, kind)).map((posting) => [posting.accountId, posting]),
    );
    const createdAt = this.clock.now();
    const given = tellings.flatMap(({ accountId, content, isOwnAct = false }) => {
      const posting = postings.get(accountId);
      if (!posting) return [];
      const ways = isOwnAct ? { ...posting, pushAt: null, smsAt: null } : posting;
      const readAt = isOwnAct ? createdAt : null;
      return [{ ...ways, notice: manager.create(Notice, { ...content, ...ways, createdAt, readAt }) }];
    });
    if (given.length === 0) return;
    await manager.insert(
      Notice,
      given.map(({ notice }) => notice),
    );
    await this.outbox.post(
      manager,
      given.map(({ notice, ...posting }) => ({ ...posting, id: notice.id })),
    );
  }

  /**
   * Tells accounts of one application to a job. While the last such notice is unread, the application is counted into
   * it: `notices_unread_application` allows one such row. A mail and a push go out with the first application
   * alone.
   */
  async giveApplication(
    manager: EntityManager,
    accountIds: readonly string[],
    application: Omit<NoticeParams["application.received"], "count">,
  ): Promise<void> {
    await this.giveCounted(manager, accountIds, "application.received", application);
  }

  /**
   * Tells accounts of one message in a thread, likewise: the unread messages of a thread are one notice.
   * @param sentAt when mail and push go out, if anything is unread by then
   */
  async giveMessage(
    manager: EntityManager,
    accountIds: readonly string[],
    message: Omit<NoticeParams["message.received"], "count">,
    sentAt: Date,
  ): Promise<void> {
    await this.giveCounted(manager, accountIds, "message.received", message, sentAt);
  }

  /**
   * Tells an account of jobs that an alert found, likewise: what it finds is one notice while that is unread. The alert
   * sends a mail of its own.
   * @param pushedAt when the push goes out
   */
  async giveAlert(
    manager: EntityManager,
    accountId: string,
    alert: NoticeParams["alert.found"],
    pushedAt: Date,
  ): Promise<void> {
    await this.giveCounted(manager, [accountId], "alert.found", alert, pushedAt);
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
    kind: keyof typeof COUNTED_BY,
    params: object,
    at?: Date,
  ): Promise<void> {
    if (accountIds.length === 0) return;
    // Another call that tells the same people takes their rows in the same order.
    const planned = await this.outbox.plan(manager, [...new Set(accountIds)].sort(), kind, at);
    const postings = planned.map((posting) => ({ ...posting, id: uuidv7() }));
    if (postings.length === 0) return;
    const given = await manager.query<{ id: string }[]>(countInto(kind), [
      postings.map(({ id }) => id),
      postings.map(({ accountId }) => accountId),
      postings.map(({ isShown }) => isShown),
      postings.map((posting) => posting.mailAt),
      JSON.stringify({ count: 1, ...params }),
      this.clock.now(),
      postings.map(({ pushAt }) => pushAt),
    ]);
    const begun = new Set(given.map(({ id }) => id));
    await this.outbox.post(
      manager,
      postings.filter(({ id }) => begun.has(id)),
    );
  }

  async find({ id: accountId }: Account, args: PageArgs): Promise<NoticePage> {
    const [items, total] = await this.read({ accountId }, rowsOfPage(args));
    return numberedPage(args, items, total);
  }

  /** @param applicationId counts only the notices that opening this application reads (BELL-02) */
  async countUnread({ id: accountId }: Account, applicationId: string | null = null): Promise<number> {
    return await this.dataSource
      .getRepository(Notice)
      .countBy({ accountId, isShown: true, readAt: IsNull(), ...readWith(applicationId) });
  }

  /**
   * Marks some of the viewer's own notices as read, without ids all of them; those of others are passed over.
   * @param which.until when the newest was given that the viewer has seen: what was counted into one since stays unread
   * @param which.applicationId only the notices that opening this application reads
   * @returns them as they stand now (of all, the newest) and how many are unread still
   * @throws BadInputError TOO_MANY_IDS
   */
  async markRead(viewer: Account, { ids, until, applicationId }: WhichNotices): Promise<MarkedNotices> {
    if (ids && ids.length > MAX_MARKED)
      throw new BadInputError("TOO_MANY_IDS", `Mark at most ${MAX_MARKED} notices at once.`);
    const own = {
      accountId: viewer.id,
      isShown: true,
      readAt: IsNull(),
      ...(until && { createdAt: LessThanOrEqual(until) }),
    };
    const repository = this.dataSource.getRepository(Notice);
    const named = ids && { id: In(ids.filter(isUuid)) };
    const ofApplication =
      applicationId === null
        ? null
        : await repository.findBy({ ...own, ...named, ...readWith(applicationId) });
    const asked = ofApplication ? { id: In(ofApplication.map(({ id }) => id)) } : named;
    await repository.update({ ...own, ...asked }, { readAt: this.clock.now() });
    const [notices] = await this.read({ accountId: viewer.id, ...asked }, { skip: 0, take: MAX_MARKED });
    return { notices, unreadCount: await this.countUnread(viewer) };
  }

  /** Notices of one reader's page, the newest first, and how many there are. */
  private async read(
    where: FindOptionsWhere<Notice>,
    rows: { skip: number; take: number },
  ): Promise<[Notice[], number]> {
    const [notices, total] = await this.dataSource.getRepository(Notice).findAndCount({
      where: { ...where, isShown: true },
      order: { createdAt: "DESC", id: "DESC" },
      ...rows,
    });
    await namePeople(this.dataSource.manager, this.namesOfApplicants, notices);
    return [notices, total];
  }
}

/**
 * The notices that opening an application reads: all of it but its messages, which their thread reads. A notice of
 * several applications stays unread.
 */
const readWith = (applicationId: string | null): FindOptionsWhere<Notice> =>
  applicationId === null
    ? {}
    : {
        kind: Not("message.received"),
        params: Raw(
          (params) =>
            `${params} ->> 'applicationId' = :applicationId
             and (kind <> 'application.received' or ${params} ->> 'count' = '1')`,
          { applicationId: applicationId.toLowerCase() },
        ),
      };

/** By what one of these notices is the same as the one that is unread still. */
const COUNTED_BY = {
  "application.received": "jobId",
  "message.received": "applicationId",
  "alert.found": "alertId",
} as const;

/**
 * A notice for each account, or one more in the one that is unread. Of two at once the second waits for the first to be
 * in. Nodes' clocks differ, and a notice never goes back in the list.
 */
const countInto = (kind: keyof typeof COUNTED_BY) => `
  insert into notices (id, account_id, kind, params, created_at, is_shown, mail_at, push_at)
  select told.id, told.account_id, '${kind}', $5, $6, told.is_shown, told.mail_at, told.push_at
  from unnest($1::uuid[], $2::uuid[], $3::boolean[], $4::timestamptz[], $7::timestamptz[])
    told (id, account_id, is_shown, mail_at, push_at)
  on conflict (account_id, (params ->> '${COUNTED_BY[kind]}')) where kind = '${kind}' and read_at is null
  do update set
    params = jsonb_set(excluded.params, '{count}', to_jsonb(
      (notices.params ->> 'count')::int + (excluded.params ->> 'count')::int
    )),
    is_shown = notices.is_shown or excluded.is_shown,
    created_at = greatest(notices.created_at, excluded.created_at)
  returning id`;
