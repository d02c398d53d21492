/** The plan's name as people read it. */
interface PlanParams {
  plan: string;
}

/** Steps of an application that its applicant is told of, as the pipeline spells them. */
export type NoticedStatus = "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "not-selected";

/** What can be told, and what each telling is made of. */
export interface NoticeParams {
  "application.status": { jobTitle: string; company: string; status: NoticedStatus; jobId: string };
  /** The company took back a step that its applicant had been told of. */
  "application.undone": { jobTitle: string; company: string; jobId: string };
  "plan.approved": PlanParams;
  "plan.refused": PlanParams;
  /** A scheduled downgrade has come about: `plan` is the one that is in force now. */
  "plan.downgraded": PlanParams;
}

export type NoticeKind = keyof NoticeParams;

/** One telling: its kind with what belongs to that kind. */
export type NoticeContent = { [Kind in NoticeKind]: { kind: Kind; params: NoticeParams[Kind] } }[NoticeKind];

// A job may be closed by the time that its notice is read.
const APPLICATIONS_PATH = "/dashboard/applications";
const PLANS_PATH = "/subscription/plans";

/** Where a notice leads, as a path of the web app. */
export function pathOf(content: NoticeContent): string {
  return content.kind.startsWith("application.") ? APPLICATIONS_PATH : PLANS_PATH;
}

const steps: Readonly<Record<NoticedStatus, (job: string) => string>> = {
  viewed: (job) => `Your application to ${job} was viewed`,
  shortlisted: (job) => `You are shortlisted for ${job}`,
  interview: (job) => `You are asked for an interview for ${job}`,
  offered: (job) => `You have an offer for ${job}`,
  hired: (job) => `You are hired for ${job}`,
  "not-selected": (job) => `Your application to ${job} was not selected`,
};

/** A notice in a sentence without its full stop: the bell's line and the mail's subject. */
export function titleOf(content: NoticeContent): string {
  switch (content.kind) {
    case "application.status": {
      const { status, jobTitle, company } = content.params;
      return steps[status](`${jobTitle} at ${company}`);
    }
    case "application.undone":
      return `${content.params.company} took back its last step on your application to ${content.params.jobTitle}`;
    case "plan.approved":
      return `Your request is approved: you are on the ${content.params.plan} plan`;
    case "plan.refused":
      return `Your request for the ${content.params.plan} plan was not approved`;
    case "plan.downgraded":
      return `Your plan has changed to ${content.params.plan}, as you chose`;
  }
}
