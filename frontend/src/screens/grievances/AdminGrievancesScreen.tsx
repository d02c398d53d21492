import { useSearchParams } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { Page, Pagination } from "../../design-system";
import { Quiet } from "../../features/moderation/admin/admin-table";
import { AdminList } from "../../features/moderation/admin/AdminList";
import { ListStack } from "../../features/moderation/admin/queue-parts";
import { grievanceReviewWords } from "../../features/privacy/review/grievance-review.words";
import { WaitingGrievances } from "../../features/privacy/review/WaitingGrievances";
import { listPath, readPage } from "../../shared/list-address";
import { useWords } from "../../shared/words";
import { useAdminGrievancesScreenQuery } from "./AdminGrievancesScreen.generated";

const PAGE_SIZE = 20;

/** /admin/grievances: what people ask or complain about their data, late ones first (REDR-07). */
export function AdminGrievancesScreen() {
  const words = useWords(grievanceReviewWords);
  const [address] = useSearchParams();
  const page = readPage(address);
  const { data, loading, refetch } = useAdminGrievancesScreenQuery({
    variables: { page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.grievances;
  return (
    <Page title={words.title}>
      <ListStack>
        <Quiet>{words.hint}</Quiet>
        <AdminList
          count={list?.items.length}
          isLoading={loading}
          onRetry={() => void refetch()}
          emptyTitle={words.none}
          allHref={page > 1 ? paths.adminGrievances : null}
        >
          {list && <WaitingGrievances waiting={list.items} />}
        </AdminList>
        {list && (
          <Pagination
            page={page}
            pages={Math.ceil(list.total / PAGE_SIZE)}
            hrefOf={(number) => listPath(paths.adminGrievances, { page: number })}
          />
        )}
      </ListStack>
    </Page>
  );
}
