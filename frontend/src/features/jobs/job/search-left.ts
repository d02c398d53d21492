import { useLocation } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";

/** What a job's page is told by the list that led there: the list's own query, so that one comes back to it. */
interface SearchLeft {
  jobSearch: string;
}

const LISTS: readonly string[] = [paths.jobs, paths.jobSearch];

/** For a link to a job; nothing outside of a search. */
export function useSearchToLeave(): SearchLeft | undefined {
  const { pathname, search } = useLocation();
  return LISTS.includes(pathname) && search ? { jobSearch: search } : undefined;
}

/** The address of the search that led to this page; null where none did. */
export function useSearchLeft(): string | null {
  const { jobSearch } = Object(useLocation().state as unknown) as Partial<SearchLeft>;
  return typeof jobSearch === "string" ? `${paths.jobs}${jobSearch}` : null;
}
