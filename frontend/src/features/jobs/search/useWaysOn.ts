import { useWords } from "../../../shared/words";
import { countFilters, jobSearchPath, NO_FILTERS, NOTHING_ASKED, type JobSearch } from "../filter/job-search";
import { jobSearchWords } from "../filter/job-search.words";
import { jobSearchVariables } from "../filter/search-variables";
import { useHere } from "../filter/useHere";
import { jobResultsWords } from "./job-results.words";
import { useWayOnQuery } from "./WayOn.generated";

export interface WayOn {
  to: string;
  label: string;
  /** How many jobs it leads to, in words: '27 jobs'. */
  found: string;
}

const MOST_WAYS = 3;
type Candidate = { label: string; changes: Partial<JobSearch> } | null;

/**
 * The ways on from a search that found nothing: without the filters, the type, the place, the text, and the whole of
 * it. The server is asked for each, so that none leads to another empty list.
 * @param isClose whether jobs for less of the text and for other places are shown already
 */
export function useWaysOn(search: JobSearch, isClose: boolean): readonly WayOn[] {
  const words = useWords(jobResultsWords).empty;
  const isNarrowed = countFilters(search) > 0;
  const candidates = [
    isNarrowed && { label: words.withoutFilters, changes: NO_FILTERS },
    search.type !== "" && { label: words.allTypes, changes: { type: "" as const } },
    !isClose &&
      (search.location !== "" || search.near) && {
        label: words.anywhere,
        changes: { location: "", near: false, within: null },
      },
    !isClose && search.q !== "" && { label: words.withoutText(search.q), changes: { q: "", exact: false } },
  ].filter((candidate) => candidate !== false);
  const [first = null, second = null, third = null, fourth = null] = candidates;
  const all = candidates.length > 1 && !isClose ? { label: words.clearAll, changes: NOTHING_ASKED } : null;
  const ways = [
    useWayOn(search, first),
    useWayOn(search, second),
    useWayOn(search, third),
    useWayOn(search, fourth),
    useWayOn(search, all),
  ];
  return ways.filter((way) => way !== null).slice(0, MOST_WAYS);
}

/** Null while it isn't known that the way leads to jobs. */
function useWayOn(search: JobSearch, candidate: Candidate): WayOn | null {
  const words = useWords(jobSearchWords);
  const { here } = useHere();
  const there = { ...search, ...candidate?.changes, page: 1 };
  const { filter } = jobSearchVariables(there, here.point);
  const { data } = useWayOnQuery({ variables: { filter }, skip: candidate === null });
  if (!candidate || !data || data.jobs.total === 0) return null;
  return { to: jobSearchPath(there), label: candidate.label, found: words.count(data.jobs, "") };
}
