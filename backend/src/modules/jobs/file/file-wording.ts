import type { UnfinishedJob } from "../job/job.fields";
import { jobWordingIn } from "../posting/job-wording";
import type { WordingGround } from "../wording/fair-terms";
import { WordingKind } from "../wording/findings";
import type { FileField } from "../columns/file-columns";
import type { RowAnswers } from "./file-row";

/** Wording in a row that shuts people out, or may put them off (FILE-14). It keeps no row from going in. */
export interface KeptWording {
  field: FileField;
  /** The sentence, the title or the entry of a list. */
  text: string;
  /** By which words it was found: rows with the same are mended at once. */
  words: string;
  grounds: WordingGround[];
  /** Whether its job is held until an admin has seen it. */
  isHeld: boolean;
  /** What may stand there instead, the likeliest first. */
  instead: string[];
}

const shuttingOut = (form: UnfinishedJob) =>
  jobWordingIn(form).filter(({ kind }) => kind === WordingKind.SHUTS_OUT);

export const wordingIn = (form: UnfinishedJob): KeptWording[] =>
  shuttingOut(form).map(({ field, text, words, grounds, isHeld, instead }) => ({
    ...{ field: field as FileField, text, words, grounds, isHeld, instead },
  }));

/** What of a form's wording is mended. */
export interface MendedWording {
  words: string;
  /** The place of the text to take among those that are offered; the first one where there are fewer. */
  choice: number;
}

/** The cells of a form without a wording; fields that don't have it, or have nothing to offer, stay as they are. */
export function withoutWording(form: UnfinishedJob, { words, choice }: MendedWording): RowAnswers {
  const mended: Partial<Record<FileField, string>> = {};
  // From the end: what stands before a sentence keeps its place.
  for (const found of shuttingOut(form).toReversed()) {
    const field = found.field as FileField;
    const instead = found.instead[choice] ?? found.instead[0];
    if (found.words !== words || instead === undefined) continue;
    const text = mended[field] ?? textOf(form[field as keyof UnfinishedJob]);
    mended[field] = text.slice(0, found.start) + instead + text.slice(found.end);
  }
  return Object.fromEntries(
    Object.entries(mended).map(([field, text]) => [
      field,
      Array.isArray(form[field as keyof UnfinishedJob]) ? asOwnList(text) : text,
    ]),
  );
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join("\n") : typeof value === "string" ? value : "";

/** As our own files have lists: commas within an entry divide nothing. */
const asOwnList = (text: string): string =>
  text
    .split("\n")
    .map((entry) => `• ${entry}\n`)
    .join("");
