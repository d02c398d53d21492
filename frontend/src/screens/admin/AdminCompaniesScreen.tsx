import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { Page, space } from "../../design-system";
import { adminActsWords } from "../../features/moderation/admin-acts.words";
import { adminCompaniesWords } from "../../features/moderation/admin-companies.words";
import { CompanyStatus } from "../../features/moderation/AdminCompany.generated";
import { AdminCompanyTable } from "../../features/moderation/AdminCompanyTable";
import { AdminList } from "../../features/moderation/AdminList";
import { AdminSearch } from "../../features/moderation/AdminSearch";
import { StatusFilter } from "../../features/moderation/StatusFilter";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { useAdminCompaniesScreenQuery } from "./AdminCompaniesScreen.generated";
import { AdminPages } from "./AdminPages";
import { listPath, readChoice, readPage, readText } from "./list-address";

const STATUSES = Object.values(CompanyStatus);

const readFilter = (address: URLSearchParams) => ({
  text: readText(address),
  status: readChoice(address, "status", STATUSES),
});
type Filter = ReturnType<typeof readFilter>;

const pathOf = ({ text: q, status }: Filter, page = 1) => listPath(paths.adminCompanies, { q, status, page });

/** /admin/companies: whom people apply to, verified or not (ROUTE-13). */
export function AdminCompaniesScreen() {
  const words = useWords(adminWords);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const filter = readFilter(address);
  const page = readPage(address);
  const { data, loading, refetch } = useAdminCompaniesScreenQuery({
    variables: { filter: { status: filter.status, text: filter.text || null }, page },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.adminCompanies;
  return (
    <Page title={words.companies}>
      <Frame>
        <AdminSearch
          label={words.searchCompanies}
          text={filter.text}
          onSearch={(text) => void navigate(pathOf({ ...filter, text }))}
        />
        <Statuses filter={filter} />
        <AdminList
          count={list?.items.length}
          isLoading={loading}
          onRetry={() => void refetch().catch(() => undefined)}
          emptyTitle={words.noCompanies}
          allHref={pathOf(filter, page) === paths.adminCompanies ? null : paths.adminCompanies}
        >
          {list && <AdminCompanyTable companies={list.items} />}
        </AdminList>
        {list && <AdminPages page={page} list={list} hrefOf={(to) => pathOf(filter, to)} />}
      </Frame>
    </Page>
  );
}

function Statuses({ filter }: { filter: Filter }) {
  const words = useWords(adminWords);
  const { all } = useWords(adminActsWords);
  const { statuses } = useWords(adminCompaniesWords);
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
