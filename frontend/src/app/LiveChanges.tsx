import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useSession } from "../auth/session";
import { importAgain } from "../shared/import-again";

const RETRY_MS = 30_000;
const importLive = importAgain(() => import("../features/live/start-live"));

/** Keeps what is shown to somebody who is signed in up to date. Its code is fetched once they are. */
export function LiveChanges() {
  const client = useApolloClient();
  const session = useSession();
  const isRegistered = session.status === "signed-in" && session.account === "registered";
  const uid = isRegistered ? session.user.uid : null;
  useEffect(() => {
    if (uid === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      importLive()
        .then(({ startLive }) => startLive(client, uid, signal))
        .catch(() => {
          if (!signal.aborted) timer = setTimeout(start, RETRY_MS);
        });
    };
    start();
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [client, uid]);
  return null;
}
