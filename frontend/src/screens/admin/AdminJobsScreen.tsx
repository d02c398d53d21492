import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { Page, space } from "../../design-system";
import { adminActsWords } from "../../features/moderation/admin-acts.words";
import { ownJobsWords } from "../../features/jobs/own-jobs.words";
import { JobStatus } from "../../features/moderation/AdminJob.generated";
import { AdminJobTable } from "../../features/moderation/AdminJobTable";
import { AdminList } from "../../features/moderation/AdminList";
import { AdminSearch } from "../../features/moderation/AdminSearch";
import { StatusFilter } from "../../features/moderation/StatusFilter";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { useAdminJobsScreenQuery } from "./AdminJobsScreen.generated";
import { AdminPages } from "./AdminPages";
import { listPath, readChoice, readPage, readText } from "./list-address";

const STATUSES = [
  JobStatus.Flagged,
  JobStatus.Held,
  JobStatus.Active,
  JobStatus.Removed,
  JobStatus.Closed,
  JobStatus.Expired,
] as const;

const readFilter = (address: URLSearchParams) => ({
  text: readText(address),
  status: readChoice(address, "status", STATUSES),
});
type Filter = ReturnType<typeof readFilter>;

const pathOf = ({ text: q, status }: Filter, page = 1) => listPath(paths.adminJobs, { q, status, page });

/** /admin/jobs: every posted job, first those that wait for an admin (ROUTE-13). */
export function AdminJobsScreen() {
  const words = useWords(adminWords);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const filter = readFilter(address);
  const page = readPage(address);
  const { data, loading, refetch } = useAdminJobsScreenQuery({
    variables: { filter: { status: filter.status, text: filter.text || null }, page },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.adminJobs;
  return (
    <Page title={words.jobs}>
      <Frame>
        <AdminSearch
          label={words.searchJobs}
          text={filter.text}
          onSearch={(text) => void navigate(pathOf({ ...filter, text }))}
        />
        <Statuses filter={filter} />
        <AdminList
          count={list?.items.length}
          isLoading={loading}
          onRetry={() => void refetch().catch(() => undefined)}
          emptyTitle={words.noJobs}
          allHref={pathOf(filter, page) === paths.adminJobs ? null : paths.adminJobs}
        >
          {list && <AdminJobTable jobs={list.items} />}
        </AdminList>
        {list && <AdminPages page={page} list={list} hrefOf={(to) => pathOf(filter, to)} />}
      </Frame>
    </Page>
  );
}

function Statuses({ filter }: { filter: Filter }) {
  const words = useWords(adminWords);
  const { all } = useWords(adminActsWords);
  const { statuses } = useWords(ownJobsWords);
  return (
    <StatusFilter
      label={words.statusFilter}
      choices={[null, ...STATUSES].map((status) => ({
        name: status ? statuses[status] : all,
        to: pathOf({ ...filter, status }),
        isCurrent: status === filter.status,
      }))}
    />
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s4};
`;
