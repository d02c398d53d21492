import { defineWords } from "../../shared/words";

/** Of what waits; there may be more where it is capped. */
interface Count {
  total: number;
  isTotalCapped?: boolean;
}

const counts = new Intl.NumberFormat("en-IN");
const textOf = ({ total, isTotalCapped }: Count) => `${counts.format(total)}${isTotalCapped ? "+" : ""}`;
const isOne = ({ total }: Count) => total === 1;

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
    auditLog: "Audit log",
  },
});
