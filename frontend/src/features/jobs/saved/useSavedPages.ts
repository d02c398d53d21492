import { useEffect } from "react";
import { keepJobPages } from "../../../shared/kept/job-pages-ahead";

/** Has the pages of the saved jobs kept that are listed, though nobody has opened them (OFF-12). */
export function useSavedPages(jobs: readonly { jobId: string; job: object | null }[] | undefined): void {
  // One that is over is not fetched.
  const ids = jobs?.flatMap(({ jobId, job }) => (job ? jobId : [])).join(" ") ?? "";
  useEffect(() => {
    if (ids !== "") keepJobPages(ids.split(" "));
  }, [ids]);
}
