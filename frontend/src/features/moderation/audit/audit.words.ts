import type { AuditAction, AuditSubject } from "@job-portal/protocol/audit";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

/** By the server's name of the act; of a former release's the name itself is shown. */
const actions: Readonly<Partial<Record<string, string>>> = {
  "account.role": "Role changed",
  "account.status": "Status changed",
  "account.email": "E-mail address changed",
  "account.second-factor": "Authenticator app changed",
  "account.delete": "Account deleted",
  "subscription.plan": "Plan changed",
  "subscription.request": "Plan request",
  "subscription.schedule": "Plan change scheduled",
  "breach.create": "Breach entered",
  "breach.report": "Board told of a breach",
  "breach.tell": "People told of a breach",
  "breach.update": "Breach changed",
  "company.create": "Company created",
  "company.update": "Company changed",
  "company.verify": "Verification changed",
  "company.status": "Company blocked or unblocked",
  "company.merge": "Companies merged",
  "company.check": "Company checked",
  "company.document": "Company's paper read",
  "company.invite": "Invited into a company's team",
  "company.member": "Company's team changed",
  "company.api-key": "API key made or revoked",
  "company.webhook": "Webhook changed",
  "company.verification": "Verification decided or ended",
  "grievance.answer": "Grievance answered",
  "job.import": "Jobs imported",
  "job.import-withdrawal": "Import taken back",
  "job.review": "Job reviewed",
  "message.file": "File of a message read",
  "message.review": "Message reviewed",
  "person.answer": "Invitation answered",
  "nominee.create": "Nominee named",
  "nominee.update": "Nominee changed",
  "nominee.remove": "Nominee removed",
  "person.findable": "Found by companies turned on or off",
  "person.invite": "Invited to a job",
  "person.look": "Card opened by a company",
  "job.manager": "Hiring manager of a job changed",
  "job.feed": "Feed of jobs changed",
  "job.status": "Job status changed",
  "job.update": "Job changed",
  "search-word.create": "Search word added",
  "search-word.remove": "Search word taken away",
  "search-word.update": "Search word changed",
} satisfies Record<AuditAction, string>;

const subjects: Readonly<Partial<Record<string, string>>> = {
  account: "Account",
  breach: "Breach",
  company: "Company",
  job: "Job",
  "search-word": "Search word",
} satisfies Record<AuditSubject, string>;

/** By the server's name of what stood or stands there; of others the name itself is shown. */
const facts: Readonly<Record<string, string>> = {
  changesAt: "from",
  created: "jobs created",
  dismissedReports: "reports dismissed",
  factor: "second factor",
  fields: "parts changed",
  breach: "breach no.",
  grievance: "grievance no.",
  people: "people",
  mergedIntoId: "merged into",
  messageId: "message",
  nextPlan: "next plan",
  openUntil: "open until",
  rules: "rules that matched",
  settledReports: "reports settled",
  slug: "address",
};

/** By the server's word for it; of others the word itself is shown. */
const values: Readonly<Record<string, string>> = {
  authenticator: "authenticator app",
  jobseeker: "job seeker",
  unverified: "not verified",
  headquarters: "head office",
  logoId: "logo",
  workMode: "work mode",
  "awaiting-payment": "awaiting payment",
  TRADE: "trade",
  SKILL: "skill",
  LEVEL: "level",
  WORD: "word",
  NONE: "phrase without a meaning of its own",
  free: "Free",
  paid: "Paid",
  premium: "Premium",
};

const TIME = /^\d{4}-\d\d-\d\dT/;

/** What stands there in words: times as times in India, several fields with commas between them. */
function valueOf(name: string, value: string): string {
  if (TIME.test(value)) return format.dateTime(value);
  if (name === "reason") return value;
  const words = name === "fields" ? value.split(" ") : [value];
  return words.map((word) => values[word] ?? word).join(", ");
}

export const auditWords = defineWords("audit", {
  en: {
    table: "Audit log",
    actor: "Who",
    action: "Act",
    subject: "On",
    change: "What changed",
    timeOf: (at: string) => format.dateTime(at),
    /** A job's first status is its posting. */
    actionOf: (action: string, isFirst: boolean) =>
      action === "job.status" && isFirst ? "Job posted" : (actions[action] ?? action),
    subjectOf: (type: string) => subjects[type] ?? type,
    portal: "The portal itself",
    gone: "A deleted account",
    fact: (name: string) => facts[name] ?? name,
    valueOf,
    nothing: "nothing",
    becomes: "becomes",
  },
});
