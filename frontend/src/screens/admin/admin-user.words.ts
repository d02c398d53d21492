import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");
const counted = (name: string, count: number, isCapped = false) =>
  `${name} ${format.count(count)}${isCapped ? "+" : ""}`;

export const adminUserWords = defineWords("admin-user", {
  en: {
    title: "User",
    users: "Users",
    nobody: "No such user",
    nobodyHint: "They may have deleted their account.",
    facts: (role: string, joined: string) => `${role} · joined ${format.date(joined)}`,
    account: "Account",
    email: "E-mail",
    name: "Name",
    notGiven: "Not given",
    role: "Role",
    plan: "Plan",
    joined: "Joined",
    lastActive: "Last active",
    nominee: "Nominee",
    blocked: "Why they are blocked",
    companies: "Acts for",
    jobs: (count: number) => counted("Jobs", count),
    applications: (count: number) => counted("Applications", count),
    reports: (count: number) => counted("Reports", count),
    reportedByThem: "Their report",
    reportedByOthers: "Somebody else's report",
    comment: (comment: string) => `‘${comment}’`,
    audit: (count: number, isCapped: boolean) => counted("What was done to the account", count, isCapped),
    acts: (count: number, isCapped: boolean) => counted("What they did", count, isCapped),
    aboutThem: "What was done to the account",
    byThem: "What they did",
    none: "Nothing yet.",
    dateOf: (at: string) => format.date(at),
    /** `day` as 2026-11-26. */
    dayOf: (day: string) => format.calendarDate(day),
  },
});
