import type { JobHoldCause } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { jobHoldWords } from "./job-hold.words";

interface ClosureReason {
  reason: string | null;
  holdCauses: readonly JobHoldCause[];
  shutOutWords: readonly string[];
}

/** Answers a function that words why a job is not open: the portal's own reasons in the reader's language (HEED-06). */
export function useClosureReason() {
  const words = useWords(jobHoldWords);
  return ({ reason, holdCauses, shutOutWords }: ClosureReason): string | null => {
    const texts = holdCauses.flatMap((cause) => words[cause]?.(shutOutWords) ?? []);
    return texts.length > 0 ? texts.join(" ") : reason;
  };
}
