import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useSession } from "../auth/session";
import { keptPush } from "../features/notices/push/kept-push";
import { importAgain } from "../shared/import-again";

const importDevice = importAgain(() => import("../features/notices/push/this-device"));

/** Ends the pushes to this browser once somebody has signed out, or another one in (PUSH-02). */
export function PushOwner() {
  const client = useApolloClient();
  const session = useSession();
  // A provider that is silent has signed nobody out.
  const isOver = session.status === "signed-out" && !session.isPresumed;
  const uid = session.status === "signed-in" ? session.user.uid : null;
  useEffect(() => {
    const kept = keptPush();
    if (!kept || kept.uid === uid || (uid === null && !isOver)) return;
    // The next page tries again.
    importDevice()
      .then(({ turnPushOff }) => turnPushOff(client))
      .catch(() => undefined);
  }, [client, uid, isOver]);
  return null;
}
