import { useEffect, useState } from "react";
import { lastSaveOf } from "./last-save";

/** A connection may hang for good; what was typed is kept in the tab. */
const PATIENCE_MS = 10_000;

/**
 * What became of the save that went on when this resume's wizard was left before.
 * @returns `waiting` while it is under way, then the id that it gave; null where there was none, it failed, or took too
 * long
 */
export function useLastSave(owner: string, id: string | null): "waiting" | { id: string } | null {
  const [save] = useState(() => lastSaveOf(owner, id));
  const [outcome, setOutcome] = useState<ReturnType<typeof useLastSave>>(save && "waiting");
  useEffect(() => {
    let isHere = true;
    const end = (saved: string | null) => {
      if (isHere) setOutcome(saved === null ? null : { id: saved });
    };
    void save?.then(end);
    const patience = setTimeout(end, PATIENCE_MS, null);
    return () => {
      isHere = false;
      clearTimeout(patience);
    };
  }, [save]);
  return outcome;
}
