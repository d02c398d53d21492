import type { EntityManager } from "typeorm";
import { type Mail, type Mailer, MailError, type MailTransport } from "../../../mail/mailer";
import type { Clock } from "../../../time/clock";
import { SuppressionCause } from "./mail-suppression.entity";
import type { MailSuppressionService } from "./mail-suppression.service";

/** The one door of all mails: it sends none to a suppressed address, and learns of new ones (BNCE-03, BNCE-05). */
export class SuppressingMailer implements Mailer {
  constructor(
    private readonly transport: MailTransport,
    private readonly suppressions: MailSuppressionService,
    private readonly clock: Clock,
  ) {}

  async send(manager: EntityManager, { mustGo, ...mail }: Mail): Promise<boolean> {
    if (!mustGo && (await this.suppressions.isSuppressed(manager, mail.to))) return false;
    try {
      await this.transport.send(mail);
      return true;
    } catch (error) {
      if (!(error instanceof MailError && error.isAddressRefused)) throw error;
      // Another try would be refused the same way.
      const report = { address: mail.to, cause: SuppressionCause.BOUNCE, at: this.clock.now() };
      await this.suppressions.suppress(manager, [report]);
      return false;
    }
  }

  close(): void {
    this.transport.close();
  }
}
