import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { Page, space } from "../../design-system";
import { adminActsWords } from "../../features/moderation/admin-acts.words";
import { AdminList } from "../../features/moderation/AdminList";
import { AdminSearch } from "../../features/moderation/AdminSearch";
import { AuditTable } from "../../features/moderation/AuditTable";
import { StatusFilter } from "../../features/moderation/StatusFilter";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { AdminPages } from "./AdminPages";
import { useAuditLogScreenQuery } from "./AuditLogScreen.generated";
import { listPath, readChoice, readPage, readText } from "./list-address";

/** What the server's names of acts begin with. */
const KINDS = ["ACCOUNT", "SUBSCRIPTION", "COMPANY", "JOB"] as const;

const readFilter = (address: URLSearchParams) => ({
  text: readText(address),
  kind: readChoice(address, "kind", KINDS),
});
type Filter = ReturnType<typeof readFilter>;

const pathOf = ({ text: q, kind }: Filter, page = 1) => listPath(paths.adminAudit, { q, kind, page });

/** /admin/audit: who changed what, and when. */
export function AuditLogScreen() {
  const words = useWords(adminWords);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const filter = readFilter(address);
  const page = readPage(address);
  const action = filter.kind && `${filter.kind.toLowerCase()}.`;
  const { data, loading, refetch } = useAuditLogScreenQuery({
    variables: { filter: { action, text: filter.text || null }, page },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.auditLog;
  return (
    <Page title={words.auditLog}>
      <Frame>
        <AdminSearch
          label={words.searchAudit}
          text={filter.text}
          onSearch={(text) => void navigate(pathOf({ ...filter, text }))}
        />
        <Kinds filter={filter} />
        <AdminList
          count={list?.items.length}
          isLoading={loading}
          onRetry={() => void refetch().catch(() => undefined)}
          emptyTitle={words.noEntries}
          allHref={pathOf(filter, page) === paths.adminAudit ? null : paths.adminAudit}
        >
          {list && <AuditTable entries={list.items} />}
        </AdminList>
        {list && <AdminPages page={page} list={list} hrefOf={(to) => pathOf(filter, to)} />}
      </Frame>
    </Page>
  );
}

function Kinds({ filter }: { filter: Filter }) {
  const words = useWords(adminWords);
  const { all } = useWords(adminActsWords);
  return (
    <StatusFilter
      label={words.kindFilter}
      choices={[null, ...KINDS].map((kind) => ({
        name: kind ? words.kinds[kind] : all,
        to: pathOf({ ...filter, kind }),
        isCurrent: kind === filter.kind,
      }))}
    />
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s4};
`;
