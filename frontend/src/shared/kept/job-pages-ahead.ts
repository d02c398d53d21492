type Fetch = (jobIds: readonly string[]) => void;

let fetchPages: Fetch | null = null;
/** Saved jobs whose list came before who fetches their pages. */
let waiting: readonly string[] = [];

/** The app registers here how pages of jobs are fetched; null: nobody is here to read them. */
export function registerJobPages(fetch: Fetch | null): void {
  fetchPages = fetch;
  if (waiting.length > 0) fetch?.(waiting);
  waiting = [];
}

/** Has the pages of jobs kept that somebody has saved, to be read without a network (OFF-12). */
export function keepJobPages(jobIds: readonly string[]): void {
  if (fetchPages && jobIds.length > 0) fetchPages(jobIds);
  else waiting = jobIds;
}
