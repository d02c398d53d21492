import type { NoticeContent } from "@job-portal/protocol/notices";
import { taskHandlers } from "../../../app/tasks";
import { Role } from "../../../auth/role";
import { signatureOf } from "../../../http/webhook-signature";
import type { Tasks } from "../../../queue/enqueue";
import { alertsOf, createAlert, requestAlert } from "../../../test/calls/alert-calls";
import { createFactories, type Factories } from "../../../test/factories";
import { type NewIdentity, signUp } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../../test/smtp-server";
import type { Account } from "../../accounts/account.entity";
import { addressHashOf } from "./mail-suppression.entity";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
/** A Tuesday at noon in India. */
const NOON = new Date("2026-11-10T06:30:00Z");
const DAY_MS = 86_400_000;
const APPROVED: NoticeContent = { kind: "plan.approved", params: { plan: "Premium" } };

let portal: TestPortal;
let make: Factories;
let smtp: TestSmtpServer;
let seeker: Account & NewIdentity;
let now: Date;

beforeEach(async () => {
  now = NOON;
  smtp = await startTestSmtpServer();
  portal = await startTestPortal({
    env: {
      MAIL_URL: smtp.url,
      MAIL_FROM: "JobPortal <no-reply@jobs.example>",
      PUBLIC_URL: "https://jobs.example",
      MAIL_WEBHOOK_SECRET: SECRET,
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
const suppressions = () =>
  query<{ address_hash: string; cause: string; is_in_force: boolean }>(
    "select address_hash, cause, is_in_force from mail_suppressions order by reported_at",
  );
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

/** Posts to the webhook, signed now unless said otherwise. */
async function post(
  sent: unknown,
  {
    secret = SECRET,
    ageSeconds = 0,
    headers = {},
  }: { secret?: string; ageSeconds?: number; headers?: object } = {},
): Promise<number | string> {
  const body = typeof sent === "string" ? sent : JSON.stringify(sent);
  const [id, timestamp] = ["call-1", String(Math.floor(now.getTime() / 1000) - ageSeconds)];
  const response = await fetch(`${portal.url}/api/mails/webhook`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", "webhook-id": id, "webhook-timestamp": timestamp },
      "webhook-signature": signatureOf({ id, timestamp, body, secret }),
      ...headers,
    },
    body,
  });
  if (response.status === 204) return 204;
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}
const report = (type: string, email = seeker.email, at = now) => ({ type, email, at: at.toISOString() });

/** Does what waits in the queue of some kinds, and forgets it. */
async function work(...names: (keyof Tasks)[]): Promise<void> {
  for (const name of names) {
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
}
/** Tells the seeker something, and counts the mails that went out. */
async function mailsOf(content: NoticeContent = APPROVED): Promise<number> {
  const before = smtp.mails.length;
  await portal.dataSource.transaction((manager) => portal.services.notices.give(manager, seeker.id, content));
  await work("notice-mail");
  return smtp.mails.length - before;
}

interface Standing {
  cause: string;
  since: string;
  liftableAt: string | null;
}
const STANDING = "mailSuppression { cause since liftableAt }";
async function standing(): Promise<Standing | null | undefined> {
  const { data } = await portal.ask<{ me: { mailSuppression: Standing | null } }>(
    `{ me { ${STANDING} } }`,
    seeker,
  );
  return data?.me.mailSuppression;
}
const lift = async (who: { token: string } = seeker) =>
  (await portal.ask("mutation { liftMailSuppression { id } }", who)).code;

describe("the webhook for bounces and complaints (BNCE-01)", () => {
  it("takes no call that isn't signed with its secret, now", async () => {
    expect(await post(report("bounce"), { secret: "whsec_QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB" })).toBe(
      "401 UNAUTHENTICATED",
    );
    expect(await post(report("bounce"), { ageSeconds: 360 })).toBe("401 UNAUTHENTICATED");
    expect(await post(report("bounce"), { headers: { "webhook-signature": "" } })).toBe(
      "401 UNAUTHENTICATED",
    );
    // A person's session is no signature.
    const authorization = `Bearer ${seeker.token}`;
    expect(await post(report("bounce"), { headers: { "webhook-signature": "", authorization } })).toBe(
      "401 UNAUTHENTICATED",
    );
    expect(await suppressions()).toEqual([]);
  });

  it("refuses what it can't read, and keeps nothing of such a call", async () => {
    expect(await post("{")).toBe("400 MALFORMED_JSON");
    expect(await post("")).toBe("400 MALFORMED_JSON");
    expect(await post("7")).toBe("400 BAD_USER_INPUT");
    expect(await post([report("bounce"), report("bounce", "nobody")])).toBe("400 BAD_USER_INPUT");
    expect(await post(report("bounce", seeker.email, new Date(now.getTime() + DAY_MS)))).toBe(
      "400 BAD_USER_INPUT",
    );
    expect(await post(`"${"x".repeat(1_100_000)}"`)).toBe("413 BODY_TOO_LARGE");
    expect(await suppressions()).toEqual([]);
  });

  it("says yes to what it doesn't know, and does nothing", async () => {
    expect(await post([report("opened"), { RecordType: "Delivery" }, {}])).toBe(204);
    expect(await post(report("soft-bounce"))).toBe(204);
    expect(await suppressions()).toEqual([]);
    expect(await mailsOf()).toBe(1);
  });

  it("counts a report once, whoever sends it again", async () => {
    const calls = await Promise.all([1, 2, 3].map(() => post([report("bounce"), report("bounce")])));
    expect(calls).toEqual([204, 204, 204]);
    expect(await suppressions()).toEqual([
      { address_hash: addressHashOf(seeker.email), cause: "BOUNCE", is_in_force: true },
    ]);
    expect(await portal.metrics.registry.metrics()).toContain('portal_mail_reports_total{cause="bounce"} 1');
  });

  it("isn't there without a secret", async () => {
    const other = await startTestPortal();
    const { status } = await fetch(`${other.url}/api/mails/webhook`, { method: "POST" });
    expect(status).toBe(404);
    await other.stop();
  });
});

describe("an address that mails come back from (BNCE-02, BNCE-03)", () => {
  it("gets no mail of a notice, which stands on the page and waits for none", async () => {
    expect(await mailsOf()).toBe(1);
    expect(await post(report("bounce", seeker.email.toUpperCase()))).toBe(204);
    expect(await mailsOf()).toBe(0);
    const notices = await query("select mail_at, mailed_at from notices order by id desc limit 1");
    expect(notices).toEqual([{ mail_at: null, mailed_at: null }]);
  });

  it("gets no daily summary", async () => {
    const input = { isDaily: true };
    await portal.ask("mutation ($input: NoticeTimingInput!) { setNoticeTiming(input: $input) { id } }", {
      ...{ token: seeker.token, variables: { input } },
    });
    expect(await mailsOf()).toBe(0);
    await post(report("bounce"));
    later(DAY_MS);
    await taskHandlers(portal.services)["notice-summary-watch"]?.({});
    await work("notice-summary");
    expect(smtp.mails).toEqual([]);
    expect(await query("select from notices where mail_at is not null or mailed_at is not null")).toEqual([]);
  });

  it("gets what an alert finds on the page alone, and keeps its alert", async () => {
    await createAlert(portal, seeker, { q: "nurse" });
    await post(report("bounce"));
    await make.job({ title: "Staff Nurse", postedAt: now, openUntil: new Date("2030-01-01T00:00:00Z") });
    await taskHandlers(portal.services)["alert-watch"]?.({});
    later(3 * 60_000);
    await taskHandlers(portal.services)["alert-watch"]?.({});
    await work("alert-telling", "alert-mail");
    expect(smtp.mails).toEqual([]);
    expect(await alertsOf(portal, seeker)).toMatchObject([{ newJobCount: 1, isMailed: true }]);
  });

  it("is asked about no alert, and the answer tells nobody", async () => {
    await post(report("bounce", "stranger@jobs.example"));
    expect(await requestAlert(portal, "stranger@jobs.example")).toBe("stranger@jobs.example");
    await work("alert-question");
    expect(smtp.mails).toEqual([]);
  });

  it("is known by its hash alone", async () => {
    await post(report("bounce"));
    expect(JSON.stringify(await query("select * from mail_suppressions"))).not.toContain("@");
  });
});

describe("a complaint (BNCE-04)", () => {
  it("ends the mails of the address's alerts, and goes before a bounce", async () => {
    await createAlert(portal, seeker, { q: "nurse" });
    const asked = "stranger@jobs.example";
    await requestAlert(portal, asked, { q: "driver" });
    const other = await make.person();
    await createAlert(portal, other, { q: "nurse" });
    expect(await post([report("complaint"), report("complaint", asked), report("bounce")])).toBe(204);
    expect(await alertsOf(portal, seeker)).toMatchObject([{ isMailed: false }]);
    expect(await alertsOf(portal, other)).toMatchObject([{ isMailed: true }]);
    expect(await query("select from alerts where email is not null")).toEqual([]);
    expect((await standing())?.cause).toBe("COMPLAINT");
    later(1000);
    await post(report("bounce"));
    expect((await standing())?.cause).toBe("COMPLAINT");
    expect(await mailsOf()).toBe(0);
  });

  it("makes a bounce that is known a complaint", async () => {
    await post(report("bounce"));
    await post(report("complaint", seeker.email, new Date(now.getTime() - 1000)));
    expect((await standing())?.cause).toBe("COMPLAINT");
  });
});

describe("what the mail server itself refuses for good (BNCE-05)", () => {
  it("is a bounce where it speaks of the address, and nothing is tried again", async () => {
    smtp.answerRecipients("550 5.1.1 no such user");
    expect(await mailsOf()).toBe(0);
    expect((await standing())?.cause).toBe("BOUNCE");
    smtp.answerRecipients(null);
    expect(await mailsOf()).toBe(0);
  });

  it.each(["550 no", "554 5.7.1 relay access denied", "552 5.2.2 mailbox full", "450 4.1.1 try later"])(
    "is none where it may mean something else: %s",
    async (answer) => {
      smtp.answerRecipients(answer);
      await expect(mailsOf()).rejects.toThrow("The mail was not taken");
      expect(await suppressions()).toEqual([]);
    },
  );
});

describe("mails that are tried again (BNCE-07)", () => {
  it("go out once their person says so, once a day, and stop by a new report alone", async () => {
    await post(report("bounce"));
    expect(await standing()).toEqual({ cause: "BOUNCE", since: now.toISOString(), liftableAt: null });
    const first = now;
    later(60_000);
    expect(await lift()).toBeUndefined();
    expect(await lift()).toBeUndefined();
    expect(await standing()).toBeNull();
    expect(await mailsOf()).toBe(1);
    // Reports of before come late, or again.
    await post([report("bounce", seeker.email, first), report("complaint", seeker.email, first)]);
    expect(await mailsOf()).toBe(1);
    later(60_000);
    await post(report("bounce"));
    expect(await standing()).toMatchObject({
      liftableAt: new Date(first.getTime() + 60_000 + DAY_MS).toISOString(),
    });
    expect(await lift()).toBe("MAIL_LIFT_LIMIT");
    expect(await mailsOf()).toBe(0);
    later(DAY_MS);
    expect(await lift()).toBeUndefined();
    expect(await mailsOf()).toBe(1);
  });

  it("are their person's to lift, whose address is proven, and admins see how it stands", async () => {
    const admin = await make.person({ role: Role.ADMIN });
    const claimer = await signUp();
    await make.account({ firebaseUid: claimer.uid, email: claimer.email, emailVerifiedAt: null });
    await post([report("complaint"), report("bounce", claimer.email)]);
    expect(await lift(admin)).toBeUndefined();
    expect(await lift(claimer)).toBeUndefined();
    expect(await suppressions()).toMatchObject([{ is_in_force: true }, { is_in_force: true }]);
    const asAdmin = await portal.ask(`{ user(id: "${seeker.id}") { mailSuppression { cause } } }`, admin);
    expect(asAdmin.data).toEqual({ user: { mailSuppression: { cause: "COMPLAINT" } } });
    expect(await lift()).toBeUndefined();
    expect(await standing()).toBeNull();
  });
});

describe("what is kept of it (BNCE-08)", () => {
  it("stands in the export, and goes with the account", async () => {
    await post([report("bounce"), report("bounce", "stranger@jobs.example")]);
    const { personalData } = portal.services;
    expect(await personalData.export(seeker)).toMatchObject({
      mailSuppressions: [{ cause: "BOUNCE", liftedAt: null }],
    });
    await portal.dataSource.transaction((manager) => personalData.erase(manager, seeker, seeker.id));
    expect(await suppressions()).toMatchObject([{ address_hash: addressHashOf("stranger@jobs.example") }]);
  });

  it("goes two years after the last report", async () => {
    await post(report("bounce"));
    const purge = taskHandlers(portal.services)["mail-suppression-purge"];
    later(730 * DAY_MS);
    await purge?.({});
    expect(await suppressions()).toHaveLength(1);
    later(1);
    await purge?.({});
    expect(await suppressions()).toEqual([]);
  });
});
