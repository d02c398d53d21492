import type { WholeLocale } from "@job-portal/protocol/locale";
import { createEvent } from "ics";
import type { CalendarPart } from "../../mail/mailer";
import type { Application } from "../applications/application/application.entity";
import { english, type InterviewMailWords } from "./interview-mail.words";
import { hindi } from "./interview-mail.words.hi";
import type { Interview } from "./interview.entity";
import { InterviewStatus, InterviewWay } from "./interview.enums";
import type { InterviewSlot } from "./interview-slot.entity";

export const INTERVIEW_MAIL_WORDS: Readonly<Record<WholeLocale, InterviewMailWords>> = {
  en: english,
  hi: hindi,
};

interface Event {
  interview: Interview;
  slot: InterviewSlot;
  application: Pick<Application, "job">;
  /** The portal, which sends the event and takes no answers. */
  organizer: { name: string; email: string };
  /**
   * Whose calendar it is for; nobody else is named, because contacts have rules of their own. Without an address the
   * file names nobody.
   */
  attendee: { name: string | null; email: string | null };
  /** The language that the attendee reads. */
  locale: WholeLocale;
  /** Where the interview stands on the site. */
  url: string;
}

/** How people meet, as a calendar's location. */
const locationOf = ({ way, place, videoUrl, phone }: InterviewSlot, words: InterviewMailWords): string =>
  ({ [InterviewWay.PLACE]: place, [InterviewWay.VIDEO]: videoUrl, [InterviewWay.PHONE]: phone })[way] ??
  words.phone;

/** What people read about an agreed time, a paragraph each. */
export function aboutSlot(
  { way, place, mapUrl, phone, videoUrl, interviewer, note, minutes }: InterviewSlot,
  words: InterviewMailWords,
): string[] {
  const how = {
    [InterviewWay.PLACE]: `${words.inPerson(minutes, place ?? "")}${mapUrl === null ? "" : `\n${mapUrl}`}`,
    [InterviewWay.PHONE]: words.byPhone(minutes, phone),
    [InterviewWay.VIDEO]: words.byVideo(minutes, videoUrl ?? ""),
  };
  return [
    how[way],
    ...(interviewer === null ? [] : [words.withWhom(interviewer)]),
    ...(note === null ? [] : [note]),
  ];
}

/**
 * An agreed or cancelled interview as a file for calendars (RFC 5545). Its UID is the interview's id and its SEQUENCE
 * goes up, so a later file changes or cancels the same event (INTV-09). Times are in UTC.
 */
export function calendarOf({ interview, slot, application, locale, ...event }: Event): CalendarPart {
  const { organizer, attendee, url } = event;
  const words = INTERVIEW_MAIL_WORDS[locale];
  const isCancelled = interview.status === InterviewStatus.CANCELLED;
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const { title, companyName } = application.job;
  const { error, value } = createEvent({
    method,
    uid: interview.id,
    sequence: interview.sequence,
    productId: `-//JobPortal//Interviews//${locale.toUpperCase()}`,
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
    start: slot.startsAt.getTime(),
    startInputType: "utc",
    startOutputType: "utc",
    duration: { minutes: slot.minutes },
    title: words.event(title, companyName),
    location: locationOf(slot, words),
    description: [...aboutSlot(slot, words), url].join("\n"),
    organizer,
    attendees: attendee.email
      ? [{ name: attendee.name ?? attendee.email, email: attendee.email, rsvp: false }]
      : [],
  });
  if (!value) throw error ?? new Error("The calendar file could not be made.");
  return { method, text: folded(value) };
}

const MOST_OCTETS = 75;

/** A file with its lines broken anew: `ics` counts letters, and the standard octets. Indian letters have three. */
const folded = (file: string): string =>
  file
    .replaceAll(/\r\n[\t ]/g, "")
    .split("\r\n")
    .map(foldedLine)
    .join("\r\n");

function foldedLine(line: string): string {
  const parts = [""];
  for (const letter of line) {
    const part = parts.at(-1) ?? "";
    // A part after the first begins with a blank.
    const most = MOST_OCTETS - (parts.length > 1 ? 1 : 0);
    if (Buffer.byteLength(part + letter) > most) parts.push(letter);
    else parts[parts.length - 1] = part + letter;
  }
  return parts.join("\r\n ");
}
