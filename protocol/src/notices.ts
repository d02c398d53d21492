import type { WholeLocale } from "./locale";
import { paths } from "./paths";

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

/** A way into a company, and the account of its owner who made it: the name is asked for when it is read. */
interface MadeParams extends CompanyParams {
  makerId: string;
}

/** A file of jobs on its way in. */
interface FileParams {
  fileName: string;
  fileId: string;
}

/** A question or complaint about one's data, with the number that both sides name it by. */
interface GrievanceParams {
  grievanceId: string;
  number: number;
}

/** A warning that one's account goes on a day in India, YYYY-MM-DD, because nobody uses it. */
interface InactivityParams {
  warningId: string;
  erasedOn: string;
}

/** A breach of one's personal data, with its number in the register. */
interface BreachParams {
  breachId: string;
  number: number;
}

/** A way to sign in to one's account: a phone number, of which the last four digits are told, or an e-mail address. */
interface SignInParams {
  way: "phone" | "email";
  name: string;
}

/** An application of one's own. */
interface ApplicationParams {
  jobTitle: string;
  company: string;
  jobId: string;
  applicationId: string;
}

/** An interview, told to one side of it. */
interface InterviewParams extends ApplicationParams {
  interviewId: string;
  side: "applicant" | "company";
}

/** Somebody's number for a day in India, YYYY-MM-DD, of a job's walk-in. */
interface WalkInParams {
  jobTitle: string;
  company: string;
  jobId: string;
  day: string;
  number: number;
}

/** The number's day is the next; `band` is the hour that it is for, as times in India, such as '10:00'. */
interface WalkInReminderParams extends WalkInParams {
  band?: { from: string; until: string };
}

/** What a job said, and what it says now; null: nothing. */
export interface Change {
  was: string | null;
  now: string | null;
}

/** A walk-in with another venue, or other hours. */
interface WalkInChangeParams extends WalkInParams {
  venue: Change;
  hours: Change;
}

/** A number that ended because its day is called off. */
interface CalledOffParams extends WalkInParams {
  /** Whether numbers are given for another day of that walk-in; missing where the notice is older than that. */
  hasOtherDays?: boolean;
}

/** An offer, told to one side of it. */
interface OfferParams extends ApplicationParams {
  offerId: string;
  side: "applicant" | "company";
}

/** A company's invitation of somebody to a job. */
interface InvitationParams extends JobParams, CompanyParams {
  invitationId: string;
}

/** One whose time is agreed, as an instant; `sequence` counts the changes of the event in calendars. */
interface ScheduledParams extends InterviewParams {
  startsAt: string;
  sequence: number;
}

/**
 * How many applications a job got, and the id of the last. Its sender is asked for when it is read (`notice-
 * names.ts`).
 */
interface ReceivedParams extends JobParams {
  applicationId: string;
  count: number;
}

/** Steps of an application that its applicant is told of, as the pipeline spells them. */
export type NoticedStatus = "viewed" | "shortlisted" | "interview" | "offered" | "hired" | "not-selected";

/** What an alert has found: so many jobs since its notice was last read. */
interface AlertParams {
  alertId: string;
  /** The search in words, "Accountant, Pune", by language; in English alone where the notice is older than that. */
  search: string | Readonly<Record<WholeLocale, string>>;
  count: number;
}

/** What can be told, and what each telling is made of. */
export interface NoticeParams {
  "application.status": ApplicationParams & { status: NoticedStatus };
  /** The company took back a step that its applicant had been told of. */
  "application.undone": ApplicationParams;
  /** So many people have applied to a job since its company's member last read of it. */
  "application.received": ReceivedParams;
  /** The company offers so many times for an interview, or for another time than the agreed one. */
  "interview.offered": InterviewParams & { count: number; isMove: boolean };
  /** The candidate took a time; both sides are told. */
  "interview.scheduled": ScheduledParams;
  /** The candidate asks for other times. */
  "interview.asked": InterviewParams;
  "interview.declined": InterviewParams;
  /** Either side called it off, or the application ended; without a time if none was agreed. */
  "interview.cancelled": InterviewParams & { startsAt: string | null; sequence: number };
  /** A day or two hours ahead. */
  "interview.reminder": ScheduledParams;
  /** The evening before. */
  "walk-in.reminder": WalkInReminderParams;
  /** The company called the day off, took it out of the job, or closed the job. */
  "walk-in.called-off": CalledOffParams;
  /** Its venue or its hours have changed. */
  "walk-in.changed": WalkInChangeParams;
  /** The company offers the applicant the job. */
  "offer.made": OfferParams;
  /** Both sides are told of an answer, and of an offer that the company took back. */
  "offer.accepted": OfferParams;
  "offer.declined": OfferParams;
  "offer.withdrawn": OfferParams;
  /** Two days are left to answer, or fewer. */
  "offer.expiring": OfferParams;
  /** Nobody answered in time; both sides are told. */
  "offer.expired": OfferParams;
  /** The applicant withdrew, and an open offer went with the application. */
  "offer.ended": OfferParams;
  /** So many messages of the other side's are unread in the thread of an application. */
  "message.received": ApplicationParams & { side: "applicant" | "company"; count: number };
  /** A company that found somebody invites them to a job. */
  "invitation.received": InvitationParams;
  /** They said yes, and the company knows now who they are. */
  "invitation.accepted": InvitationParams;
  /** An alert found open jobs. Their mail is the alert's own. */
  "alert.found": AlertParams;
  /** An admin has answered what one asked about one's data. */
  "grievance.answered": GrievanceParams;
  /** One's personal data is affected by a breach. */
  "breach.told": BreachParams;
  /** Nobody has used one's account for long, and it goes soon. */
  "account.inactive": InactivityParams;
  /** One can sign in by it now, or not any more. */
  "account.sign-in-added": SignInParams;
  "account.sign-in-removed": SignInParams;
  /** An authenticator app guards the account now, or not any more. */
  "account.second-factor-added": object;
  "account.second-factor-removed": { by: "oneself" | "admin" };
  /** A recovery code was used in the app's place; so many are left. */
  "account.second-factor-recovery": { left: number };
  "plan.approved": PlanParams;
  "plan.refused": PlanParams;
  /** The payment for `plan` went back, and with it the plan. */
  "plan.refunded": PlanParams;
  /** A scheduled downgrade has come about: `plan` is the one that is in force now. */
  "plan.downgraded": PlanParams;
  /** An admin put the account on another plan. */
  "plan.changed": PlanParams;
  /** A rule or an admin took the job out of the list until somebody has looked at it. */
  "job.held": JobParams;
  "job.removed": JobParams;
  /** An admin has looked at it: it is in the list again, while its time lasts. */
  "job.approved": JobParams;
  /** One is a hiring manager of the job from now on. */
  "job.assigned": JobParams & { company: string };
  /** An admin has blocked a company that one acts for, or has lifted the block. */
  "company.blocked": CompanyParams;
  "company.unblocked": CompanyParams;
  /** Somebody whom one has invited acts for the company now. */
  "team.joined": CompanyParams;
  /** An owner made one something else in the company, as `MemberRole` spells it. */
  "team.role": CompanyParams & { role: "owner" | "recruiter" | "hiring-manager" | "viewer" };
  /** An owner took one out of the company's team. */
  "team.removed": CompanyParams;
  /** Somebody has made an API key or a webhook for a company that one owns. */
  "key.made": MadeParams;
  "webhook.made": MadeParams;
  /** A webhook of the company has failed for days, and is off. */
  "webhook.off": CompanyParams;
  /** A feed of jobs could not be read for days, and is off. */
  "feed.off": CompanyParams;
  /** It lacks so many jobs, more than half: may they be closed? */
  "feed.asks": CompanyParams & { count: number };
  /** An admin has verified a company that one acts for, asks for more, or refuses. */
  "verification.passed": CompanyParams;
  "verification.asked": CompanyParams;
  "verification.refused": CompanyParams;
  /** Its verification ends within a month; it has ended, or its name or domain has changed. */
  "verification.lapsing": CompanyParams;
  "verification.lapsed": CompanyParams;
  /** So many jobs of an import are held. */
  "jobs.held": { count: number };
  /** A file of jobs is posted; it can't be read; or so many of its rows wait for an answer. */
  "file.posted": FileParams & { count: number };
  "file.failed": FileParams;
  "file.asks": FileParams & { count: number };
  /** A file is taken back: so many jobs are gone, closed, and stay. */
  "file.withdrawn": FileParams & { deleted: number; closed: number; kept: number };
}

export type NoticeKind = keyof NoticeParams;

/** One telling: its kind with what belongs to that kind. */
export type NoticeContent = { [Kind in NoticeKind]: { kind: Kind; params: NoticeParams[Kind] } }[NoticeKind];

/**
 * Where a notice leads, as a path of the web app. It is made whenever a notice is read, so a route may be renamed
 * without breaking the notices that were given before.
 */
export function noticePath(content: NoticeContent): string {
  if (isOfSides(content)) return sidePath(content.params);
  if (isOfCompany(content)) return aboutCompany(content);
  if (isOfWalkIn(content)) return paths.walkIn(content.params.jobId);
  if (isOfAccount(content)) return accountPath(content);
  if (isOfFile(content)) return paths.jobFile(content.params.fileId);
  switch (content.kind) {
    case "application.status":
    case "application.undone":
      return paths.myApplication(content.params.applicationId);
    case "application.received": {
      const { jobId, applicationId, count } = content.params;
      return count === 1 ? paths.candidateFor(jobId, applicationId) : paths.candidatesFor(jobId);
    }
    case "message.received":
      return paths.messageThread(content.params.applicationId);
    case "invitation.received":
      return paths.findability;
    case "invitation.accepted":
      return paths.sentInvitationsOf(content.params.companyId);
    case "alert.found":
      return paths.alert(content.params.alertId);
    case "job.held":
    case "job.removed":
    case "job.approved":
    case "job.assigned":
      return paths.ownJob(content.params.jobId);
    case "jobs.held":
      return paths.heldJobs;
    case "plan.approved":
    case "plan.refused":
    case "plan.refunded":
    case "plan.downgraded":
    case "plan.changed":
      return paths.plans;
  }
}

const isOfFile = (content: NoticeContent): content is Extract<NoticeContent, { kind: `file.${string}` }> =>
  content.kind.startsWith("file.");

type AccountContent = Extract<
  NoticeContent,
  { kind: "grievance.answered" | "breach.told" | `account.${string}` }
>;

const isOfAccount = (content: NoticeContent): content is AccountContent =>
  /^(?:grievance|breach|account)\./.test(content.kind);

function accountPath({ kind, params }: AccountContent): string {
  if (kind === "grievance.answered") return paths.myGrievance(params.grievanceId);
  return kind === "breach.told" ? paths.breachNotice(params.breachId) : paths.settings;
}

type SidesContent = Extract<NoticeContent, { kind: `interview.${string}` | `offer.${string}` }>;

/** What both sides of an application are told of, each with a path of its own. */
const isOfSides = (content: NoticeContent): content is SidesContent =>
  /^(?:interview|offer)\./.test(content.kind);

const sidePath = ({ side, jobId, applicationId }: InterviewParams | OfferParams): string =>
  side === "company" ? paths.candidateFor(jobId, applicationId) : paths.myApplication(applicationId);

const isOfWalkIn = (
  content: NoticeContent,
): content is Extract<NoticeContent, { kind: `walk-in.${string}` }> => content.kind.startsWith("walk-in.");

type CompanyContent = Extract<
  NoticeContent,
  { kind: `${"company" | "verification" | "team" | "key" | "webhook" | "feed"}.${string}` }
>;

const isOfCompany = (content: NoticeContent): content is CompanyContent =>
  /^(?:company|verification|team|key|webhook|feed)\./.test(content.kind);

function aboutCompany({ kind, params: { companyId } }: CompanyContent): string {
  if (kind === "team.removed") return paths.company(companyId);
  if (kind.startsWith("key.") || kind.startsWith("webhook.")) return paths.companyApiKeys(companyId);
  if (kind.startsWith("feed.")) return paths.companyFeeds(companyId);
  if (kind.startsWith("team.")) return paths.companyTeam(companyId);
  return kind.startsWith("company.")
    ? paths.companyPostings(companyId)
    : paths.companyVerification(companyId);
}
