import type { JobBlock, JobStatus } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

export const jobClosureWords = defineWords("job-closure", {
  en: {
    stands: {
      ACTIVE: null,
      FLAGGED: null,
      HELD: "This job is held until an admin has looked at it.",
      EXPIRED: "This job has expired: its last day to apply is over.",
      CLOSED: "This job is closed.",
      REMOVED: "This job has been removed.",
    } satisfies Record<JobStatus, string | null>,
    blocked: {
      COMPANY: "This job is held because its company is blocked.",
      POSTER: "This job is held because the account that posted it is blocked.",
    } satisfies Record<JobBlock, string>,
    reason: (reason: string) => `Reason: ${reason}`,
    whoReads: "Only people of its company and admins can read this page.",
  },
});
