import { LoadFailure, Skeleton, SkeletonGroup } from "../../design-system";
import { boardColumns, type BoardStatus } from "../../features/applications/board-columns";
import { CandidateBoard } from "../../features/applications/CandidateBoard";
import { candidatesWords } from "../../features/applications/candidates.words";
import { useWords } from "../../shared/words";
import { candidatesPath, filterOf, sortOf, type CandidateView } from "./candidates-address";
import { useCandidateBoardQuery, type CandidateCountsQuery } from "./CandidatesScreen.generated";

interface CandidateBoardViewProps {
  view: CandidateView;
  counts: CandidateCountsQuery["candidates"] | undefined;
}

/** The same candidates as in the list, the first of each status; the list has the others. */
export function CandidateBoardView({ view, counts }: CandidateBoardViewProps) {
  const { board: words } = useWords(candidatesWords);
  const at = (status: BoardStatus) => ({ ...filterOf(view), statuses: [status] });
  const { data, loading, refetch } = useCandidateBoardQuery({
    variables: {
      sort: sortOf(view),
      submitted: at("SUBMITTED"),
      viewed: at("VIEWED"),
      shortlisted: at("SHORTLISTED"),
      interview: at("INTERVIEW"),
      offered: at("OFFERED"),
      hired: at("HIRED"),
    },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={420} shape="tile" />
      </SkeletonGroup>
    ) : (
      <LoadFailure onRetry={() => void refetch().catch(() => undefined)} />
    );
  const { submitted, viewed, shortlisted, interview, offered, hired } = data;
  const pages = [submitted, viewed, shortlisted, interview, offered, hired];
  return (
    <CandidateBoard
      columns={boardColumns(pages.flatMap(({ items }) => items))}
      countOf={(status) => {
        const count = counts?.counts.find((one) => one.status === status);
        return count && words.count(count.count, count.isCapped);
      }}
      openId={view.open}
      hrefOf={(id) => candidatesPath({ ...view, open: id })}
    />
  );
}
