import type { ResumeValues } from "../resume/resume-values";

/** What was typed and is not on the server yet. */
interface UnsavedResume {
  values: ResumeValues;
  /** The server's version that it was typed over; 0 for a resume that is not there yet. */
  version: number;
}

/**
 * Keeps it through a reload and through leaving the page, in this tab alone: two tabs would overwrite each
 * other's, and on a shared computer it goes with the tab.
 * @param owner the uid of whose it is
 * @param id the resume's; null for one that is not on the server yet
 */
export function keepUnsaved(owner: string, id: string | null, unsaved: UnsavedResume): void {
  try {
    sessionStorage.setItem(keyOf(owner, id), JSON.stringify(unsaved));
  } catch {
    // Storage is full or forbidden: the page still asks before it is left.
  }
}

export function forgetUnsaved(owner: string, id: string | null): void {
  try {
    sessionStorage.removeItem(keyOf(owner, id));
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

export function readUnsaved(owner: string, id: string | null): UnsavedResume | null {
  try {
    // Only this file writes there.
    return JSON.parse(sessionStorage.getItem(keyOf(owner, id)) ?? "null") as UnsavedResume | null;
  } catch {
    return null;
  }
}

const keyOf = (owner: string, id: string | null) => `unsaved-resume:${owner}:${id ?? "new"}`;
