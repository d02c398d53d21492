import { useState } from "react";

/**
 * The note typed to a company, kept in this tab until it is sent: closing the dialog, or going to the profile to
 * fill in what is missing, does not lose it. Each account has its own, as a tab may be shared.
 */
export function useApplyNote(userId: string, jobId: string) {
  const key = `apply-note:${userId}:${jobId}`;
  const [note, setNote] = useState(() => readNote(key));

  function changeNote(text: string) {
    setNote(text);
    keepNote(key, text);
  }
  return { note, changeNote, forgetNote: () => keepNote(key, "") };
}

function readNote(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keepNote(key: string, text: string): void {
  try {
    if (text) window.sessionStorage.setItem(key, text);
    else window.sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still has the note while the dialog is open.
  }
}
