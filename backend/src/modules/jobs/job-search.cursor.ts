import { BadInputError } from "../../errors";
import type { JobSort } from "./job.enums";

/** Where a list was read to. */
export interface JobCursor {
  sort: JobSort;
  /** 1: a job with every word in its title; 2: any other. */
  tier: number;
  /** The sort key of the last job read, a 64-bit whole number. */
  key: string;
  jobId: string;
}

const FORM = /^(relevance|newest|pay) ([12]) (-?\d{1,19}) ([0-9a-f-]{36})$/;

export const writeCursor = ({ sort, tier, key, jobId }: JobCursor): string =>
  Buffer.from(`${sort} ${tier} ${key} ${jobId}`).toString("base64url");

/** @throws BadInputError INVALID_CURSOR when it is none, or one of another order */
export function readCursor(text: string, sort: JobSort): JobCursor {
  const [, written, tier, key, jobId] = FORM.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (written !== sort || key === undefined || jobId === undefined)
    throw new BadInputError("INVALID_CURSOR", "The cursor is not one of this list.");
  return { sort, tier: Number(tier), key, jobId };
}
