import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { uuidv7 } from "uuidv7";
import { createIdentityProvider } from "../../auth/identity-provider";
import { systemClock } from "../../time/clock";
import { readEnv } from "../../settings/env";
import { createLog } from "../../settings/log";
import { QueueWorker } from "../../queue/worker";
import { createServices } from "../../app/services";
import type { Services } from "../../auth/context";
import { taskHandlers } from "../../app/tasks";
import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../test/smtp-server";
import { PlanCode } from "../subscriptions/plan.entity";
import type { NoticeContent } from "@job-portal/protocol/notices";

const VIEWED = {
  kind: "application.status",
  params: {
    jobTitle: "Staff Nurse",
    company: "Kaveri Works",
    status: "viewed",
    jobId: "job-1",
    applicationId: "app-1",
  },
} as const;
const TITLE = "Your application to Staff Nurse at Kaveri Works was viewed";

let portal: TestPortal;
let make: Factories;
let smtp: TestSmtpServer;
let workers: QueueWorker[];
let log: string;

beforeEach(async () => {
  smtp = await startTestSmtpServer();
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
  workers = [];
  log = "";
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await portal.stop();
  await smtp.stop();
});

function services(mailUrl: string | undefined = smtp.url): Services {
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: portal.databaseUrl,
    FIREBASE_PROJECT_ID: "demo-job-portal",
    PUBLIC_URL: "https://jobs.example/",
    ...(mailUrl && { MAIL_URL: mailUrl, MAIL_FROM: "JobPortal <no-reply@jobs.example>" }),
  });
  const provider = createIdentityProvider(env);
  return createServices({ env, dataSource: portal.dataSource, provider, clock: systemClock });
}

/** A node's worker; its log lands in `log`. */
function startWorker(node: Services): void {
  const { dataSource } = portal;
  const to = { write: (line: string) => void (log += line) };
  const handlers = taskHandlers(node);
  workers.push(
    new QueueWorker({ databaseUrl: portal.databaseUrl, dataSource, log: createLog("trace", to), handlers }),
  );
}

const give = (node: Services, accountId: string, content: NoticeContent = VIEWED) =>
  portal.dataSource.transaction((manager) => node.notices.give(manager, accountId, content));

const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await delay(20);
};
const rows = (sql: string) => portal.dataSource.query<Record<string, unknown>[]>(sql);
const isQueueEmpty = async () => (await rows("select from graphile_worker._private_jobs")).length === 0;
const dueNow = () => rows("update graphile_worker._private_jobs set run_at = now() where locked_at is null");

describe("a notice", () => {
  it("stands in the bell of whom it is for, until it is read", async () => {
    const [person, other] = [await make.person(), await make.person()];
    for (const status of ["viewed", "shortlisted"] as const)
      await give(services(), person.id, { ...VIEWED, params: { ...VIEWED.params, status } });
    await give(services(), other.id, { kind: "plan.approved", params: { plan: "Premium" } });
    const list = "{ unreadNoticeCount myNotices { total items { id kind title path readAt } } }";
    const { data } = await portal.ask<{ myNotices: { items: { id: string }[] } }>(list, person);
    expect(data).toMatchObject({
      unreadNoticeCount: 2,
      myNotices: {
        total: 2,
        items: [
          {
            title: "You are shortlisted for Staff Nurse at Kaveri Works",
            path: "/dashboard/applications?open=app-1",
            readAt: null,
          },
          { kind: "application.status", title: TITLE, readAt: null },
        ],
      },
    });
    const mark =
      "mutation ($ids: [ID!]) { markNoticesRead(ids: $ids) { unreadCount notices { id readAt } } }";
    const [id = "", older = ""] = data?.myNotices.items.map((notice) => notice.id) ?? [];
    const as = async (who: { token: string }, ids?: string[]) =>
      (await portal.ask(mark, { token: who.token, variables: { ids } })).data?.markNoticesRead;
    const readAt = expect.any(String) as string;
    expect(await as(other, [id])).toEqual({ unreadCount: 1, notices: [] });
    expect(await as(person, [id, "none"])).toEqual({ unreadCount: 1, notices: [{ id, readAt }] });
    expect(await as(person)).toEqual({
      unreadCount: 0,
      notices: [
        { id, readAt },
        { id: older, readAt },
      ],
    });
    expect((await portal.ask(list, other)).data).toMatchObject({ unreadNoticeCount: 1 });
  });

  it("is read with its application, unless it tells of its messages or of several (BELL-02)", async () => {
    const person = await make.person();
    const [id, other] = [uuidv7(), uuidv7()];
    const job = { jobTitle: "Staff Nurse", company: "Kaveri Works", jobId: uuidv7() };
    const told: readonly NoticeContent[] = [
      { ...VIEWED, params: { ...VIEWED.params, applicationId: id } },
      { ...VIEWED, params: { ...VIEWED.params, applicationId: other } },
      { kind: "application.received", params: { ...job, applicationId: id, count: 1 } },
      { kind: "application.received", params: { ...job, jobId: uuidv7(), applicationId: id, count: 2 } },
      { kind: "message.received", params: { ...job, applicationId: id, side: "applicant", count: 1 } },
      {
        kind: "interview.offered",
        params: {
          ...job,
          applicationId: id,
          interviewId: uuidv7(),
          side: "applicant",
          count: 3,
          isMove: false,
        },
      },
    ];
    for (const content of told) await give(services(), person.id, content);
    const countOf = async (applicationId: string) => {
      const asked = `{ unreadNoticeCount(applicationId: "${applicationId}") }`;
      return (await portal.ask<{ unreadNoticeCount: number }>(asked, person)).data?.unreadNoticeCount;
    };
    expect([await countOf(id), await countOf(other), await countOf(uuidv7())]).toEqual([3, 1, 0]);
    const mark = `mutation { markNoticesRead(applicationId: "${id}") { unreadCount } }`;
    expect((await portal.ask(mark, person)).data?.markNoticesRead).toEqual({ unreadCount: 3 });
    expect([await countOf(id), await countOf(other)]).toEqual([0, 1]);
  });

  it("stands by its date, whenever it was written down", async () => {
    const person = await make.person();
    for (const status of ["viewed", "shortlisted"])
      await give(services(), person.id, { ...VIEWED, params: { ...VIEWED.params, status } } as NoticeContent);
    await portal.dataSource.query(
      "update notices set created_at = created_at - interval '1 day' where params ->> 'status' = 'shortlisted'",
    );
    const { data } = await portal.ask<{ myNotices: { items: { title: string }[] } }>(
      "{ myNotices { items { title } } }",
      person,
    );
    expect(data?.myNotices.items[0]?.title).toBe(TITLE);
  });

  it("is not given where what it tells of is rolled back", async () => {
    const person = await make.person();
    const work = portal.dataSource.transaction(async (manager) => {
      await services().notices.give(manager, person.id, VIEWED);
      throw new Error("rolled back");
    });
    await expect(work).rejects.toThrow("rolled back");
    expect(await rows("select from notices")).toEqual([]);
    expect(await isQueueEmpty()).toBe(true);
  });
});

describe("the mail of a notice", () => {
  it("goes to the verified address once, with two nodes at work", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => make.account({ displayName: "Asha" })));
    const unverified = await make.account({ emailVerifiedAt: null });
    const nodes = [services(), services()];
    nodes.forEach(startWorker);
    await Promise.all(
      [...people, unverified].map(({ id }, index) => give(nodes[index % 2] ?? services(), id)),
    );
    await until(isQueueEmpty);
    expect(smtp.mails).toHaveLength(10);
    for (const { email } of people) {
      const [mail = "", ...more] = smtp.mails.filter((text) => text.includes(`To: ${email}`));
      expect(more).toEqual([]);
      expect(mail).toContain(`Subject: ${TITLE}`);
      expect(mail).toContain("Hello Asha,");
      expect(mail).toContain("Content-Language: en-IN");
      expect(mail).toContain("https://jobs.example/dashboard/applications?open=app-1");
    }
    expect(log).not.toContain("@jobs.example");
  }, 30_000);

  it("is tried again where the server does not take it, without a name in log or queue", async () => {
    const person = await make.account({ email: "somebody@jobs.example" });
    smtp.refuseNext(1);
    const node = services();
    await give(node, person.id);
    startWorker(node);
    await until(
      async () =>
        (await rows("select from graphile_worker._private_jobs where last_error is not null")).length > 0,
    );
    expect(smtp.mails).toEqual([]);
    expect(await rows("select mailed_at from notices")).toEqual([{ mailed_at: null }]);
    const [task] = await rows("select last_error, payload from graphile_worker._private_jobs");
    expect(JSON.stringify(task)).toContain("The mail was not taken: EMESSAGE 451.");
    expect(JSON.stringify(task) + log).not.toContain("somebody@jobs.example");
    await dueNow();
    await until(isQueueEmpty);
    expect(smtp.mails).toHaveLength(1);
  }, 30_000);

  it("is written into a folder where the address names one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "job-portal-mail-"));
    const node = services(pathToFileURL(folder).href);
    startWorker(node);
    const person = await make.account();
    await give(node, person.id);
    await until(isQueueEmpty);
    const [name = ""] = await readdir(folder);
    const mail = await readFile(join(folder, name), "utf8");
    expect(mail).toContain(`To: ${person.email}`);
    expect(mail).toContain(`Subject: ${TITLE}`);
    await rm(folder, { recursive: true });
  }, 30_000);

  it("goes out for one's own act too, which is read from the start (BELL-01)", async () => {
    const { id: accountId } = await make.account();
    const node = services();
    startWorker(node);
    await portal.dataSource.transaction((manager) =>
      node.notices.giveAll(manager, [{ accountId, content: VIEWED, isOwnAct: true }]),
    );
    await until(isQueueEmpty);
    expect(smtp.mails).toHaveLength(1);
    expect(await rows("select from notices where read_at = created_at")).toHaveLength(1);
  });

  it("is not queued where no mail is sent, and the notice is there all the same", async () => {
    const person = await make.account();
    const node = services("");
    expect(node.mailer).toBeNull();
    await give(node, person.id);
    expect(await isQueueEmpty()).toBe(true);
    expect(await rows("select kind from notices")).toEqual([{ kind: "application.status" }]);
  });
});

describe("a downgrade that falls due", () => {
  it("is written down by the queue, which tells the person", async () => {
    const person = await make.person();
    const node = services();
    await node.subscriptions.put(person.id, PlanCode.PREMIUM, null);
    await portal.ask("mutation { changePlan(plan: FREE) { outcome } }", person);
    await rows("update subscriptions set changes_at = now() - interval '1 minute'");
    await dueNow();
    startWorker(node);
    await until(async () => smtp.mails.length === 1 && (await isQueueEmpty()));
    expect(await rows("select plan, next_plan from subscriptions")).toEqual([
      { plan: "free", next_plan: null },
    ]);
    expect(smtp.mails[0]).toContain("Subject: Your plan has changed to Free, as you chose");
    const { data } = await portal.ask("{ myNotices { items { kind path } } }", person);
    expect(data).toEqual({
      myNotices: { items: [{ kind: "plan.downgraded", path: "/subscription/plans" }] },
    });
  }, 30_000);
});
