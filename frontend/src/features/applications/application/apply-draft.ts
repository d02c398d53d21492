import { useState } from "react";

/**
 * What is typed to apply is kept in its tab until it is sent: closing the dialog, or going to the profile to fill in
 * what is missing, does not lose it. Each account has its own, as a tab may be shared.
 */
const noteKey = (userId: string, jobId: string) => `apply-note:${userId}:${jobId}`;

/** The note, what was answered, what the profile lacks, what the company asks for. */
const keysOf = (userId: string, jobId: string): string[] => [
  noteKey(userId, jobId),
  `apply-answers:${userId}:${jobId}`,
  `apply-fields:${userId}`,
  `apply-asked:${userId}:${jobId}`,
];

/** All of it as it stands in this tab, to be kept for longer than the tab (OFF-07). */
export const typedTo = (userId: string, jobId: string): Record<string, string> =>
  Object.fromEntries(
    keysOf(userId, jobId).flatMap((key) => {
      const text = readText(key);
      return text ? [[key, text]] : [];
    }),
  );

/** Puts it back where the form finds it; what was typed since stays. */
export function bringBack(typed: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(typed)) if (!readText(key)) keepText(key, text);
}

/** The note typed to a company. */
export function useApplyNote(userId: string, jobId: string) {
  const key = noteKey(userId, jobId);
  const [note, setNote] = useState(() => readText(key));

  function changeNote(text: string) {
    setNote(text);
    keepText(key, text);
  }
  return { note, changeNote, forgetNote: () => keepText(key, "") };
}

function readText(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keepText(key: string, text: string): void {
  try {
    if (text) window.sessionStorage.setItem(key, text);
    else window.sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still has the note while the dialog is open.
  }
}
