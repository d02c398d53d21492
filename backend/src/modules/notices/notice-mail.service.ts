import type { DataSource } from "typeorm";
import type { Clock } from "../../time/clock";
import type { Mailer } from "../../mail/mailer";
import { LOCKS } from "../../database/locks";
import { Account } from "../accounts/account.entity";
import { Notice } from "./notice.entity";
import { nameApplicants, type NamesOfApplicants } from "./notice-names";

/** Mails notices, for the queue. */
export class NoticeMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Where people find the site, without a slash at its end. */
    private readonly siteUrl: string,
    private readonly namesOfApplicants: NamesOfApplicants,
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
      await this.mailer.send({
        to: account.email,
        subject: notice.title,
        text: this.textOf(account, notice),
      });
      await manager.update(Notice, { id: noticeId }, { mailedAt: this.clock.now() });
    });
  }

  private textOf({ displayName }: Account, { title, path }: Notice): string {
    const greeting = displayName ? `Hello ${displayName},` : "Hello,";
    return [greeting, "", `${title}.`, "", `${this.siteUrl}${path}`, "", "JobPortal"].join("\n");
  }
}
