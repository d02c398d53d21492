import type { WholeLocale } from "@job-portal/protocol/locale";
import { type CalendarEvent, calendarFile } from "../../mail/calendar-file";
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

interface Event extends Pick<CalendarEvent, "organizer" | "attendee"> {
  interview: Interview;
  slot: InterviewSlot;
  application: Pick<Application, "job">;
  /** Whom the company meets (INTV-18); null for the candidate, and where nobody may be named. */
  candidateName: string | null;
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
export function calendarOf({
  interview,
  slot,
  application,
  candidateName,
  locale,
  ...event
}: Event): CalendarPart {
  const { organizer, attendee, url } = event;
  const words = INTERVIEW_MAIL_WORDS[locale];
  const isCancelled = interview.status === InterviewStatus.CANCELLED;
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const { title, companyName } = application.job;
  return calendarFile({
    method,
    product: "Interviews",
    locale,
    uid: interview.id,
    sequence: interview.sequence,
    when: { start: slot.startsAt, minutes: slot.minutes },
    title: candidateName ? words.eventWith(candidateName, title) : words.event(title, companyName),
    location: locationOf(slot, words),
    description: [...aboutSlot(slot, words), url].join("\n"),
    ...{ organizer, attendee },
  });
}
