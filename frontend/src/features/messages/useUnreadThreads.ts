import { useIsLoggingOut } from "../../auth/useLogout";
import { useUnreadThreadCountQuery } from "./Messages.generated";

/** How often the count is asked for, in milliseconds. */
const POLL_MS = 60_000;

/** In how many threads the viewer has something to read; 0 until it is known. */
export function useUnreadThreads(): number {
  // Meanwhile the cache is emptied, and the question would go out as nobody's.
  const isLoggingOut = useIsLoggingOut();
  const { data } = useUnreadThreadCountQuery({
    skip: isLoggingOut,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === "hidden",
  });
  return data?.unreadThreadCount ?? 0;
}
