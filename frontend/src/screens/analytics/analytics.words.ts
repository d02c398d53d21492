import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

/** The server tells tenths of an hour: so few are none of them. */
const minutes = (count: number) => (count < 6 ? "Less than 6 minutes" : `${format.count(count)} minutes`);

/** In the unit that people reckon in: minutes below an hour, days from two on. */
function duration(hours: number): string {
  if (hours < 1) return minutes(Math.round(hours * 60));
  if (hours < 48) return `${format.count(hours)} ${hours === 1 ? "hour" : "hours"}`;
  return `${format.count(Math.round(hours / 2.4) / 10)} days`;
}

/** Whole days, as the server counts them; null: without an end. */
function daysBetween(from: number, to: number | null): string {
  if (to === null) return `${from} days or more`;
  if (to === 0) return "Within 24 hours";
  return `${from}–${to} days`;
}

export const analyticsWords = defineWords("analytics", {
  en: {
    title: "Analytics",
    job: "Job",
    period: "Period",
    lastDays: (count: number) => `Last ${format.count(count)} days`,
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
    jobAt: (title: string, location: string) => `${title}, ${location}`,
    noJobs: "Nobody looked at a job or applied in this period.",
    byDay: "By day",
    day: "Day",
    dayOf: (day: string) => format.calendarDate(day),
    todaySoFar: (day: string) => `${format.calendarDate(day)}, so far`,
    shortDayOf: (day: string) => format.calendarShortDay(day),
    span: (from: string, to: string) => format.calendarSpan(from, to),
    answerInDays: "First answer, median days after applying",
    answerInHours: "First answer, median hours after applying",
    answers: "Time to first answer",
    answersHint: "Opening an application is no answer yet.",
    rejections: "Reasons for rejections",
    rejectionsHint: "Of applications that stand at Not selected. Only your company sees this.",
    reason: "Reason",
    answeredAfter: "First answer after",
    daysBetween,
    unanswered: "No answer yet",
    figure: "Figure",
    mostJobs: (shown: number, all: number) =>
      `The first ${format.count(shown)} of ${format.count(all)} jobs; the table has all of them.`,
    emptyTitle: "Nothing to show yet",
    postings: "Your job postings",
    count: (count: number) => format.count(count),
  },
});
