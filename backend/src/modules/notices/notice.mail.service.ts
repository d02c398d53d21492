import type { DataSource } from "typeorm";
import type { Clock } from "../../clock";
import type { Mailer } from "../../mail/mailer";
import { Account } from "../accounts/account.entity";
import { Notice } from "./notice.entity";

/** Mails notices, for the queue. */
export class NoticeMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Where people find the site, without a slash at its end. */
    private readonly siteUrl: string,
  ) {}

  /**
   * Sends a notice to the verified address of whom it is for, once. Rejects where the mail was not taken, for the
   * queue to try again. The lock keeps a second node from sending the same meanwhile.
   */
  async send(noticeId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const notice = await manager.findOne(Notice, {
        where: { id: noticeId },
        lock: { mode: "pessimistic_write" },
      });
      // Mailed by an earlier attempt, or gone with the account.
      if (!notice || notice.mailedAt) return;
      const account = await manager.findOneBy(Account, { id: notice.accountId });
      if (!account?.emailVerifiedAt || account.blockedAt) return;
      await manager.update(Notice, { id: noticeId }, { mailedAt: this.clock.now() });
      await this.mailer.send({
        to: account.email,
        subject: notice.title,
        text: this.textOf(account, notice),
      });
    });
  }

  private textOf({ displayName }: Account, { title, path }: Notice): string {
    const greeting = displayName ? `Hello ${displayName},` : "Hello,";
    return [greeting, "", `${title}.`, "", `${this.siteUrl}${path}`, "", "JobPortal"].join("\n");
  }
}
