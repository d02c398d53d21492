import { NOTICE_RULES } from "@job-portal/protocol/notice-groups";
import { paths } from "@job-portal/protocol/paths";
import { type DataSource, type EntityManager, IsNull, LessThanOrEqual } from "typeorm";
import { LOCKS } from "../../database/locks";
import { linkIn } from "../../mail/site-url";
import type { Mailer } from "../../mail/mailer";
import { enqueueAll } from "../../queue/enqueue";
import { type Clock, DAY_MS } from "../../time/clock";
import { nextMorning } from "../../time/quiet-hours";
import { Account } from "../accounts/account.entity";
import { wholeLocaleOfReader } from "../accounts/language";
import { ALL_GROUPS, preferenceOf } from "./notice-link";
import { letGo, type MailPartsOf } from "./notice-mail.service";
import { bodyOfSummary, NOTICE_MAIL_WORDS } from "./notice-mail-body";
import { namePeople, type NamesOfApplicants } from "./notice-names";
import { Notice } from "./notice.entity";
import { wayOf } from "./notice-way";

/** Accounts of one transaction. */
const ACCOUNTS_A_BATCH = 1_000;
/** The queue has given a mail up by then. */
const LATE_MS = 2 * DAY_MS;

/** Sends the morning's summary in place of single mails, and what an outage kept back (PREF-04, PREF-06). */
export class NoticeSummaryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Where people find the site, without a slash at its end. */
    private readonly siteUrl: string,
    private readonly namesOfApplicants: NamesOfApplicants,
    private readonly partsOf: MailPartsOf,
  ) {}

  /** For the queue, every few minutes: a task for each account whose summary is due. */
  async watch(): Promise<void> {
    await this.takeInLate();
    while ((await this.askForSome()) === ACCOUNTS_A_BATCH);
  }

  /** Mails that the queue has given up come with the next morning's summary, whatever their reader chose. */
  private async takeInLate(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(
      `insert into notice_preferences (account_id, summary_at)
       select account_id, $2 from notices
       where mail_at < $1 group by account_id order by account_id
       on conflict (account_id) do update set summary_at = excluded.summary_at
         where notice_preferences.summary_at is null`,
      [new Date(now.getTime() - LATE_MS), nextMorning(now)],
    );
  }

  private async askForSome(): Promise<number> {
    return await this.dataSource.transaction(async (manager) => {
      const due = await manager.query<{ account_id: string }[]>(
        `with due as (
           update notice_preferences set summary_at = null where account_id in (
             select account_id from notice_preferences where summary_at <= $1
             order by summary_at limit $2 for update skip locked
           ) returning account_id
         )
         select account_id from due`,
        [this.clock.now(), ACCOUNTS_A_BATCH],
      );
      const tasks = due.map(({ account_id: id }) => ({ payload: { accountId: id }, key: id }));
      if (tasks.length > 0) await enqueueAll(manager, "notice-summary", tasks);
      return due.length;
    });
  }

  /** Mails what waits for an account's summary and is unread still; where nothing is, no mail goes out. */
  async send(accountId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query("select pg_advisory_xact_lock($1, hashtext($2))", [LOCKS.noticeMail, accountId]);
      const waiting = await this.waitingFor(manager, accountId);
      const account = await manager.findOneBy(Account, { id: accountId });
      const address = account?.mailAddress;
      if (!account || !address) {
        await letGo(manager, waiting);
        return;
      }
      const unread = await this.tellable(manager, account, waiting);
      const [first] = unread;
      let mailedAt: Date | null = null;
      if (first) {
        const { secret } = await preferenceOf(manager, accountId);
        const locale = wholeLocaleOfReader(account);
        const words = NOTICE_MAIL_WORDS[locale];
        const isSent = await this.mailer.send(manager, {
          ...{ to: address, locale },
          subject: unread.length === 1 ? first.mailedTitleIn(locale) : words.summarySubject(unread.length),
          text: bodyOfSummary(account, unread, this.siteUrl),
          unsubscribeUrl: `${linkIn(locale, this.siteUrl, paths.noticeLink(secret, ALL_GROUPS))}/off`,
          ...(unread.some(({ kind }) => NOTICE_RULES[kind].isLastWord) && { mustGo: true }),
        });
        if (isSent) mailedAt = this.clock.now();
      }
      await letGo(manager, unread, mailedAt);
      await letGo(
        manager,
        waiting.filter((notice) => !unread.includes(notice)),
      );
    });
  }

  private async waitingFor(manager: EntityManager, accountId: string): Promise<Notice[]> {
    const now = this.clock.now();
    const late = new Date(now.getTime() - LATE_MS);
    const waiting = await manager.find(Notice, {
      where: { accountId, mailedAt: IsNull(), mailAt: LessThanOrEqual(now) },
      order: { createdAt: "ASC", id: "ASC" },
    });
    const { isDaily } = await preferenceOf(manager, accountId);
    // Others have a task of their own, which may be under way.
    const isTaken = ({ kind }: Notice) => isDaily && NOTICE_RULES[kind].isUrgent !== true;
    return waiting.filter((notice) => isTaken(notice) || (notice.mailAt ?? now) < late);
  }

  private async tellable(manager: EntityManager, account: Account, notices: Notice[]): Promise<Notice[]> {
    const chosen = await preferenceOf(manager, account.id);
    const kept: Notice[] = [];
    for (const notice of notices) {
      if (notice.readAt || !wayOf(chosen, notice.kind).isMailed) continue;
      const parts = await this.partsOf(manager, notice.content, account);
      if (!parts?.isPast) kept.push(notice);
    }
    await namePeople(manager, this.namesOfApplicants, kept);
    return kept;
  }
}
