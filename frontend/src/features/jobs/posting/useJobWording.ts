import { useState } from "react";
import { useRested } from "../../../shared/useRested";
import type { JobFormValues } from "./job-form";
import { useDescribeWordingQuery, type JobWording_WordingFragment } from "./JobForm.generated";

/** The fields whose wording is looked at, a client's as well (AGCY-08). */
export const WORDED_FIELDS = [
  ...(["title", "description", "requirements", "benefits", "skills"] as const),
  ...(["clientName", "clientIndustry"] as const),
] as const;
export type WordedField = (typeof WORDED_FIELDS)[number];

const REST_MS = 300;
/** The server takes no longer texts. */
const MOST_LETTERS = 20_000;
const MOST_ENTRIES = 50;

/** What the server says of the form's wording as it stands, and what the writer has decided about it. */
export interface JobWordings {
  of(field: WordedField): readonly JobWording_WordingFragment[];
  /** The sentences with which the job can't go live. */
  heldCount: number;
  /** The first field with such a sentence; null without any. */
  firstHeld: WordedField | null;
  /** The writer takes the finding for a mistake: an admin decides. */
  isForAdmin: boolean;
  keep(wording: JobWording_WordingFragment): void;
  askAdmin(): void;
}

const keyOf = ({ field, kind, text }: JobWording_WordingFragment) => `${field} ${kind} ${text}`;

/** @param jobId of a posted job: what an admin let pass in it is left out */
export function useJobWording(values: JobFormValues, jobId: string | null = null): JobWordings {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [isForAdmin, setIsForAdmin] = useState(false);
  const { title, description, requirements, benefits, skills, clientName, clientIndustry } = values;
  // With its blanks and empty lines, so that places in the answer are places in the field.
  const lists = { benefits: benefits.split("\n"), skills: skills.split(/[,\n]/) };
  const text = JSON.stringify({ title, description, requirements, clientName, clientIndustry, ...lists });
  const rested = useRested(text, REST_MS);
  const fields = JSON.parse(rested) as typeof lists;
  const isEmpty = !/\p{L}/u.test(
    title + description + requirements + benefits + skills + clientName + clientIndustry,
  );
  const mostEntries = Math.max(fields.benefits.length, fields.skills.length);
  const isTooLong = rested.length > MOST_LETTERS || mostEntries > MOST_ENTRIES;
  const { data } = useDescribeWordingQuery({
    variables: { fields, jobId },
    skip: rested !== text || isEmpty || isTooLong,
  });
  const isOfThisText = rested === text && !isEmpty && !isTooLong;
  const found = (isOfThisText ? data?.describeWording : undefined) ?? [];
  const wordings = found.filter((wording) => wording.isHeld || !kept.includes(keyOf(wording)));
  const held = wordings.filter(({ isHeld }) => isHeld);
  return {
    of: (field) => wordings.filter((wording) => wording.field === field),
    heldCount: held.length,
    firstHeld: WORDED_FIELDS.find((name) => held.some(({ field }) => field === name)) ?? null,
    isForAdmin,
    keep: (wording) => setKept((keys) => [...keys, keyOf(wording)]),
    askAdmin: () => setIsForAdmin(true),
  };
}
