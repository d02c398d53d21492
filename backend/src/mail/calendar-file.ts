import type { WholeLocale } from "@job-portal/protocol/locale";
import { createEvent } from "ics";
import type { Env } from "../settings/env";
import type { CalendarPart } from "./mailer";
import { siteUrlOf } from "./site-url";

export interface CalendarEvent {
  method: CalendarPart["method"];
  /** What the file names as its maker. */
  product: string;
  locale: WholeLocale;
  /** The same one changes or cancels the event; `sequence` goes up with each change. */
  uid: string;
  sequence: number;
  /** A moment and how long, or a whole day, YYYY-MM-DD. */
  when: { start: Date; minutes: number } | { day: string };
  title: string;
  location: string;
  description: string;
  /** The portal, which sends the event and takes no answers. */
  organizer: { name: string; email: string };
  /**
   * Whose calendar it is for; nobody else is named, because contacts have rules of their own. Without an address the
   * file names nobody.
   */
  attendee: { name: string | null; email: string | null };
}

/** An event as a file for calendars (RFC 5545). Times are in UTC. */
export function calendarFile({
  method,
  when,
  product,
  locale,
  attendee,
  ...event
}: CalendarEvent): CalendarPart {
  const { title, location, description } = event;
  const { error, value } = createEvent({
    ...event,
    ...{ title: withFeeds(title), location: withFeeds(location), description: withFeeds(description) },
    ...timesOf(when),
    method,
    productId: `-//JobPortal//${product}//${locale.toUpperCase()}`,
    status: method === "CANCEL" ? "CANCELLED" : "CONFIRMED",
    attendees: attendee.email
      ? [{ name: quotable(attendee.name ?? attendee.email), email: attendee.email, rsvp: false }]
      : [],
  });
  if (!value) throw error ?? new Error("The calendar file could not be made.");
  return { method, text: folded(value) };
}

/**
 * `ics` knows line feeds alone. A carriage return would end a line of the file, and what follows would be a property
 * (REQS-11).
 */
const withFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");

/**
 * The standard has no way to write a quote or the end of a line in a name. Either would end it, and what follows would
 * read as an address.
 */
const quotable = (name: string): string => name.replaceAll('"', "’").replace(/[\r\n]+/g, " ");

function timesOf(when: CalendarEvent["when"]) {
  if (!("day" in when))
    return {
      start: when.start.getTime(),
      startInputType: "utc" as const,
      startOutputType: "utc" as const,
      duration: { minutes: when.minutes },
    };
  const [year = 0, month = 1, day = 1] = when.day.split("-").map(Number);
  const start: [number, number, number] = [year, month, day];
  return { start, duration: { days: 1 } };
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

/** The address of a sender such as 'JobPortal <no-reply@jobs.example>'. */
const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();

/** Who organizes the events of calendars: the portal, by the address that its mails come from. */
export function organizerOf(env: Env): { name: string; email: string } {
  const host = new URL(siteUrlOf(env)).hostname;
  return { name: "JobPortal", email: env.MAIL_FROM ? addressIn(env.MAIL_FROM) : `no-reply@${host}` };
}
