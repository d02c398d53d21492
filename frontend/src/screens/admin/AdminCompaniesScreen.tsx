import { adminCompaniesWords } from "../../features/moderation/company/admin-companies.words";
import { AdminCompanyTable } from "../../features/moderation/company/AdminCompanyTable";
import { paths } from "@job-portal/protocol/paths";
import { CompanyStatus } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { useAdminCompanyCountsQuery, useAdminCompaniesScreenQuery } from "./AdminCompaniesScreen.generated";
import { AdminListFrame } from "./AdminListFrame";
import { PAGE_SIZE, useListAddress } from "./useListAddress";

/** /admin/companies: whom people apply to, verified or not (ROUTE-13). */
export function AdminCompaniesScreen() {
  const words = useWords(adminWords);
  const { statuses } = useWords(adminCompaniesWords);
  const address = useListAddress(paths.adminCompanies, "status", Object.values(CompanyStatus));
  const { text, choice: status, page } = address;
  const { data, loading, refetch } = useAdminCompaniesScreenQuery({
    variables: { filter: { status, text: text || null }, page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  // Counted behind the list, which works without them.
  const counts = useAdminCompanyCountsQuery({
    variables: { text: text || null },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.adminCompanies;
  return (
    <AdminListFrame
      title={words.companies}
      searchLabel={words.searchCompanies}
      address={address}
      choicesLabel={words.statusFilter}
      choiceNames={statuses}
      choiceCounts={(counts.data ?? counts.previousData)?.adminCompanyCounts}
      list={list}
      isLoading={loading}
      onRetry={() => void refetch()}
      emptyTitle={words.noCompanies}
    >
      {list && <AdminCompanyTable companies={list.items} />}
    </AdminListFrame>
  );
}
