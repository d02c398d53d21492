import { Card, LoadFailure, Skeleton, SkeletonGroup } from "../../design-system";
import {
  boardColumns,
  type BoardColumn,
  type BoardStatus,
} from "../../features/applications/candidate/board-columns";
import { CandidateBoard } from "../../features/applications/board/CandidateBoard";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { usePipelineStagesQuery } from "../../features/applications/stages/Stages.generated";
import { useRowInSight } from "../../features/applications/candidate/useRowInSight";
import type { ApplicationStatus } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { countAt, countInColumn, type Counts } from "./candidate-counts";
import { joined } from "./candidate-pages";
import { boardVariables, candidatesPath, type CandidateView } from "./candidates-address";
import {
  CandidatesScreenDocument,
  useCandidateBoardQuery,
  type CandidateBoardQuery,
} from "./CandidatesScreen.generated";
import { NoCandidates } from "./NoCandidates";
import type { StagePage } from "./useStagePages";

/** Under which name the board's query answers each column. */
const ALIASES = {
  SUBMITTED: "submitted",
  VIEWED: "viewed",
  SHORTLISTED: "shortlisted",
  INTERVIEW: "interview",
  OFFERED: "offered",
  HIRED: "hired",
} as const satisfies Record<BoardStatus, keyof CandidateBoardQuery>;

/** Those whom the board leaves to the list, by the address's word for their stage. */
const CLOSED = [
  { status: "NOT_SELECTED", name: "not-selected" },
  { status: "WITHDRAWN", name: "withdrawn" },
] as const;

interface CandidateBoardViewProps {
  view: CandidateView;
  counts: Counts | undefined;
  stagePages: readonly StagePage[];
}

/** The same candidates as in the list by status, more of each on demand. */
export function CandidateBoardView({ view, counts, stagePages }: CandidateBoardViewProps) {
  const { board: words } = useWords(candidatesWords);
  const { data, loading, refetch, moreOf } = useBoard(view);
  const own = stagePages.map(({ stage }) => stage);
  const names = new Map(usePipelineStagesQuery().data?.myCompanies.map(({ id, name }) => [id, name]));
  useRowInSight(view.open, data !== undefined && stagePages.every(({ isRead }) => isRead));
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={420} shape="tile" />
      </SkeletonGroup>
    ) : (
      <LoadFailure onRetry={() => void refetch()} />
    );
  const countIn = (status: ApplicationStatus) => {
    const count = countAt(status, counts);
    return count && words.count(count.count, count.isCapped);
  };
  const candidates = [...Object.values(ALIASES).map((alias) => data[alias]), ...stagePages].flatMap(
    ({ items }) => items,
  );
  if (candidates.length === 0 && stagePages.every(({ isRead }) => isRead))
    return (
      <Card>
        <NoCandidates view={view} />
      </Card>
    );
  // A company's stages stand where its candidates do, or somebody stands at the stage (STAGE-06).
  const taken = counts?.stageCounts.filter(({ count }) => count > 0).map(({ stageId }) => stageId);
  const companies = new Set(candidates.map(({ companyId }) => companyId));
  const stages = own.filter(({ id, companyId }) => (taken ?? []).includes(id) || companies.has(companyId));
  const pageOf = ({ stage }: BoardColumn) => stage && stagePages.find((page) => page.stage.id === stage.id);
  const shownCount = (column: BoardColumn) => {
    const count = countInColumn(column, counts);
    return count && words.count(count.count, count.isCapped);
  };
  const moreIn = (column: BoardColumn) => {
    const page = pageOf(column);
    return page ? page.onMore : moreOf(column.status);
  };
  return (
    <CandidateBoard
      columns={boardColumns(candidates, stages)}
      stages={stages}
      countOf={shownCount}
      moreOf={moreIn}
      isRead={(column) => pageOf(column)?.isRead !== false}
      ownerOf={({ companyId }) => (companies.size > 1 ? names.get(companyId) : undefined)}
      openId={view.open}
      hrefOf={(id) => candidatesPath({ ...view, open: id })}
      showsJob={!view.jobId}
      closed={CLOSED.map(({ status, name }) => ({
        status,
        count: countIn(status),
        href: candidatesPath({ ...view, view: "list", status: name }),
      }))}
    />
  );
}

function useBoard(view: CandidateView) {
  const variables = boardVariables(view);
  const { data, loading, refetch, fetchMore } = useCandidateBoardQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  function moreOf(status: BoardStatus) {
    const alias = ALIASES[status];
    const after = data?.[alias].nextCursor;
    if (!after) return null;
    return () =>
      fetchMore({
        query: CandidatesScreenDocument,
        variables: { filter: variables[alias], sort: variables.sort, after },
        updateQuery: (before, { fetchMoreResult }) => ({
          ...before,
          [alias]: joined(before[alias], fetchMoreResult.candidates),
        }),
      });
  }
  return { data, loading, refetch, moreOf };
}
