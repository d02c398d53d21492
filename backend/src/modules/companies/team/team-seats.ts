import type { EntityManager } from "typeorm";
import { ConflictError } from "../../../errors/errors";
import { teamSeatsOf } from "../../subscriptions/plan-in-force";
import { ownersOf } from "../owners";
import type { TeamSeats } from "./team.inputs";

/**
 * SEAT-01: a team has the seats of its owners' best plan. Members and open invitations take one each. A plan that ends
 * removes nobody, so more may be taken than there are.
 */
export async function seatsOf(manager: EntityManager, companyId: string, at: Date): Promise<TeamSeats> {
  return {
    limit: await teamSeatsOf(manager, await ownersOf(manager, companyId), at),
    used: (await membersIn(manager, companyId)) + (await invitationsTo(manager, companyId, "", at)),
  };
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
  const { limit } = await seatsOf(manager, companyId, at);
  const others = (await membersIn(manager, companyId)) + (await invitationsTo(manager, companyId, email, at));
  if (others >= limit)
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
  const { limit } = await seatsOf(manager, companyId, at);
  if ((await membersIn(manager, companyId)) >= limit)
    throw new ConflictError(
      "MEMBER_LIMIT",
      `The team has ${limit} seats, and all are taken. Ask whoever invited you.`,
    );
}

const countOf = async (manager: EntityManager, sql: string, values: unknown[]): Promise<number> =>
  (await manager.query<{ count: number }[]>(`select count(*)::int as count from ${sql}`, values))[0]?.count ??
  0;

const membersIn = (manager: EntityManager, companyId: string): Promise<number> =>
  countOf(manager, "company_members where company_id = $1", [companyId]);

/** @param but an address that isn't counted */
const invitationsTo = (manager: EntityManager, companyId: string, but: string, at: Date): Promise<number> =>
  countOf(manager, "team_invitations where company_id = $1 and email <> $2 and expires_at > $3", [
    ...[companyId, but, at],
  ]);
