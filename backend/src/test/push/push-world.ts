import { generateVAPIDKeys } from "web-push";
import type { NoticeContent } from "@job-portal/protocol/notices";
import { taskHandlers } from "../../app/tasks";
import { PublicDoor } from "../../http/public-door";
import type { Account } from "../../modules/accounts/account.entity";
import type { Tasks } from "../../queue/enqueue";
import { createFactories } from "../factories";
import type { NewIdentity } from "../identities";
import { startTestPortal, type TestPortal } from "../portal";
import { startTestSmtpServer } from "../smtp-server";
import { type BrowserSubscription, startTestPushService, type TestPushService } from "./push-service";

export const KEYS = generateVAPIDKeys();
const PUSHING = {
  VAPID_PUBLIC_KEY: KEYS.publicKey,
  VAPID_PRIVATE_KEY: KEYS.privateKey,
  VAPID_SUBJECT: "mailto:help@jobs.example",
};
/** A Tuesday, noon in India. */
export const NOON = new Date("2026-11-10T06:30:00Z");

const application = { jobTitle: "Staff Nurse", company: "Kaveri Works", jobId: "j", applicationId: "a" };
export const VIEWED: NoticeContent = {
  kind: "application.status",
  params: { ...application, status: "viewed" },
};
export const VIEWED_TITLE = "Your application to Staff Nurse at Kaveri Works was viewed";
/** It stands for what can't wait; of midnight in India. */
export const REMINDER: NoticeContent = {
  kind: "interview.reminder",
  params: {
    ...application,
    interviewId: "01890000-0000-7000-8000-000000000000",
    side: "applicant",
    startsAt: "2026-11-10T18:30:00.000Z",
    sequence: 0,
  },
};

type Person = Account & NewIdentity;

const KEEP =
  "mutation ($input: PushSubscriptionInput!) { keepPushSubscription(input: $input) { id device } }";

interface Devices {
  key: string | null;
  devices: { id: string; device: string; usedAt: string | null }[];
}

/** A portal that pushes, a push service, and a seeker; its clock stands still. */
export class PushWorld {
  private constructor(
    readonly portal: TestPortal,
    readonly service: TestPushService,
    readonly smtp: Awaited<ReturnType<typeof startTestSmtpServer>>,
    readonly seeker: Person,
    private readonly clock: { time: Date },
  ) {}

  static async start({ isPushing = true, isPrivateAllowed = true } = {}): Promise<PushWorld> {
    const clock = { time: NOON };
    const smtp = await startTestSmtpServer();
    const service = await startTestPushService(KEYS.publicKey);
    const portal = await startTestPortal({
      env: {
        ...(isPushing && PUSHING),
        ...{ MAIL_URL: smtp.url, MAIL_FROM: "JobPortal <no-reply@jobs.example>" },
      },
      clock: { now: () => clock.time },
      pushDoor: new PublicDoor({ isPrivateAllowed }),
    });
    const seeker = await createFactories(portal.dataSource).person({ displayName: "Asha Menon" });
    return new PushWorld(portal, service, smtp, seeker, clock);
  }

  async stop(): Promise<void> {
    await this.portal.stop();
    await this.service.stop();
    await this.smtp.stop();
  }

  get now(): Date {
    return this.clock.time;
  }

  set now(time: Date) {
    this.clock.time = time;
  }

  person(): Promise<Person> {
    return createFactories(this.portal.dataSource).person();
  }

  query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.portal.dataSource.query<Row[]>(sql, values);
  }

  give(...contents: NoticeContent[]): Promise<void> {
    const tellings = contents.map((content) => ({ accountId: this.seeker.id, content }));
    return this.portal.dataSource.transaction((manager) =>
      this.portal.services.notices.giveAll(manager, tellings),
    );
  }

  /** One more application to a job of theirs, which is counted into what is unread. */
  giveApplication(): Promise<void> {
    return this.portal.dataSource.transaction((manager) =>
      this.portal.services.notices.giveApplication(manager, [this.seeker.id], {
        ...{ jobTitle: "Staff Nurse", jobId: "j" },
        applicationId: "01890000-0000-7000-8000-000000000001",
      }),
    );
  }

  /** @returns what is kept, or the code of the refusal */
  async keep(input: object, { token }: { token: string } = this.seeker) {
    const { data, code } = await this.portal.ask<{
      keepPushSubscription: { id: string; device: string };
    } | null>(KEEP, { token, variables: { input } });
    return data?.keepPushSubscription ?? code;
  }

  /** A browser that the seeker's notices are pushed to. */
  async subscribe(): Promise<BrowserSubscription> {
    const browser = this.service.newBrowser();
    expect(await this.keep(browser)).toMatchObject({ device: "Chrome, Android" });
    return browser;
  }

  async devicesOf(who: { token: string } = this.seeker): Promise<Devices | undefined> {
    const query = "{ pushDevices { key devices { id device usedAt } } }";
    return (await this.portal.ask<{ pushDevices: Devices }>(query, who)).data?.pushDevices;
  }

  async set(group: string, channel: "PAGE" | "MAIL" | "PUSH", isOn: boolean): Promise<string | undefined> {
    const query = `mutation { setNoticeWay(group: ${group}, channel: ${channel}, isOn: ${isOn}) { id } }`;
    return (await this.portal.ask(query, this.seeker)).code;
  }

  setTiming(input: object) {
    const query = "mutation ($input: NoticeTimingInput!) { setNoticeTiming(input: $input) { id } }";
    return this.portal.ask(query, { token: this.seeker.token, variables: { input } });
  }

  /** Does what is due in the queue of a kind by the portal's clock; what fails waits on, as in the queue. */
  async work(name: keyof Tasks): Promise<void> {
    const handle = taskHandlers(this.portal.services)[name] as (payload: object) => Promise<void>;
    const tasks = await this.query<{ id: string; payload: object }>(
      `select task.id, task.payload from graphile_worker._private_jobs task
       join graphile_worker._private_tasks kind on kind.id = task.task_id
       where kind.identifier = $1 and task.run_at <= $2`,
      [name, this.now],
    );
    for (const { id, payload } of tasks) {
      await this.query("update graphile_worker._private_jobs set key = null where id = $1", [id]);
      await handle(payload);
      await this.query("delete from graphile_worker._private_jobs where id = $1", [id]);
    }
  }

  /** The titles that are pushed at a moment; now when left out. */
  async pushedAt(moment: Date = this.now): Promise<string[]> {
    this.now = moment;
    const before = this.service.taken.length;
    await this.work("notice-push");
    return this.service.taken.slice(before).map(({ payload }) => payload.title);
  }
}
