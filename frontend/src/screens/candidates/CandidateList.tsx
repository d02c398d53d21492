import { useState } from "react";
import styled from "styled-components";
import { Card, LoadFailure, media, Skeleton, SkeletonGroup, space } from "../../design-system";
import { CandidateBulkBar } from "../../features/applications/CandidateBulkBar";
import { CandidateTable } from "../../features/applications/CandidateTable";
import { ShowMore } from "../../features/applications/ShowMore";
import { MOST_MOVED } from "../../features/applications/useCandidateMoves";
import { useRowInSight } from "../../features/applications/useRowInSight";
import { candidatesPath, listVariables, type CandidateView } from "./candidates-address";
import { withNextPage } from "./candidate-pages";
import { NoCandidates } from "./NoCandidates";
import { useCandidatesScreenQuery } from "./CandidatesScreen.generated";

/** The candidates that the address asks for, more of them on demand, and what to do with those selected. */
export function CandidateList({ view }: { view: CandidateView }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, loading, refetch, fetchMore } = useCandidatesScreenQuery({
    variables: listVariables(view),
    fetchPolicy: "cache-and-network",
  });
  const items = data?.candidates.items ?? [];
  useRowInSight(view.open, data !== undefined);
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
    return <Surface>{loading ? <RowSkeletons /> : <LoadFailure onRetry={() => void refetch()} />}</Surface>;
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
        <More>
          <ShowMore
            onMore={() =>
              fetchMore({ variables: { after: data.candidates.nextCursor }, updateQuery: withNextPage })
            }
          />
        </More>
      )}
      {chosen.length > 0 && <CandidateBulkBar candidates={chosen} onClear={() => setSelected(new Set())} />}
    </>
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
