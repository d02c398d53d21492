import { NoticeGroup, NOTICE_GROUPS } from "@job-portal/protocol/notice-groups";
import { taskHandlers } from "../../app/tasks";
import type { Tasks } from "../../queue/enqueue";
import { noticesOf } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../test/smtp-server";
import { Role } from "../../auth/role";
import type { Account } from "../accounts/account.entity";
import type { NoticeContent } from "@job-portal/protocol/notices";

const application = { jobTitle: "Staff Nurse", company: "Kaveri Works", jobId: "j", applicationId: "a" };
const VIEWED: NoticeContent = { kind: "application.status", params: { ...application, status: "viewed" } };
const VIEWED_TITLE = "Your application to Staff Nurse at Kaveri Works was viewed";
/** It stands for what can't wait. */
const REMINDER: NoticeContent = {
  kind: "interview.scheduled",
  params: {
    ...application,
    interviewId: "01890000-0000-7000-8000-000000000000",
    side: "applicant",
    startsAt: "2026-11-12T04:30:00.000Z",
    sequence: 0,
  },
};
const APPROVED: NoticeContent = { kind: "plan.approved", params: { plan: "Premium" } };

let portal: TestPortal;
let make: Factories;
let smtp: TestSmtpServer;
let seeker: Account & NewIdentity;
let now: Date;

/** A Tuesday, 10 pm in India. */
const NIGHT = new Date("2026-11-10T16:30:00Z");
const MORNING = new Date("2026-11-11T02:30:00Z");
const NOON = new Date("2026-11-10T06:30:00Z");

beforeEach(async () => {
  now = NOON;
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
  seeker = await make.person({ displayName: "Asha Menon" });
});
afterEach(async () => {
  await portal.stop();
  await smtp.stop();
});

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  portal.dataSource.query<Row[]>(sql, values);
const give = (...contents: NoticeContent[]) =>
  portal.dataSource.transaction((manager) =>
    portal.services.notices.giveAll(
      manager,
      contents.map((content) => ({ accountId: seeker.id, content })),
    ),
  );

/** Does what is due in the queue of a kind by the portal's clock; what fails waits on. */
async function work(name: keyof Tasks): Promise<void> {
  const handle = taskHandlers(portal.services)[name] as (payload: object) => Promise<void>;
  const tasks = await query<{ id: string; payload: object }>(
    `select task.id, task.payload from graphile_worker._private_jobs task
     join graphile_worker._private_tasks kind on kind.id = task.task_id
     where kind.identifier = $1 and (task.run_at <= $2 or $1 = 'notice-summary')`,
    [name, now],
  );
  for (const { id, payload } of tasks) {
    await query("delete from graphile_worker._private_jobs where id = $1", [id]);
    await handle(payload);
  }
}

/** What the queue does at a moment. */
async function at(moment: Date): Promise<string[]> {
  now = moment;
  const before = smtp.mails.length;
  await work("notice-mail");
  await taskHandlers(portal.services)["notice-summary-watch"]?.({});
  await work("notice-summary");
  return smtp.mails.slice(before);
}

const set = async (group: string, channel: "PAGE" | "MAIL", isOn: boolean) => {
  const { code } = await portal.ask(
    `mutation { setNoticeWay(group: ${group}, channel: ${channel}, isOn: ${isOn}) { id } }`,
    seeker,
  );
  return code;
};
const setTiming = async (input: object) => {
  const { code } = await portal.ask(
    "mutation ($input: NoticeTimingInput!) { setNoticeTiming(input: $input) { id } }",
    { token: seeker.token, variables: { input } },
  );
  return code;
};
const plain = (mail = "") => mail.replaceAll("=\r\n", "").replaceAll("=3D", "=").replaceAll("\r\n", "\n");
const subjects = (mails: readonly string[]) => mails.map((mail) => /^Subject: (.*)$/m.exec(plain(mail))?.[1]);

interface Preferences {
  groups: { group: string; isShown: boolean; isMailed: boolean | null; isNeeded: boolean }[];
  isDaily: boolean;
}
async function preferencesOf(who: { token: string }): Promise<Preferences | undefined> {
  const { data } = await portal.ask<{ noticePreferences: Preferences }>(
    "{ noticePreferences { isDaily groups { group isShown isMailed isNeeded } } }",
    who,
  );
  return data?.noticePreferences;
}

describe("the preferences", () => {
  it("name each group that the role may get, all of them on at first (PREF-01)", async () => {
    const employer = await make.person({ role: Role.EMPLOYER });
    const groups = async (who: { token: string }) =>
      (await preferencesOf(who))?.groups.map(({ group }) => group);
    expect(await groups(seeker)).toEqual(
      Object.values(NoticeGroup).filter((group) => NOTICE_GROUPS[group].isFor !== "employers"),
    );
    expect(await groups(employer)).toEqual(
      Object.values(NoticeGroup).filter((group) => NOTICE_GROUPS[group].isFor !== "seekers"),
    );
    for (const { group, isShown, isMailed } of (await preferencesOf(seeker))?.groups ?? [])
      expect([isShown, isMailed]).toEqual([true, group === "ALERTS" ? null : true]);
  });

  it("turn each way of a group off and on again by itself (PREF-02)", async () => {
    await Promise.all([set("APPLICATIONS", "MAIL", false), set("OFFERS", "MAIL", false)]);
    await set("OFFERS", "MAIL", true);
    await set("OFFERS", "PAGE", false);
    const chosen = new Map((await preferencesOf(seeker))?.groups.map((entry) => [entry.group, entry]));
    expect(chosen.get("APPLICATIONS")).toMatchObject({ isShown: true, isMailed: false });
    expect(chosen.get("OFFERS")).toMatchObject({ isShown: false, isMailed: true });
    expect(chosen.get("MESSAGES")).toMatchObject({ isShown: true, isMailed: true });
  });

  it("refuse to turn off what decides about one's own (PREF-03)", async () => {
    expect(await set("PLAN", "MAIL", false)).toBe("NOTICE_NEEDED");
    expect(await set("REVIEWS", "PAGE", false)).toBe("NOTICE_NEEDED");
    // Each alert says itself whether it mails.
    expect(await set("ALERTS", "MAIL", false)).toBe("NOTICE_NEEDED");
    await query("update notice_preferences set page_off = '{PLAN}', mail_off = '{PLAN}'");
    await give(APPROVED);
    expect(await noticesOf(portal, seeker)).toHaveLength(1);
    expect(await at(now)).toHaveLength(1);
  });

  it("take quiet hours as two different hours, or none", async () => {
    expect(await setTiming({ isDaily: false, quietFrom: 21 })).toBe("BAD_USER_INPUT");
    expect(await setTiming({ isDaily: false, quietFrom: 8, quietTo: 8 })).toBe("BAD_USER_INPUT");
    expect(await setTiming({ isDaily: false, quietFrom: 8, quietTo: 24 })).toBe("BAD_USER_INPUT");
    expect(await setTiming({ isDaily: true, quietFrom: null, quietTo: null })).toBeUndefined();
  });
});

describe("a notice whose reader has chosen (PREF-02)", () => {
  it("is mailed and not shown where the page is off, and each is a mail of its own", async () => {
    await set("CANDIDATES", "PAGE", false);
    const apply = () =>
      portal.dataSource.transaction((manager) =>
        portal.services.notices.giveApplication(manager, [seeker.id], {
          jobTitle: "Staff Nurse",
          jobId: "j",
          applicationId: "01890000-0000-7000-8000-000000000001",
        }),
      );
    await apply();
    expect(await at(now)).toHaveLength(1);
    await apply();
    expect(await at(now)).toHaveLength(1);
    expect(await noticesOf(portal, seeker)).toEqual([]);
    const { data } = await portal.ask("{ unreadNoticeCount }", seeker);
    expect(data).toEqual({ unreadNoticeCount: 0 });
  });

  it("is shown and not mailed where mail is off, also where it waited already", async () => {
    await give(VIEWED);
    await set("APPLICATIONS", "MAIL", false);
    await give(VIEWED);
    expect(await at(now)).toEqual([]);
    expect(await noticesOf(portal, seeker)).toEqual([VIEWED_TITLE, VIEWED_TITLE]);
  });

  it("is not stored where both are off", async () => {
    await set("APPLICATIONS", "MAIL", false);
    await set("APPLICATIONS", "PAGE", false);
    await give(VIEWED);
    expect(await query("select from notices")).toEqual([]);
  });
});

describe("the daily summary (PREF-04)", () => {
  it("is one mail at 8 in the morning with what is unread; what can't wait comes at once", async () => {
    await setTiming({ isDaily: true });
    await give(VIEWED, REMINDER, APPROVED);
    expect(subjects(await at(NOON))).toEqual([
      "Your interview for Staff Nurse at Kaveri Works is on Thu, 12 Nov,",
    ]);
    expect(await at(new Date(MORNING.getTime() - 60_000))).toEqual([]);
    const [mail, ...more] = await at(MORNING);
    expect(more).toEqual([]);
    expect(subjects([mail ?? ""])).toEqual(["2 things that are new for you"]);
    expect(plain(mail)).toContain(`${VIEWED_TITLE}.\nhttps://jobs.example/dashboard/applications?open=a`);
    expect(await at(new Date(MORNING.getTime() + 24 * 3_600_000))).toEqual([]);
  });

  it("leaves out what was read on the page, and is no mail without anything", async () => {
    await setTiming({ isDaily: true });
    await give(VIEWED);
    await portal.ask("mutation { markNoticesRead { unreadCount } }", seeker);
    expect(await at(MORNING)).toEqual([]);
    await give(VIEWED);
    expect(await at(new Date(MORNING.getTime() + 24 * 3_600_000))).toHaveLength(1);
  });

  it("takes in a mail that waited when it was chosen", async () => {
    await give(VIEWED);
    await setTiming({ isDaily: true });
    expect(await at(NOON)).toEqual([]);
    expect(await at(MORNING)).toHaveLength(1);
  });
});

describe("quiet hours (PREF-05)", () => {
  it("hold mails until they end, but not those that can't wait", async () => {
    await setTiming({ isDaily: false, quietFrom: 21, quietTo: 7 });
    now = NIGHT;
    await give(VIEWED, REMINDER);
    expect(await at(NIGHT)).toHaveLength(1);
    expect(await at(new Date("2026-11-11T01:29:00Z"))).toEqual([]);
    expect(subjects(await at(new Date("2026-11-11T01:30:00Z")))).toEqual([VIEWED_TITLE]);
  });

  it("hold a mail that was due before they were set", async () => {
    await give(VIEWED);
    await setTiming({ isDaily: false, quietFrom: 9, quietTo: 17 });
    expect(await at(NOON)).toEqual([]);
    expect(await at(new Date("2026-11-10T11:30:00Z"))).toHaveLength(1);
  });
});

describe("an outage of the mail server (PREF-06)", () => {
  it("loses nothing that the queue has given up: the next morning's summary has it, once", async () => {
    await give(VIEWED, APPROVED);
    smtp.refuseNext(1);
    await expect(at(NOON)).rejects.toThrow("The mail was not taken");
    // As the queue would after its last attempt.
    await query("delete from graphile_worker._private_jobs");
    expect(await at(new Date("2026-11-12T06:00:00Z"))).toEqual([]);
    expect(await at(new Date("2026-11-12T07:00:00Z"))).toEqual([]);
    expect(subjects(await at(new Date("2026-11-13T02:30:00Z")))).toEqual(["2 things that are new for you"]);
    expect(await at(new Date("2026-11-14T02:35:00Z"))).toEqual([]);
  });
});

describe("the link of a mail (PREF-07)", () => {
  const linkIn = (mail?: string) =>
    /List-Unsubscribe:\s*<https:\/\/jobs\.example(\/notices\/link\/[^>]+)>/.exec(
      (mail ?? "").replaceAll(/\r\n\s+/g, ""),
    )?.[1] ?? "";
  const call = async (method: "GET" | "POST", path: string) => {
    const response = await fetch(`${portal.url}${path}`, { method, redirect: "error" });
    return [response.status, await response.text()] as const;
  };

  it("stops the mails of its group by one call, and opening it changes nothing", async () => {
    await give(VIEWED);
    const [mail] = await at(now);
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(plain(mail)).toContain("https://jobs.example/settings/notices");
    const link = linkIn(mail);
    const [status, page] = await call("GET", link);
    expect(status).toBe(200);
    expect(page).toContain("You get these mails.");
    await give(VIEWED);
    expect(await at(now)).toHaveLength(1);
    expect((await call("POST", link))[1]).toContain("We won’t write to you about this.");
    await give(VIEWED);
    await give({
      kind: "offer.made",
      params: { ...application, offerId: "01890000-0000-7000-8000-000000000002", side: "applicant" },
    });
    expect(await at(now)).toHaveLength(1);
    await call("POST", link.replace(/off$/, "on"));
    await give(VIEWED);
    expect(await at(now)).toHaveLength(1);
  });

  it("stops all of a summary's that may be stopped", async () => {
    await setTiming({ isDaily: true });
    await give(VIEWED);
    const [mail] = await at(MORNING);
    await call("POST", linkIn(mail));
    await give(VIEWED, APPROVED);
    expect(subjects(await at(new Date(MORNING.getTime() + 24 * 3_600_000)))).toEqual([
      "Your request is approved: you are on the Premium plan",
    ]);
  });

  it("is not there where a mail can't be stopped, and knows no other link", async () => {
    await give(APPROVED);
    expect(linkIn((await at(now))[0])).toBe("");
    expect((await call("GET", "/notices/link/nobody/offers"))[0]).toBe(404);
    await setTiming({ isDaily: true });
    const [{ secret } = { secret: "" }] = await query<{ secret: string }>(
      "select secret from notice_preferences",
    );
    expect((await call("POST", `/notices/link/${secret}/plan/off`))[0]).toBe(404);
    expect((await call("GET", `/notices/link/${secret}/offers`))[0]).toBe(200);
  });
});
