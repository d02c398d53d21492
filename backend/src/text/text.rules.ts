import { formatsIn, INDIAN_ZONE } from "@job-portal/protocol/formats";
import { FIRST_LOCALE, type Locale } from "@job-portal/protocol/locale";
import { z } from "zod";
import { breaking, type BrokenRule } from "./broken-rule";
import { invisibleComplaint } from "./invisible";

const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_BUT_BREAKS = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
const COMPLAINT = "holds a character that can't be printed";
const UNPRINTABLE_TEXT = breaking("UNPRINTABLE", COMPLAINT);
type Named = Pick<BrokenRule, "rule" | "bound">;

/** As people write a number here, in every language of the portal: 1,000 and 10,000. */
export const inWords = (count: number): string => formatsIn("en").count(count);

/** Names in a row: "Paid and Premium". */
export const allOf = (names: readonly string[]): string => formatsIn("en").list(names);

/** A moment as people in India say it, wherever the node stands: "Thu, 26 Nov, 3:00 pm". */
export const indianMoment = (at: Date | string, locale: Locale = FIRST_LOCALE): string =>
  formatsIn(locale).momentIn(INDIAN_ZONE, at).replaceAll("\u202f", " ");

/** An amount in paise: ₹1,00,000.50. */
export const paiseInFigures = (paise: number): string => formatsIn("en").exactRupees(paise / 100);

/** A day YYYY-MM-DD as a letter writes it: "1 December 2026". */
export const dayInWords = (day: string, locale: Locale = FIRST_LOCALE): string =>
  formatsIn(locale).calendarLongDate(day);

/** A time of a day in India, such as '13:00', as people say it: "1:00 pm". */
export const timeInWords = (time: string, locale: Locale = FIRST_LOCALE): string =>
  formatsIn(locale).time(`2026-11-26T${time}:00+05:30`).replaceAll("\u202f", " ");

const bounded = (most: number, unprintable: RegExp) =>
  z
    .string("must be a text")
    .max(most, `must have at most ${most} characters`)
    .refine((value) => !unprintable.test(value), UNPRINTABLE_TEXT);

const between = (least: number, most: number) => `must have ${inWords(least)} to ${inWords(most)} characters`;

/** Any text, such as one to search for. */
export const anyText = (most: number) =>
  z.string("must be a text").max(most, `must have at most ${inWords(most)} characters`);

/** The same of so many characters at least. */
export const textBetween = (least: number, most: number) =>
  z.string("must be a text").min(least, between(least, most)).max(most, between(least, most));

const required = (least: number, most: number, unprintable: RegExp) =>
  z
    .string("must be a text")
    .trim()
    .superRefine((value, problems) => {
      const issue = (message: string, params: Named) =>
        problems.addIssue({ code: "custom", message, params });
      if (value === "") issue("is required", { rule: "REQUIRED" });
      else if (value.length < least) issue(between(least, most), { rule: "TOO_SHORT", bound: least });
      else if (value.length > most) issue(between(least, most), { rule: "TOO_LONG", bound: most });
      if (unprintable.test(value)) issue(COMPLAINT, { rule: "UNPRINTABLE" });
    });

const isAsItLooks = (value: string) => invisibleComplaint(value) === null;
const notAsItLooks = breaking(
  "INVISIBLE",
  ({ input }: { input: unknown }) => invisibleComplaint(String(input)) ?? undefined,
);

/** A text of one line, or none; without invisible characters, so that two that look the same are. */
export const line = (most: number) => bounded(most, UNPRINTABLE).refine(isAsItLooks, notAsItLooks);

/** A text of several lines, or none. */
export const paragraphs = (most: number) => bounded(most, UNPRINTABLE_BUT_BREAKS);

/** A text of one line that says something, measured without the blanks around it, and as it looks. */
export const requiredLine = (least: number, most: number) =>
  required(least, most, UNPRINTABLE).refine(isAsItLooks, notAsItLooks);

/** The same of several lines. */
export const requiredParagraphs = (most: number, least = 1) => required(least, most, UNPRINTABLE_BUT_BREAKS);

/** A text of several lines as it is kept: Windows' line ends are plain ones. */
export const tidyParagraphs = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** So many texts of one line that say something, measured likewise. */
export const lines = (mostEntries: number, most: number) =>
  z
    .array(z.string())
    .max(mostEntries, `must have at most ${mostEntries} entries`)
    .refine((entries) => entries.every((entry) => entry.trim() !== "" && entry.trim().length <= most), {
      error: `must each have 1 to ${inWords(most)} characters`,
      params: { rule: "TOO_LONG", bound: most },
    })
    .refine((entries) => !entries.some((entry) => UNPRINTABLE.test(entry.trim())), UNPRINTABLE_TEXT)
    .refine(
      (entries) => entries.every(isAsItLooks),
      breaking("INVISIBLE", ({ input }: { input: unknown }) =>
        (input as string[]).map(invisibleComplaint).find((problem) => problem !== null),
      ),
    );

/** So many entries of whatever kind, and one at least. */
export const entries = (most: number, least = 1) =>
  z
    .array(z.unknown())
    .min(least, "must not be empty")
    .max(most, `must have at most ${inWords(most)} entries`);

/** So many texts, each with its blanks. */
export const texts = (mostEntries: number, least: number, most: number) =>
  entries(mostEntries, 0).refine(
    (all) => all.every((entry) => typeof entry === "string" && entry.length >= least && entry.length <= most),
    `must each have ${inWords(least)} to ${inWords(most)} characters`,
  );
