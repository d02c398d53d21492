import { registerEnumType } from "type-graphql";

/** What has changed; stored as spelled here (`live_tell.sql`). */
export enum LiveChangeKind {
  NOTICES = "notices",
  MESSAGES = "messages",
  APPLICATIONS = "applications",
  CANDIDATES = "candidates",
  INTERVIEWS = "interviews",
  WALK_INS = "walk-ins",
}

registerEnumType(LiveChangeKind, {
  name: "LiveChangeKind",
  description: "What has changed for the viewer.",
  valuesConfig: {
    NOTICES: { description: "Their notices; the id is their account's." },
    MESSAGES: { description: "A thread: messages, what is read, blocks. The id is the application's." },
    APPLICATIONS: { description: "Where an application of theirs stands, by its id." },
    CANDIDATES: {
      description:
        "Who has applied to a job of their company's, or where they stand; the id is the job's. Or a company that " +
        "they joined or left, or act for in another role; the id is its.",
    },
    INTERVIEWS: { description: "An interview or its slots. The id is the application's." },
    WALK_INS: { description: "Numbers for a walk-in, and whose turn it is. The id is the job's." },
  },
});
