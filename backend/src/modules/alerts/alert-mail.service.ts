import type { Locale } from "@job-portal/protocol/locale";
import type { DataSource, EntityManager } from "typeorm";
import { LOCKS } from "../../database/locks";
import type { Mailer } from "../../mail/mailer";
import type { Clock } from "../../time/clock";
import { Account } from "../accounts/account.entity";
import { localeOfReader } from "../accounts/language";
import { ListedJobReader } from "../jobs/job/listed-job";
import { AlertState } from "./alert.enums";
import { Alert } from "./alert.entity";
import { mailOf, questionOf } from "./alert-mail";
import { findsOf, markAsMailed } from "./alert-finds";

/** So many jobs stand in a mail; the list has the others. */
const MOST_IN_MAIL = 10;

interface Reader {
  email: string;
  name: string | null;
  locale: Locale;
}

/**
 * Mails what alerts find, for the queue. While the mail server is away, the queue tries again, and nothing is lost.
 * What a mail has is settled before it goes out, under one id: a node may die after the server has taken it, and then
 * the same mail goes out once more and nothing beside it.
 */
export class AlertMailService {
  private readonly listed: ListedJobReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Where people find the site, without a slash at its end. */
    private readonly siteUrl: string,
  ) {
    this.listed = new ListedJobReader(dataSource);
  }

  /** Mails the jobs that an alert told of and that are open still, each once. */
  async send(alertId: string): Promise<void> {
    for (let isMore = true; isMore;) {
      const now = this.clock.now();
      await this.dataSource.query(
        `update alerts set mailing_until = coalesce(mailing_until, $2)
         where id = $1 and state = $3 and is_mailed`,
        [alertId, now, AlertState.ACTIVE],
      );
      isMore = await this.sendNext(alertId, now);
    }
  }

  /** @returns whether there may be more to send: jobs told of behind a mail have one of their own */
  private async sendNext(alertId: string, now: Date): Promise<boolean> {
    return await this.once(alertId, async (manager) => {
      const alert = await manager.findOneBy(Alert, { id: alertId, state: AlertState.ACTIVE, isMailed: true });
      if (!alert) return false;
      const { mailingUntil } = alert;
      // Another node has sent, while this one waited for it, what both had meant to.
      if (mailingUntil === null) return true;
      const isSent = await this.sendUntil(manager, alert, mailingUntil);
      await manager.update(Alert, { id: alertId, mailingUntil }, { mailingUntil: null });
      // The moment may be an earlier try's, and all of its jobs closed since.
      return isSent || mailingUntil < now;
    });
  }

  private async sendUntil(manager: EntityManager, alert: Alert, until: Date): Promise<boolean> {
    const { id: alertId } = alert;
    const reader = await readerOf(manager, alert);
    if (!reader) return false;
    const now = this.clock.now();
    const jobs = await findsOf(manager, this.listed, alert, now, "to-mail", MOST_IN_MAIL);
    if (jobs.length === 0) return false;
    const found = { jobs, total: await markAsMailed(manager, alertId, now) };
    const { email, ...read } = reader;
    // Also where no mail goes to the address now: the page has these jobs, and later mails don't make up for them.
    await this.mailer.send(manager, {
      ...{ id: `alert.${alertId}.${until.getTime()}`, to: email },
      ...mailOf(alert, found, { ...read, siteUrl: this.siteUrl }),
    });
    return true;
  }

  /** Asks an e-mail address whether it wants an alert (ALRT-08). */
  async ask(alertId: string): Promise<void> {
    await this.once(alertId, async (manager) => {
      const alert = await manager.findOneBy(Alert, { id: alertId, state: AlertState.UNCONFIRMED });
      if (alert?.email == null) return;
      await this.mailer.send(manager, {
        to: alert.email,
        ...questionOf(alert, { locale: localeOfReader(alert), siteUrl: this.siteUrl }),
      });
    });
  }

  /** The lock keeps a second node from sending the same meanwhile, and holds up no change of the alert. */
  private async once<Sent>(alertId: string, send: (manager: EntityManager) => Promise<Sent>): Promise<Sent> {
    return await this.dataSource.transaction(async (manager) => {
      await manager.query("select pg_advisory_xact_lock($1, hashtext($2))", [LOCKS.alertMail, alertId]);
      return await send(manager);
    });
  }
}

/** Who gets an alert's mails; null where nobody may: an address that is not verified, or a blocked account. */
async function readerOf(
  manager: EntityManager,
  { accountId, email, language }: Pick<Alert, "accountId" | "email" | "language">,
): Promise<Reader | null> {
  if (accountId === null)
    return email === null ? null : { email, name: null, locale: localeOfReader({ language }) };
  const account = await manager.findOneBy(Account, { id: accountId });
  const address = account?.mailAddress ?? null;
  if (!account || address === null) return null;
  return { email: address, name: account.displayName, locale: localeOfReader(account) };
}
