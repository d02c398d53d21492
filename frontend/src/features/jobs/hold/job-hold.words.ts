import type { JobHoldCause } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

export type WholeHoldWords = Readonly<Record<JobHoldCause, (words: readonly string[]) => string>>;

/**
 * Why the portal held a job by itself (HEED-06). In English the server's own reason serves; a catalog in another
 * language words every cause.
 */
export const jobHoldWords = defineWords<Partial<WholeHoldWords>>("job-hold", { en: {} });
