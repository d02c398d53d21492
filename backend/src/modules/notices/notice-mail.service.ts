import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import type { CalendarPart, Mailer } from "../../mail/mailer";
import { LOCKS } from "../../database/locks";
import { enqueueAll } from "../../queue/enqueue";
import type { NoticeContent } from "@job-portal/protocol/notices";
import { Account } from "../accounts/account.entity";
import { Notice } from "./notice.entity";
import { nameApplicants, type NamesOfApplicants } from "./notice-names";

/** What a mail has beyond a notice's title. */
export interface MailParts {
  /** Paragraphs after the title. */
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
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Where people find the site, without a slash at its end. */
    private readonly siteUrl: string,
    private readonly namesOfApplicants: NamesOfApplicants,
    private readonly partsOf: MailPartsOf,
  ) {}

  /**
   * Sends a notice once, to its account's verified address. If the mail server doesn't take the mail, it rejects, and
   * the queue tries again. The lock keeps a second node from sending the same meanwhile. It doesn't lock the row: the
   * next application to a job would wait for that as long as the mail server takes.
   */
  async send(noticeId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query("select pg_advisory_xact_lock($1, hashtext($2))", [LOCKS.noticeMail, noticeId]);
      const notice = await manager.findOneBy(Notice, { id: noticeId });
      // Mailed by an earlier attempt, or gone with the account.
      if (!notice || notice.mailedAt) return;
      const account = await manager.findOneBy(Account, { id: notice.accountId });
      if (!account?.emailVerifiedAt || account.blockedAt) return;
      await nameApplicants(manager, this.namesOfApplicants, [notice]);
      const parts = await this.partsOf(manager, notice.content, account);
      if (parts?.isPast) return;
      if (parts?.holdUntil) {
        await enqueueAll(manager, "notice-mail", [{ payload: { noticeId }, key: noticeId }], parts.holdUntil);
        return;
      }
      await this.mailer.send({
        to: account.email,
        subject: notice.title,
        text: this.textOf(account, notice, parts?.lines ?? []),
        calendar: parts?.calendar,
      });
      await manager.update(Notice, { id: noticeId }, { mailedAt: this.clock.now() });
    });
  }

  private textOf({ displayName }: Account, { title, path }: Notice, lines: readonly string[]): string {
    const greeting = displayName ? `Hello ${displayName},` : "Hello,";
    const parts = [greeting, `${title}.`, ...lines, `${this.siteUrl}${path}`, "JobPortal"];
    return parts.join("\n\n");
  }
}
