import { indianDay } from "../../shared/language/formats";
import { paths } from "@job-portal/protocol/paths";

/** Periods to choose from, in days up to today. */
export const PERIODS = [30, 90, 365] as const;

/** What the address asks for. */
export interface AnalyticsView {
  /** Empty: all jobs of one's companies. */
  jobId: string;
  days: (typeof PERIODS)[number];
}

/** What makes no sense reads as not said. */
export function readAnalyticsView(address: URLSearchParams): AnalyticsView {
  return {
    jobId: address.get("job") ?? "",
    days: PERIODS.find((days) => String(days) === address.get("days")) ?? 30,
  };
}

export function analyticsPath({ jobId, days }: AnalyticsView): string {
  const query = new URLSearchParams();
  if (jobId) query.set("job", jobId);
  if (days !== 30) query.set("days", String(days));
  return query.size > 0 ? `${paths.analytics}?${query.toString()}` : paths.analytics;
}

const DAY_MS = 86_400_000;

/** The first and the last of so many days up to the one that it is in India at `now`, YYYY-MM-DD. */
export function periodOf(days: number, now: number): { from: string; to: string } {
  // India has no summer time: every day of it has 24 hours.
  return { from: indianDay(now - (days - 1) * DAY_MS), to: indianDay(now) };
}
