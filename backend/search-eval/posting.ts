import { readTableFile } from "./table-file";

export const POSTING_COLUMNS = [
  "set",
  "title",
  "location",
  "pay",
  "experience",
  "type",
  "skills",
  "area",
] as const;
export type PostingColumn = (typeof POSTING_COLUMNS)[number];

/** A job ad as its file has it. */
export type Posting = Record<PostingColumn, string>;

/** @throws CommandError */
export const readPostings = (path: string): Posting[] => readTableFile(path, POSTING_COLUMNS);
