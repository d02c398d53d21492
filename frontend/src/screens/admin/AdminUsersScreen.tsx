import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, Card, Page, Select, text } from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { adminActsWords } from "../../features/moderation/admin/admin-acts.words";
import { Quiet } from "../../features/moderation/admin/admin-table";
import { adminUsersWords } from "../../features/moderation/user/admin-users.words";
import { AdminList } from "../../features/moderation/admin/AdminList";
import { ListStack } from "../../features/moderation/admin/queue-parts";
import { AdminSearch } from "../../features/moderation/admin/AdminSearch";
import { PlanRequests } from "../../features/moderation/user/PlanRequests";
import { UserTable } from "../../features/moderation/user/UserTable";
import { listPath, readChoice, readText } from "../../shared/list-address";
import { paths } from "@job-portal/protocol/paths";
import { AccountStatus, PlanCode, Role } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { PageLine } from "./AdminListFrame";
import { useAdminUsersScreenQuery, type AdminUsersScreenQuery } from "./AdminUsersScreen.generated";

const readFilter = (address: URLSearchParams) => ({
  text: readText(address),
  role: readChoice(address, "role", Object.values(Role)),
  plan: readChoice(address, "plan", Object.values(PlanCode)),
  status: readChoice(address, "status", Object.values(AccountStatus)),
});
type Filter = ReturnType<typeof readFilter>;

const pathOf = ({ text: q, ...filter }: Filter, after: string | null = null) =>
  listPath(paths.adminUsers, { q, ...filter, after });

/** /admin/users: everybody with an account, and the plans they ask for (ROUTE-13). */
export function AdminUsersScreen() {
  const words = useWords(adminWords);
  const [address] = useSearchParams();
  const filter = readFilter(address);
  const after = address.get("after");
  const { data, loading, refetch } = useAdminUsersScreenQuery({
    variables: { filter: { ...filter, text: filter.text || null }, after },
    fetchPolicy: "cache-and-network",
  });
  const isFiltered = pathOf(filter, after) !== paths.adminUsers;
  return (
    <Page title={words.users}>
      <ListStack>
        {data && data.planRequests.total > 0 && <Requests requests={data.planRequests} />}
        <Filters filter={filter} />
        <AdminList
          count={data?.users.items.length}
          isLoading={loading}
          onRetry={() => void refetch()}
          emptyTitle={words.noUsers}
          allHref={isFiltered ? paths.adminUsers : null}
        >
          {data && <UserTable users={data.users.items} />}
        </AdminList>
        {data && <Ways filter={filter} after={after} list={data.users} />}
      </ListStack>
    </Page>
  );
}

function Requests({ requests }: { requests: AdminUsersScreenQuery["planRequests"] }) {
  const words = useWords(adminWords);
  return (
    <Card as="section" aria-labelledby="plan-requests">
      <Title id="plan-requests">
        {words.planRequests} <Count>{requests.total}</Count>
      </Title>
      <PlanRequests requests={requests.items} />
    </Card>
  );
}

function Filters({ filter }: { filter: Filter }) {
  const words = useWords(adminWords);
  const userWords = useWords(adminUsersWords);
  const { roles, plans } = useWords(accountsWords);
  const actsWords = useWords(adminActsWords);
  const navigate = useNavigate();
  const { text: q, ...choices } = filter;
  const all = { value: "", label: actsWords.all };
  function change(part: Partial<Record<keyof typeof choices, string>>) {
    void navigate(listPath(paths.adminUsers, { q, ...choices, ...part }));
  }
  return (
    <AdminSearch
      label={words.searchUsers}
      text={filter.text}
      onSearch={(text) => void navigate(pathOf({ ...filter, text }))}
    >
      <Select
        layout="inline"
        label={userWords.role}
        value={filter.role ?? ""}
        options={[all, ...Object.values(Role).map((value) => ({ value, label: roles[value] }))]}
        onChange={(event) => change({ role: event.target.value })}
      />
      <Select
        layout="inline"
        label={userWords.plan}
        value={filter.plan ?? ""}
        options={[all, ...Object.values(PlanCode).map((value) => ({ value, label: plans[value] }))]}
        onChange={(event) => change({ plan: event.target.value })}
      />
      <Select
        layout="inline"
        label={userWords.status}
        value={filter.status ?? ""}
        options={[
          all,
          ...Object.values(AccountStatus).map((value) => ({ value, label: userWords.statuses[value] })),
        ]}
        onChange={(event) => change({ status: event.target.value })}
      />
    </AdminSearch>
  );
}

interface WaysProps {
  filter: Filter;
  after: string | null;
  list: AdminUsersScreenQuery["users"];
}

/** A list of a million has no numbered pages: the next ones, and back to the first. */
function Ways({ filter, after, list }: WaysProps) {
  const words = useWords(adminWords);
  const actsWords = useWords(adminActsWords);
  return (
    <PageLine>
      <Quiet>{actsWords.total(list.total, list.isTotalCapped)}</Quiet>
      {after && (
        <ButtonLink tone="secondary" size="sm" to={pathOf(filter)}>
          {words.firstPage}
        </ButtonLink>
      )}
      {list.nextCursor && (
        <ButtonLink tone="secondary" size="sm" to={pathOf(filter, list.nextCursor)}>
          {words.nextPage}
        </ButtonLink>
      )}
    </PageLine>
  );
}

const Title = styled.h2`
  ${text.cardTitle}
`;

const Count = styled.span`
  ${text.meta}
`;
