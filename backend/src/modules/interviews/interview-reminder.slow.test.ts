import ICAL from "ical.js";
import { taskHandlers } from "../../app/tasks";
import { apply, move } from "../../test/applications";
import { noticesOf } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { cancel, interviewsOf, offer, offerOther, pick, timesOf } from "../../test/calls/interview-calls";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../test/smtp-server";
import type { Account } from "../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let smtp: TestSmtpServer;
let member: Account & NewIdentity;
let seeker: Account & NewIdentity;
let interviewId: string;
let applicationId: string;
let slotIds: string[];
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const START = 72;

beforeEach(async () => {
  now = NOW;
  smtp = await startTestSmtpServer();
  portal = await startTestPortal({
    env: {
      MAIL_URL: smtp.url,
      MAIL_FROM: "JobPortal <no-reply@jobs.example>",
      PUBLIC_URL: "https://jobs.example",
    },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  [member, seeker] = [await make.person(), await make.person({ displayName: "Asha Menon" })];
  const { id: companyId } = await make.company({}, [member]);
  applicationId = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  await move(portal, member, applicationId, "VIEWED");
  const place = { way: "PLACE", place: "Plot 41, Peenya" };
  const { interviews } = await offer(portal, member, [applicationId], { ...timesOf(hours(START)), ...place });
  interviewId = interviews[0]?.id ?? "";
  slotIds = interviews[0]?.offeredSlots.map(({ id }) => id) ?? [];
});
afterEach(async () => {
  await portal.stop();
  await smtp.stop();
});

/** What waits in the queue of a kind. */
const tasksOf = (name: string) =>
  portal.dataSource.query<{ payload: Record<string, never>; runAt: Date }[]>(
    `select task.payload, task.run_at as "runAt" from graphile_worker._private_jobs task
     join graphile_worker._private_tasks kind on kind.id = task.task_id
     where kind.identifier = $1 order by task.run_at, task.id`,
    [name],
  );

/** Does all that is due by the moved clock, as a node's worker would, and forgets it. */
async function workDue(name: "interview-reminder" | "notice-mail") {
  const handle = taskHandlers(portal.services)[name] as (payload: object) => Promise<void>;
  for (const { payload, runAt } of await tasksOf(name)) {
    // Mails are due at once, by the database's clock.
    if (name === "notice-mail" || runAt <= now) await handle(payload);
  }
}

const reminders = async (person: NewIdentity) =>
  (await noticesOf(portal, person)).filter((title) => title.startsWith("Reminder")).length;

const agree = () => pick(portal, seeker, interviewId, slotIds[0]);

describe("reminders of an interview (INTV-10)", () => {
  it("wait in the queue for a day and two hours before", async () => {
    await agree();
    expect((await tasksOf("interview-reminder")).map(({ runAt }) => runAt)).toEqual([
      hours(START - 24),
      hours(START - 2),
    ]);
  });

  it("are sent to both when their time has come, each once", async () => {
    await agree();
    await workDue("interview-reminder");
    expect([await reminders(seeker), await reminders(member)]).toEqual([0, 0]);
    now = hours(START - 24);
    await workDue("interview-reminder");
    await workDue("interview-reminder");
    expect([await reminders(seeker), await reminders(member)]).toEqual([1, 1]);
    now = hours(START - 2);
    await workDue("interview-reminder");
    await workDue("interview-reminder");
    expect([await reminders(seeker), await reminders(member)]).toEqual([2, 2]);
  });

  it("are not sent after a cancellation", async () => {
    await agree();
    await cancel(portal, member, interviewId, "The post is filled.");
    now = hours(START - 1);
    await workDue("interview-reminder");
    expect(await reminders(seeker)).toBe(0);
  });

  it("are not sent of a time that was moved; the new time has its own", async () => {
    await agree();
    const stale = await tasksOf("interview-reminder");
    const { offeredSlots } = await offerOther(portal, member, interviewId, timesOf(hours(START + 48)));
    await pick(portal, seeker, interviewId, offeredSlots[0]?.id);
    expect((await tasksOf("interview-reminder")).map(({ runAt }) => runAt)).toEqual([
      hours(START + 24),
      hours(START + 46),
    ]);
    now = hours(START - 2);
    for (const { payload } of stale) await portal.services.interviewReminders.remind(payload as never);
    expect(await reminders(seeker)).toBe(0);
    now = hours(START + 24);
    await workDue("interview-reminder");
    expect(await reminders(seeker)).toBe(1);
  });

  it("are left out where the time is nearer, and where the queue was away for too long", async () => {
    now = hours(START - 1);
    await agree();
    expect(await tasksOf("interview-reminder")).toEqual([]);
    now = hours(START + 1);
    await portal.services.interviewReminders.remind({ interviewId, sequence: 0, ahead: "hours" });
    expect(await reminders(seeker)).toBe(0);
  });
});

describe("mails of an interview (INTV-09)", () => {
  /** The calendar of a mail, as another program reads it. */
  function eventIn(mail: string) {
    const [, method, body = ""] =
      /Content-Type: text\/calendar;[^]*?method=(\w+)[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(mail) ?? [];
    const head = mail.slice(0, mail.indexOf(body));
    const isBase64 = /base64\s*$/i.test(head.trimEnd());
    const text = isBase64 ? Buffer.from(body, "base64").toString() : decoded(body);
    const { uid, sequence, summary } = eventOf(text);
    return { method, to: /^To: (.*)$/m.exec(mail)?.[1]?.trim(), uid, sequence, summary };
  }
  function eventOf(text: string) {
    const calendar = new ICAL.Component(ICAL.parse(text) as never);
    return new ICAL.Event(calendar.getFirstSubcomponent("vevent") as never);
  }
  /** The file for download. */
  async function fileFor(reader: typeof seeker) {
    const { data } = await portal.ask<{ interviewCalendar: string }>(
      `{ interviewCalendar(id: "${interviewId}") }`,
      reader,
    );
    return eventOf(data?.interviewCalendar ?? "");
  }
  const decoded = (body: string) =>
    Buffer.from(
      body
        .replaceAll("=\r\n", "")
        .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      "latin1",
    ).toString();
  const calendars = () => smtp.mails.filter((mail) => mail.includes("text/calendar")).map(eventIn);

  it("bring the event to both, and later its cancellation", async () => {
    await workDue("notice-mail");
    expect(calendars()).toEqual([]);
    await agree();
    await workDue("notice-mail");
    expect(
      calendars()
        .map(({ method, to }) => [method, to])
        .sort(),
    ).toEqual(
      [
        ["REQUEST", seeker.email],
        ["REQUEST", member.email],
      ].sort(),
    );
    await cancel(portal, seeker, interviewId, "I am ill.");
    await workDue("notice-mail");
    expect(calendars().map(({ method, uid, sequence }) => [method, uid, sequence])).toEqual([
      ["REQUEST", interviewId, 0],
      ["REQUEST", interviewId, 0],
      ["CANCEL", interviewId, 1],
      ["CANCEL", interviewId, 1],
    ]);
  });

  it("say when and where, in Indian time", async () => {
    await agree();
    await workDue("notice-mail");
    const mail = decoded(
      smtp.mails.find((one) => one.includes(`To: ${seeker.email}`) && one.includes("calendar")) ?? "",
    );
    expect(mail).toContain("Fri, 13 Nov, 12:00 pm, Indian time");
    expect(mail).toContain("In person, 30 minutes: Plot 41, Peenya");
  });

  it("carry no file that is older than a change", async () => {
    await agree();
    await cancel(portal, member, interviewId, "The post is filled.");
    await workDue("notice-mail");
    expect(calendars().map(({ method }) => method)).toEqual(["CANCEL", "CANCEL"]);
  });

  it("are the same event as the file for download", async () => {
    await agree();
    const event = await fileFor(seeker);
    expect([event.uid, event.sequence]).toEqual([interviewId, 0]);
    expect(await interviewsOf(portal, seeker, applicationId)).toHaveLength(1);
  });

  it("name the candidate to the company alone, as the files do (INTV-18)", async () => {
    await agree();
    await workDue("notice-mail");
    const isNamed = (event: { summary: string }) => event.summary.includes("Asha Menon");
    expect(Object.fromEntries(calendars().map((event) => [event.to, isNamed(event)]))).toEqual({
      [seeker.email]: false,
      [member.email]: true,
    });
    expect([isNamed(await fileFor(seeker)), isNamed(await fileFor(member))]).toEqual([false, true]);
  });
});
