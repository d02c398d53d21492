import { ApplicationParty, type ApplicationStatus } from "../applications/application/application-pipeline";
import { seesContact } from "../applications/application/contact";
import { contactMatchesIn } from "../jobs/wording/contact.rules";
import { scamMatchesIn } from "../jobs/wording/scam.rules";
import { sentencesOf } from "../jobs/wording/sentences";
import type { HeldWords } from "../jobs/wording/wording-rule";
import type { MessageParty } from "./message.entity";
import { MessageHoldCause } from "./message.enums";

const ASKING = "send|share|give|tell|provide|drop|bhej\\p{L}*|bata\\p{L}*|dijiye|dena";
const CONTACT = "numbers?|phone|mobile|whats ?app|e-?mails?|mail id|contact details";

/** 'Share your number', 'number bhejo', 'नंबर भेजें'. */
const ASKS_FOR_CONTACT = new RegExp(
  [
    `(?<!\\p{L})(?:${ASKING})(?!\\p{L})[^.?!]{0,40}(?<!\\p{L})your [^.?!]{0,20}(?:${CONTACT})(?!\\p{L})`,
    `(?<!\\p{L})(?:send|share|give) (?:me |us )?(?:${CONTACT})(?!\\p{L})`,
    `(?<!\\p{L})(?:${CONTACT}) (?:bhej\\p{L}*|bata\\p{L}*|dijiye|dena|do)(?!\\p{L})`,
    "(?:नंबर|नम्बर|मोबाइल|व्हाट्सएप)[^।?!]{0,20}(?:भेज|बता|दीजिए|दें)",
  ].join("|"),
  "iu",
);

/** What the company may do once contact is open: the screens themselves offer WhatsApp then. */
const OPEN_WITH_CONTACT = "messenger-only";

/**
 * The wordings for which a message waits for an admin (MSG-07). An applicant may ask about fees, and what they write of
 * their contact is masked, so theirs are held for secrets alone.
 * @param status as the company has it
 */
export function heldWordsOfMessage(
  text: string,
  party: MessageParty,
  status: ApplicationStatus,
): HeldWords[] {
  const scams = scamMatchesIn(text);
  if (party === ApplicationParty.APPLICANT) return scams.filter(({ rule }) => rule === "asks-for-secrets");
  if (seesContact(status)) return scams.filter(({ rule }) => rule !== OPEN_WITH_CONTACT);
  return [...scams, ...contactsIn(text)];
}

/** Ways past the portal before contact is open: asked for, or given. */
function contactsIn(text: string): HeldWords[] {
  for (const { text: sentence } of sentencesOf(text)) {
    const asked = ASKS_FOR_CONTACT.exec(sentence)?.[0];
    if (asked !== undefined) return [{ rule: "asks-for-contact", words: asked.trim() }];
    const [given] = contactMatchesIn(sentence);
    if (given) return [{ rule: "gives-contact", words: sentence.slice(given.start, given.end) }];
  }
  return [];
}

const CONTACT_REASON =
  "Phone numbers, e-mail and messengers are for after you shortlist somebody. Shortlist them, or leave it out. One of us looks at this message before they get it.";
const SCAM_REASON =
  "Some of its wording is often used in job scams, so one of us looks at it before the other side gets it. Nobody may ask for money, passwords or one-time codes here.";

const HELD_REASONS: Readonly<Record<MessageHoldCause, string>> = {
  [MessageHoldCause.CONTACT]: CONTACT_REASON,
  [MessageHoldCause.SCAM]: SCAM_REASON,
};

/** Why a message with these rules was held. */
export const heldCauseOf = (heldRules: readonly string[]): MessageHoldCause =>
  heldRules.every((rule) => /^(?:asks-for|gives)-contact:/.test(rule))
    ? MessageHoldCause.CONTACT
    : MessageHoldCause.SCAM;

/** What the writer of a held message is told. */
export const heldReasonOf = (heldRules: readonly string[]): string => HELD_REASONS[heldCauseOf(heldRules)];
