import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** Back online, the page asks again by itself for what it failed to get (PAGE-05). */
export function useAskAgain(): void {
  const client = useApolloClient();
  useEffect(() => {
    function handleOnline() {
      const failed = [...client.getObservableQueries()].filter((query) => query.getCurrentResult().error);
      // Each screen shows its own failure.
      for (const query of failed) query.refetch().catch(() => undefined);
    }
    window.addEventListener("online", handleOnline);
    return () => window.removeEventListener("online", handleOnline);
  }, [client]);
}
