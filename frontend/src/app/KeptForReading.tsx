import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useSession } from "../auth/session";
import { forgetWalkIns } from "../features/walk-ins/kept-walk-in";
import { importAgain } from "../shared/import-again";
import { registerJobPages } from "../shared/kept/job-pages-ahead";
import { forgetAnswersOfOthers } from "../shared/kept/seen-answers";
import { forgetWaiting } from "../shared/waiting/waiting";

const importPages = importAgain(() => import("./fetch-job-pages"));

/**
 * Fetches what is to be read without a network, and forgets all of that once its owner has signed out of this browser
 * (OFF-06, OFF-12, WALK-09), with what waits to be sent (OFF-07).
 */
export function KeptForReading() {
  const client = useApolloClient();
  const session = useSession();
  // A provider that is silent has signed nobody out.
  const isOver = session.status === "signed-out" && !session.isPresumed;
  const uid = session.status === "signed-in" ? session.user.uid : null;
  useEffect(() => {
    if (uid === null && !isOver) return;
    forgetWalkIns(uid);
    forgetWaiting(uid);
    void forgetAnswersOfOthers(uid);
  }, [uid, isOver]);
  useEffect(() => {
    if (uid === null) return;
    registerJobPages((jobIds) => {
      importPages()
        .then(({ fetchJobPages }) => fetchJobPages(client, jobIds))
        .catch(() => undefined);
    });
    return () => registerJobPages(null);
  }, [client, uid]);
  return null;
}
