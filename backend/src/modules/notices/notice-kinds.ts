/** The plan's name as people read it. */
interface PlanParams {
  plan: string;
}

/** A job of one's own, as it is called. */
interface JobParams {
  jobTitle: string;
  jobId: string;
}

interface CompanyParams {
  company: string;
  companyId: string;
}

/** An application of one's own. */
interface ApplicationParams {
  jobTitle: string;
  company: string;
  jobId: string;
  applicationId: string;
}

/** Of `count` applications to a job, the last one's key. Who sent it is asked for when it is read (`notice.names.ts`). */
interface ReceivedParams extends JobParams {
  applicationId: string;
  count: number;
}

/** Steps of an application that its applicant is told of, as the pipeline spells them. */
export type NoticedStatus = "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "not-selected";

/** What can be told, and what each telling is made of. */
export interface NoticeParams {
  "application.status": ApplicationParams & { status: NoticedStatus };
  /** The company took back a step that its applicant had been told of. */
  "application.undone": ApplicationParams;
  /** So many people have applied to a job since its company's member last read of it. */
  "application.received": ReceivedParams;
  "plan.approved": PlanParams;
  "plan.refused": PlanParams;
  /** A scheduled downgrade has come about: `plan` is the one that is in force now. */
  "plan.downgraded": PlanParams;
  /** An admin put the account on another plan. */
  "plan.changed": PlanParams;
  /** A rule or an admin took the job out of the list until somebody has looked at it. */
  "job.held": JobParams;
  "job.removed": JobParams;
  /** An admin has looked at it: it is in the list again, while its time lasts. */
  "job.approved": JobParams;
  /** An admin has blocked a company that one acts for, or has lifted the block. */
  "company.blocked": CompanyParams;
  "company.unblocked": CompanyParams;
  /** So many jobs of an import are held. */
  "jobs.held": { count: number };
}

export type NoticeKind = keyof NoticeParams;

/** One telling: its kind with what belongs to that kind. */
export type NoticeContent = { [Kind in NoticeKind]: { kind: Kind; params: NoticeParams[Kind] } }[NoticeKind];

// Lists that open at what is told of: its own page says less, and is gone once a job is closed.
const applicationPath = (id: string) => `/dashboard/applications?open=${id}`;
const jobPath = (id: string) => `/job-postings?open=${id}`;
const companyJobsPath = (id: string) => `/job-postings?company=${id}`;
const candidatesPath = (jobId: string) => `/candidates?job=${jobId}`;
const candidatePath = (jobId: string, id: string) => `${candidatesPath(jobId)}&open=${id}`;
const HELD_JOBS_PATH = "/job-postings?status=held";
const PLANS_PATH = "/subscription/plans";

/** Where a notice leads, as a path of the web app. */
export function pathOf(content: NoticeContent): string {
  switch (content.kind) {
    case "application.status":
    case "application.undone":
      return applicationPath(content.params.applicationId);
    case "application.received": {
      const { jobId, applicationId, count } = content.params;
      return count === 1 ? candidatePath(jobId, applicationId) : candidatesPath(jobId);
    }
    case "job.held":
    case "job.removed":
    case "job.approved":
      return jobPath(content.params.jobId);
    case "jobs.held":
      return HELD_JOBS_PATH;
    case "company.blocked":
    case "company.unblocked":
      return companyJobsPath(content.params.companyId);
    case "plan.approved":
    case "plan.refused":
    case "plan.downgraded":
    case "plan.changed":
      return PLANS_PATH;
  }
}

const steps: Readonly<Record<NoticedStatus, (job: string) => string>> = {
  viewed: (job) => `Your application to ${job} was viewed`,
  shortlisted: (job) => `You are shortlisted for ${job}`,
  interview: (job) => `You are asked for an interview for ${job}`,
  offered: (job) => `You have an offer for ${job}`,
  hired: (job) => `You are hired for ${job}`,
  "not-selected": (job) => `Your application to ${job} was not selected`,
};

/**
 * A notice in a sentence without its full stop: the bell's line and the mail's subject.
 * @param applicant who sent the one application that it tells of; null where there are more, or nobody to be named
 */
export function titleOf(content: NoticeContent, applicant: string | null): string {
  switch (content.kind) {
    case "application.status": {
      const { status, jobTitle, company } = content.params;
      return steps[status](`${jobTitle} at ${company}`);
    }
    case "application.undone":
      return `${content.params.company} took back its last step on your application to ${content.params.jobTitle}`;
    case "application.received": {
      const { jobTitle, count } = content.params;
      if (applicant !== null) return `${applicant} applied for ${jobTitle}`;
      return `${count} new ${count === 1 ? "application" : "applications"} for ${jobTitle}`;
    }
    case "plan.approved":
      return `Your request is approved: you are on the ${content.params.plan} plan`;
    case "plan.refused":
      return `Your request for the ${content.params.plan} plan was not approved`;
    case "plan.downgraded":
      return `Your plan has changed to ${content.params.plan}, as you chose`;
    case "plan.changed":
      return `An administrator has put you on the ${content.params.plan} plan`;
    case "job.held":
      return `${content.params.jobTitle} waits for a review before people find it`;
    case "job.removed":
      return `${content.params.jobTitle} has been removed; you can see why and answer`;
    case "job.approved":
      return `${content.params.jobTitle} has been reviewed and is in the list`;
    case "company.blocked":
      return `${content.params.company} has been blocked, and so are its jobs; you can see why`;
    case "company.unblocked":
      return `${content.params.company} is back, and so are its jobs`;
    case "jobs.held":
      return `${content.params.count} of the jobs you imported ${content.params.count === 1 ? "waits" : "wait"} for a review`;
  }
}
