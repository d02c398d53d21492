import { registerEnumType } from "type-graphql";
import type { FileObstacle } from "../sheet/sheet";

/** How often a feed is read; stored as spelled here. */
export enum FeedImportSchedule {
  HOURLY = "hourly",
  SIX_HOURLY = "six-hourly",
  DAILY = "daily",
}

registerEnumType(FeedImportSchedule, {
  name: "FeedImportSchedule",
  description: "How often a feed is read.",
  valuesConfig: {
    HOURLY: { description: "Each hour." },
    SIX_HOURLY: { description: "Every six hours." },
    DAILY: { description: "Each day." },
  },
});

/** Why a feed could not be read. */
export enum FeedImportFailure {
  UNREACHABLE = "unreachable",
  FORMAT = "format",
  MALFORMED = "malformed",
  EMPTY = "empty",
  TOO_LARGE = "too-large",
  TOO_MANY_ROWS = "too-many-rows",
  TOO_MANY_COLUMNS = "too-many-columns",
  NOT_ALLOWED = "not-allowed",
  NOT_VERIFIED = "not-verified",
  UNAVAILABLE = "unavailable",
}

registerEnumType(FeedImportFailure, {
  name: "FeedImportFailure",
  description: "Why a feed could not be read.",
  valuesConfig: {
    UNREACHABLE: { description: "Its address gave no file; `failureDetail` says what it gave." },
    FORMAT: { description: "It is none of the forms that are read." },
    MALFORMED: { description: "It is broken." },
    EMPTY: { description: "There is nothing in it, not even a header." },
    TOO_LARGE: { description: "It is longer than a file of jobs may be." },
    TOO_MANY_ROWS: { description: "It has more jobs than a file may have." },
    TOO_MANY_COLUMNS: { description: "Its jobs have more columns than a file may have." },
    NOT_ALLOWED: { description: "Whoever it posts for may not post for the company any more." },
    NOT_VERIFIED: { description: "The company isn't verified at present." },
    UNAVAILABLE: { description: "The portal had no room for it; it is tried again soon." },
  },
});

export const FAILURES: Readonly<Record<FileObstacle, FeedImportFailure>> = {
  format: FeedImportFailure.FORMAT,
  malformed: FeedImportFailure.MALFORMED,
  empty: FeedImportFailure.EMPTY,
  "too-large": FeedImportFailure.TOO_LARGE,
  "too-many-rows": FeedImportFailure.TOO_MANY_ROWS,
  "too-many-columns": FeedImportFailure.TOO_MANY_COLUMNS,
};

/** A feed that could not be read, and what is to be told of it. */
export class FeedFailure extends Error {
  constructor(
    readonly failure: FeedImportFailure,
    readonly detail: string | null = null,
  ) {
    super(failure);
  }
}
