import type { CheckKind } from "../../shared/schema.generated";
import { formatsIn } from "../../shared/language/formats";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

/** By the server's code; of others its own words are shown. */
const refusals: OwnRefusalWords = {
  WEBSITE_MISSING: "Add your website to your company's page first.",
  NOT_FOUND: "You don't act for this company any more.",
  VERIFICATION_DECIDED: "Nothing is asked of your company any more. Reload this page to see how it stands.",
};

export const verificationWords = defineWords("verification", {
  en: {
    /** What everybody reads. */
    checkedTitle: "What we checked",
    steps: {
      WORK_EMAIL: "Work email",
      DOMAIN: "Website",
      GSTIN: "GST registration",
      DOCUMENTS: "Documents",
    } satisfies Record<CheckKind, string>,
    says: {
      WORK_EMAIL: (domain: string | null) => `Someone there reads mail at ${domain ?? "their domain"}.`,
      DOMAIN: (domain: string | null) => `They run the website ${domain ?? "on this page"}.`,
      GSTIN: (state: string | null) => `We compared their GST number${state ? `, given in ${state}` : ""}.`,
      DOCUMENTS: () => "A person here read their papers.",
    } satisfies Record<CheckKind, (about: string | null) => string>,
    notChecked: "Not checked yet",
    on: (at: string) => format.date(at),
    verifiedUntil: (until: string) =>
      `A person here verified this company. It holds until ${format.date(until)}.`,
    verifiedOnce: "A person here verified this company.",
    notVerified: "Nobody here has verified this company yet.",
    doesNotSay: "It doesn’t say how the work or the pay is.",
    neverPay: "Never pay for a job. No honest employer asks for a fee.",

    /** What the company's members read. */
    title: "Get Verified",
    lead: (name: string) => `Show that you are ${name}`,
    hint: "Take the steps you can. A person here then decides about the badge, mostly within a working day.",
    status: {
      WAITING: "We’re looking at it. You’ll get a notice.",
      MORE_ASKED: "We need something more from you.",
      VERIFIED: "",
      REFUSED: "We could not verify your company.",
    },
    message: (message: string) => `We wrote: ${message}`,
    answer: "Your answer",
    answerHint: "To take a step below is an answer, too.",
    sendAnswer: "Send Answer",
    badge: "What applicants see",
    renew: (until: string) => `Your badge holds until ${format.date(until)}.`,
    ended:
      "Your badge has ended: 12 months are over, or your name or website changed. Take a step again to ask for it.",
    takenBack: "A person here took your badge back. Take a step again to ask for it.",
    rule: "A badge holds for 12 months. A new name or website asks again; your jobs stay open.",
    noWebsite: "The first two steps need your website. Add it to your company’s page.",
    addWebsite: "Add website",
    states: {
      PENDING: "Waiting",
      PASSED: "Done",
      FAILED: "Not accepted",
      LAPSED: "Ended",
      WITHDRAWN: "Taken back",
    },
    todo: "To do",
    again: "Do this step again",
    againOf: (step: string) => `Do this step again: ${step}`,
    done: (subject: string | null, until: string | null) =>
      [subject, until && `holds until ${format.date(until)}`].filter(Boolean).join(", "),
    stepHints: {
      WORK_EMAIL: (domain: string) => `We send a code to an address at ${domain}.`,
      DOMAIN: (domain: string) => `Add one line to the DNS of ${domain}, or put one file on it.`,
      GSTIN: () => "We check the number and compare the registered name with yours.",
      DOCUMENTS: () =>
        "A registration or Udyam certificate. Only our staff read it, and we delete it 30 days after the decision.",
    } satisfies Record<CheckKind, (domain: string) => string>,

    email: "Work email",
    emailHint: (domain: string) => `Such as you@${domain}`,
    sendCode: "Send Code",
    sendAgain: "Send Another Code",
    haveCode: "Type the code that you have",
    codeSent: (email: string) => `We sent a code to ${email}. It holds for 30 minutes.`,
    code: "Code from the email",
    confirm: "Confirm",
    mailOff: "This portal sends no emails. Take another step.",

    begin: "Start",
    ways: "Where to put it",
    dns: "DNS record",
    file: "File on the site",
    type: "Type",
    name: "Name",
    value: "Value",
    address: "Address",
    content: "Content",
    copy: "Copy",
    copied: "Copied.",
    copyOf: (what: string) => `Copy ${what}`,
    look: "Check Now",
    lookedAt: (at: string) => `We look every 10 minutes for 3 days. Not there at ${format.dateTime(at)}.`,
    looks: "We look every 10 minutes for 3 days.",

    gstin: "GSTIN",
    gstinHint: "15 letters and digits, such as on your invoices",
    legalName: "Legal name",
    legalNameHint: "As on the GST certificate",
    sendGstin: "Send for Checking",
    gstinSent: "We have your number. A person here compares it.",
    gstinChange: "Change Number",

    upload: "Choose a PDF or photo",
    uploading: "Sending...",
    uploadHint: "PDF, JPEG or PNG up to 5 MB, up to 5 papers.",
    paper: (number: number, type: string, bytes: number, at: string) =>
      `${format.count(number)}. ${type === "application/pdf" ? "PDF" : "Photo"}, ${format.count(Math.max(1, Math.round(bytes / 1024)))} KB, sent ${format.date(at)}`,
    remove: "Remove",
    removeOf: (paper: string) => `Remove ${paper}`,

    working: "Working...",
    problem: (label: string, message: string) => `${label} ${message}.`,
    failed: "That did not work. Please try again.",
    uploadFailed: (reason: string) => `The paper could not be sent. ${reason}`,
    refusals,
  },
});
