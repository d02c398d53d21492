import type { ApplicationStatus } from "../../../shared/schema.generated";
import type { ApplicationRow_ApplicationFragment as Fragment } from "./ApplicationRow.generated";

/** A stop on an application's way. */
export interface TrackStop {
  step: ApplicationStatus | "NO_REPLY" | "JOB_CLOSED";
  /** When it was reached; null where that is still to come, or has no day of its own. */
  at: string | null;
  /** `ended`: there the way ends, or stands still. */
  state: "done" | "current" | "next" | "ended";
}

/** The usual way, as far as it is shown ahead. */
const WAY_AHEAD: readonly ApplicationStatus[] = ["SUBMITTED", "VIEWED", "SHORTLISTED", "INTERVIEW"];
const ENDS: ReadonlySet<ApplicationStatus> = new Set(["HIRED", "NOT_SELECTED", "WITHDRAWN"]);

/** The stops of an application: those behind it with their dates, then where it stands, then what usually follows. */
export function trackOf({
  status,
  remark,
  history,
}: Pick<Fragment, "status" | "remark" | "history">): TrackStop[] {
  const last = history.length - 1;
  const stops = history.map(({ status: step, at }, index): TrackStop => {
    if (index < last || remark !== null) return { step, at, state: "done" };
    return { step, at, state: ENDS.has(step) ? "ended" : "current" };
  });
  if (remark !== null) return [...stops, { step: remark, at: null, state: "ended" }];
  const place = WAY_AHEAD.indexOf(status);
  const ahead = place < 0 ? [] : WAY_AHEAD.slice(place + 1);
  return [...stops, ...ahead.map((step): TrackStop => ({ step, at: null, state: "next" }))];
}
