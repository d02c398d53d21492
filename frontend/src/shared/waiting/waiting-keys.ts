import { forgetCopies } from "../kept/kept-copy";

/** Of a waiting change's key in the browser's storage; the account follows, the kind and the job. */
export const WAITING = "waiting";

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

/** Forgets what waits of anybody else. @param uid who is signed in; null: nobody */
export function forgetWaiting(uid: string | null): void {
  if (forgetCopies(WAITING, uid)) tell();
}
