import { defineWords } from "../../../shared/words";
import type { PayBound, PayUnit, WorkMode } from "./JobFacts.generated";

const counts = new Intl.NumberFormat("en-IN");
const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const dates = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });
const ages = new Intl.RelativeTimeFormat("en-IN");

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From two weeks on the age is told in weeks, from five weeks on in months of 30 days. */
function age(milliseconds: number): string {
  if (milliseconds < MINUTE) return "just now";
  if (milliseconds < HOUR) return ages.format(-Math.floor(milliseconds / MINUTE), "minute");
  if (milliseconds < DAY) return ages.format(-Math.floor(milliseconds / HOUR), "hour");
  const days = Math.floor(milliseconds / DAY);
  if (days < 14) return ages.format(-days, "day");
  if (days < 35) return ages.format(-Math.floor(days / 7), "week");
  return ages.format(-Math.floor(days / 30), "month");
}

export const jobsWords = defineWords({
  en: {
    share: "Share this job",
    linkCopied: "Link copied",
    linkNotCopied: (url: string) => `The link could not be copied: ${url}`,
    remote: "Remote",

    applied: "Applied",
    withdrawn: "Withdrawn",
    viewDetails: "View Details",
    viewDetailsOf: (title: string) => `View Details: ${title}`,
    skills: "Skills",
    moreSkills: (count: number) => `+${count}`,
    moreSkillsLong: (count: number) => `+${count} more`,
    age,
    date: (time: number) => dates.format(time),

    job: "Job",
    salary: "Salary",
    /** Amounts in rupees a year. A day's pay is multiplied by an assumed number of days. */
    yearlyPay: ({
      yearlyMin,
      yearlyMax,
      unit,
      bound,
    }: {
      yearlyMin: number;
      yearlyMax: number;
      unit: PayUnit | null;
      bound: PayBound | null;
    }) => {
      const range =
        yearlyMin === yearlyMax
          ? rupees.format(yearlyMin)
          : `${rupees.format(yearlyMin)}–${counts.format(yearlyMax)}`;
      const end = bound === "AT_MOST" ? "up to" : bound === "AT_LEAST" ? "from" : "";
      return [end, unit === "DAY" ? "about" : "", range, "a year"].filter(Boolean).join(" ");
    },
    experience: "Experience",
    type: "Job Type",
    workMode: "Work mode",
    workModeByLocation: "As the location says",
    workModes: {
      ON_SITE: "On-site",
      HYBRID: "Hybrid",
      REMOTE: "Remote",
    } satisfies Record<WorkMode, string>,
    posted: "Posted",
    applyBy: "Apply by",
    openings: (count: number) => `${counts.format(count)} ${count === 1 ? "opening" : "openings"}`,
    backToSearch: "Back to your search",
    allJobsIn: (city: string) => `All jobs in ${city}`,
    allJobs: "All jobs",
    allRemoteJobs: "All remote jobs",
    saveJob: "Save Job",
    saveJobOf: (title: string) => `Save Job: ${title}`,
    saved: "Saved",
    unsave: "Saved. Take it from your saved jobs",
    notSaved: "The job could not be saved. Please try again.",
    notUnsaved: "The job could not be taken from your saved jobs. Please try again.",
    description: "Job Description",
    requirements: "Requirements",
    benefits: "Benefits",
    skillsAskedFor: "Skills asked for",
  },
});
