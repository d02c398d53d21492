import { useIsLoggingOut } from "../../auth/useLogout";
import { useUnreadThreadCountQuery } from "./Messages.generated";

/** In how many threads the viewer has something to read; 0 until it is known. */
export function useUnreadThreads(): number {
  // Meanwhile the cache is emptied, and the question would go out as nobody's.
  const isLoggingOut = useIsLoggingOut();
  const { data } = useUnreadThreadCountQuery({ skip: isLoggingOut });
  return data?.unreadThreadCount ?? 0;
}
