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
