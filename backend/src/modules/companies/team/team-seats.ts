import type { EntityManager } from "typeorm";
import { ConflictError } from "../../../errors/errors";
import { DAY_MS } from "../../../time/clock";
import { companyLimitOf } from "../../subscriptions/plan-in-force";
import { CompanyMember } from "../company-member.entity";
import { ownersOf } from "../owners";
import type { TeamSeats } from "./team.inputs";

/**
 * SEAT-01: a team has the seats of its owners' best plan. Members and open invitations take one each. A plan that ends
 * removes nobody, so more may be taken than there are.
 * @param but an address whose invitation isn't counted
 */
export async function seatsOf(
  manager: EntityManager,
  companyId: string,
  at: Date,
  but = "",
): Promise<TeamSeats> {
  const [row] = await manager.query<{ used: number }[]>(
    `select (select count(*)::int from company_members where company_id = $1)
       + (select count(*)::int from team_invitations where company_id = $1 and email <> $2 and expires_at > $3) as used`,
    [companyId, but, at],
  );
  return { limit: await limitOf(manager, companyId, at), used: row?.used ?? 0 };
}

/**
 * Whether an address may be invited. The company is locked, so that of two calls at once the second counts the first.
 * @throws ConflictError MEMBER_LIMIT
 */
export async function assertSeatToInvite(
  manager: EntityManager,
  companyId: string,
  email: string,
  at: Date,
): Promise<void> {
  const { limit, used } = await seatsOf(manager, companyId, at, email);
  if (used >= limit)
    throw new ConflictError(
      "MEMBER_LIMIT",
      `The team has ${limit} seats, and all are taken. A higher plan of an owner has more.`,
    );
}

/**
 * Whether somebody who was invited may join: the plan may have ended meanwhile. The company is locked.
 * @throws ConflictError MEMBER_LIMIT
 */
export async function assertSeatToJoin(manager: EntityManager, companyId: string, at: Date): Promise<void> {
  const limit = await limitOf(manager, companyId, at);
  if ((await manager.countBy(CompanyMember, { companyId })) >= limit)
    throw new ConflictError(
      "MEMBER_LIMIT",
      `The team has ${limit} seats, and all are taken. Ask whoever invited you.`,
    );
}

/** An account may mail so many invitations a day, whatever the plan. */
const LEAST_A_DAY = 10;

/**
 * REQS-07: an account mails twice as many invitations a day as the company has seats, or ten. Each is a mail to
 * somebody who may not have asked for it, and one that is called back gives its seat back. The trail forgets none.
 * @throws ConflictError INVITATION_LIMIT
 */
export async function assertFewInvitations(
  manager: EntityManager,
  { accountId, companyId }: { accountId: string; companyId: string },
  at: Date,
): Promise<void> {
  // An account may own several companies; of its calls at once the second counts the first.
  await manager.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`invitations:${accountId}`]);
  const [sent] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from audit_entries
     where actor_id = $1 and action = 'company.invite' and at > $2`,
    [accountId, new Date(at.getTime() - DAY_MS)],
  );
  const most = Math.max(LEAST_A_DAY, 2 * (await limitOf(manager, companyId, at)));
  if ((sent?.count ?? 0) >= most)
    throw new ConflictError("INVITATION_LIMIT", `You sent ${most} invitations today. Please try tomorrow.`);
}

const limitOf = async (manager: EntityManager, companyId: string, at: Date): Promise<number> =>
  companyLimitOf(manager, "teamSeats", await ownersOf(manager, companyId), at);
