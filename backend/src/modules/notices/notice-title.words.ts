import type { Change, NoticedStatus, NoticeKind, NoticeParams } from "@job-portal/protocol/notices";
import { dayInWords, indianMoment, inWords, timeInWords } from "../../text/text.rules";

/**
 * The title of each kind, in one language. A kind without one does not compile.
 * @param person as `titleOf` takes it
 */
export type NoticeTitles = {
  readonly [Kind in NoticeKind]: (params: NoticeParams[Kind], person: string | null) => string;
};

const STEPS: Readonly<Record<NoticedStatus, (job: string) => string>> = {
  viewed: (job) => `Your application to ${job} was viewed`,
  shortlisted: (job) => `You are shortlisted for ${job}`,
  interview: (job) => `You are asked for an interview for ${job}`,
  offered: (job) => `You have an offer for ${job}`,
  hired: (job) => `You are hired for ${job}`,
  "not-selected": (job) => `Your application to ${job} was not selected`,
};

const ROLES = {
  owner: "an owner",
  recruiter: "a recruiter",
  "hiring-manager": "a hiring manager",
  viewer: "a viewer",
} as const;

const SOMEBODY = "A candidate";

type OneInterview = Omit<NoticeParams["interview.asked"], "interviewId">;

const interviewOf = ({ side, jobTitle, company }: OneInterview, candidate: string | null): string =>
  side === "applicant"
    ? `Your interview for ${jobTitle} at ${company}`
    : `The interview ${candidate === null ? "" : `with ${candidate} `}for ${jobTitle}`;

const theirOffer = ({ jobTitle }: { jobTitle: string }, candidate: string | null): string =>
  `offer ${candidate === null ? "" : `to ${candidate} `}for ${jobTitle}`;

const signInOf = ({ way, name }: NoticeParams["account.sign-in-added"]): string =>
  way === "phone" ? `the phone number that ends in ${name}` : name;

/** A title names a place as far as it tells it from another; the page has the rest. */
const MOST_NAMED = 80;

/** One value of something that has changed; a long one is cut. */
export const named = (value: string): string =>
  value.length > MOST_NAMED ? `${value.slice(0, MOST_NAMED).trimEnd()}…` : value;

const changeOf = (label: string, { was, now }: Change): string[] => {
  if (was === now) return [];
  if (now === null) return [`${label}: not given any more, was ${named(was ?? "")}`];
  return [`${label}: ${named(now)}${was === null ? "" : `, was ${named(was)}`}`];
};

export const english: NoticeTitles = {
  "application.status": ({ status, jobTitle, company }) => STEPS[status](`${jobTitle} at ${company}`),
  "application.undone": ({ company, jobTitle }) =>
    `${company} took back its last step on your application to ${jobTitle}`,
  "application.received": ({ jobTitle, count }, applicant) =>
    applicant === null
      ? `${count} new ${count === 1 ? "application" : "applications"} for ${jobTitle}`
      : `${applicant} applied for ${jobTitle}`,

  "interview.offered": ({ company, jobTitle, count, isMove }) =>
    isMove
      ? `${company} asks to move your interview for ${jobTitle}`
      : `${company} offers you ${count} ${count === 1 ? "time" : "times"} for an interview for ${jobTitle}`,
  "interview.scheduled": (params, candidate) =>
    `${interviewOf(params, candidate)} is on ${indianMoment(params.startsAt, "en")}`,
  "interview.asked": ({ jobTitle }, candidate) =>
    `${candidate ?? SOMEBODY} asks for other times for the interview for ${jobTitle}`,
  "interview.declined": ({ jobTitle }, candidate) =>
    `${candidate ?? SOMEBODY} declined the interview for ${jobTitle}`,
  "interview.cancelled": ({ startsAt, ...params }, candidate) =>
    `${interviewOf(params, candidate)} ${startsAt === null ? "" : `on ${indianMoment(startsAt, "en")} `}is cancelled`,
  "interview.reminder": (params, candidate) =>
    `Reminder: ${interviewOf(params, candidate)} is on ${indianMoment(params.startsAt, "en")}`,

  "walk-in.reminder": ({ jobTitle, company, day, number, band }) =>
    `Reminder: the walk-in for ${jobTitle} at ${company} is on ${dayInWords(day)}. Your number is ${inWords(number)}${band ? `. Come from ${timeInWords(band.from)} to ${timeInWords(band.until)}` : ""}`,
  "walk-in.changed": ({ jobTitle, company, day, venue, hours }) =>
    [
      `${company} has changed the walk-in for ${jobTitle} on ${dayInWords(day)}`,
      ...changeOf("Hours", hours),
      ...changeOf("Place", venue),
    ].join(". "),
  "walk-in.called-off": ({ jobTitle, company, day, hasOtherDays }) =>
    `${company} has called off the walk-in for ${jobTitle} on ${dayInWords(day)}${hasOtherDays ? ". You can take a number for another day" : ""}`,

  "offer.made": ({ company, jobTitle }) => `${company} offers you the job ${jobTitle}`,
  "offer.accepted": ({ side, company, jobTitle }, candidate) =>
    side === "applicant"
      ? `You accepted the offer of ${company}: you are hired for ${jobTitle}`
      : `${candidate ?? SOMEBODY} accepted your offer for ${jobTitle}`,
  "offer.declined": ({ side, company, jobTitle }, candidate) =>
    side === "applicant"
      ? `You declined the offer of ${company} for ${jobTitle}`
      : `${candidate ?? SOMEBODY} declined your offer for ${jobTitle}`,
  "offer.withdrawn": ({ side, company, ...params }, candidate) =>
    side === "applicant"
      ? `${company} took back its offer for ${params.jobTitle}`
      : `The ${theirOffer(params, candidate)} is withdrawn`,
  "offer.expiring": ({ company, jobTitle }) =>
    `${company} waits for your answer to its offer for ${jobTitle}, which ends soon`,
  "offer.expired": ({ side, company, ...params }, candidate) =>
    side === "applicant"
      ? `The offer of ${company} for ${params.jobTitle} has expired`
      : `The ${theirOffer(params, candidate)} has expired`,
  "offer.ended": (params, candidate) =>
    `The application ended, and with it the ${theirOffer(params, candidate)}`,

  "message.received": ({ side, company, jobTitle, count }, applicant) => {
    const who = side === "applicant" ? company : (applicant ?? SOMEBODY);
    return count === 1
      ? `${who} wrote to you about ${jobTitle}`
      : `${inWords(count)} new messages from ${who} about ${jobTitle}`;
  },
  "invitation.received": ({ company, jobTitle }) => `${company} invites you to ${jobTitle}; say yes or no`,
  "invitation.accepted": ({ jobTitle }) => `Somebody you invited to ${jobTitle} said yes; you can see who`,
  "alert.found": ({ search, count }) =>
    `${inWords(count)} new ${count === 1 ? "job" : "jobs"} for your alert: ${typeof search === "string" ? search : search.en}`,
  "grievance.answered": ({ number }) => `We have answered your question about your data (no. ${number})`,
  "breach.told": ({ number }) => `Please read what happened to your data (breach no. ${number})`,
  "account.inactive": ({ erasedOn }) =>
    `Your account will be deleted on ${dayInWords(erasedOn, "en")} unless you sign in before`,
  "account.sign-in-added": (params) =>
    `You can sign in with ${signInOf(params)} now; if that wasn't you, look at your settings`,
  "account.sign-in-removed": (params) => `You can't sign in with ${signInOf(params)} any more`,
  "account.second-factor-added": () =>
    "An authenticator app guards your account now; if that wasn't you, look at your settings",
  "account.second-factor-removed": ({ by }) =>
    by === "admin"
      ? "An administrator has removed the authenticator app from your account; if you didn't ask for it, write to us"
      : "Your authenticator app doesn't guard your account any more; if that wasn't you, look at your settings",
  "account.second-factor-recovery": ({ left }) =>
    `One of your recovery codes was used, and ${left} ${left === 1 ? "is" : "are"} left; if that wasn't you, look at your settings`,

  "plan.approved": ({ plan }) => `Your request is approved: you are on the ${plan} plan`,
  "plan.refused": ({ plan }) => `Your request for the ${plan} plan did not go through`,
  "plan.refunded": ({ plan }) => `Your payment for the ${plan} plan was paid back, and the plan has ended`,
  "plan.downgraded": ({ plan }) => `Your plan has changed to ${plan}, as you chose`,
  "plan.changed": ({ plan }) => `An administrator has put you on the ${plan} plan`,

  "job.held": ({ jobTitle }) => `${jobTitle} waits for a review before people find it`,
  "job.removed": ({ jobTitle }) => `${jobTitle} has been removed; you can see why and answer`,
  "job.approved": ({ jobTitle }) => `${jobTitle} has been reviewed and is in the list`,
  "job.assigned": ({ jobTitle, company }) => `You are a hiring manager of ${jobTitle} at ${company}`,
  "jobs.held": ({ count }) =>
    `${count} of the jobs you imported ${count === 1 ? "waits" : "wait"} for a review`,

  "company.blocked": ({ company }) => `${company} has been blocked, and so are its jobs; you can see why`,
  "company.unblocked": ({ company }) => `${company} is back, and so are its jobs`,
  "verification.passed": ({ company }) => `${company} is verified; readers can see what was checked`,
  "verification.asked": ({ company }) =>
    `${company} needs one more step to be verified; you can see what we ask for`,
  "verification.refused": ({ company }) => `${company} could not be verified; you can see why`,
  "verification.lapsing": ({ company }) =>
    `${company} stays verified for less than a month; you can renew it now`,
  "verification.lapsed": ({ company }) => `${company} is not verified any more; you can see what to do`,

  "team.joined": ({ company }) => `Somebody you invited has joined the team of ${company}`,
  "team.role": ({ company, role }) => `You are ${ROLES[role]} of ${company} now`,
  "team.removed": ({ company }) => `You are not in the team of ${company} any more`,
  "key.made": ({ company }, maker) =>
    `${maker ?? "Somebody"} made an API key for ${company}; if you don't know of it, revoke it`,
  "webhook.made": ({ company }, maker) =>
    `${maker ?? "Somebody"} made a webhook for ${company}; if you don't know of it, delete it`,
  "webhook.off": ({ company }) =>
    `A webhook of ${company} has failed for days and is off; you can switch it on again`,
  "feed.off": ({ company }) =>
    `A feed of ${company} could not be read for days and is off; you can see why and switch it on again`,
  "feed.asks": ({ company, count }) =>
    `A feed of ${company} lacks ${inWords(count)} ${count === 1 ? "job" : "jobs"}, more than half; say whether to close them`,

  "file.posted": ({ fileName, count }) =>
    `${inWords(count)} ${count === 1 ? "job" : "jobs"} of ${fileName} ${count === 1 ? "is" : "are"} posted`,
  "file.failed": ({ fileName }) => `${fileName} did not go in; you can see why`,
  "file.asks": ({ fileName, count }) =>
    `${inWords(count)} ${count === 1 ? "row" : "rows"} of ${fileName} ${count === 1 ? "waits" : "wait"} for your answer`,
  "file.withdrawn": ({ fileName, deleted, closed, kept }) =>
    [
      `${fileName} is taken back: ${inWords(deleted)} ${deleted === 1 ? "job" : "jobs"} removed`,
      ...(closed > 0 ? [`${inWords(closed)} closed`] : []),
      ...(kept > 0 ? [`${inWords(kept)} kept`] : []),
    ].join(", "),
};
