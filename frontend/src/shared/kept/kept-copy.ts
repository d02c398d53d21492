/** The first outlives its tab; the second goes with it. */
type Place = "localStorage" | "sessionStorage";

/** Keeps a copy in this browser under a key; with null it lets go of that. */
export function keepCopy(place: Place, key: string, copy: object | null): void {
  try {
    if (copy) window[place].setItem(key, JSON.stringify(copy));
    else window[place].removeItem(key);
  } catch {
    // Storage is full or forbidden: the server's copy is the only one.
  }
}

export function readCopy(place: Place, key: string): unknown {
  try {
    return JSON.parse(window[place].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keys of copies that outlive their tab and begin so; none where the browser forbids to keep any. */
export function keysOf(start: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/**
 * Forgets what was kept for anybody else under "<kind> <account> …".
 * @param uid who is signed in; null: nobody
 * @returns whether there was any
 */
export function forgetCopies(kind: string, uid: string | null): boolean {
  const others = keysOf(`${kind} `).filter((key) => uid === null || !key.startsWith(`${kind} ${uid} `));
  for (const key of others) keepCopy("localStorage", key, null);
  return others.length > 0;
}
