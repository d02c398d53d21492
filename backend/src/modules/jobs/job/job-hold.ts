import type { EntityManager } from "typeorm";
import type { NoticeContent } from "@job-portal/protocol/notices";
import type { NoticeService } from "../../notices/notice.service";
import type { Job } from "./job.entity";
import type { TypedJob } from "./job.fields";
import { HELD_FOR_WORDING, scamMatchesOf, scamMatchText } from "./scam-rule";

export type Hold = Pick<Job, "heldAt" | "heldReason" | "heldRules">;

/** How a new job begins: held where it is worded like a scam. */
export function holdForWording(typed: TypedJob, now: Date): Hold {
  const heldRules = scamMatchesOf(typed).map(scamMatchText);
  return heldRules.length > 0
    ? { heldAt: now, heldReason: HELD_FOR_WORDING, heldRules }
    : { heldAt: null, heldReason: null, heldRules };
}

/**
 * The same for a job that is changed. One that is held already stays so, for its own reason: that the words are gone
 * now is for an admin to see.
 */
export function holdForChange(job: Job, typed: TypedJob, now: Date): Partial<Hold> {
  const heldRules = scamMatchesOf(typed, job.clearedRules).map(scamMatchText);
  if (job.heldAt) return { heldRules };
  return heldRules.length > 0 ? { heldAt: now, heldReason: HELD_FOR_WORDING, heldRules } : {};
}

/** Who is told of a job: who posted it; where they don't act for its company (any more), everybody who does. */
export async function postersOf(
  manager: EntityManager,
  { companyId, postedById }: Pick<Job, "companyId" | "postedById">,
): Promise<string[]> {
  const members = await manager.query<{ id: string }[]>(
    `select account_id as id from company_members where company_id = $2 and (account_id = $1
       or not exists (select from company_members where company_id = $2 and account_id = $1))`,
    [postedById, companyId],
  );
  return members.map(({ id }) => id);
}

/** Tells them something of it. */
export async function tellPosters(
  manager: EntityManager,
  notices: NoticeService,
  job: Pick<Job, "companyId" | "postedById">,
  content: NoticeContent,
): Promise<void> {
  const told = await postersOf(manager, job);
  await notices.giveAll(
    manager,
    told.map((accountId) => ({ accountId, content })),
  );
}

/**
 * Tells who brought jobs in how many of those that went in are held, if any.
 * @returns how many
 */
export async function tellHeldImport(
  manager: EntityManager,
  notices: NoticeService,
  accountId: string,
  { values, created }: { values: readonly Partial<Job>[]; created: readonly string[] },
): Promise<number> {
  const inserted = new Set(created);
  const count = values.filter(({ id, heldAt }) => heldAt && id !== undefined && inserted.has(id)).length;
  if (count > 0) await notices.give(manager, accountId, { kind: "jobs.held", params: { count } });
  return count;
}
