import { type EntityManager, In, IsNull, Not } from "typeorm";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Account } from "../accounts/account.entity";
import { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { sideOf } from "../applications/application/application.policy";
import { jobScopeOf } from "../jobs/hiring/job-scope";
import { Company } from "../companies/company.entity";
import { metThread, type ThreadParts } from "./message";
import { Message } from "./message.entity";
import { type MessageAct, messagePolicy } from "./message.policy";
import { BLOCKS, LAST_MESSAGES } from "./message.sql";
import { MessageThread } from "./message-thread.entity";

type Viewer = Pick<Account, "id">;

/** Threads of applications in the order given; those of others are left out. Seven statements in all. */
export async function threadParts(
  manager: EntityManager,
  viewer: Viewer,
  applicationIds: readonly string[],
  now: Date,
): Promise<ThreadParts[]> {
  const ids = applicationIds.filter(isUuid);
  if (ids.length === 0) return [];
  const applications = await manager.findBy(Application, { id: In(ids) });
  const scope = await jobScopeOf(manager, viewer);
  const theirs = ids.flatMap((id) => {
    const application = applications.find((one) => one.id === id.toLowerCase());
    const side = application && sideOf(viewer, application, scope);
    return application && side ? [{ application, side }] : [];
  });
  const found = theirs.map(({ application }) => application);
  const threads = await manager.findBy(MessageThread, { applicationId: In(found.map(({ id }) => id)) });
  const last = await lastOf(manager, theirs);
  const blocks = await blocksOf(manager, found);
  const blocked = await blockedOf(manager, found);
  return theirs.map(({ application, side }) => ({
    application,
    side,
    thread: threads.find(({ applicationId }) => applicationId === application.id) ?? null,
    last: last.get(application.id) ?? null,
    blockedBy: blocks.get(application.id) ?? NOBODY,
    isCompanyBlocked: blocked.has(application.companyId),
    answersAll: scope.companies.includes(application.companyId),
    now,
  }));
}

const NOBODY: ThreadParts["blockedBy"] = {
  [ApplicationParty.APPLICANT]: false,
  [ApplicationParty.COMPANY]: false,
};

/** The last message that each side reads, by the application's id. */
async function lastOf(
  manager: EntityManager,
  theirs: readonly Pick<ThreadParts, "application" | "side">[],
): Promise<Map<string, Message>> {
  const rows = await manager.query<{ id: string }[]>(LAST_MESSAGES, [
    theirs.map(({ application }) => application.id),
    theirs.map(({ side }) => side),
  ]);
  const messages = await manager.findBy(Message, { id: In(rows.map(({ id }) => id)) });
  return new Map(messages.map((message) => [message.applicationId, message]));
}

/** Who has blocked whom, by the application's id: a block holds for all applications between the two. */
async function blocksOf(
  manager: EntityManager,
  applications: readonly Application[],
): Promise<Map<string, ThreadParts["blockedBy"]>> {
  const rows = await manager.query<{ id: string; byApplicant: boolean; byCompany: boolean }[]>(BLOCKS, [
    applications.map(({ id }) => id),
  ]);
  return new Map(
    rows.map(({ id, byApplicant, byCompany }) => [
      id,
      { [ApplicationParty.APPLICANT]: byApplicant, [ApplicationParty.COMPANY]: byCompany },
    ]),
  );
}

/** The companies among these that an admin has blocked. */
async function blockedOf(manager: EntityManager, applications: readonly Application[]): Promise<Set<string>> {
  const ids = [...new Set(applications.map(({ companyId }) => companyId))];
  const companies = await manager.find(Company, {
    select: { id: true },
    where: { id: In(ids), blockedAt: Not(IsNull()) },
  });
  return new Set(companies.map(({ id }) => id));
}

/** One thread of the viewer's. @throws NotFoundError */
export async function threadOf(
  manager: EntityManager,
  viewer: Viewer,
  applicationId: string,
  now: Date,
): Promise<ThreadParts> {
  const [parts] = await threadParts(manager, viewer, [applicationId], now);
  if (!parts) throw new NotFoundError();
  return parts;
}

/** The threads of the viewer's among these, to be written into, by their applications; locked in one order. */
export async function lockThreads(
  manager: EntityManager,
  viewer: Viewer,
  applicationIds: readonly string[],
  now: Date,
): Promise<Map<string, ThreadParts>> {
  const found = await threadParts(manager, viewer, applicationIds, now);
  const ids = found.map(({ application }) => application.id);
  await manager.query("select from applications where id = any ($1) order by id for update", [ids]);
  await manager.query(
    `insert into message_threads (application_id, company_id)
     select id, company_id from applications where id = any ($1) on conflict do nothing`,
    [ids],
  );
  const locked = await threadParts(manager, viewer, ids, now);
  return new Map(locked.map((parts) => [parts.application.id, parts]));
}

/**
 * A thread of the viewer's to be changed; its row is there from here on. It locks the application, as every step of it
 * does, so a message and a block or a withdrawal have one order.
 * @throws NotFoundError; ConflictError MESSAGES_CLOSED
 */
export async function lockThread(
  manager: EntityManager,
  viewer: Viewer,
  applicationId: string,
  { act, now }: { act: MessageAct; now: Date },
): Promise<ThreadParts> {
  const id = (await threadOf(manager, viewer, applicationId, now)).application.id;
  const lock = { mode: "pessimistic_write" as const };
  await manager.findOneOrFail(Application, { where: { id }, lock });
  await manager.query(
    `insert into message_threads (application_id, company_id)
     select id, company_id from applications where id = $1 on conflict do nothing`,
    [id],
  );
  const parts = await threadOf(manager, viewer, id, now);
  if (!messagePolicy[act](metThread(parts)))
    throw new ConflictError(
      "MESSAGES_CLOSED",
      "You can’t do this in this conversation any more. Look at it again.",
    );
  return parts;
}
