import type { NoticeContent, NoticedStatus } from "@job-portal/protocol/notices";
import { inWords } from "../../text/text.rules";
import { isOfCompany, titleOfCompany } from "./company-title";
import { isOfInterview, titleOfInterview } from "./interview-title";
import { isOfOffer, titleOfOffer } from "./offer-title";

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
 * @param person who sent the one application that it tells of, or made the key; null where nobody is to be named
 */
export function titleOf(content: NoticeContent, person: string | null): string {
  if (isOfInterview(content)) return titleOfInterview(content, person);
  if (isOfOffer(content)) return titleOfOffer(content, person);
  if (isOfCompany(content)) return titleOfCompany(content, person);
  switch (content.kind) {
    case "application.status":
      return steps[content.params.status](`${content.params.jobTitle} at ${content.params.company}`);
    case "application.undone":
      return `${content.params.company} took back its last step on your application to ${content.params.jobTitle}`;
    case "application.received":
      return titleOfApplications(content, person);
    case "message.received":
      return titleOfMessages(content, person);
    case "invitation.received":
      return `${content.params.company} invites you to ${content.params.jobTitle}; say yes or no`;
    case "invitation.accepted":
      return `Somebody you invited to ${content.params.jobTitle} said yes; you can see who`;
    case "alert.found":
      return titleOfAlert(content);
    case "grievance.answered":
      return `We have answered your question about your data (no. ${content.params.number})`;
    case "plan.approved":
    case "plan.refused":
    case "plan.refunded":
    case "plan.downgraded":
    case "plan.changed":
      return ofPlan[content.kind](content.params.plan);
    case "job.held":
    case "job.removed":
    case "job.approved":
      return titleOfJob(content);
    case "file.posted":
    case "file.failed":
    case "file.asks":
      return titleOfFile(content);
    case "jobs.held":
      return `${content.params.count} of the jobs you imported ${content.params.count === 1 ? "waits" : "wait"} for a review`;
  }
}

type ApplicationsContent = Extract<NoticeContent, { kind: "application.received" }>;

function titleOfApplications({ params }: ApplicationsContent, applicant: string | null): string {
  const { jobTitle, count } = params;
  if (applicant !== null) return `${applicant} applied for ${jobTitle}`;
  return `${count} new ${count === 1 ? "application" : "applications"} for ${jobTitle}`;
}

const ofPlan = {
  "plan.approved": (plan: string) => `Your request is approved: you are on the ${plan} plan`,
  "plan.refused": (plan: string) => `Your request for the ${plan} plan did not go through`,
  "plan.refunded": (plan: string) =>
    `Your payment for the ${plan} plan was paid back, and the plan has ended`,
  "plan.downgraded": (plan: string) => `Your plan has changed to ${plan}, as you chose`,
  "plan.changed": (plan: string) => `An administrator has put you on the ${plan} plan`,
} as const;

const ofJob = {
  "job.held": "waits for a review before people find it",
  "job.removed": "has been removed; you can see why and answer",
  "job.approved": "has been reviewed and is in the list",
} as const;

const titleOfJob = ({ kind, params }: Extract<NoticeContent, { kind: keyof typeof ofJob }>): string =>
  `${params.jobTitle} ${ofJob[kind]}`;

function titleOfAlert({
  params: { search, count },
}: Extract<NoticeContent, { kind: "alert.found" }>): string {
  return `${inWords(count)} new ${count === 1 ? "job" : "jobs"} for your alert: ${search}`;
}

type MessagesContent = Extract<NoticeContent, { kind: "message.received" }>;

function titleOfMessages({ params }: MessagesContent, applicant: string | null): string {
  const { company, jobTitle, side, count } = params;
  const who = side === "applicant" ? company : (applicant ?? "A candidate");
  return count === 1
    ? `${who} wrote to you about ${jobTitle}`
    : `${inWords(count)} new messages from ${who} about ${jobTitle}`;
}

type FileContent = Extract<NoticeContent, { kind: `file.${string}` }>;

function titleOfFile({ kind, params }: FileContent): string {
  if (kind === "file.failed") return `${params.fileName} did not go in; you can see why`;
  const { fileName, count } = params;
  if (kind === "file.posted")
    return `${inWords(count)} ${count === 1 ? "job" : "jobs"} of ${fileName} ${count === 1 ? "is" : "are"} posted`;
  return `${inWords(count)} ${count === 1 ? "row" : "rows"} of ${fileName} ${count === 1 ? "waits" : "wait"} for your answer`;
}
