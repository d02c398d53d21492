import { createServices } from "../../app/services";
import type { Services } from "../../auth/context";
import { createIdentityProvider, type IdentityProvider } from "../../auth/identity-provider";
import type { Account } from "../../modules/accounts/account.entity";
import { type Env, readEnv } from "../../settings/env";
import { DAY_MS } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { createFactories, type Factories } from "../factories";
import type { NewIdentity } from "../identities";
import { startTestPortal, type TestPortal } from "../portal";
import { startTestSmtpServer, type TestSmtpServer } from "../smtp-server";

/** The last day on which its accounts were used, and three years after it. */
export const LAST_DAY = "2026-11-26";
export const GOES_ON = "2029-11-26";

const HOUR_MS = DAY_MS / 24;
/** So often the queue looks in this world. */
const LOOK_HOURS = 6;

export const dayOf = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A portal with a mail server and a clock of its own, where accounts lie unused. */
export class InactivityWorld {
  now = new Date();
  /** Whether somebody else comes in each day. */
  isVisited = true;
  private visitorId = "";

  private constructor(
    readonly portal: TestPortal,
    readonly make: Factories,
    readonly smtp: TestSmtpServer,
    readonly provider: IdentityProvider,
  ) {}

  static async start(): Promise<InactivityWorld> {
    const smtp = await startTestSmtpServer();
    const clock = { now: () => world.now };
    const portal = await startTestPortal({ env: environment(smtp.url), clock });
    const provider = createIdentityProvider(envOf(portal, smtp.url));
    const world = new InactivityWorld(portal, createFactories(portal.dataSource), smtp, provider);
    return world;
  }

  async stop(): Promise<void> {
    await this.provider.close();
    await this.portal.stop();
    await this.smtp.stop();
  }

  /** Without accounts and mails, on the day on which they are used for the last time. */
  async begin(): Promise<void> {
    await this.rows("truncate accounts cascade");
    this.smtp.mails.length = 0;
    this.smtp.refuseNext(0);
    this.at(LAST_DAY);
    this.isVisited = true;
    this.visitorId = (await this.make.account({ lastActiveOn: LAST_DAY })).id;
  }

  /** Another node of the same database. */
  node(isMailed: boolean): Services {
    const { provider, portal } = this;
    const env = envOf(portal, isMailed ? this.smtp.url : undefined);
    return createServices({ env, dataSource: portal.dataSource, provider, clock: { now: () => this.now } });
  }

  rows<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.portal.dataSource.query<Row[]>(sql, parameters);
  }

  idle(values: Partial<Account> = {}): Promise<Account> {
    return this.make.account({ lastActiveOn: LAST_DAY, ...values });
  }

  idlePerson(values: Partial<Account> = {}): Promise<Account & NewIdentity> {
    return this.make.person({ lastActiveOn: LAST_DAY, ...values });
  }

  use(person: NewIdentity) {
    return this.portal.ask("{ me { id } }", person);
  }

  async isThere({ id }: { id: string }): Promise<boolean> {
    return (await this.rows("select from accounts where id = $1", [id])).length === 1;
  }

  async stepsOf({ id }: { id: string }): Promise<number[]> {
    const found = await this.rows<{ step: number }>(
      "select step from inactivity_warnings where account_id = $1 order by 1",
      [id],
    );
    return found.map(({ step }) => step);
  }

  /** Half past ten in the morning in India on a day. */
  at(day: string): void {
    this.now = new Date(`${day}T05:00:00Z`);
  }

  /** So many days before the account goes. */
  atBefore(days: number): void {
    this.at(dayOf(GOES_ON, -days));
  }

  pass(hours: number): void {
    this.now = new Date(this.now.getTime() + hours * HOUR_MS);
  }

  async watch(): Promise<void> {
    if (this.isVisited)
      await this.rows("update accounts set last_active_on = $2 where id = $1", [
        this.visitorId,
        indianDay(this.now),
      ]);
    return this.portal.services.inactivity.watch();
  }

  /** What the queue does with the mails that wait. */
  async mail(): Promise<void> {
    const waiting = await this.rows<{ id: string }>("select id from notices where mail_at <= $1", [this.now]);
    for (const { id } of waiting) await this.portal.services.noticeMails?.send(id).catch(() => undefined);
  }

  /** As the queue does it: it looks several times a day, and mails what is to be told. */
  async runUntil(day: string): Promise<void> {
    while (indianDay(this.now) < day) {
      this.pass(LOOK_HOURS);
      await this.watch();
      await this.mail();
    }
  }

  /** Up to the last look before a day, and then on to that day, where nothing has looked yet. */
  async runUpTo(day: string): Promise<void> {
    while (indianDay(new Date(this.now.getTime() + LOOK_HOURS * HOUR_MS)) < day) {
      this.pass(LOOK_HOURS);
      await this.watch();
      await this.mail();
    }
    this.pass(LOOK_HOURS);
  }

  subjects(): (string | undefined)[] {
    return this.smtp.mails.map((text) =>
      /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(text)?.[1]?.replace(/\s+/g, " "),
    );
  }
}

export const subjectOf = (day: string): string =>
  `Your account will be deleted on ${day} unless you sign in before`;

const environment = (mailUrl: string | undefined): NodeJS.ProcessEnv => ({
  PUBLIC_URL: "https://jobs.example/",
  WRITES_PER_MINUTE: "1000",
  ...(mailUrl !== undefined && { MAIL_URL: mailUrl, MAIL_FROM: "JobPortal <no-reply@jobs.example>" }),
});

const envOf = (portal: TestPortal, mailUrl: string | undefined): Env =>
  readEnv({
    ...{ NODE_ENV: "test", DATABASE_URL: portal.databaseUrl, FIREBASE_PROJECT_ID: "demo-job-portal" },
    FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    ...environment(mailUrl),
  });
