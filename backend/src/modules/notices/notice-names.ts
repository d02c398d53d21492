import type { EntityManager } from "typeorm";
import type { Notice } from "./notice.entity";
import { isOfInterview } from "./interview-title";
import { isOfOffer } from "./offer-title";

/** Who sent applications, by the application's key, as far as this reader may be told. */
export type NamesOfApplicants = (
  manager: EntityManager,
  readerId: string,
  applicationIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/**
 * Names the people in notices of one reader: who sent the one application, or made the key. A notice keeps an id alone
 * and asks each time it is read, so that no name outlives a withdrawal, a block or the account.
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
  const ids = new Set(notices.map(makerOf).filter((id) => id !== null));
  if (ids.size === 0) return;
  const makers = await manager.query<{ id: string; name: string }[]>(
    "select id, coalesce(display_name, email) as name from accounts where id = any ($1::uuid[])",
    [[...ids]],
  );
  for (const notice of notices)
    notice.person ??= makers.find(({ id }) => id === makerOf(notice))?.name ?? null;
}

const makerOf = ({ content }: Notice): string | null =>
  content.kind === "key.made" || content.kind === "webhook.made" ? content.params.makerId : null;

function soleApplicationOf({ content }: Notice): string | null {
  if (isOfInterview(content) || isOfOffer(content) || content.kind === "message.received")
    return content.params.side === "company" ? content.params.applicationId : null;
  if (content.kind !== "application.received") return null;
  return content.params.count === 1 ? content.params.applicationId : null;
}
