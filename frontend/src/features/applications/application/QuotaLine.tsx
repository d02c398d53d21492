import { Notice, Skeleton } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";
import type { ApplicationQuotaQuery } from "./ApplyJob.generated";

/** What is left of the month's applications (PLAN-02 to PLAN-04); a skeleton until it is known. */
export function QuotaLine({ quota }: { quota: ApplicationQuotaQuery["applicationQuota"] | undefined }) {
  const { apply: words } = useWords(applicationsWords);
  if (!quota) return <Skeleton width={260} height={20} />;
  const { limit, remaining, resetsAt } = quota;
  if (limit === null || remaining === null) return <p>{words.unlimited}</p>;
  if (remaining === 0) return <Notice tone="warn">{words.limitReached(limit, resetsAt)}</Notice>;
  return <p>{words.left(remaining, limit, resetsAt)}</p>;
}
