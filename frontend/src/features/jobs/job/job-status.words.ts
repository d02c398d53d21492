import { defineWords } from "../../../shared/words";
import type { JobStatus } from "./JobClosure.generated";

export const jobStatusWords = defineWords({
  en: {
    statuses: {
      ACTIVE: "Active",
      FLAGGED: "Flagged",
      HELD: "Held",
      EXPIRED: "Expired",
      CLOSED: "Closed",
      REMOVED: "Removed",
    } satisfies Record<JobStatus, string>,
    draft: "Draft",
  },
});
