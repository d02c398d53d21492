import { taskHandlers } from "../../app/tasks";
import { apply, move } from "../../test/applications";
import { markRead, write } from "../../test/calls/message-calls";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../test/smtp-server";
import type { Account } from "../accounts/account.entity";
import { quietUntil } from "../../time/quiet-hours";
import { mailAt } from "./message-telling";

let portal: TestPortal;
let make: Factories;
let smtp: TestSmtpServer;
let member: Account & NewIdentity;
let seeker: Account & NewIdentity;
let applicationId: string;
let now: Date;

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
  [member, seeker] = [await make.person(), await make.person({ displayName: "Asha Menon" })];
  const { id: companyId } = await make.company({}, [member]);
  applicationId = await apply(portal, seeker, await make.job({ companyId }));
  await move(portal, member, applicationId, "VIEWED");
});
afterEach(async () => {
  await portal.stop();
  await smtp.stop();
});

/** The mail's task of the seeker's last notice of messages, and when it is due. */
async function task() {
  const [found] = await portal.dataSource.query<{ id: string; at: Date }[]>(
    `select notice.id, job.run_at as at from notices notice
     join graphile_worker.jobs job on job.key = 'notice-mail:' || notice.id
     where notice.account_id = $1 and notice.kind = 'message.received' order by notice.created_at desc limit 1`,
    [seeker.id],
  );
  return found;
}

const send = (noticeId: string) => taskHandlers(portal.services)["notice-mail"]?.({ noticeId });

const mails = () => smtp.mails.filter((mail) => mail.includes("They wrote:"));

it("carries what is unread, some minutes later, with a link into the thread (MSG-06)", async () => {
  await write(portal, member, applicationId);
  await write(portal, member, applicationId, "And where do you live?");
  const due = await task();
  expect(due?.at).toEqual(new Date(NOON.getTime() + 5 * 60_000));
  await send(due?.id ?? "");
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatch(/They wrote: When could you begin\?\s+They wrote: And where do you live\?/);
  expect(mails()[0]).toContain(`https://jobs.example/messages?open=${applicationId}`);
});

it("names a file that came with a message, and does not carry it (MSGF-05)", async () => {
  const { id } = await write(portal, member, applicationId, "Please read this.");
  await portal.dataSource.query(
    `insert into message_files (id, application_id, message_id, account_id, name, type, bytes, created_at)
     values (gen_random_uuid(), $1, $2, $3, 'Role note.pdf', 'application/pdf', 9, now())`,
    [applicationId, id, member.id],
  );
  await send((await task())?.id ?? "");
  expect(mails()[0]).toMatch(/They wrote: Please read this\.\s+They sent a file: Role note\.pdf\./);
  expect(mails()[0]).not.toContain("message-files");
});

it("is not sent of what has been read", async () => {
  const { sentAt = "" } = await write(portal, member, applicationId);
  const due = await task();
  await markRead(portal, seeker, applicationId, sentAt);
  await send(due?.id ?? "");
  expect(mails()).toEqual([]);
});

it("waits for the morning where its time comes at night", async () => {
  await write(portal, member, applicationId);
  const due = await task();
  now = new Date("2026-11-10T16:00:00Z");
  await send(due?.id ?? "");
  expect(mails()).toEqual([]);
  expect((await task())?.at).toEqual(new Date("2026-11-11T02:30:00Z"));
});

describe("quiet hours", () => {
  it.each([
    ["2026-11-10T15:29:00Z", null],
    ["2026-11-10T15:30:00Z", "2026-11-11T02:30:00.000Z"],
    ["2026-11-10T20:00:00Z", "2026-11-11T02:30:00.000Z"],
    ["2026-11-11T02:29:59Z", "2026-11-11T02:30:00.000Z"],
    ["2026-11-11T02:30:00Z", null],
  ])("at %s last until %s", (at, until) => {
    expect(quietUntil(new Date(at))?.toISOString() ?? null).toBe(until);
  });

  it("begin with when the mail would go out, not with the message", () => {
    expect(mailAt(new Date("2026-11-10T15:27:00Z"))).toEqual(new Date("2026-11-11T02:30:00Z"));
  });
});
