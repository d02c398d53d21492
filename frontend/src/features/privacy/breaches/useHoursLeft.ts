import { useState } from "react";
import { useWords } from "../../../shared/words";
import { breachesWords } from "./breaches.words";

const HOUR_MS = 3_600_000;

/** Tells in words how long the Board may still be told in detail, or how late it is (BRCH-03). */
export function useHoursLeft() {
  const words = useWords(breachesWords);
  const [now] = useState(Date.now);
  return (dueAt: string) => {
    const hours = Math.floor((Date.parse(dueAt) - now) / HOUR_MS);
    return { isLate: hours < 0, text: hours < 0 ? words.late(-hours) : words.left(hours) };
  };
}
