import { Bookmark } from "lucide-react";
import { ButtonLink, EmptyState } from "../../../design-system";
import { alertsWords } from "../../../features/alerts/alerts.words";
import { savedJobsWords } from "../../../features/jobs/saved/saved-jobs.words";
import { SavedJobRow } from "../../../features/jobs/saved/SavedJobRow";
import { useRemoveSavedJob } from "../../../features/jobs/saved/useRemoveSavedJob";
import { useSavedPages } from "../../../features/jobs/saved/useSavedPages";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { FullList, usePageNumber } from "./FullList";
import { useSavedJobsScreenQuery } from "./SavedJobsScreen.generated";

/** /dashboard/saved-jobs: every job that the viewer saved, last saved first. */
export function SavedJobsScreen() {
  const words = useWords(savedJobsWords);
  const alerts = useWords(alertsWords);
  const page = usePageNumber();
  const remove = useRemoveSavedJob();
  const { data, loading, refetch } = useSavedJobsScreenQuery({
    variables: { page },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.mySavedJobs;
  useSavedPages(list?.items);
  return (
    <FullList
      title={words.savedJobs}
      path={paths.mySavedJobs}
      actions={
        <ButtonLink to={paths.alerts} tone="secondary" size="sm">
          {alerts.title}
        </ButtonLink>
      }
      page={page}
      list={
        list && {
          ...list,
          entries: list.items.map((savedJob) => ({
            key: savedJob.jobId,
            entry: <SavedJobRow savedJob={savedJob} onRemove={() => void remove(savedJob.jobId)} />,
          })),
        }
      }
      isLoading={loading}
      onRetry={() => void refetch()}
      nothing={
        <EmptyState
          seed={paths.mySavedJobs}
          icon={<Bookmark />}
          title={words.none}
          actions={<ButtonLink to={paths.jobSearch}>{words.findJobs}</ButtonLink>}
        >
          {words.noneHint}
        </EmptyState>
      }
    />
  );
}
