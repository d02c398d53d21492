import { jobStatusWords } from "../../features/jobs/job/job-status.words";
import { AdminJobTable } from "../../features/moderation/job/AdminJobTable";
import { paths } from "@job-portal/protocol/paths";
import type { JobStatus } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { useAdminJobCountsQuery, useAdminJobsScreenQuery } from "./AdminJobsScreen.generated";
import { AdminListFrame } from "./AdminListFrame";
import { PAGE_SIZE, useListAddress } from "./useListAddress";

/** First those that wait for an admin; jobs for clients, whose names nobody has verified (AGCY-07), come last. */
const CHOICES = [
  "FLAGGED",
  "HELD",
  "ACTIVE",
  "REMOVED",
  "CLOSED",
  "EXPIRED",
  "CLIENTS",
] as const satisfies readonly (JobStatus | "CLIENTS")[];

/** /admin/jobs: every posted job, first those that wait for an admin (ROUTE-13). */
export function AdminJobsScreen() {
  const words = useWords(adminWords);
  const { statuses } = useWords(jobStatusWords);
  const address = useListAddress(paths.adminJobs, "status", CHOICES);
  const { text, choice, page } = address;
  const namesClient = choice === "CLIENTS";
  const filter = { text: text || null, ...(namesClient ? { namesClient } : { status: choice }) };
  const { data, loading, refetch } = useAdminJobsScreenQuery({
    variables: { filter, ...(namesClient && { order: "NEWEST" as const }), page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  // Counted behind the list, which works without them.
  const counts = useAdminJobCountsQuery({
    variables: { text: text || null },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.adminJobs;
  return (
    <AdminListFrame
      title={words.jobs}
      searchLabel={words.searchJobs}
      address={address}
      choicesLabel={words.statusFilter}
      choiceNames={{ ...statuses, CLIENTS: words.forClients }}
      choiceCounts={(counts.data ?? counts.previousData)?.adminJobCounts}
      list={list}
      isLoading={loading}
      onRetry={() => void refetch()}
      emptyTitle={words.noJobs}
    >
      {list && <AdminJobTable jobs={list.items} />}
    </AdminListFrame>
  );
}
