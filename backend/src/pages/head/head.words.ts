import { type Client, english as clientWords } from "@job-portal/protocol/client.words";
import type { Pay } from "../../modules/jobs/reading/pay-of-job";
import { PayKind } from "../../modules/jobs/reading/pay.enums";
import { inWords } from "../../text/text.rules";

/** What a topic's page counts. */
export interface TopicFigures {
  total: number;
  isTotalCapped: boolean;
  companyCount: number;
  /** "₹20,000–30,000 a month"; null where too few jobs say it. */
  pay: string | null;
}

/** What heads of pages say in the portal's own words (LANG-08). What an employer wrote stays as it is. */
export interface HeadWords {
  home: string;
  jobs: string;
  portal: string;
  plain: string;
  privacyNotice: string;
  termsOfUse: string;
  findJobs: string;
  jobsIn(place: string): string;
  remoteJobs: string;
  /** @param name of the list; null of all jobs */
  list(name: string | null): string;
  topic(trade: string | null, city: string | null): string;
  topicFigures(name: string, figures: TopicFigures): string;
  jobAt(title: string, company: string, client: Client): string;
  pay(pay: Pay): string;
  jobGone: string;
  mayBeFilled: string;
  jobsAtCompany(company: string): string;
  aboutCompany(company: string): string;
  companyGone: string;
  mayHaveLeft: string;
  careersAt(company: string): string;
  aboutWork(company: string): string;
  pageGone: string;
  mayBeTakenBack: string;
}

export const english: HeadWords = {
  home: "Home",
  jobs: "Jobs",
  portal: "jobs near you in India's cities",
  plain: "Find jobs near you in India's cities, with the pay on the card.",
  privacyNotice: "Privacy notice",
  termsOfUse: "Terms of use",
  findJobs: "Find Jobs",
  jobsIn: (place) => `Jobs in ${place}`,
  remoteJobs: "Remote jobs",
  list: (name) =>
    `${name ?? "Jobs in India's cities"} that are open now, with pay, experience and skills. ` +
    "Search by title, company and place.",
  topic: (trade, city) =>
    [trade === null ? "Jobs" : `${trade} jobs`, city !== null && `in ${city}`].filter(Boolean).join(" "),
  topicFigures: (name, { total, isTotalCapped, companyCount, pay }) => {
    const jobs = `${inWords(total)}${isTotalCapped ? "+" : ""} open ${total === 1 ? "job" : "jobs"}`;
    const companies = `${inWords(companyCount)} ${companyCount === 1 ? "company" : "companies"}`;
    const figures = `${name}: ${jobs} at ${companies}${pay === null ? "" : `, ${pay}`}.`;
    return `${figures} See the pay, distance and company of each, and apply.`;
  },
  jobAt: (title, company, client) =>
    client.isForClient ? `${title}, ${clientWords.posterFor(company, client)}` : `${title} at ${company}`,
  pay: ({ kind, headline }) => (kind === PayKind.NOT_STATED ? "Pay not stated" : headline),
  jobGone: "This job is not here",
  mayBeFilled: "It may have been filled or closed, or the address may be mistyped.",
  jobsAtCompany: (company) => `Jobs at ${company}`,
  aboutCompany: (company) => `What ${company} says of itself, and the jobs it has open now.`,
  companyGone: "This company is not here",
  mayHaveLeft: "It may have left the portal, or the address may be mistyped.",
  careersAt: (company) => `Careers at ${company}`,
  aboutWork: (company) => `What it is like to work at ${company}, and its open jobs.`,
  pageGone: "This page is not here",
  mayBeTakenBack: "The company may have taken it back, or the address may be mistyped.",
};
