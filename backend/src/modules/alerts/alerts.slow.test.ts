import { taskHandlers } from "../../app/tasks";
import { noticesOf } from "../../test/candidates";
import { alertOf, alertsOf, changeAlert, createAlert, requestAlert } from "../../test/calls/alert-calls";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../test/smtp-server";
import type { Tasks } from "../../queue/enqueue";
import type { Account } from "../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let smtp: TestSmtpServer;
let seeker: Account & NewIdentity;
let now: Date;

/** A Tuesday at noon in India. */
const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(async () => {
  now = NOW;
  smtp = await startTestSmtpServer();
  portal = await startTestPortal({
    env: {
      MAIL_URL: smtp.url,
      MAIL_FROM: "JobPortal <no-reply@jobs.example>",
      PUBLIC_URL: "https://jobs.example",
      WRITES_PER_MINUTE: "1000",
      WRITES_PER_MINUTE_PER_ADDRESS: "10000",
    },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  seeker = await make.person({ displayName: "Asha Menon" });
});
afterEach(async () => {
  await portal.stop();
  await smtp.stop();
});

const create = (filter: object, frequency?: string) => createAlert(portal, seeker, filter, frequency);
const change = (values: object) => changeAlert(portal, seeker, values);
const ask = (email: string, filter?: object) => requestAlert(portal, email, filter);

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  portal.dataSource.query<Row[]>(sql, values);

/** A nurse's job in Pune that is open, unless it is said otherwise. */
const job = (values: Parameters<Factories["job"]>[0] = {}) =>
  make.job({ title: "Staff Nurse", city: "Pune", postedAt: now, openUntil: FAR, ...values });

/** Does what waits in the queue of a kind, as a node's worker would, and forgets it; what fails waits on. */
async function work(name: keyof Tasks): Promise<void> {
  const handle = taskHandlers(portal.services)[name] as (payload: object) => Promise<void>;
  const tasks = await query<{ id: string; payload: object }>(
    `select task.id, task.payload from graphile_worker._private_jobs task
     join graphile_worker._private_tasks kind on kind.id = task.task_id where kind.identifier = $1`,
    [name],
  );
  for (const { id, payload } of tasks) {
    await handle(payload);
    await query("delete from graphile_worker._private_jobs where id = $1", [id]);
  }
}

/** A minute of a node's, or more. */
async function pass(minutes = 3): Promise<void> {
  const watch = taskHandlers(portal.services)["alert-watch"];
  await watch?.({});
  now = later(minutes);
  await watch?.({});
  await work("alert-telling");
  await work("alert-mail");
}

/** What a mail says, its lines joined again. */
const plain = (mail = "") => mail.replaceAll("=\r\n", "").replaceAll("=3D", "=").replaceAll("\r\n", "\n");
const linkIn = (mail: string | undefined) =>
  /https:\/\/jobs\.example(\/alerts\/link\/[\w-]+)/.exec(plain(mail))?.[1] ?? "";

const press = async (path: string) => {
  const response = await fetch(`${portal.url}${path}`, { method: "POST", redirect: "error" });
  return [response.status, await response.text()] as const;
};

describe("an alert (ALRT-01)", () => {
  it("tells of a new job that its search finds, on the page and by mail, with why, and its client (AGCY-04)", async () => {
    const { id, code } = await create({ q: "nurse", location: "Pune", payMin: 300_000 });
    expect(code).toBeUndefined();
    const { id: jobId } = await job({
      ...{ payText: "₹6 LPA", payYearlyMin: 600_000, payYearlyMax: 600_000 },
      ...{ isForClient: true, clientName: "Kabini Clinics" },
    });
    await job({ title: "Driver", payYearlyMin: 600_000, payYearlyMax: 600_000 });
    await pass();
    expect(await noticesOf(portal, seeker)).toEqual(["1 new job for your alert: nurse, Pune"]);
    const [mail] = smtp.mails;
    expect(smtp.mails).toHaveLength(1);
    expect(plain(mail)).toContain(`https://jobs.example/jobs/${jobId}`);
    expect(plain(mail)).toMatch(/\S for Kabini Clinics[^]*Fits: title, place, pay/);
    expect(mail).toContain(`To: ${seeker.email}`);
    expect(mail).toMatch(/List-Unsubscribe:\s+<https:\/\/jobs\.example\/alerts\/link\/[\w\-\r\n ]+\/end>/);
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(await alertsOf(portal, seeker)).toMatchObject([
      {
        ...{ id, title: "nurse, Pune", conditions: ["₹3 LPA or more"], newJobCount: 1 },
        path: "/jobs?q=nurse&location=Pune&payFrom=3",
        finds: [{ job: { title: "Staff Nurse" }, reasons: ["title", "place", "pay"] }],
      },
    ]);
  });

  it("is one for a search: the same again changes how often it tells", async () => {
    const { id } = await create({ q: "nurse", location: "Pune" });
    expect(await create({ location: "Pune", q: "nurse", postedWithinDays: 7 }, "WEEKLY")).toMatchObject({
      ...{ id, frequency: "WEEKLY" },
    });
  });

  it("is found by its search, whatever days that asks for, by its owner alone (WAYS-03)", async () => {
    const { id } = await create({ q: "nurse", location: "Pune" }, "WEEKLY");
    const search = { location: "Pune", q: "nurse", postedWithinDays: 7, skills: [] };
    expect(await alertOf(portal, seeker, search)).toMatchObject({ id, frequency: "WEEKLY", state: "ACTIVE" });
    await change({ id, isPaused: true });
    expect(await alertOf(portal, seeker, search)).toMatchObject({ id, state: "PAUSED" });
    expect(await alertOf(portal, seeker, { q: "nurse" })).toBeNull();
    expect(await alertOf(portal, await make.person(), search)).toBeNull();
  });

  it("is one of twenty at most, and asks for the plan of its filters (ALRT-09)", async () => {
    for (let number = 0; number < 20; number += 1) await create({ q: `nurse ${number}` });
    expect((await create({ q: "driver" })).code).toBe("ALERT_LIMIT");
    expect((await create({ q: "driver", verifiedOnly: true })).code).toBe("PLAN_REQUIRED");
    expect(await alertsOf(portal, seeker)).toHaveLength(20);
  });

  it("is its owner's alone", async () => {
    const { id } = await create({ q: "nurse" });
    const other = await make.person();
    const { code } = await portal.ask("mutation ($id: ID!) { endAlert(id: $id) { id } }", {
      variables: { id },
      token: other.token,
    });
    expect(code).toBe("NOT_FOUND");
    expect(await alertsOf(portal, other)).toEqual([]);
  });
});

describe("never twice, never one that is closed, and none lost (ALRT-05)", () => {
  it("tells of a job once, whatever changes of it", async () => {
    await create({ q: "nurse" });
    const { id } = await job();
    await pass();
    await query("update jobs set title = 'Senior Staff Nurse' where id = $1", [id]);
    await query("update jobs set closed_at = now() where id = $1", [id]);
    await query("update jobs set closed_at = null where id = $1", [id]);
    await pass(90);
    expect(smtp.mails).toHaveLength(1);
    expect(await noticesOf(portal, seeker)).toHaveLength(1);
  });

  it("tells of no job of before, and of one that comes to fit while it is new", async () => {
    const { id: old } = await job();
    await query("update job_arrivals set arrived_at = now() - interval '1 hour'");
    await create({ q: "nurse" });
    const { id: fresh } = await job({ title: "Driver" });
    await query("update jobs set title = 'Ward Nurse' where id = any ($1)", [[old, fresh]]);
    await pass();
    expect((await alertsOf(portal, seeker))[0]?.finds.map(({ job }) => job.title)).toEqual(["Ward Nurse"]);
    expect(plain(smtp.mails[0])).toContain(fresh);
    expect(plain(smtp.mails[0])).not.toContain(old);
  });

  it("leaves out what is closed by the time of the mail", async () => {
    await create({ q: "nurse" }, "DAILY");
    const [closed, open] = [await job(), await job({ title: "Nurse" })];
    await portal.services.alertMatching.match();
    await query("update jobs set closed_at = now() where id = $1", [closed.id]);
    await pass(24 * 60);
    expect(plain(smtp.mails[0])).toContain(open.id);
    expect(plain(smtp.mails[0])).not.toContain(closed.id);
    expect(plain(smtp.mails[0])).toContain("Subject: 1 new job: nurse");
  });

  it("catches up with a batch of jobs that was under way while the alert was made", async () => {
    await job();
    await portal.services.alertMatching.match();
    await create({ q: "nurse" });
    await work("alert-catch-up");
    await pass();
    expect(smtp.mails).toHaveLength(1);
  });
});

describe("when it tells (ALRT-06)", () => {
  const dueOf = async () =>
    (await query<{ at: Date }>("select due_at as at from alerts"))[0]?.at.toISOString();

  it.each([
    ["INSTANT", "2026-11-10T06:30:00.000Z"],
    ["DAILY", "2026-11-11T02:30:00.000Z"],
    ["WEEKLY", "2026-11-16T02:30:00.000Z"],
  ])("%s: %s", async (frequency, due) => {
    await create({ q: "nurse" }, frequency);
    await job();
    await portal.services.alertMatching.match();
    expect(await dueOf()).toBe(due);
  });

  it("at once, but not within an hour of the last time", async () => {
    await create({ q: "nurse" });
    await job();
    await pass();
    await job();
    await portal.services.alertMatching.match();
    expect(await dueOf()).toBe("2026-11-10T07:33:00.000Z");
  });

  it("on the page at night too, and by mail in the morning", async () => {
    now = new Date("2026-11-10T15:31:00Z");
    await create({ q: "nurse" });
    await job();
    await taskHandlers(portal.services)["alert-watch"]?.({});
    await work("alert-telling");
    expect(await noticesOf(portal, seeker)).toHaveLength(1);
    const [mail] = await query<{ at: Date }>(
      `select task.run_at as at from graphile_worker._private_jobs task
       join graphile_worker._private_tasks kind on kind.id = task.task_id where kind.identifier = 'alert-mail'`,
    );
    expect(mail?.at.toISOString()).toBe("2026-11-11T02:30:00.000Z");
  });

  it("pauses and goes on, without the jobs of the pause", async () => {
    const { id } = await create({ q: "nurse" });
    expect(await change({ id, isPaused: true })).toMatchObject({ state: "PAUSED" });
    await job();
    await pass();
    await query("update job_arrivals set arrived_at = now() - interval '1 hour'");
    expect(await change({ id, isPaused: false, isMailed: false })).toMatchObject({ state: "ACTIVE" });
    await pass();
    expect(await noticesOf(portal, seeker)).toEqual([]);
    await job();
    await pass();
    expect(await noticesOf(portal, seeker)).toHaveLength(1);
    expect(smtp.mails).toEqual([]);
  });

  it("goes by new search words once they are read", async () => {
    await create({ q: "zamboni" });
    await query(
      `insert into search_words (code, kind, name, forms, includes)
       values ('ice-resurfacer', 'TRADE', 'Ice resurfacer', '{ice resurfacer,zamboni}', '{}')`,
    );
    await job({ title: "Ice Resurfacer" });
    await pass();
    expect(smtp.mails).toHaveLength(1);
  });
});

describe("an alert by an e-mail address alone (ALRT-08)", () => {
  it("is confirmed by a link that works without a script, and ended by one call (ALRT-07)", async () => {
    expect(await ask("asha@jobs.example")).toBe("asha@jobs.example");
    await work("alert-question");
    await job();
    await pass();
    expect(smtp.mails).toHaveLength(1);
    const link = linkIn(smtp.mails[0]);
    const shown = await (await fetch(`${portal.url}${link}`)).text();
    expect(shown).toContain(`<form method="post" action="${link}/confirm">`);
    expect((await press(`${link}/confirm`))[1]).toContain("Your alert is on.");
    const { id } = await job({ title: "Ward Nurse" });
    await pass();
    expect(smtp.mails).toHaveLength(2);
    expect(plain(smtp.mails[1])).toContain(id);
    // A mail program that looks at the link changes nothing.
    expect((await fetch(`${portal.url}${link}/end`)).status).toBe(200);
    expect((await press(`${link}/pause`))[1]).toContain("Your alert is paused.");
    expect((await press(`${link}/start`))[1]).toContain("Your alert is on again.");
    expect((await press(`${link}/weekly`))[1]).toContain("on Mondays");
    expect((await press(`${link}/end`))[0]).toBe(200);
    expect((await press(`${link}/end`))[0]).toBe(200);
    expect((await fetch(`${portal.url}${link}`)).status).toBe(404);
    expect(await query("select from alerts union all select from job_search_kept")).toEqual([]);
  });

  it("says nothing of what is known of the address, and asks it once in ten minutes", async () => {
    await ask(seeker.email);
    await ask(seeker.email);
    await ask("nobody@jobs.example");
    await work("alert-question");
    expect(smtp.mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]).sort()).toEqual(
      ["nobody@jobs.example", seeker.email].sort(),
    );
    expect(smtp.mails.join("")).not.toContain("Asha Menon");
  });

  it("is asked for five times a day at most", async () => {
    for (let number = 0; number < 5; number += 1) await ask("asha@jobs.example", { q: `nurse ${number}` });
    expect(await ask("Asha@jobs.example", { q: "driver" })).toBe("RATE_LIMITED");
    expect(await ask("no address")).toBe("BAD_USER_INPUT");
  });

  it("makes no link of what somebody typed (REQS-08)", async () => {
    await ask("asha@jobs.example", { q: "prize at http://evil.example/x", location: "evil.com/y" });
    await work("alert-question");
    expect(plain(smtp.mails[0])).toContain("prize at evil. example/x");
    expect(plain(smtp.mails[0])).not.toMatch(/evil\.(?:com|example)/);
  });

  it("lapses after seven days without an answer", async () => {
    await ask("asha@jobs.example");
    now = later(8 * 24 * 60);
    await pass();
    expect(await query("select from alerts")).toEqual([]);
  });

  it("is its account's once it has one by that address, in its export, and gone with it", async () => {
    await ask(seeker.email);
    await query("update alerts set state = 'ACTIVE'");
    await create({ q: "driver" });
    expect((await alertsOf(portal, seeker)).map(({ title }) => title)).toEqual(["driver", "nurse"]);
    const { data } = await portal.ask<{ exportMyData: { alerts: object[] } }>("{ exportMyData }", seeker);
    expect(data?.exportMyData.alerts).toHaveLength(2);
    await portal.ask("mutation { deleteMyAccount { id } }", seeker);
    expect(await query("select from alerts union all select from job_search_kept")).toEqual([]);
  });
});
