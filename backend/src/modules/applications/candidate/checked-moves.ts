import type { Application } from "../application/application.entity";
import { ApplicationParty, type ApplicationStatus, mayMove } from "../application/application-pipeline";
import { type MovedCandidateInput, MoveRefusal } from "./candidate.inputs";

/** One candidate of many, and why they are not moved; null: they are. */
export interface CheckedItem {
  applicationId: string;
  refusal: MoveRefusal | null;
  application: Application | null;
}

/** Each candidate once, however often it was asked for. */
export function uniqueResults(
  items: readonly MovedCandidateInput[],
  found: ReadonlyMap<string, Application>,
  to: ApplicationStatus,
): CheckedItem[] {
  const unique = new Map(items.map((item) => [item.applicationId.toLowerCase(), item]));
  return [...unique.values()].map((item) => {
    const { applicationId, expectedStatus } = item;
    const application = found.get(applicationId.toLowerCase()) ?? null;
    return { applicationId, refusal: refusalOf(application, expectedStatus, to), application };
  });
}

function refusalOf(
  application: Application | null,
  expected: ApplicationStatus,
  to: ApplicationStatus,
): MoveRefusal | null {
  if (!application) return MoveRefusal.NOT_FOUND;
  if (application.status !== expected) return MoveRefusal.CONFLICT;
  return mayMove(ApplicationParty.COMPANY, expected, to) ? null : MoveRefusal.MOVE_NOT_ALLOWED;
}
