import { FileText } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink, ChoiceLinks, EmptyState } from "../../../design-system";
import { applicationListWords } from "../../../features/applications/application/application-list.words";
import { WaitingApplications } from "../../../features/applications/waiting/WaitingApplications";
import { OwnInterviews } from "../../../features/interviews/OwnInterviews";
import { MessagesWay } from "../../../features/messages/MessagesWay";
import { useReadWithApplication } from "../../../features/notices/useMarkNoticesRead";
import { OwnOffer } from "../../../features/offers/OwnOffer";
import { ApplicationRow } from "../../../features/applications/application/ApplicationRow";
import { paths } from "@job-portal/protocol/paths";
import { listPath, readChoice } from "../../../shared/list-address";
import type { ApplicationGroup } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { FullList, usePageNumber } from "./FullList";
import {
  useMyApplicationsScreenQuery,
  type MyApplicationsScreenQuery,
} from "./MyApplicationsScreen.generated";

type ApplicationCounts = MyApplicationsScreenQuery["applicationCounts"];

const GROUPS = ["ACTIVE", "INTERVIEWS", "ENDED"] as const;
const COUNTS = { ACTIVE: "active", INTERVIEWS: "interviews", ENDED: "ended" } as const;

/**
 * /dashboard/applications: the viewer's applications, newest first, all or by where they stand (SEEN-14). It opens at
 * the one that the address names.
 */
export function MyApplicationsScreen() {
  const words = useWords(applicationListWords);
  const page = usePageNumber();
  const [address] = useSearchParams();
  const pageOf = address.get("open");
  useReadWithApplication(pageOf || null);
  const group = pageOf === null ? readChoice(address, "group", GROUPS) : null;
  const { data, loading, refetch } = useMyApplicationsScreenQuery({
    variables: { page, pageOf, group },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.myApplications;
  const counts = data?.applicationCounts;
  return (
    <FullList
      title={words.applications}
      path={paths.myApplications}
      parts={{ group }}
      page={list?.page ?? page}
      above={<WaitingApplications />}
      choices={
        <ChoiceLinks
          label={words.groups}
          choices={[null, ...GROUPS].map((one) => ({
            name: words.groupOf(words.group[one ?? "ALL"], counts && countOf(one, counts)),
            to: listPath(paths.myApplications, { group: one }),
            isCurrent: one === group,
          }))}
        />
      }
      list={
        list && {
          ...list,
          entries: list.items.map((application) => ({
            key: application.id,
            entry: <Entry application={application} />,
          })),
        }
      }
      isLoading={loading}
      onRetry={() => void refetch()}
      nothing={
        <EmptyState
          seed={paths.myApplications}
          icon={<FileText />}
          title={group ? words.nothingIn[group] : words.noApplications}
          actions={<ButtonLink to={paths.jobSearch}>{words.findJobs}</ButtonLink>}
        >
          {words.noApplicationsHint}
        </EmptyState>
      }
    />
  );
}

const countOf = (group: ApplicationGroup | null, counts: ApplicationCounts): number =>
  group ? counts[COUNTS[group]] : counts.active + counts.ended;

interface EntryProps {
  application: MyApplicationsScreenQuery["myApplications"]["items"][number];
}

const Entry = ({ application }: EntryProps) => (
  <>
    <ApplicationRow application={application} />
    <OwnInterviews
      interviews={application.interviews}
      companyName={application.job.companyName}
      isAwaited={application.status === "INTERVIEW"}
    />
    <OwnOffer offers={application.offers} canAsk={application.messageThread?.viewerCan.write ?? false} />
    <MessagesWay thread={application.messageThread} />
  </>
);
