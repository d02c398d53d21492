import { LOCKS } from "../../database/locks";
import { createAlert } from "../../test/calls/alert-calls";
import { untilLockIsAwaited } from "../../test/database-server/lock-waiter";
import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../test/smtp-server";

let portal: TestPortal;
let make: Factories;
let smtp: TestSmtpServer;
let now: Date;
let alertId: string;

const HOUR_MS = 3_600_000;

/** Somebody keeps a search for nurses. */
beforeEach(async () => {
  now = new Date("2026-11-10T06:30:00Z");
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
  alertId = (await createAlert(portal, await make.person(), { q: "nurse" })).id ?? "";
});
afterEach(async () => {
  await portal.stop();
  await smtp.stop();
});

/** A nurse's job that came in, was found and is told of. */
async function tellOfNewJob(): Promise<string> {
  const { id } = await make.job({
    title: "Staff Nurse",
    postedAt: now,
    openUntil: new Date("2030-01-01T00:00:00Z"),
  });
  await portal.services.alertMatching.match();
  await portal.services.alertTelling.tell(alertId);
  return id;
}

const sendMail = async () => await portal.services.alertMails?.send(alertId);

const plain = (mail = "") => mail.replaceAll("=\r\n", "").replaceAll("\r\n", "\n");
const idOf = (mail = "") => /^Message-ID:\s+<(.+)>\r$/m.exec(mail)?.[1];
const jobsOf = (mail = "") => [
  ...new Set(plain(mail).match(/(?<=^https:\/\/jobs\.example\/jobs\/)[\w-]+$/gm)),
];

describe("an alert's mail goes out once (ALRT-05)", () => {
  it("has many jobs in one mail, which counts all of them and shows ten", async () => {
    for (let made = 0; made < 111; made += 1) await make.job({ title: "Ward Nurse", postedAt: now });
    await tellOfNewJob();
    await sendMail();
    await sendMail();
    expect(smtp.mails).toHaveLength(1);
    expect(plain(smtp.mails[0])).toContain("Subject: 112 new jobs: nurse");
    expect(jobsOf(smtp.mails[0])).toHaveLength(10);
  });

  it("waits while the mail server is away, and leaves what is told meanwhile to the next mail", async () => {
    const first = await tellOfNewJob();
    smtp.refuseNext(1);
    await expect(sendMail()).rejects.toThrow("The mail was not taken");
    now = new Date(now.getTime() + HOUR_MS);
    const second = await tellOfNewJob();
    await sendMail();
    await sendMail();
    expect(smtp.mails.map(jobsOf)).toEqual([[first], [second]]);
  });

  it("goes out also if all jobs of a refused one have closed since", async () => {
    const closed = await tellOfNewJob();
    smtp.refuseNext(1);
    await expect(sendMail()).rejects.toThrow("The mail was not taken");
    await portal.dataSource.query("update jobs set closed_at = $2 where id = $1", [closed, now]);
    now = new Date(now.getTime() + HOUR_MS);
    const told = await tellOfNewJob();
    await sendMail();
    expect(smtp.mails.map(jobsOf)).toEqual([[told]]);
  });

  it("goes out also if another node ends a mail of the alert while this one waits for it", async () => {
    const job = await tellOfNewJob();
    const runner = portal.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query("select pg_advisory_xact_lock($1, hashtext($2))", [LOCKS.alertMail, alertId]);
    const sending = sendMail();
    await untilLockIsAwaited(portal.dataSource);
    await portal.dataSource.query("update alerts set mailing_until = null");
    await runner.commitTransaction();
    await runner.release();
    await sending;
    expect(smtp.mails.map(jobsOf)).toEqual([[job]]);
  });

  it("is the same mail, to its Message-ID, if a node dies between the server's answer and its commit", async () => {
    const first = await tellOfNewJob();
    await portal.dataSource.query(
      `create function node_dies() returns trigger language plpgsql as $$ begin raise 'node_dies'; end $$;
       create constraint trigger node_dies after update of mailed_at on alert_matches
         deferrable initially deferred for each row execute function node_dies()`,
    );
    await expect(sendMail()).rejects.toThrow("node_dies");
    now = new Date(now.getTime() + HOUR_MS);
    const second = await tellOfNewJob();
    await portal.dataSource.query("drop function node_dies cascade");
    await sendMail();
    expect(smtp.mails.map(jobsOf)).toEqual([[first], [first], [second]]);
    const [lost, again, next] = smtp.mails.map(idOf);
    expect(lost).toMatch(/^alert\..+@jobs\.example$/);
    expect([again === lost, next === lost]).toEqual([true, false]);
  });
});
