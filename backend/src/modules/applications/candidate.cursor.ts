import { BadInputError } from "../../errors";
import { type CandidateSort } from "./candidate.inputs";

/** Where a list of candidates was read to. */
export interface CandidateCursor {
  sort: CandidateSort;
  /** 1: among those with priority; 0: among the others, and in lists that don't part them. */
  rank: number;
  /** The sort key of the last one read: microseconds since 1970, or the match with -1 for none. */
  key: number;
  id: string;
}

const FORM = /^(priority|newest|match) ([01]) (-?\d{1,16}) ([0-9a-f-]{36})$/;

export const writeCursor = ({ sort, rank, key, id }: CandidateCursor): string =>
  Buffer.from(`${sort} ${rank} ${key} ${id}`).toString("base64url");

/** @throws BadInputError INVALID_CURSOR when it is none, or one of another order */
export function readCursor(text: string, sort: CandidateSort): CandidateCursor {
  const [, written, rank, key, id] = FORM.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (written !== sort || key === undefined || id === undefined)
    throw new BadInputError("INVALID_CURSOR", "The cursor is not one of this list.");
  return { sort, rank: Number(rank), key: Number(key), id };
}
