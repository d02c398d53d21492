import type { ZodType } from "zod";
import type { Job } from "./job.entity";

/** What a job holds, without what it can be asked. */
type JobProperty = Exclude<keyof Job, "isOpen">;

/** What is said of every field of a job. A field without a `blank` is required. */
interface DescribedField {
  /** The job's column with what was typed. */
  column: JobProperty;
  /** Where readers see something else than what was typed. */
  shown?: JobProperty;
  /** What the API's manual says of it in a job that comes in, with its limits. */
  description: string;
  /** The same in a draft, which has no limits. */
  draft: string;
  /** The same in an application's copy of the job; left out where the copy leaves the field out. */
  frozen?: string;
  /** What else the header of its column in a CSV file may be called, in lower case. */
  otherHeaders?: readonly string[];
  /** What schema.org's JobPosting says of its value; left out where several fields make it together. */
  posting?: (value: never) => object;
  /** Long, and seldom asked for in a list: lists are read without it. */
  isLong?: true;
  /** The scam rule reads it. */
  isScreened?: true;
  /** What a cell of a file says of it, as people write it there: a choice by its stored value; null for nothing. */
  reads?: (cell: string) => unknown;
  /** Applications from before it have no copy of it. */
  isYounger?: true;
}

interface Text extends DescribedField {
  kind: "text";
  rule: ZodType;
  /** It has paragraphs and lists; other texts have one line. */
  isMarkdown?: true;
  blank?: null;
}
interface List extends DescribedField {
  kind: "list";
  rule: ZodType;
  blank: readonly [];
}
interface Count extends DescribedField {
  kind: "count";
  rule: ZodType;
  blank: number | null;
}
/** Yes or no; not said is no. */
interface Flag extends DescribedField {
  kind: "flag";
  blank: false;
}
/** One of an enum's values; the API lets no other in. */
interface Choice extends DescribedField {
  kind: "choice";
  values: Readonly<Record<string, string>>;
  /** What is stored where nothing was chosen. */
  blank?: string | null;
}

export type JobField = Text | List | Count | Flag | Choice;
