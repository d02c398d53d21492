import { FileText } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink, EmptyState } from "../../../design-system";
import { applicationListWords } from "../../../features/applications/application/application-list.words";
import { ApplicationRow } from "../../../features/applications/application/ApplicationRow";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { FullList, usePageNumber } from "./FullList";
import { useMyApplicationsScreenQuery } from "./MyApplicationsScreen.generated";

/**
 * /dashboard/applications: every application of the viewer's, newest first; it opens at the one that the address names.
 */
export function MyApplicationsScreen() {
  const words = useWords(applicationListWords);
  const page = usePageNumber();
  const [address] = useSearchParams();
  const { data, loading, refetch } = useMyApplicationsScreenQuery({
    variables: { page, pageOf: address.get("open") },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.myApplications;
  return (
    <FullList
      title={words.applications}
      path={paths.myApplications}
      page={list?.page ?? page}
      list={
        list && {
          ...list,
          entries: list.items.map((application) => ({
            key: application.id,
            entry: <ApplicationRow application={application} />,
          })),
        }
      }
      isLoading={loading}
      onRetry={() => void refetch()}
      nothing={
        <EmptyState
          seed={paths.myApplications}
          icon={<FileText />}
          title={words.noApplications}
          actions={<ButtonLink to={paths.jobSearch}>{words.findJobs}</ButtonLink>}
        >
          {words.noApplicationsHint}
        </EmptyState>
      }
    />
  );
}
