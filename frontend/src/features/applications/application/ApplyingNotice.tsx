import { Notice } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";
import { useApplyingNoticeQuery } from "./ApplyingNotice.generated";

/** At the entrances: which job one is about to apply for, and that it goes on there (WAYS-07). */
export function ApplyingNotice({ jobId }: { jobId: string }) {
  const { applying } = useWords(applicationsWords);
  // Whoever comes from the job has it in the cache.
  const { data } = useApplyingNoticeQuery({ variables: { id: jobId }, fetchPolicy: "cache-first" });
  return <Notice>{applying(data?.job?.title ?? null)}</Notice>;
}
