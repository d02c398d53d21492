type Fetch = (jobIds: readonly string[]) => void;

let fetchPages: Fetch | null = null;

/** The app registers here how pages of jobs are fetched; null: nobody is here to read them. */
export function registerJobPages(fetch: Fetch | null): void {
  fetchPages = fetch;
}

/** Has the pages of jobs kept that somebody has saved, to be read without a network (OFF-12). */
export function keepJobPages(jobIds: readonly string[]): void {
  if (jobIds.length > 0) fetchPages?.(jobIds);
}
