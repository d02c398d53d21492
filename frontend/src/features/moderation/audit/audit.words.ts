import {
  type AuditAction,
  type AuditFact,
  type AuditSubject,
  type CompanyPart,
  type JobPart,
  WRITTEN_FACTS,
} from "@job-portal/protocol/audit";
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

/** By the server's name of what stood or stands there; of a former release's the name itself is shown. */
const facts: Readonly<Partial<Record<string, string>>> = {
  account: "account",
  answer: "answer",
  audience: "who was told",
  breach: "breach no.",
  changesAt: "from",
  code: "code",
  companies: "companies",
  company: "company",
  created: "jobs created",
  deleted: "jobs deleted",
  dismissedReports: "reports dismissed",
  document: "paper",
  factor: "second factor",
  feed: "feed",
  fields: "parts changed",
  findable: "found by companies",
  forms: "ways to write it",
  grievance: "grievance no.",
  includes: "words that it includes",
  job: "job",
  jobs: "jobs",
  key: "key",
  kind: "kind",
  members: "members",
  mergedIntoId: "merged into",
  messageId: "message",
  name: "name",
  nextPlan: "next plan",
  openUntil: "open until",
  people: "people",
  plan: "plan",
  reason: "reason",
  role: "role",
  rules: "rules that matched",
  scopes: "what it may do",
  settledReports: "reports settled",
  slug: "address",
  state: "state",
  status: "status",
  version: "version",
  webhook: "webhook",
} satisfies Record<AuditFact, string>;

/** By the server's name of a part of a job or of a company's page. */
const parts: Readonly<Partial<Record<string, string>>> = {
  about: "about the company",
  careerPage: "career page",
  employees: "number of employees",
  headquarters: "head office",
  industry: "industry",
  logo: "logo",
  name: "name",
  website: "website",
  title: "job title",
  type: "job type",
  workMode: "work mode",
  location: "location",
  pay: "salary",
  experience: "experience",
  education: "education",
  skills: "skills",
  description: "description",
  requirements: "requirements",
  benefits: "benefits",
  openings: "openings",
  isForClient: "for a client",
  clientName: "client’s name",
  clientIndustry: "client’s industry",
  shift: "shift",
  daysAWeek: "days a week",
  englishLevel: "English",
  languages: "languages",
  noticePeriodDays: "notice period",
  freshersWelcome: "freshers welcome",
  ownTwoWheeler: "own two-wheeler",
  walkInFrom: "walk-in from",
  walkInUntil: "walk-in till",
  walkInHours: "walk-in hours",
  walkInVenue: "walk-in venue",
  facilitiesForDisabled: "facilities for people with disabilities",
  applyUrl: "page to apply on",
  asksPhone: "asks for a phone number",
  asksResume: "asks for a resume",
  asksNoticePeriod: "asks for the notice period",
  asksExpectedPay: "asks for the pay they expect",
  questions: "questions",
} satisfies Record<CompanyPart | JobPart, string>;

/** By the server's word for it; of others the word itself is shown. */
const values: Readonly<Record<string, string>> = {
  authenticator: "authenticator app",
  jobseeker: "job seeker",
  unverified: "not verified",
  logoId: "logo",
  "awaiting-payment": "awaiting payment",
  TRADE: "trade",
  SKILL: "skill",
  LEVEL: "level",
  WORD: "word",
  NONE: "phrase without a meaning of its own",
  free: "Free",
  paid: "Paid",
  premium: "Premium",
  true: "yes",
  false: "no",
  "hiring-manager": "hiring manager",
  "work-email": "work e-mail",
  "more-asked": "more asked for",
  gstin: "GSTIN",
};

const TIME = /^\d{4}-\d\d-\d\dT/;

/** What stands there in words: times as times in India, several fields with commas between them. */
function valueOf(name: string, value: string): string {
  if (WRITTEN_FACTS.includes(name)) return value;
  if (TIME.test(value)) return format.dateTime(value);
  if (name !== "fields") return values[value] ?? value;
  const names = value.split(" ").map((part) => parts[part] ?? values[part] ?? part);
  return names.join(", ");
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
