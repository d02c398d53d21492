import { registerEnumType } from "type-graphql";

/** Where a file of jobs stands on its way in. */
export enum JobFileState {
  READING = "reading",
  MAPPING = "mapping",
  MENDING = "mending",
  POSTING = "posting",
  DONE = "done",
  WITHDRAWING = "withdrawing",
  WITHDRAWN = "withdrawn",
  FAILED = "failed",
}

registerEnumType(JobFileState, {
  name: "JobFileState",
  description: "Where a file of jobs stands on its way in.",
  valuesConfig: {
    READING: { description: "The server takes the file apart." },
    MAPPING: { description: "Its columns wait to be matched to the fields of a job." },
    MENDING: { description: "The server reads its rows, and what it asks about them can be answered." },
    POSTING: { description: "Its jobs go in, all at once." },
    DONE: { description: "Its jobs are posted." },
    WITHDRAWING: { description: "Its jobs are taken back, one slice after the other." },
    WITHDRAWN: { description: "Its jobs are taken back, but for those that stay." },
    FAILED: { description: "It can't be read; `failure` says why." },
  },
});

/** Why a file of jobs can't be read. */
export enum JobFileFailure {
  FORMAT = "format",
  MALFORMED = "malformed",
  EMPTY = "empty",
  TOO_LARGE = "too-large",
  TOO_MANY_ROWS = "too-many-rows",
  TOO_MANY_COLUMNS = "too-many-columns",
  NOT_ALLOWED = "not-allowed",
}

registerEnumType(JobFileFailure, {
  name: "JobFileFailure",
  description: "Why a file of jobs did not go in.",
  valuesConfig: {
    FORMAT: { description: "It is neither .xlsx nor text." },
    MALFORMED: { description: "It is broken, near `failedRow` where that is known." },
    EMPTY: { description: "It has no row below its header." },
    TOO_LARGE: { description: "It holds more than a file of jobs may." },
    TOO_MANY_ROWS: { description: "It has more rows than an import takes." },
    TOO_MANY_COLUMNS: { description: "A row has more columns than an import takes." },
    NOT_ALLOWED: { description: "Whoever sent it can't post for the company any more." },
  },
});

/** How a row of a file stands. */
export enum JobFileStanding {
  READY = "ready",
  PROPOSED = "proposed",
  REFUSED = "refused",
  UNCHANGED = "unchanged",
}

registerEnumType(JobFileStanding, {
  name: "JobFileStanding",
  description: "How a row of a file stands.",
  valuesConfig: {
    READY: { description: "It can be posted." },
    PROPOSED: { description: "It can be posted once its proposals are taken." },
    REFUSED: { description: "It needs somebody." },
    UNCHANGED: { description: "The company has a job of its reference already, which stays as it is." },
  },
});

/** What became of a posted row's job when the file was taken back. */
export enum JobFileWithdrawal {
  DELETED = "deleted",
  CLOSED = "closed",
  EDITED = "edited",
  BARRED = "barred",
}

registerEnumType(JobFileWithdrawal, {
  name: "JobFileWithdrawal",
  description: "What became of a job when its file was taken back.",
  valuesConfig: {
    DELETED: { description: "It is gone: nobody had to do with it." },
    CLOSED: { description: "It is closed: people applied, saved it or were told of it." },
    EDITED: { description: "It stays: somebody has changed it since." },
    BARRED: {
      description: "It stays: an admin removed it, or the viewer can't post for its company any more.",
    },
  },
});

/** Why a proposal isn't taken with all others before somebody has said so. */
export enum JobFileDoubt {
  PAY = "pay",
  DUPLICATE = "duplicate",
  PLACE = "place",
}

registerEnumType(JobFileDoubt, {
  name: "JobFileDoubt",
  description: "Why a proposal isn't taken with all others before somebody has said so.",
  valuesConfig: {
    PAY: { description: "The pay looks unlikely, or lies below the minimum wage." },
    DUPLICATE: { description: "The job looks posted already, or stands in the file twice." },
    PLACE: { description: "Several places have this name." },
  },
});
