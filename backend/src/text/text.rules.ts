import { z } from "zod";

const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_BUT_BREAKS = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
const COMPLAINT = "holds a character that can't be printed";

/** As people write a number here: 1,000 and 10,000. */
export const inWords = (count: number): string => count.toLocaleString("en-IN");

const bounded = (most: number, unprintable: RegExp) =>
  z
    .string("must be a text")
    .max(most, `must have at most ${most} characters`)
    .refine((value) => !unprintable.test(value), COMPLAINT);

const required = (least: number, most: number, unprintable: RegExp) =>
  z
    .string("must be a text")
    .trim()
    .superRefine((value, problems) => {
      if (value === "") problems.addIssue("is required");
      else if (value.length < least || value.length > most)
        problems.addIssue(`must have ${inWords(least)} to ${inWords(most)} characters`);
      if (unprintable.test(value)) problems.addIssue(COMPLAINT);
    });

/** A text of one line, or none. */
export const line = (most: number) => bounded(most, UNPRINTABLE);

/** A text of several lines, or none. */
export const paragraphs = (most: number) => bounded(most, UNPRINTABLE_BUT_BREAKS);

/** A text of one line that says something, measured without the blanks around it. */
export const requiredLine = (least: number, most: number) => required(least, most, UNPRINTABLE);

/** The same of several lines. */
export const requiredParagraphs = (most: number) => required(1, most, UNPRINTABLE_BUT_BREAKS);

/** So many texts of one line that say something, measured likewise. */
export const lines = (mostEntries: number, most: number) =>
  z
    .array(z.string())
    .max(mostEntries, `must have at most ${mostEntries} entries`)
    .refine(
      (entries) => entries.every((entry) => entry.trim() !== "" && entry.trim().length <= most),
      `must each have 1 to ${inWords(most)} characters`,
    )
    .refine((entries) => !entries.some((entry) => UNPRINTABLE.test(entry.trim())), COMPLAINT);
