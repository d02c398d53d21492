import type { EntityManager } from "typeorm";
import { ConflictError } from "../../../errors/errors";
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

const limitOf = async (manager: EntityManager, companyId: string, at: Date): Promise<number> =>
  companyLimitOf(manager, "teamSeats", await ownersOf(manager, companyId), at);
