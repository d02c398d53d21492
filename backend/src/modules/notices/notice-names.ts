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
 * Names the applicants in notices of one reader that tell of one application each. A notice keeps the application's key
 * alone and asks each time it is read, so that no name outlives a withdrawal, a block or the account.
 */
export async function nameApplicants(
  manager: EntityManager,
  namesOf: NamesOfApplicants,
  notices: readonly Notice[],
): Promise<void> {
  const [first] = notices;
  const ids = new Set(notices.map(soleApplicationOf).filter((id) => id !== null));
  if (!first || ids.size === 0) return;
  const names = await namesOf(manager, first.accountId, [...ids]);
  for (const notice of notices) notice.applicant = names.get(soleApplicationOf(notice) ?? "") ?? null;
}

function soleApplicationOf({ content }: Notice): string | null {
  if (isOfInterview(content) || isOfOffer(content) || content.kind === "message.received")
    return content.params.side === "company" ? content.params.applicationId : null;
  if (content.kind !== "application.received") return null;
  return content.params.count === 1 ? content.params.applicationId : null;
}
