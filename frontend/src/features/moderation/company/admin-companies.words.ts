import type { CompanyStatus } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");
const plural = (count: number, one: string, many: string) =>
  `${format.count(count)} ${count === 1 ? one : many}`;

export const adminCompaniesWords = defineWords("admin-companies", {
  en: {
    statuses: {
      VERIFIED: "Verified",
      UNVERIFIED: "Not verified",
      BLOCKED: "Blocked",
    } satisfies Record<CompanyStatus, string>,
    table: "Companies",
    company: "Company",
    status: "Status",
    jobs: "Jobs",
    people: "People",
    since: "Since",
    actions: "Actions",
    /** Where it sits, and its website without what every address begins with. */
    companyLine: (city: string | null, website: string | null) =>
      [city, website?.replace(/^https?:\/\/(www\.)?|\/$/g, "")].filter(Boolean).join(" · "),
    dateOf: (at: string) => format.date(at),
    jobsOf: (open: number, all: number) => `${format.count(open)} open of ${format.count(all)}`,
    peopleOf: (count: number) => plural(count, "person", "people"),
    checked: (note: string, at: string | null) => `Checked${at ? ` on ${format.date(at)}` : ""}: ${note}`,
    namesakes: "Nearly the same name:",
    reason: (reason: string) => `Reason: ${reason}`,

    verify: "Verify",
    actionsOf: (name: string) => `Actions for ${name}`,
    unverify: "Take the verification back",
    block: "Block",
    unblock: "Unblock",
    merge: "Merge into another",

    verifyTitle: (name: string) => `Verify ${name}?`,
    verifyMeaning: "Its jobs carry the mark of a verified company.",
    note: "What was checked?",
    noteHint: "Such as the GST number, or a call to the office.",
    verifyCompany: "Verify company",
    blockTitle: (name: string) => `Block ${name}?`,
    blockMeaning: "Nobody finds it or its jobs, and nobody posts for it. You can take it back.",
    blockReason: "Why is it blocked?",
    blockReasonHint: "Those who act for it may read it.",
    blockCompany: "Block company",

    verified: (name: string) => `${name} is verified.`,
    unverified: (name: string) => `${name} is not verified any more.`,
    blocked: (name: string) => `${name} is blocked.`,
    unblocked: (name: string) => `${name} is back, and so are its jobs.`,

    mergeTitle: (name: string) => `Merge ${name} into another company`,
    mergeMeaning:
      "Its people, jobs and their applications move, and its name leads to the other company from then on.",
    mergeSearch: "Name of the company that remains",
    mergeInto: "Company that remains",
    chooseTarget: "Please choose the company that remains.",
    noTarget: "No other company of that name.",
    targetFailed: "The companies could not be searched. Please try again.",
    sizeOf: (people: number, jobs: number) =>
      `${plural(people, "person", "people")}, ${plural(jobs, "job", "jobs")}`,
    moreTargets: (shown: number) =>
      `Only the first ${format.count(shown)} are shown. Type more of the name to find others.`,
    mergeWarning: (from: string, into: string) =>
      `${from} becomes part of ${into} for good. This can't be undone.`,
    mergeCompanies: "Merge companies",
    merged: (from: string, into: string) => `${from} is part of ${into} now.`,
  },
});
