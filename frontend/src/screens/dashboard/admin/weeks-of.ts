import type { GrowthChartsQuery } from "./GrowthCharts.generated";

type Day = GrowthChartsQuery["adminGrowth"][number];

const DAYS_OF_WEEK = 7;

/** Seven days on end. */
interface Week extends Pick<Day, "users" | "jobs" | "applications"> {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
}

/** Days in weeks that end with the last of them, so that the newest week is as long as the others; a short one goes. */
export function weeksOf(days: readonly Day[]): Week[] {
  const start = days.length % DAYS_OF_WEEK;
  return Array.from({ length: Math.floor(days.length / DAYS_OF_WEEK) }, (_, index) => {
    const week = days.slice(start + index * DAYS_OF_WEEK, start + (index + 1) * DAYS_OF_WEEK);
    const sum = (figure: "users" | "jobs" | "applications") =>
      week.reduce((total, day) => total + day[figure], 0);
    return {
      from: week[0]?.day ?? "",
      to: week.at(-1)?.day ?? "",
      users: sum("users"),
      jobs: sum("jobs"),
      applications: sum("applications"),
    };
  });
}
