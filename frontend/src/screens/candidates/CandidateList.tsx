import { SearchX, Users } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  media,
  Skeleton,
  SkeletonGroup,
  space,
  useToast,
} from "../../design-system";
import { CandidateBulkBar } from "../../features/applications/CandidateBulkBar";
import { CandidateTable } from "../../features/applications/CandidateTable";
import { candidatesWords } from "../../features/applications/candidates.words";
import { MOST_MOVED } from "../../features/applications/useCandidateMoves";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { candidatesPath, filterOf, sortOf, statusOf, type CandidateView } from "./candidates-address";
import { useCandidatesScreenQuery, type CandidatesScreenQuery } from "./CandidatesScreen.generated";

interface CandidateListProps {
  view: CandidateView;
  /** Of the job chosen; null without one. */
  companyId: string | null;
}

/** The candidates that the address asks for, more of them on demand, and what to do with those selected. */
export function CandidateList({ view, companyId }: CandidateListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, loading, refetch, fetchMore } = useCandidatesScreenQuery({
    variables: variablesOf(view),
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const items = data?.candidates.items ?? [];
  const chosen = items.filter(({ id }) => selected.has(id));

  function handleSelect(ids: readonly string[], isSelected: boolean) {
    const next = new Set(selected);
    for (const id of ids) {
      if (isSelected && next.size < MOST_MOVED) next.add(id);
      if (!isSelected) next.delete(id);
    }
    setSelected(next);
  }

  if (!data)
    return (
      <Surface>
        {loading ? <RowSkeletons /> : <LoadFailure onRetry={() => void refetch().catch(() => undefined)} />}
      </Surface>
    );
  return (
    <>
      <Surface>
        {items.length > 0 ? (
          <CandidateTable
            candidates={items}
            selected={selected}
            onSelect={handleSelect}
            openId={view.open}
            hrefOf={(id) => candidatesPath({ ...view, open: id })}
            showsJob={!view.jobId}
          />
        ) : (
          <NoCandidates view={view} />
        )}
      </Surface>
      {data.candidates.nextCursor !== null && (
        <ShowMore
          onMore={() =>
            fetchMore({ variables: { after: data.candidates.nextCursor }, updateQuery: withNextPage })
          }
        />
      )}
      {chosen.length > 0 && (
        <CandidateBulkBar candidates={chosen} companyId={companyId} onClear={() => setSelected(new Set())} />
      )}
    </>
  );
}

function variablesOf(view: CandidateView) {
  const status = statusOf(view);
  return { filter: { ...filterOf(view), ...(status && { statuses: [status] }) }, sort: sortOf(view) };
}

function withNextPage(
  { candidates: before }: CandidatesScreenQuery,
  { fetchMoreResult: { candidates: next } }: { fetchMoreResult: CandidatesScreenQuery },
): CandidatesScreenQuery {
  // One who was moved up meanwhile may come twice.
  const known = new Set(before.items.map(({ id }) => id));
  const items = [...before.items, ...next.items.filter(({ id }) => !known.has(id))];
  return { candidates: { ...next, items } };
}

function ShowMore({ onMore }: { onMore(): Promise<unknown> }) {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function handleClick() {
    setIsBusy(true);
    try {
      await onMore();
    } catch {
      showToast({ tone: "danger", text: words.moreFailed });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <More>
      <Button tone="secondary" busy={isBusy} busyText={words.showingMore} onClick={() => void handleClick()}>
        {words.showMore}
      </Button>
    </More>
  );
}

function NoCandidates({ view }: { view: CandidateView }) {
  const { empty: words } = useWords(candidatesWords);
  const isNarrowed = statusOf(view) !== null || Object.keys(filterOf(view)).length > 0;
  if (isNarrowed)
    return (
      <EmptyState
        seed="no-candidates-found"
        icon={<SearchX />}
        title={words.noneFound}
        actions={
          <ButtonLink to={paths.candidates} tone="secondary">
            {words.showAll}
          </ButtonLink>
        }
      >
        {words.noneFoundHint}
      </EmptyState>
    );
  return (
    <EmptyState
      seed="no-candidates"
      icon={<Users />}
      title={words.none}
      actions={<ButtonLink to={paths.jobPostings}>{words.postings}</ButtonLink>}
    >
      {words.noneHint}
    </EmptyState>
  );
}

function RowSkeletons() {
  return (
    <SkeletonGroup>
      <Rows>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width="100%" height={44} />
        ))}
      </Rows>
    </SkeletonGroup>
  );
}

const Surface = styled(Card)`
  padding: 0;
  overflow: clip;
  container: candidates / inline-size;

  ${media.phone} {
    padding: 0;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: ${space.s4};
  padding: 20px;
`;

const More = styled.div`
  display: grid;
  justify-content: center;
`;
