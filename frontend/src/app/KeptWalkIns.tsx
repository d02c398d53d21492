import { useEffect } from "react";
import { useSession } from "../auth/session";
import { forgetWalkIns } from "../features/walk-ins/kept-walk-in";

/** Forgets the numbers of whoever has signed out of this browser (WALK-09). */
export function KeptWalkIns() {
  const session = useSession();
  // A provider that is silent has signed nobody out.
  const isOver = session.status === "signed-out" && !session.isPresumed;
  const uid = session.status === "signed-in" ? session.user.uid : null;
  useEffect(() => {
    if (uid !== null || isOver) forgetWalkIns(uid);
  }, [uid, isOver]);
  return null;
}
