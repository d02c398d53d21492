import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { Page, Pagination } from "../../design-system";
import { Quiet } from "../../features/moderation/admin/admin-table";
import { AdminList } from "../../features/moderation/admin/AdminList";
import { ListStack } from "../../features/moderation/admin/queue-parts";
import { BreachDialog } from "../../features/privacy/breaches/BreachDialog";
import { BreachList } from "../../features/privacy/breaches/BreachList";
import { breachesWords } from "../../features/privacy/breaches/breaches.words";
import { listPath, readPage } from "../../shared/list-address";
import { useWords } from "../../shared/words";
import { useAdminBreachesScreenQuery } from "./AdminBreachesScreen.generated";

const PAGE_SIZE = 20;
const POLL_MS = 3_000;

/** /admin/breaches: the register of breaches of personal data, the newest first (BRCH-03). */
export function AdminBreachesScreen() {
  const words = useWords(breachesWords);
  const [address] = useSearchParams();
  const page = readPage(address);
  const { data, loading, refetch, startPolling, stopPolling } = useAdminBreachesScreenQuery({
    variables: { page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.breaches;
  const isTelling = list?.items.some(({ told }) => told?.isGoingOn) ?? false;
  // How many are told grows until all are.
  useEffect(() => {
    if (!isTelling) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isTelling, startPolling, stopPolling]);
  return (
    <Page title={words.title}>
      <ListStack>
        <Quiet>{words.hint}</Quiet>
        <div>
          <BreachDialog label={words.enter} title={words.enter} breach={null} />
        </div>
        <AdminList
          count={list?.items.length}
          isLoading={loading}
          onRetry={() => void refetch()}
          emptyTitle={words.none}
          allHref={page > 1 ? paths.adminBreaches : null}
        >
          {list && <BreachList breaches={list.items} />}
        </AdminList>
        {list && (
          <Pagination
            page={page}
            pages={Math.ceil(list.total / PAGE_SIZE)}
            hrefOf={(number) => listPath(paths.adminBreaches, { page: number })}
          />
        )}
      </ListStack>
    </Page>
  );
}
