import { paths } from "@job-portal/protocol/paths";
import { taskHandlers } from "../../../app/tasks";
import type { Tasks } from "../../../queue/enqueue";
import { createFactories, type Factories } from "../../../test/factories";
import {
  newEmail,
  type NewIdentity,
  signIn,
  signInByPhone,
  signUp,
  unsignedToken,
  updateIdentity,
} from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../../test/smtp-server";
import { DAY_MS } from "../../../time/clock";
import type { Account } from "../account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let smtp: TestSmtpServer;
let make: Factories;
let person: Person;
let now: number;

beforeAll(async () => {
  smtp = await startTestSmtpServer();
  portal = await startTestPortal({
    env: { MAIL_URL: smtp.url, MAIL_FROM: "JobPortal <no-reply@jobs.example>" },
    clock: { now: () => new Date(now) },
  });
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await portal.stop();
  await smtp.stop();
});
beforeEach(async () => {
  now = Date.now();
  smtp.mails.length = 0;
  person = await make.person();
});

async function ask(call: string, token: string) {
  const { data, errors } = await portal.ask<{ made: Record<string, unknown> | null }>(call, { token });
  return { made: data?.made, code: errors[0]?.extensions.code };
}

const request = (email: string, token = person.token) =>
  ask(`mutation { made: requestEmailChange(input: { email: "${email}" }) { newEmail } }`, token);
const confirm = (secret: string, token = person.token) =>
  ask(`mutation { made: confirmEmailChange(secret: "${secret}") { newEmail } }`, token);
const pending = (token = person.token) => ask("{ made: emailChange { newEmail } }", token);
const open = (secret: string, token = person.token) =>
  ask(`{ made: openedEmailChange(secret: "${secret}") { newEmail } }`, token);
const me = (token: string) => ask("{ made: me { email isEmailVerified status } }", token);

/** Mails what waits in the queue, as a worker would. */
async function work(): Promise<void> {
  const tasks = await portal.dataSource.query<{ id: string; payload: Tasks["email-change-mail"] }[]>(
    `select job.id, job.payload from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'email-change-mail' order by job.id`,
  );
  for (const { id, payload } of tasks) {
    await taskHandlers(portal.services)["email-change-mail"]?.(payload);
    await portal.dataSource.query("delete from graphile_worker._private_jobs where id = $1", [id]);
  }
}

const textOf = (mail: string) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");

/** The secret in the newest mail to an address; undefined where none went there. */
const secretTo = (address: string) =>
  smtp.mails
    .map(textOf)
    .filter((mail) => mail.includes(`To: ${address}`))
    .map(
      (mail) =>
        new RegExp(`(?:${paths.confirmEmail("")}|${paths.emailStopLink("")})([\\w-]{32})`).exec(mail)?.[1],
    )
    .at(-1);

/** Both links of a change to a new address. */
async function changeTo(email: string, token = person.token) {
  const { code } = await request(email, token);
  await work();
  return { code, confirmation: secretTo(email) ?? "none", stopping: secretTo(person.email) ?? "none" };
}

const stop = (secret: string) => fetch(`${portal.url}${paths.emailStopLink(secret)}`, { method: "POST" });

const rowOf = async (id: string) => {
  const [row] = await portal.dataSource.query<{ email: string; verified: boolean }[]>(
    "select email, email_verified_at is not null as verified from accounts where id = $1",
    [id],
  );
  return row;
};

const seconds = () => Math.floor(Date.now() / 1000);

/** The provider tells sessions apart by the second that they began in. */
const earlierSession = () => {
  const began = seconds() - 60;
  return unsignedToken(person, { iat: began, auth_time: began, email_verified: true });
};

/** Whether the test's password opens an address's account at the provider. */
const mayEnter = (email: string) =>
  signIn(email).then(
    () => true,
    () => false,
  );

describe("another e-mail address (MAIL-01)", () => {
  it("changes nothing until its link is opened; both addresses hear of it at once", async () => {
    const email = newEmail();
    expect((await request(`  ${email.toUpperCase()} `)).made).toEqual({ newEmail: email });
    await work();
    expect(smtp.mails).toHaveLength(2);
    expect(secretTo(email)).toBeDefined();
    expect(secretTo(person.email)).toBeDefined();
    expect(smtp.mails.map(textOf).find((mail) => mail.includes(`To: ${person.email}`))).toContain(email);
    expect((await pending()).made).toEqual({ newEmail: email });
    expect(await rowOf(person.id)).toEqual({ email: person.email, verified: true });
    expect(await mayEnter(person.email)).toBe(true);
    expect(await mayEnter(email)).toBe(false);
  });

  it("asks for a recent sign-in", async () => {
    now += 6 * 60_000;
    expect((await request(newEmail())).code).toBe("RECENT_SIGN_IN_REQUIRED");
    expect((await pending()).made).toBeNull();
  });

  it("is refused where it is one's own, no address, or another's", async () => {
    expect((await request(person.email)).code).toBe("BAD_USER_INPUT");
    expect((await request("nobody")).code).toBe("BAD_USER_INPUT");
    expect((await request((await signUp()).email)).code).toBe("EMAIL_TAKEN");
    expect((await pending()).made).toBeNull();
  });

  it("is asked for five times a day at most", async () => {
    for (let count = 0; count < 5; count += 1) expect((await request(newEmail())).code).toBeUndefined();
    expect((await request(newEmail())).code).toBe("EMAIL_CHANGE_LIMIT");
    now += DAY_MS;
    const token = unsignedToken(person, { auth_time: Math.floor(now / 1000), email_verified: true });
    expect((await request(newEmail(), token)).code).toBeUndefined();
  });
});

describe("its link (MAIL-02)", () => {
  it("makes it the account's, signs everybody out, and works once", async () => {
    const email = newEmail();
    const { confirmation } = await changeTo(email);
    expect((await open(confirmation)).made).toEqual({ newEmail: email });
    expect((await confirm(confirmation)).made).toEqual({ newEmail: email });
    expect(await rowOf(person.id)).toEqual({ email, verified: true });
    // The session of before can change nothing any more.
    expect((await confirm(confirmation, earlierSession())).code).toBe("TOKEN_REVOKED");
    const token = await signIn(email);
    expect((await confirm(confirmation, token)).code).toBe("NOT_FOUND");
    expect((await me(token)).made).toEqual({ email, isEmailVerified: true, status: "ACTIVE" });
    expect(await mayEnter(person.email)).toBe(false);
  });

  it("is of no use to whoever else reads that mail", async () => {
    const { confirmation } = await changeTo(newEmail());
    const other = await make.person();
    expect((await open(confirmation, other.token)).made).toBeNull();
    expect((await confirm(confirmation, other.token)).code).toBe("NOT_FOUND");
    expect(await rowOf(other.id)).toEqual({ email: other.email, verified: true });
    expect(await rowOf(person.id)).toEqual({ email: person.email, verified: true });
  });

  it("lapses after a day, and by a newer one", async () => {
    const first = await changeTo(newEmail());
    const second = await changeTo(newEmail());
    expect((await confirm(first.confirmation)).code).toBe("NOT_FOUND");
    now += DAY_MS;
    expect((await confirm(second.confirmation)).code).toBe("NOT_FOUND");
    expect(await mayEnter(person.email)).toBe(true);
  });

  it("lets one of two win who confirm one address at once", async () => {
    const email = newEmail();
    const other = await make.person();
    const mine = await changeTo(email);
    const theirs = await changeTo(email, other.token);
    const answers = await Promise.all([
      confirm(mine.confirmation),
      confirm(theirs.confirmation, other.token),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["EMAIL_TAKEN", undefined]);
    const rows = await Promise.all([person, other].map(async ({ id }) => (await rowOf(id))?.email));
    expect(rows.filter((address) => address === email)).toHaveLength(1);
  });

  it("clicked twice at once counts once", async () => {
    const email = newEmail();
    const { confirmation } = await changeTo(email);
    const codes = (await Promise.all([confirm(confirmation), confirm(confirmation)])).map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await rowOf(person.id)).toEqual({ email, verified: true });
  });

  it("leaves a line in the audit trail without the address, and a notice", async () => {
    const email = newEmail();
    const { confirmation } = await changeTo(email);
    await confirm(confirmation);
    const trail = await portal.dataSource.query<object[]>(
      "select action, actor_id, before, after from audit_entries where subject_id = $1",
      [person.id],
    );
    expect(trail).toEqual([{ action: "account.email", actor_id: person.id, before: null, after: null }]);
    const notices = await portal.dataSource.query<object[]>(
      "select kind, params from notices where account_id = $1",
      [person.id],
    );
    expect(notices).toEqual([{ kind: "account.sign-in-added", params: { way: "email", name: email } }]);
  });

  it("leaves alerts that an address asked for without an account to that address", async () => {
    const insert = (email: string) =>
      portal.dataSource.query(
        `insert into alerts (id, email, filter, frequency, state, is_mailed, secret, read_by, created_at, since)
         values (gen_random_uuid(), $1, '{"q":"nurse"}', 'DAILY', 'ACTIVE', true, $1, '', now(), now())`,
        [email],
      );
    const email = newEmail();
    await insert(person.email);
    await insert(email);
    const { confirmation } = await changeTo(email);
    await confirm(confirmation);
    const addresses = await portal.dataSource.query<object[]>(
      "select email from alerts where email = any ($1) and account_id is null",
      [[person.email, email]],
    );
    expect(addresses).toHaveLength(2);
    const { data } = await portal.ask<{ alerts: object[] }>("{ alerts { id } }", {
      token: await signIn(email),
    });
    expect(data?.alerts).toHaveLength(1);
  });
});

describe("the link to the address of before (MAIL-03)", () => {
  it("stops the change, once, and locks out whoever is signed in", async () => {
    const { confirmation, stopping } = await changeTo(newEmail());
    const page = await fetch(`${portal.url}${paths.emailStopLink(stopping)}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Stop the change to");
    expect((await pending()).made).not.toBeNull();
    expect((await stop(stopping)).status).toBe(200);
    expect((await confirm(confirmation, earlierSession())).code).toBe("TOKEN_REVOKED");
    const later = unsignedToken(person, { auth_time: seconds() + 60, email_verified: true });
    expect((await pending(later)).made).toBeNull();
    expect((await confirm(confirmation, later)).code).toBe("NOT_FOUND");
    // The password of before was known to a stranger.
    expect(await mayEnter(person.email)).toBe(false);
    expect(await rowOf(person.id)).toEqual({ email: person.email, verified: true });
    expect((await stop(stopping)).status).toBe(404);
  });

  it("takes it back within seven days, and what came after it", async () => {
    const [second, third] = [newEmail(), newEmail()];
    const first = await changeTo(second);
    await confirm(first.confirmation);
    const again = await changeTo(third, await signIn(second));
    await confirm(again.confirmation, await signIn(second));
    expect(await rowOf(person.id)).toEqual({ email: third, verified: true });
    now += 6 * DAY_MS;
    expect((await stop(first.stopping)).status).toBe(200);
    expect(await rowOf(person.id)).toEqual({ email: person.email, verified: true });
    // The stranger's own address must not take it back once more.
    expect((await stop(secretTo(second) ?? "none")).status).toBe(404);
    expect(await mayEnter(third)).toBe(false);
    await updateIdentity(person.uid, { password: "a-long-password" });
    expect((await me(await signIn(person.email))).made).toMatchObject({ email: person.email });
  });

  it("takes it back from whoever has typed that address since and not proven it", async () => {
    const { confirmation, stopping } = await changeTo(newEmail());
    await confirm(confirmation);
    await signUp(person.email);
    expect((await stop(stopping)).status).toBe(200);
    await updateIdentity(person.uid, { password: "a-long-password" });
    expect((await me(await signIn(person.email))).made).toMatchObject({ email: person.email });
  });

  it("changes nothing here where somebody has proven that address since", async () => {
    const email = newEmail();
    const { confirmation, stopping } = await changeTo(email);
    await confirm(confirmation);
    const { uid } = await signUp(person.email);
    await updateIdentity(uid, { emailVerified: true });
    expect((await stop(stopping)).status).toBe(409);
    expect(await rowOf(person.id)).toEqual({ email, verified: true });
  });

  it("lapses after seven days, and is then forgotten", async () => {
    const { stopping } = await changeTo(newEmail());
    now += 7 * DAY_MS;
    expect((await stop(stopping)).status).toBe(404);
    now += 1;
    await portal.services.emailChanges.forgetOld();
    const left = await portal.dataSource.query<object[]>("select from email_changes where account_id = $1", [
      person.id,
    ]);
    expect(left).toEqual([]);
  });

  it("goes to nobody where the address of before was not proven", async () => {
    const typed = await signUp();
    await portal.ask("mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
      token: typed.token,
      variables: { input: { firebaseUid: typed.uid, email: typed.email, role: "JOBSEEKER" } },
    });
    const email = newEmail();
    const { confirmation } = await changeTo(email, typed.token);
    expect(smtp.mails).toHaveLength(1);
    await confirm(confirmation, typed.token);
    expect((await me(await signIn(email))).made).toMatchObject({ email, isEmailVerified: true });
  });
});

describe("tokens of before (MAIL-04)", () => {
  it("don't bring the former address back", async () => {
    const email = newEmail();
    const { confirmation } = await changeTo(email);
    await confirm(confirmation);
    const stale = unsignedToken(person, { iat: seconds() - 60, email_verified: true });
    expect((await me(stale)).made).toMatchObject({ email, isEmailVerified: true });
    expect(await rowOf(person.id)).toEqual({ email, verified: true });
  });

  it("don't either where the provider itself changed it, nor prove another address", async () => {
    const email = newEmail();
    const newer = unsignedToken({ ...person, email }, { iat: seconds() - 30, email_verified: false });
    const older = unsignedToken(person, { iat: seconds() - 60, email_verified: true });
    expect((await me(newer)).made).toMatchObject({ email, isEmailVerified: false });
    expect((await me(older)).made).toMatchObject({ email, isEmailVerified: false });
    expect(await rowOf(person.id)).toEqual({ email, verified: false });
  });
});

describe("an account made by phone (MAIL-05)", () => {
  it("adds an address, which has to be confirmed too", async () => {
    const phoneNumber = `+9197${String(process.pid % 10_000).padStart(4, "0")}${String(Date.now() % 10_000).padStart(4, "0")}`;
    const { uid, token } = await signInByPhone(phoneNumber);
    await portal.ask("mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
      token,
      variables: { input: { firebaseUid: uid, role: "JOBSEEKER" } },
    });
    const email = newEmail();
    const { confirmation } = await changeTo(email, token);
    expect(smtp.mails).toHaveLength(1);
    expect(textOf(smtp.mails[0] ?? "")).toContain(phoneNumber);
    expect((await me(token)).made).toMatchObject({ email: null });
    expect((await confirm(confirmation, token)).made).toEqual({ newEmail: email });
    const again = await signInByPhone(phoneNumber);
    expect(again.uid).toBe(uid);
    expect((await me(again.token)).made).toEqual({ email, isEmailVerified: true, status: "ACTIVE" });
  });
});
