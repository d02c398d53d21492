import { useEffect, useState } from "react";
import { useSessionActions } from "../../../auth/session";

/** The next message goes out so many seconds after the last at the earliest. */
const WAIT_S = 30;

/** Sends codes by text message, and counts down to when another may be sent. */
export function useCodeSending() {
  const { sendPhoneCode } = useSessionActions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [waitS, setWaitS] = useState(0);

  const isWaiting = waitS > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setWaitS((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  /** @throws what sendPhoneCode throws */
  async function send(phoneNumber: string) {
    await sendPhoneCode(phoneNumber);
    setSentTo(phoneNumber);
    setWaitS(WAIT_S);
  }

  return { sentTo, waitS, send, forget: () => setSentTo(null) };
}
