import { useEffect, useState } from "react";
import { Spinner } from "../design-system";

const BLANK_MS = 200;

/** Blank for a moment: most waits end sooner than a spinner would be understood. */
export function LateSpinner() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), BLANK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Spinner />;
}
