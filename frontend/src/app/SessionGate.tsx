import { useEffect, useState, type ReactNode } from "react";
import { useSession } from "../auth/session";
import { Spinner } from "../design-system";

const BLANK_MS = 200;

/** Until the first auth check completes nothing of the page renders: it is blank, then a spinner (AUTH-22). */
export function SessionGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return status === "loading" ? <LateSpinner /> : children;
}

/** Most checks end sooner than a spinner would be understood. */
function LateSpinner() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), BLANK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Spinner />;
}
