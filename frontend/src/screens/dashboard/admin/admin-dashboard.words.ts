import { defineWords } from "../../../shared/words";

const counts = new Intl.NumberFormat("en-IN");

/** Of what waits; there may be more where it is capped. */
interface Count {
  total: number;
  isTotalCapped?: boolean;
}

const textOf = ({ total, isTotalCapped }: Count) => `${counts.format(total)}${isTotalCapped ? "+" : ""}`;
const isOne = ({ total }: Count) => total === 1;
const days = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });
const shortDays = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });

/** A day's text, YYYY-MM-DD, as a moment of it. */
const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

export const adminDashboardWords = defineWords({
  en: {
    figures: "In figures",
    totalUsers: "Total Users",
    activeCompanies: "Active Companies",
    activeJobs: "Active Jobs",
    premiumUsers: "Premium Users",
    recentUsers: "Recent Users",
    recentJobs: "Recent Jobs",
    allUsers: "All users",
    allJobs: "All jobs",
    noUsers: "Nobody has registered yet.",
    noJobs: "No job has been posted yet.",
    waiting: "Waiting for you",
    nothingWaits: "Nothing waits for you.",
    flaggedJobs: (count: Count) => `${textOf(count)} flagged ${isOne(count) ? "job" : "jobs"}`,
    heldJobs: (count: Count) => `${textOf(count)} held ${isOne(count) ? "job" : "jobs"}`,
    companies: (count: Count) => `${textOf(count)} ${isOne(count) ? "company" : "companies"} to verify`,
    planRequests: (count: Count) => `${textOf(count)} plan ${isOne(count) ? "request" : "requests"}`,
    auditMeaning: "Every change of an account, a plan, a company or a job is written down.",
    growth: "Growth",
    newUsers: "New users",
    jobsPosted: "Jobs posted",
    applications: "Applications",
    byWeek: (weeks: number) => `By week, the last ${weeks} weeks.`,
    week: "Week",
    noGrowth: "Nothing has happened in these weeks yet.",
    count: (count: number) => counts.format(count),
    shortDayOf: (day: string) => shortDays.format(momentOf(day)),
    weekOf: (from: string, to: string) => days.formatRange(momentOf(from), momentOf(to)),
    auditLog: "Audit log",
  },
});
