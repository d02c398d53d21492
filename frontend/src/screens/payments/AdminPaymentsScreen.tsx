import { useSearchParams } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { ChoiceLinks, Page, Pagination } from "../../design-system";
import { Quiet } from "../../features/moderation/admin/admin-table";
import { AdminList } from "../../features/moderation/admin/AdminList";
import { ListStack } from "../../features/moderation/admin/queue-parts";
import { adminPaymentsWords } from "../../features/moderation/payment/admin-payments.words";
import { AdminPaymentTable } from "../../features/moderation/payment/AdminPaymentTable";
import { listPath, readChoice, readPage } from "../../shared/list-address";
import { useWords } from "../../shared/words";
import { useAdminPaymentsScreenQuery } from "./AdminPaymentsScreen.generated";

const PAGE_SIZE = 20;

/** What an admin has to pay back comes first. */
const STATUSES = ["OVERPAID", "AWAITING_PAYMENT", "APPROVED", "REFUNDED", "FAILED"] as const;

/** /admin/payments: what was paid for plans, what bought nothing, and what went back (MONEY-11). */
export function AdminPaymentsScreen() {
  const words = useWords(adminPaymentsWords);
  const [address] = useSearchParams();
  const page = readPage(address);
  const status = readChoice(address, "status", STATUSES) ?? STATUSES[0];
  const { data, loading, refetch } = useAdminPaymentsScreenQuery({
    variables: { status, page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.planRequests;
  return (
    <Page title={words.title}>
      <ListStack>
        <ChoiceLinks
          label={words.statusFilter}
          choices={STATUSES.map((choice) => ({
            name: words.statuses[choice],
            to: listPath(paths.adminPayments, { status: choice }),
            isCurrent: choice === status,
          }))}
        />
        <Quiet>{words.hints[status]}</Quiet>
        <AdminList
          count={list?.items.length}
          isLoading={loading}
          onRetry={() => void refetch()}
          emptyTitle={words.none}
          allHref={page > 1 ? listPath(paths.adminPayments, { status }) : null}
        >
          {list && <AdminPaymentTable requests={list.items} />}
        </AdminList>
        {list && (
          <Pagination
            page={page}
            pages={Math.ceil(list.total / PAGE_SIZE)}
            hrefOf={(number) => listPath(paths.adminPayments, { status, page: number })}
          />
        )}
      </ListStack>
    </Page>
  );
}
