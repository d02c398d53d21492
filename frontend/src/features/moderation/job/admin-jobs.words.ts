import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const adminJobsWords = defineWords("admin-jobs", {
  en: {
    table: "Jobs",
    job: "Job",
    reports: "Reports",
    status: "Status",
    posted: "Posted",
    actions: "Actions",
    noReports: "No reports",
    dateOf: (at: string) => format.date(at),
    companyLine: (name: string, place: string) => `${name} · ${place}`,
    notVerified: "Not verified yet",
    company: "Company",
    client: "Client",
    clientLooksLike: (names: string) => `Client’s name is like that of ${names}, which is verified`,
    location: "Location",
    work: "Work",
    reasonOf: (reason: string, count: number) => `${reason} · ${format.count(count)}`,
    reportCount: (count: number) => `${format.count(count)} ${count === 1 ? "report" : "reports"}`,
    comment: (comment: string) => `‘${comment}’`,
    blocked: "Its company or poster is blocked.",
    reason: (reason: string) => `Reason: ${reason}`,
    answer: (answer: string) => `The company answers: ${answer}`,
    poster: (email: string) => `Posted by ${email}`,

    edit: (title: string) => `Review ${title}`,
    delete: (title: string) => `Remove ${title}`,
    restoreOf: (title: string) => `Restore ${title}`,
    approve: "Approve",
    approveOf: (title: string) => `Approve ${title}`,
    hold: "Hold",
    remove: "Remove",
    restore: "Restore",

    reviewTitle: (title: string) => `Review ‘${title}’`,
    nothingAgainst: "Nobody has reported it, and nothing holds it.",
    openJob: "Open the job",

    approveTitle: (title: string) => `Approve ‘${title}’?`,
    approveMeaning: (count: number) =>
      `${count === 1 ? "Its report is" : `Its ${format.count(count)} reports are`} dismissed and stay so. New ones count, and you can hold or remove the job later.`,
    approveHeld: "Everybody finds it at once. You can hold or remove it later.",
    approveJob: "Approve job",
    holdTitle: (title: string) => `Hold ‘${title}’?`,
    holdMeaning: "It leaves the search until an admin approves or removes it.",
    removeTitle: (title: string) => `Remove ‘${title}’?`,
    removeMeaning: "It leaves the search at once. You can restore it.",
    why: "Why?",
    whyHint: "The company reads it, and can answer a removal.",
    holdJob: "Hold job",
    removeJob: "Remove job",

    approved: (title: string) => `‘${title}’ is approved.`,
    held: (title: string) => `‘${title}’ is held. The company has been told.`,
    removed: (title: string) => `‘${title}’ is removed. The company has been told.`,
    restored: (title: string) => `‘${title}’ is restored.`,
  },
});
