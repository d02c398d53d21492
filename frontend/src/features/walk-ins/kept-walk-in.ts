import { forgetCopies, keepCopy, readCopy } from "../../shared/kept/kept-copy";
import type { WalkIn_WalkInFragment } from "./WalkIns.generated";

const WALK_IN = "walk-in";

const keyOf = (uid: string, jobId: string): string => `${WALK_IN} ${uid} ${jobId}`;

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
export const forgetWalkIns = (uid: string | null): boolean => forgetCopies(WALK_IN, uid);
