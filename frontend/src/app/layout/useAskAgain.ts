import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { keptIsShown } from "../../shared/kept/seen-answers";

/** A browser may think that it has a network while the portal can't be reached, and tells of no change then. */
const LOOK_MS = 5_000;

/** Back online, the page asks again by itself for what it failed to get, and for what is old (PAGE-05, OFF-06). */
export function useAskAgain(): void {
  const client = useApolloClient();
  useEffect(() => {
    function askAgain() {
      const isOld = keptIsShown.read();
      const wanted = [...client.getObservableQueries()].filter(
        (query) => isOld || query.getCurrentResult().error,
      );
      // Each screen shows its own failure.
      for (const query of wanted) query.refetch().catch(() => undefined);
    }
    const looking = setInterval(() => {
      if (keptIsShown.read() && navigator.onLine && document.visibilityState === "visible") askAgain();
    }, LOOK_MS);
    window.addEventListener("online", askAgain);
    return () => {
      clearInterval(looking);
      window.removeEventListener("online", askAgain);
    };
  }, [client]);
}
