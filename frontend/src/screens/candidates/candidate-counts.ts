import { type BoardColumn, isOnBoard } from "../../features/applications/candidate/board-columns";
import { standsIn, staysListed, type Row } from "./candidate-pages";
import { statusOf, type CandidateView } from "./candidates-address";
import type { CandidateCountsQuery } from "./CandidatesScreen.generated";

export type Counts = CandidateCountsQuery["candidates"];

type Status = Counts["counts"][number]["status"];

/** How many stand at a status; null: at any. */
export function countAt(status: Status | null, counts: Counts | undefined) {
  if (status) return counts?.counts.find((count) => count.status === status);
  return counts && { count: counts.total, isCapped: counts.isTotalCapped };
}

/**
 * How many stand at a company's own stage, or at a status itself. Where the status has more than is counted, those at
 * itself are at least as many as are left, or as are shown.
 */
export function countInColumn({ status, stage, candidates }: BoardColumn, counts: Counts | undefined) {
  if (stage) return counts?.stageCounts.find(({ stageId }) => stageId === stage.id);
  const all = countAt(status, counts);
  if (!all || !counts) return undefined;
  const staged = counts.stageCounts.filter((count) => count.status === status);
  const count = staged.reduce((rest, { count }) => rest - count, all.count);
  const least = all.isCapped ? candidates.length : 0;
  return { count: Math.max(least, count), isCapped: all.isCapped };
}

/**
 * How many there are in all of what is shown.
 * @param rows those that were read: some stand elsewhere by now, and stay where they were
 */
export function countOf(view: CandidateView, counts: Counts | undefined, rows: readonly Row[]) {
  const known = view.view === "board" ? counts && countOnBoard(counts) : countAt(statusOf(view), counts);
  const staying = rows.filter((row) => staysListed(row, view) && !standsIn(row, view));
  return known && { ...known, count: known.count + staying.length };
}

type Count = Pick<Counts["counts"][number], "count" | "isCapped">;

/**
 * What is shown, as persons and as applications (CLEAR-01). At one job both are the same, because nobody applies to it
 * twice.
 */
export function measuresOf(
  view: CandidateView,
  counted: CandidateCountsQuery | undefined,
): { people: Count; applications: Count } | undefined {
  const shown = countOf(view, counted?.candidates, []);
  const otherwise = counted?.otherwise;
  if (!shown) return undefined;
  const other = otherwise ? { count: otherwise.total, isCapped: otherwise.isTotalCapped } : shown;
  return view.view === "list"
    ? { people: shown, applications: other }
    : { people: other, applications: shown };
}

function countOnBoard({ counts }: Counts) {
  const columns = counts.filter(({ status }) => isOnBoard(status));
  return {
    count: columns.reduce((sum, { count }) => sum + count, 0),
    isCapped: columns.some(({ isCapped }) => isCapped),
  };
}
