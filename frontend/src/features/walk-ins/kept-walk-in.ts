import { keepCopy, readCopy } from "../../shared/kept/kept-copy";
import type { WalkIn_WalkInFragment } from "./WalkIns.generated";

const PREFIX = "walk-in ";

const keyOf = (uid: string, jobId: string): string => `${PREFIX}${uid} ${jobId}`;

/** Keeps somebody's number in this browser, so that its page opens without a network (WALK-09); null lets go of it. */
export const keepWalkIn = (uid: string, jobId: string, walkIn: WalkIn_WalkInFragment | null): void =>
  keepCopy("localStorage", keyOf(uid, jobId), walkIn?.pass ? walkIn : null);

/** What a release before this one kept has no bands. */
type Kept = Omit<WalkIn_WalkInFragment, "bands"> & Partial<Pick<WalkIn_WalkInFragment, "bands">>;

export function keptWalkIn(uid: string, jobId: string): WalkIn_WalkInFragment | null {
  const kept = readCopy("localStorage", keyOf(uid, jobId)) as Kept | null;
  return kept && { ...kept, bands: kept.bands ?? [] };
}

/** Forgets the numbers that others took in this browser. @param uid who is signed in; null: nobody */
export function forgetWalkIns(uid: string | null): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(PREFIX) && (uid === null || !key.startsWith(keyOf(uid, ""))))
        window.localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
