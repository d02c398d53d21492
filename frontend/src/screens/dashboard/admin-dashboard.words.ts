import { defineWords } from "../../shared/words";

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
    planRequests: (count: number) =>
      count === 1 ? "1 plan request waits for you." : `${count} plan requests wait for you.`,
    seeRequests: "See requests",
    auditLog: "Audit log",
  },
});
