import { DAY_MS } from "../../../time/clock";
import { ApplicationStatus } from "../application/application-pipeline";

const { SUBMITTED, VIEWED, SHORTLISTED, INTERVIEW, OFFERED } = ApplicationStatus;

/** So many days an application may wait for the first answer. */
export const ANSWER_DAYS = 5;

/** After so many days at a status a candidate is late (PIPE-01); elsewhere nobody waits for the company. */
const LATE_AFTER_DAYS: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  [SUBMITTED]: ANSWER_DAYS,
  [VIEWED]: ANSWER_DAYS,
  [SHORTLISTED]: 7,
  [INTERVIEW]: 14,
};

/** Where somebody waits, for either side. */
const WAITING: readonly ApplicationStatus[] = [SUBMITTED, VIEWED, SHORTLISTED, INTERVIEW, OFFERED];

/** The rule for the API's readers. */
export const LATE_IN_WORDS = Object.entries(LATE_AFTER_DAYS)
  .map(([status, days]) => `${status.toUpperCase()} for ${days} days`)
  .join(", ");

interface Standing {
  status: ApplicationStatus;
  statusAt: Date;
}

/** Whole days at the status; null where nobody waits any more. */
export const daysAt = ({ status, statusAt }: Standing, now: Date): number | null =>
  WAITING.includes(status) ? Math.max(0, Math.floor((now.getTime() - statusAt.getTime()) / DAY_MS)) : null;

export function isLate({ status, statusAt }: Standing, now: Date): boolean {
  const days = LATE_AFTER_DAYS[status];
  return days !== undefined && now.getTime() - statusAt.getTime() >= days * DAY_MS;
}

/** The same for a query: `now` is what stands for the time there. */
export const isLateIn = (application: string, now: string): string => {
  const days = Object.entries(LATE_AFTER_DAYS).map(([status, count]) => `when '${status}' then ${count}`);
  return `${application}.status_at <=
    ${now}::timestamptz - case ${application}.status ${days.join(" ")} end * interval '24 hours'`;
};
