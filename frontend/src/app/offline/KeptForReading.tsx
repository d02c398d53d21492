import { useEffect } from "react";
import { useSession } from "../../auth/session";
import { forgetWalkIns } from "../../features/walk-ins/kept-walk-in";
import { forgetAnswersOfOthers } from "../../shared/kept/seen-answers";
import { forgetWaiting } from "../../shared/waiting/waiting-keys";

/**
 * Forgets what is kept to be read without a network once its owner has signed out of this browser (OFF-06, OFF-12,
 * WALK-09), with what waits to be sent (OFF-07).
 */
export function KeptForReading() {
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
  return null;
}
