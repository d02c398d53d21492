import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { keepSentCode, keptCode } from "../../../auth/phone/sent-code";
import { useSessionActions } from "../../../auth/session";

/** The next message goes out so many milliseconds after the last at the earliest. */
const WAIT_MS = 30_000;

/**
 * Sends codes by text message, and counts down to when another may be sent.
 * @param isResumed whether a code that was sent before the page was loaded again still counts
 */
export function useCodeSending({ isResumed = false } = {}) {
  const { sendPhoneCode } = useSessionActions();
  const before = useCodeOfBefore(isResumed);
  const [own, setOwn] = useState<{ phoneNumber: string | null; sentAt: number }>();
  const [now, setNow] = useState(Date.now);
  const { phoneNumber: sentTo, sentAt } = own ?? before ?? { phoneNumber: null, sentAt: 0 };
  const waitS = Math.max(0, Math.ceil((sentAt + WAIT_MS - now) / 1000));

  const isWaiting = waitS > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  /** @throws what sendPhoneCode throws */
  async function send(phoneNumber: string) {
    await sendPhoneCode(phoneNumber);
    setOwn({ phoneNumber, sentAt: Date.now() });
    setNow(Date.now());
  }

  function forget() {
    keepSentCode(null);
    setOwn({ phoneNumber: null, sentAt });
  }

  return { sentTo, waitS, send, forget };
}

const subscribe = () => () => undefined;

/** The node knows of none, and neither does the served page until it is taken over. */
function useCodeOfBefore(isResumed: boolean) {
  const isHere = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return useMemo(() => (isResumed && isHere ? keptCode() : null), [isResumed, isHere]);
}
