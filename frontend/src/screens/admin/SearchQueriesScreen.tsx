import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ChoiceLinks, Page, Select, space } from "../../design-system";
import { Quiet } from "../../features/moderation/admin/admin-table";
import { AdminList } from "../../features/moderation/admin/AdminList";
import { ListStack } from "../../features/moderation/admin/queue-parts";
import { searchWordsWords } from "../../features/moderation/search-word/search-words.words";
import { SearchQueryTable } from "../../features/moderation/search-word/SearchQueryTable";
import { listPath, readChoice, readPage } from "../../shared/list-address";
import { SearchQueryKind } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { ListPages } from "./AdminListFrame";
import { useSearchQueriesScreenQuery } from "./SearchQueriesScreen.generated";
import { SearchWordsViews } from "./SearchWordsViews";
import { PAGE_SIZE } from "./useListAddress";

/** The first one unless the address says otherwise. */
const KINDS = [
  SearchQueryKind.FoundNothing,
  SearchQueryKind.NotOpened,
  SearchQueryKind.Frequent,
] as const satisfies SearchQueryKind[];
const DAYS = ["7", "30", "90"] as const;

/** /admin/search-words/queries: what people look for, and what they don't find (SEEK-07). */
export function SearchQueriesScreen() {
  const words = useWords(adminWords);
  const { rare, kept } = useWords(searchWordsWords);
  const [address] = useSearchParams();
  const kind = readChoice(address, "kind", KINDS) ?? KINDS[0];
  const days = readChoice(address, "days", DAYS) ?? "7";
  const page = readPage(address);
  const { data, loading, refetch } = useSearchQueriesScreenQuery({
    variables: { kind, days: Number(days), page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.searchQueries;
  return (
    <Page title={words.searchWords}>
      <ListStack>
        <SearchWordsViews current="queries" />
        <Filters kind={kind} days={days} />
        <AdminList
          count={list?.items.length}
          isLoading={loading}
          onRetry={() => void refetch()}
          emptyTitle={words.noQueries}
          allHref={
            pathOf({ kind, days, page }) === paths.adminSearchQueries ? null : paths.adminSearchQueries
          }
        >
          {list && <SearchQueryTable queries={list.items} />}
        </AdminList>
        {list && (
          <ListPages page={page} list={list} hrefOf={(number) => pathOf({ kind, days, page: number })} />
        )}
        <div>
          <Quiet>{rare}</Quiet>
          <Quiet>{kept}</Quiet>
        </div>
      </ListStack>
    </Page>
  );
}

interface Part {
  kind: SearchQueryKind;
  days: (typeof DAYS)[number];
  page?: number;
}

const pathOf = ({ kind, days, page = 1 }: Part) =>
  listPath(paths.adminSearchQueries, {
    kind: kind === KINDS[0] ? null : kind,
    days: days === "7" ? null : days,
    page,
  });

function Filters({ kind, days }: Omit<Part, "page">) {
  const words = useWords(adminWords);
  const { queryKinds, days: daysOf } = useWords(searchWordsWords);
  const navigate = useNavigate();
  return (
    <Line>
      <ChoiceLinks
        label={words.queryKind}
        choices={KINDS.map((choice) => ({
          name: queryKinds[choice],
          to: pathOf({ kind: choice, days }),
          isCurrent: choice === kind,
        }))}
      />
      <Select
        layout="inline"
        label={words.queryDays}
        value={days}
        options={DAYS.map((value) => ({ value, label: daysOf(Number(value)) }))}
        onChange={({ target: { value } }) => {
          const chosen = DAYS.find((one) => one === value);
          if (chosen) void navigate(pathOf({ kind, days: chosen }));
        }}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  min-width: 0;

  > nav {
    min-width: 0;
  }
`;
