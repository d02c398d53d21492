import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

/** How many wait; there may be more where it is capped. */
interface Count {
  total: number;
  isTotalCapped?: boolean;
}

const textOf = ({ total, isTotalCapped }: Count) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const isOne = ({ total }: Count) => total === 1;

export const adminDashboardWords = defineWords("admin-dashboard", {
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
    verifications: (count: Count) => `${textOf(count)} ${isOne(count) ? "asks" : "ask"} to be verified`,
    grievances: (count: Count, late: Count) =>
      `${textOf(count)} ${isOne(count) ? "grievance" : "grievances"}${late.total > 0 ? `, ${textOf(late)} late` : ""}`,
    breaches: (count: Count, hours: string) =>
      `${textOf(count)} ${isOne(count) ? "breach" : "breaches"} to report, ${hours}`,
    messages: (count: Count) => `${textOf(count)} ${isOne(count) ? "message" : "messages"} to review`,
    planRequests: (count: Count) => `${textOf(count)} plan ${isOne(count) ? "request" : "requests"}`,
    owedPayments: (count: Count) => `${textOf(count)} ${isOne(count) ? "payment" : "payments"} to pay back`,
    auditMeaning: "Every change of an account, a plan, a company or a job is written down.",
    growth: "Growth",
    newUsers: "New users",
    jobsPosted: "Jobs posted",
    applications: "Applications",
    byWeek: (weeks: number) => `By week, the last ${weeks} weeks.`,
    week: "Week",
    noGrowth: "Nothing has happened in these weeks yet.",
    count: (count: number) => format.count(count),
    shortDayOf: (day: string) => format.calendarShortDay(day),
    weekOf: (from: string, to: string) => format.calendarSpan(from, to),
    auditLog: "Audit log",
  },
});
