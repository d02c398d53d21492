import type { LiveChangesSubscription } from "./LiveChanges.generated";

/** What an open page hears: from its stream, or from the tab that holds it. */
export type LiveNews = Omit<LiveChangesSubscription["liveChanges"], "cursor"> & {
  /** Null: nobody knows what has changed, as long as there is no stream. */
  cursor: string | null;
};

export type LiveChange = LiveNews["changes"][number];

/** All that is shown may have changed. */
export const UNKNOWN_NEWS: LiveNews = { cursor: null, isComplete: false, changes: [] };
