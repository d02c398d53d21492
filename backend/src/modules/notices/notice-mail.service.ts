import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import type { CalendarPart, Mailer } from "../../mail/mailer";
import { LOCKS } from "../../database/locks";
import { enqueueAll } from "../../queue/enqueue";
import { NOTICE_RULES } from "@job-portal/protocol/notice-groups";
import type { NoticeContent } from "@job-portal/protocol/notices";
import { Account } from "../accounts/account.entity";
import { wholeLocaleOfReader } from "../accounts/language";
import { Notice } from "./notice.entity";
import { NoticePreference } from "./notice-preference.entity";
import { NoticeOutbox } from "./notice-outbox";
import { unsubscribeUrlOf } from "./notice-link";
import { mailAddressFor, sendingTime, USUAL_WAYS, wayOf } from "./notice-way";
import { bodyOfNotice } from "./notice-mail-body";
import { namePeople, type NamesOfApplicants } from "./notice-names";

/** What a mail has beyond a notice's title. */
export interface MailParts {
  /** Paragraphs after the title, in the reader's language. */
  lines: readonly string[];
  calendar?: CalendarPart;
  /** What it would tell of is known by now: no mail is sent. */
  isPast?: boolean;
  /** It must not go out before: the queue sends it then. */
  holdUntil?: Date | null;
}

/** Asks a later domain for what belongs into the mail of a notice of its own; null of any other notice. */
export type MailPartsOf = (
  manager: EntityManager,
  content: NoticeContent,
  reader: Account,
) => Promise<MailParts | null>;

/** Mails notices, for the queue. */
export class NoticeMailService {
  private readonly outbox: NoticeOutbox;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Where people find the site, without a slash at its end. */
    private readonly siteUrl: string,
    private readonly namesOfApplicants: NamesOfApplicants,
    private readonly partsOf: MailPartsOf,
  ) {
    this.outbox = new NoticeOutbox(clock, { isMailed: true, isPushed: false, isTexted: false });
  }

  /**
   * Sends a notice once, to its account's verified address. If the mail server doesn't take the mail, it rejects, and
   * the queue tries again. The lock keeps a second node from sending the same meanwhile. It doesn't lock the row: the
   * next application to a job would wait for that as long as the mail server takes.
   */
  async send(noticeId: string): Promise<void> {
    const stored = await this.dataSource.getRepository(Notice).findOneBy({ id: noticeId });
    if (!stored) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.query("select pg_advisory_xact_lock($1, hashtext($2))", [
        LOCKS.noticeMail,
        stored.accountId,
      ]);
      const notice = await manager.findOneBy(Notice, { id: noticeId });
      // Mailed by an earlier attempt, or gone with the account.
      if (!notice || notice.mailedAt) return;
      const account = await manager.findOneBy(Account, { id: notice.accountId });
      const address = account && mailAddressFor(account, notice.kind);
      if (!account || !address) {
        await letGo(manager, [notice]);
        return;
      }
      if (await this.isForLater(manager, notice)) return;
      await namePeople(manager, this.namesOfApplicants, [notice]);
      const parts = await this.partsOf(manager, notice.content, account);
      if (parts?.isPast) {
        await letGo(manager, [notice]);
        return;
      }
      if (parts?.holdUntil) {
        await hold(manager, noticeId, parts.holdUntil);
        return;
      }
      const locale = wholeLocaleOfReader(account);
      const isSent = await this.mailer.send(manager, {
        ...{ id: `notice.${notice.id}`, to: address, locale, subject: notice.mailedTitleIn(locale) },
        text: bodyOfNotice(account, notice, { lines: parts?.lines ?? [], siteUrl: this.siteUrl }),
        calendar: parts?.calendar,
        unsubscribeUrl: await unsubscribeUrlOf(manager, notice, this.siteUrl, locale),
        mustGo: NOTICE_RULES[notice.kind].isLastWord,
      });
      await letGo(manager, [notice], isSent ? this.clock.now() : null);
    });
  }

  /** What its reader chose may have changed since it was given. */
  private async isForLater(manager: EntityManager, notice: Notice): Promise<boolean> {
    const chosen = (await manager.findOneBy(NoticePreference, { accountId: notice.accountId })) ?? USUAL_WAYS;
    const { isMailed, isInSummary } = wayOf(chosen, notice.kind);
    const now = this.clock.now();
    const time = sendingTime(chosen, notice.kind, now);
    if (!isMailed) await letGo(manager, [notice]);
    else if (isInSummary) await this.outbox.awaitSummary(manager, [notice.accountId]);
    else if (time > now) await hold(manager, notice.id, time);
    else return false;
    return true;
  }
}

/**
 * Notices whose mails wait no longer. One that stood on no page is read with the last that goes out of it, so that the
 * next of its kind is one of its own.
 * @param mailedAt null where no mail went out
 */
export async function letGo(
  manager: EntityManager,
  notices: readonly Notice[],
  mailedAt: Date | null = null,
): Promise<void> {
  await manager.query(
    `update notices set mail_at = null, mailed_at = $2,
       read_at = case when is_shown or push_at is not null then read_at else coalesce(read_at, $2, now()) end
     where id = any ($1::uuid[])`,
    [notices.map(({ id }) => id), mailedAt],
  );
}

async function hold(manager: EntityManager, noticeId: string, until: Date): Promise<void> {
  await manager.update(Notice, { id: noticeId }, { mailAt: until });
  await enqueueAll(manager, "notice-mail", [{ payload: { noticeId }, key: noticeId }], until);
}
