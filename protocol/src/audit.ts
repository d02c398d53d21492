import type { JOB_COLUMNS } from "./job-columns";

/** What may be written into the audit trail; a domain adds its own. The log has words for each, in every language. */
export type AuditAction =
  | "account.role"
  | "account.status"
  | "account.email"
  | "account.second-factor"
  | "account.delete"
  | "subscription.plan"
  | "subscription.schedule"
  | "subscription.request"
  | "breach.create"
  | "breach.update"
  | "breach.report"
  | "breach.tell"
  | "company.create"
  | "company.update"
  | "company.verify"
  | "company.status"
  | "company.merge"
  | "company.check"
  | "company.document"
  | "company.verification"
  | "company.invite"
  | "company.member"
  | "company.api-key"
  | "company.webhook"
  | "grievance.answer"
  | "job.status"
  | "job.update"
  | "job.highlight"
  | "job.manager"
  | "job.import"
  | "job.import-withdrawal"
  | "job.feed"
  | "job.review"
  | "message.file"
  | "message.review"
  | "nominee.create"
  | "nominee.update"
  | "nominee.remove"
  | "person.findable"
  | "person.look"
  | "person.invite"
  | "person.answer"
  | "search-word.create"
  | "search-word.update"
  | "search-word.remove";

/** What an entry is about. */
export type AuditSubject = "account" | "breach" | "company" | "job" | "search-word";

/**
 * What an entry can tell that stood or stands there, by name (CLEAR-05). The log has words for each, in every
 * language.
 */
export type AuditFact =
  | "account"
  | "answer"
  | "audience"
  | "breach"
  | "changesAt"
  | "code"
  | "companies"
  | "company"
  | "created"
  | "deleted"
  | "dismissedReports"
  | "document"
  | "factor"
  | "feed"
  | "fields"
  | "findable"
  | "forms"
  | "grievance"
  | "highlighted"
  | "includes"
  | "job"
  | "jobs"
  | "key"
  | "kind"
  | "members"
  | "mergedIntoId"
  | "messageId"
  | "name"
  | "nextPlan"
  | "openUntil"
  | "people"
  | "plan"
  | "reason"
  | "role"
  | "rules"
  | "scopes"
  | "settledReports"
  | "slug"
  | "state"
  | "status"
  | "version"
  | "webhook";

/** Facts that somebody wrote: they are shown as they stand. */
export const WRITTEN_FACTS: readonly string[] = [
  "code",
  "forms",
  "includes",
  "name",
  "reason",
  "slug",
] satisfies AuditFact[];

/** One side of an entry: what stood there, or what stands there now. */
export type AuditSide = Readonly<Partial<Record<AuditFact, string | null>>>;

/** A part of a company's page. */
export type CompanyPart =
  "about" | "careerPage" | "employees" | "headquarters" | "industry" | "logo" | "name" | "website";

/** A part of a job: what is typed of it, and its questions. */
export type JobPart = Exclude<keyof typeof JOB_COLUMNS, "openUntil" | "reference"> | "questions";

/** The parts that the fact `fields` names, with spaces between them. */
export const auditParts = (parts: readonly (CompanyPart | JobPart)[]): string => parts.join(" ");
