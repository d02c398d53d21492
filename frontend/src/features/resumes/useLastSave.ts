import { useEffect, useState } from "react";
import { lastSaveOf } from "./last-save";

/**
 * What became of the save that went on when this resume's wizard was left before.
 * @returns `waiting` while it is under way, then the id that it gave; null where there was none, or it failed
 */
export function useLastSave(owner: string, id: string | null): "waiting" | { id: string } | null {
  const [save] = useState(() => lastSaveOf(owner, id));
  const [outcome, setOutcome] = useState<ReturnType<typeof useLastSave>>(save && "waiting");
  useEffect(() => {
    let isHere = true;
    void save?.then((saved) => {
      if (isHere) setOutcome(saved === null ? null : { id: saved });
    });
    return () => {
      isHere = false;
    };
  }, [save]);
  return outcome;
}
