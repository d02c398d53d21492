import type { CheckState, FindingPart, FindingResult } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const failures: OwnRefusalWords = {
  DOCUMENTS_UNREAD: "Open each of the company’s papers first. Some have not been opened yet.",
  VERIFICATION_DECIDED: "Another admin has decided about this company.",
  OWN_COMPANY: "You act for this company. Another admin has to decide about it.",
};

/** By the server's name of the act and how it ended. */
const statuses: Readonly<Record<string, string>> = {
  verified: "Verified",
  unverified: "Verification taken back",
  blocked: "Blocked",
  asked: "Asked for more",
  refused: "Refused",
  lapsed: "Verification ended",
  changed: "Name or domain changed: verification ended",
};

const outcomes: Readonly<Record<CheckState, string>> = {
  PENDING: "begun",
  PASSED: "passed",
  FAILED: "failed",
  LAPSED: "ended",
  WITHDRAWN: "taken back",
};

export const verificationReviewWords = defineWords("verification-review", {
  en: {
    title: "Verification",
    none: "No company waits",
    noneHint: "Companies that take a step come here.",
    choose: "Choose a company on the left, or press J.",
    queue: "Companies that wait",
    waiting: (count: number) => `${format.count(count)} waiting`,
    waits: (at: string) => `since ${format.dateTime(at)}`,
    back: "All that wait",
    facts: (joined: string, jobs: number, members: readonly string[]) =>
      [
        `joined ${format.date(joined)}`,
        `${format.count(jobs)} open ${jobs === 1 ? "job" : "jobs"}`,
        ...members,
      ].join(" · "),
    answered: (answer: string) => `They answered: ${answer}`,
    earlier: (message: string) => `We wrote before: ${message}`,

    alike: "Name or domain is close to a verified company.",
    alikeTo: (name: string, percent: number) => `${name}, ${percent}% alike`,
    compare: (name: string) => `See ${name}`,

    theySay: "They say",
    weFound: "We found",
    result: "Result",
    part: "What",
    parts: {
      NAME: "Name",
      DOMAIN: "Domain",
      WORK_EMAIL: "Work email",
      SITE: "Website",
      GSTIN: "GSTIN",
      GST_NAME: "Registered name",
      GST_STATE: "Head office",
      DOCUMENTS: "Documents",
    } satisfies Record<FindingPart, string>,
    results: { AGREES: "Agrees", LOOK: "Look", DIFFERS: "Differs" } satisfies Record<FindingResult, string>,
    nothingSaid: "Nothing",
    nothingFound: "Nothing yet",
    noVerified: "No verified company is like it",
    confirmed: (at: string) => `Confirmed ${format.date(at)}`,
    siteFound: (how: string | null, at: string) =>
      `Found ${how === "dns" ? "in the DNS" : "as a file"} on ${format.date(at)}`,
    registeredIn: (state: string) => `The check digit is right. State: ${state}`,
    notRegistered: "The register has no such number",
    registerOff: "Not asked: the register is not connected",
    gstStateIs: (state: string) => `The GSTIN is of ${state}`,
    papers: (count: number) => (count === 1 ? "1 paper" : `${format.count(count)} papers`),
    readBelow: "Read them below",
    papersJudged: (at: string) => `An admin accepted them on ${format.date(at)}`,
    papersGone: "No longer kept",

    documents: "Documents",
    read: "opened",
    unread: "not opened yet",
    open: "Open",
    openOf: (paper: string) => `Open ${paper}`,
    paper: (number: number, type: string, bytes: number, at: string) =>
      `${format.count(number)}. ${type === "application/pdf" ? "PDF" : "Photo"}, ${format.count(Math.max(1, Math.round(bytes / 1024)))} KB, ${format.date(at)}`,
    paperName: "company-document.pdf",
    paperFailed: "The paper could not be opened. Please try again.",
    history: "History",
    joined: "Came to the portal",
    step: (name: string, state: CheckState) => `${name}: ${outcomes[state]}`,
    statusOf: (status: string | null) => (status && statuses[status]) || status || "",
    day: (at: string) => format.date(at),

    acts: "Decide",
    verify: "Verify",
    ask: "Ask for More",
    refuse: "Refuse",
    keys: "J next, K previous",
    verifyTitle: (name: string) => `Verify ${name}?`,
    verifyMeaning: "Something differs or looks like another company. Say why it is right all the same.",
    verifyUnproven: (parts: string) =>
      `Not proven: ${parts}. Everybody reads that a person here has verified the company.`,
    verifyReason: "Why is it right?",
    verifyReasonHint: "For those who read it later. The company doesn’t see it.",
    askTitle: (name: string) => `Ask ${name} for more`,
    askMeaning:
      "The company reads your words on its page and in a mail. Its answer or its next step brings it back here.",
    askWords: "What do you need?",
    askHint: "Such as: please send your registration certificate.",
    refuseTitle: (name: string) => `Refuse ${name}?`,
    refuseMeaning: "Its steps that wait are not accepted. It reads why, and may try again.",
    refuseWords: "Why?",
    refuseHint: "The company reads this.",
    verified: (name: string) => `${name} is verified.`,
    asked: (name: string) => `We asked ${name} for more.`,
    refused: (name: string) => `${name} is refused.`,
    ownCompany: "You act for this company, so another admin decides about it.",
    failures,
  },
});
