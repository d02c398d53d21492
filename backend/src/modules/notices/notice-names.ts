import type { EntityManager } from "typeorm";
import type { Notice } from "./notice.entity";
import { isOfInterview, isOfOffer } from "./notice-title";

/** Who sent applications, by the application's key, as far as this reader may be told. */
export type NamesOfApplicants = (
  manager: EntityManager,
  readerId: string,
  applicationIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/**
 * Names the people in notices of one reader: who sent the one application, or made the key. A notice keeps an id alone
 * and asks each time it is read, so that no name outlives a withdrawal, a team, a block or the account.
 */
export async function namePeople(
  manager: EntityManager,
  namesOf: NamesOfApplicants,
  notices: readonly Notice[],
): Promise<void> {
  await nameApplicants(manager, namesOf, notices);
  await nameMakers(manager, notices);
}

async function nameApplicants(
  manager: EntityManager,
  namesOf: NamesOfApplicants,
  notices: readonly Notice[],
): Promise<void> {
  const [first] = notices;
  const ids = new Set(notices.map(soleApplicationOf).filter((id) => id !== null));
  if (!first || ids.size === 0) return;
  const names = await namesOf(manager, first.accountId, [...ids]);
  for (const notice of notices) notice.person ??= names.get(soleApplicationOf(notice) ?? "") ?? null;
}

async function nameMakers(manager: EntityManager, notices: readonly Notice[]): Promise<void> {
  const made = notices.flatMap((notice) => {
    const making = makingOf(notice);
    return making ? [{ notice, ...making }] : [];
  });
  if (made.length === 0) return;
  const makers = await manager.query<{ id: string; companyId: string; name: string }[]>(MAKERS_SQL, [
    made.map(({ makerId }) => makerId),
    made[0]?.notice.accountId,
  ]);
  for (const { notice, makerId, companyId } of made)
    notice.person ??= makers.find((one) => one.id === makerId && one.companyId === companyId)?.name ?? null;
}

/** A colleague's name is for colleagues: of a team that both are in now. */
const MAKERS_SQL = `
  select account.id, maker.company_id as "companyId", coalesce(display_name, email, phone_number) as name
  from accounts account
    join company_members maker on maker.account_id = account.id
    join company_members reader on reader.company_id = maker.company_id and reader.account_id = $2
  where account.id = any ($1::uuid[]) and account.blocked_at is null`;

const makingOf = ({ content }: Notice) =>
  content.kind === "key.made" || content.kind === "webhook.made" ? content.params : null;

function soleApplicationOf({ content }: Notice): string | null {
  if (isOfInterview(content) || isOfOffer(content) || content.kind === "message.received")
    return content.params.side === "company" ? content.params.applicationId : null;
  if (content.kind !== "application.received") return null;
  return content.params.count === 1 ? content.params.applicationId : null;
}
