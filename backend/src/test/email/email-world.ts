import { paths } from "@job-portal/protocol/paths";
import { taskHandlers } from "../../app/tasks";
import type { Account } from "../../modules/accounts/account.entity";
import type { Tasks } from "../../queue/enqueue";
import { createFactories, type Factories } from "../factories";
import { type NewIdentity, signIn, unsignedToken } from "../identities";
import { startTestPortal, type TestPortal } from "../portal";
import { startTestSmtpServer, type TestSmtpServer } from "../smtp-server";

/** A portal that mails, and somebody who changes their e-mail address; anew for each test. */
export const world = {} as {
  portal: TestPortal;
  smtp: TestSmtpServer;
  make: Factories;
  person: Account & NewIdentity;
  /** The portal's clock, in milliseconds. */
  now: number;
};

/** To be called once in a test file. */
export function openEmailWorld(): void {
  beforeAll(async () => {
    world.smtp = await startTestSmtpServer();
    world.portal = await startTestPortal({
      env: { MAIL_URL: world.smtp.url, MAIL_FROM: "JobPortal <no-reply@jobs.example>" },
      clock: { now: () => new Date(world.now) },
    });
    world.make = createFactories(world.portal.dataSource);
  });
  afterAll(async () => {
    await world.portal.stop();
    await world.smtp.stop();
  });
  beforeEach(async () => {
    world.now = Date.now();
    world.smtp.mails.length = 0;
    world.person = await world.make.person();
  });
}

async function ask(call: string, token: string) {
  const { data, errors } = await world.portal.ask<{ made: Record<string, unknown> | null }>(call, { token });
  return { made: data?.made, code: errors[0]?.extensions.code };
}

export const request = (email: string, token = world.person.token) =>
  ask(`mutation { made: requestEmailChange(input: { email: "${email}" }) { newEmail } }`, token);
export const confirm = (secret: string, token = world.person.token) =>
  ask(`mutation { made: confirmEmailChange(secret: "${secret}") { newEmail } }`, token);
export const pending = (token = world.person.token) => ask("{ made: emailChange { newEmail } }", token);
export const open = (secret: string, token = world.person.token) =>
  ask(`{ made: openedEmailChange(secret: "${secret}") { newEmail } }`, token);
export const me = (token: string) => ask("{ made: me { email isEmailVerified status } }", token);

/** Mails what waits in the queue, as a worker would. */
export async function work(): Promise<void> {
  const tasks = await world.portal.dataSource.query<{ id: string; payload: Tasks["email-change-mail"] }[]>(
    `select job.id, job.payload from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'email-change-mail' order by job.id`,
  );
  for (const { id, payload } of tasks) {
    await taskHandlers(world.portal.services)["email-change-mail"]?.(payload);
    await world.portal.dataSource.query("delete from graphile_worker._private_jobs where id = $1", [id]);
  }
}

export const textOf = (mail: string) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");

/** The secret in the newest mail to an address; undefined where none went there. */
export const secretTo = (address: string) =>
  world.smtp.mails
    .map(textOf)
    .filter((mail) => mail.includes(`To: ${address}`))
    .map(
      (mail) =>
        new RegExp(`(?:${paths.confirmEmail("")}|${paths.emailStopLink("")})([\\w-]{32})`).exec(mail)?.[1],
    )
    .at(-1);

/** Both links of a change to a new address. */
export async function changeTo(email: string, token = world.person.token) {
  const { code } = await request(email, token);
  await work();
  return { code, confirmation: secretTo(email) ?? "none", stopping: secretTo(world.person.email) ?? "none" };
}

export const stop = (secret: string) =>
  fetch(`${world.portal.url}${paths.emailStopLink(secret)}`, { method: "POST" });

export const rowOf = async (id: string) => {
  const [row] = await world.portal.dataSource.query<{ email: string; verified: boolean }[]>(
    "select email, email_verified_at is not null as verified from accounts where id = $1",
    [id],
  );
  return row;
};

export const seconds = () => Math.floor(Date.now() / 1000);

/** The provider tells sessions apart by the second that they began in. */
export const earlierSession = () => {
  const began = seconds() - 60;
  return unsignedToken(world.person, { iat: began, auth_time: began, email_verified: true });
};

/** Whether the test's password opens an address's account at the provider. */
export const mayEnter = (email: string) =>
  signIn(email).then(
    () => true,
    () => false,
  );
