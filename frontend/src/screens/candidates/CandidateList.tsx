import { useRef } from "react";
import styled from "styled-components";
import { Card, LoadFailure, media, Skeleton, SkeletonGroup, space } from "../../design-system";
import { CandidateBulkBar } from "../../features/applications/candidate/CandidateBulkBar";
import { CandidateTable } from "../../features/applications/candidate/CandidateTable";
import { SelectAll } from "../../features/applications/candidate/SelectAll";
import { ShowMore } from "../../features/applications/candidate/ShowMore";
import { useRowInSight } from "../../features/applications/candidate/useRowInSight";
import { OfferToSelected } from "../../features/interviews/OfferToSelected";
import { MessageToSelected } from "../../features/messages/MessageToSelected";
import { countOf, type Counts } from "./candidate-counts";
import { candidatesPath, type CandidateView } from "./candidates-address";
import { NoCandidates } from "./NoCandidates";
import { useCandidateList } from "./useCandidateList";

interface CandidateListProps {
  view: CandidateView;
  /** Undefined: not known yet. */
  counts: Counts | undefined;
}

/** The candidates that the address asks for, more of them on demand, and what to do with those selected. */
export function CandidateList({ view, counts }: CandidateListProps) {
  const surface = useRef<HTMLDivElement>(null);
  const { list, loading, refetch, selected, readOn, retry, ...selection } = useCandidateList(view);
  useRowInSight(view.open, list !== undefined, surface);

  const focusList = () => surface.current?.focus({ preventScroll: true });
  function handleRetry() {
    focusList();
    retry();
  }

  function handleClear() {
    // The bar that has the focus goes, and those who were moved too.
    focusList();
    selection.clear();
  }

  function handleMoved(ids: readonly string[]) {
    if (ids.length >= chosen.length) focusList();
    selection.select(ids, false);
  }

  if (!list) return <Waiting isLoading={loading} onRetry={() => void refetch()} />;
  const { items, isEmptied, hasFailed, hasMore } = list;
  const chosen = items.filter(({ id }) => selected.has(id));
  return (
    <>
      <Surface ref={surface} tabIndex={-1}>
        {items.length > 0 ? (
          <CandidateTable
            candidates={items}
            selected={selected}
            onSelect={selection.select}
            openId={view.open}
            hrefOf={(id) => candidatesPath({ ...view, open: id })}
            showsJob={!view.jobId}
          />
        ) : isEmptied ? (
          <RestOnItsWay hasFailed={hasFailed} onRetry={handleRetry} />
        ) : (
          <NoCandidates view={view} />
        )}
      </Surface>
      {hasMore && !isEmptied && (
        <More>
          <ShowMore onMore={readOn} />
        </More>
      )}
      {chosen.length > 0 && (
        <CandidateBulkBar candidates={chosen} onClear={handleClear} onMoved={handleMoved}>
          <OfferToSelected candidates={chosen} onSent={handleMoved} />
          <MessageToSelected candidates={chosen} onDone={handleClear} />
          {selection.canSelectAll && (
            <SelectAll
              count={countOf(view, counts, items)}
              selectedCount={chosen.length}
              busy={selection.isSelectingAll}
              onSelectAll={() => keepFocus(selection.selectAll, focusList)}
            />
          )}
        </CandidateBulkBar>
      )}
    </>
  );
}

/** The button goes, and its focus with it; who has gone elsewhere meanwhile stays there. */
async function keepFocus(act: () => Promise<void>, focus: () => void): Promise<void> {
  const focused = document.activeElement;
  await act();
  if ([focused, document.body].includes(document.activeElement)) focus();
}

function Waiting({ isLoading, onRetry }: { isLoading: boolean; onRetry(): void }) {
  return <Surface>{isLoading ? <RowSkeletons /> : <LoadFailure onRetry={onRetry} />}</Surface>;
}

interface RestOnItsWayProps {
  hasFailed: boolean;
  onRetry(): void;
}

/** Stands where all who were read have been moved on, and others follow. */
function RestOnItsWay({ hasFailed, onRetry }: RestOnItsWayProps) {
  return hasFailed ? <LoadFailure onRetry={onRetry} /> : <RowSkeletons />;
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
  /* What stands above a row's link doesn't stand above the menus of the candidate beside. */
  isolation: isolate;
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
