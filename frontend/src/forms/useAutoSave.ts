import { useEffect, useSyncExternalStore } from "react";
import type { AutoSave, AutoSaveState } from "./auto-save";

/** Saves by itself for as long as the page is up. */
export function useAutoSave<Values extends object, Version, Trouble extends { kind: string }>(
  saving: AutoSave<Values, Version, Trouble>,
): AutoSaveState<Trouble> {
  useEffect(() => {
    saving.enter();
    return () => void saving.leave();
  }, [saving]);
  return useSyncExternalStore(saving.subscribe, saving.getState);
}
