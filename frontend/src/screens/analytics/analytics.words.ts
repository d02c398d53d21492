import { defineWords } from "../../shared/words";

const counts = new Intl.NumberFormat("en-IN");
const days = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });

/** Two days and more in days: nobody reckons in 73 hours. */
function duration(hours: number): string {
  if (hours < 48) return `${counts.format(hours)} ${hours === 1 ? "hour" : "hours"}`;
  return `${counts.format(Math.round(hours / 2.4) / 10)} days`;
}

export const analyticsWords = defineWords({
  en: {
    title: "Analytics",
    job: "Job",
    allJobs: "All jobs",
    period: "Period",
    lastDays: (count: number) => `Last ${counts.format(count)} days`,
    figures: "In figures",
    views: "Views",
    applications: "Applications",
    shortlisted: "Shortlisted",
    answer: "Median time to first answer",
    answerShort: "First answer",
    duration: (hours: number | null) => (hours === null ? "No answer yet" : duration(hours)),
    funnel: "How far applications came",
    funnelHint: "Each stage counts those that came there or further.",
    stage: "Stage",
    ofAll: "Of all",
    share: (count: number, all: number) => (all === 0 ? "–" : `${Math.round((count / all) * 100)}%`),
    jobs: "By job",
    noJobs: "Nobody looked at a job or applied in this period.",
    byDay: "By day",
    day: "Day",
    dayOf: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    count: (count: number) => counts.format(count),
  },
});
