import type { WholeLocale } from "@job-portal/protocol/locale";
import { type CalendarEvent, calendarFile } from "../../mail/calendar-file";
import type { CalendarPart } from "../../mail/mailer";
import type { Job } from "../jobs/job/job.entity";
import { seenBand } from "./walk-in-bands";
import { english, type WalkInCalendarWords } from "./walk-in-calendar.words";
import { hindi } from "./walk-in-calendar.words.hi";
import { clockOf, readWalkInHours } from "./walk-in-hours";
import type { WalkInVisit } from "./walk-in-visit.entity";

const WORDS: Readonly<Record<WholeLocale, WalkInCalendarWords>> = { en: english, hi: hindi };

interface Event extends Pick<CalendarEvent, "organizer" | "attendee" | "locale"> {
  visit: Pick<WalkInVisit, "id" | "day" | "number" | "code" | "bandMinute">;
  job: Pick<Job, "title" | "walkInHours" | "walkInVenue">;
  companyName: string;
  /** Where the number stands on the site. */
  url: string;
}

/** The hour of the number, else the walk-in's hours, else the whole day. */
function whenOf({ day, bandMinute }: Event["visit"], { walkInHours }: Event["job"]): CalendarEvent["when"] {
  const read = readWalkInHours(walkInHours);
  const span =
    seenBand({ bandMinute }, { walkInHours }) ??
    (read && { from: clockOf(read.from), until: clockOf(read.until) });
  if (!span) return { day };
  const at = (time: string) => new Date(`${day}T${time}:00+05:30`);
  const start = at(span.from);
  return { start, minutes: (at(span.until).getTime() - start.getTime()) / 60_000 };
}

/** A number for a walk-in as a file for calendars (WALK-17); its UID is the visit's id. */
export function walkInCalendarOf({ visit, job, companyName, url, locale, ...who }: Event): CalendarPart {
  const words = WORDS[locale];
  const { walkInHours: hours, walkInVenue: venue } = job;
  const about = [words.number(visit.number, visit.code), ...(hours ? [words.hours(hours)] : []), url];
  return calendarFile({
    ...who,
    ...{ method: "PUBLISH", product: "Walk-ins", locale },
    ...{ uid: visit.id, sequence: 0 },
    when: whenOf(visit, job),
    title: words.event(job.title, companyName),
    location: venue ?? "",
    description: about.join("\n"),
  });
}
