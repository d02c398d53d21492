import { keepCopy } from "../kept/kept-copy";

/** Of a waiting change's key in the browser's storage; the account follows, the kind and the job. */
export const PREFIX = "waiting ";

const listeners = new Set<() => void>();
export const tell = (): void => listeners.forEach((listener) => listener());

/** Told of each change, of those in other tabs too; for `useSyncExternalStore`. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** @param uid null: anybody's */
export function keysOf(uid: string | null): string[] {
  try {
    const start = uid === null ? PREFIX : `${PREFIX}${uid} `;
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Forgets what waits of anybody else. @param uid who is signed in; null: nobody */
export function forgetWaiting(uid: string | null): void {
  const own = new Set(uid === null ? [] : keysOf(uid));
  const others = keysOf(null).filter((key) => !own.has(key));
  for (const key of others) keepCopy("localStorage", key, null);
  if (others.length > 0) tell();
}
