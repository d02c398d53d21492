import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useSession } from "../../../auth/session";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { keptPush } from "./kept-push";
import { pushWords } from "./push.words";
import { pushPermission, turnPushOff, turnPushOn } from "./this-device";

/**
 * Turns the pushes to this browser on and off, and says why that did not work.
 * @param pushKey the server's public key
 */
export function useThisDevice(pushKey: string | null) {
  const words = useWords(pushWords);
  const client = useApolloClient();
  const session = useSession();
  const [permission, setPermission] = useState(pushPermission);
  const [keptId, setKeptId] = useState(() => keptPush()?.id ?? null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const uid = session.status === "signed-in" ? session.user.uid : null;

  async function attempt(act: () => Promise<void>, failure: string) {
    setIsBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(readRefusal(error).code === "PUSH_LIMIT" ? words.limit : failure);
    } finally {
      setKeptId(keptPush()?.id ?? null);
      setIsBusy(false);
    }
  }

  return {
    permission,
    /** The subscription of this browser; null where none is known. */
    keptId,
    isBusy,
    problem,
    async turnOn() {
      if (uid === null || pushKey === null) return;
      await attempt(
        async () => setPermission(await turnPushOn({ client, uid, key: pushKey })),
        words.notTurnedOn,
      );
    },
    turnOff: () => attempt(() => turnPushOff(client), words.notEnded),
  };
}
