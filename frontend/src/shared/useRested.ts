import { useEffect, useState } from "react";

/** A text that is being typed as it stood when it last rested for so many ms; empty at once. */
export function useRested(text: string, restMs = 180): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), restMs);
    return () => window.clearTimeout(timer);
  }, [text, restMs]);
  return text === "" ? "" : rested;
}
