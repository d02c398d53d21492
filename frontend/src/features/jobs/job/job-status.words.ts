import type { JobStatus } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

export const jobStatusWords = defineWords("job-status", {
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
