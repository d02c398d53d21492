import { freePort } from "../src/local/ports";
import { startTestSmtpServer, type TestSmtpServer } from "../src/test/smtp-server";

/** A mail server that can go away and come back at its port. What it took stays known, as if every reader kept it. */
export class MailServer {
  private readonly earlier: string[] = [];

  private constructor(
    private readonly port: number,
    private server: TestSmtpServer,
  ) {}

  static async make(): Promise<MailServer> {
    const port = await freePort();
    return new MailServer(port, await startTestSmtpServer(port));
  }

  /** For MAIL_URL. */
  get url(): string {
    return this.server.url;
  }

  /** All that was taken, as it was sent. */
  get mails(): string[] {
    return [...this.earlier, ...this.server.mails];
  }

  async goAway(): Promise<void> {
    await this.server.stop();
  }

  async comeBack(): Promise<void> {
    this.earlier.push(...this.server.mails);
    this.server = await startTestSmtpServer(this.port);
  }
}
