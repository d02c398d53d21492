const KEY = "job-to-save";
/** After so long nobody remembers having pressed 'Save Job'. */
const PATIENCE_MS = 60 * 60_000;

interface Wish {
  jobId: string;
  /** Milliseconds. */
  at: number;
}

/** Remembers in this tab which job a visitor wants to save, on their way through sign-in. */
export function keepJobToSave(jobId: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ jobId, at: Date.now() } satisfies Wish));
  } catch {
    // A browser that keeps nothing has them press it once more.
  }
}

/** Whether this is the job; it is asked but once. */
export function takeJobToSave(jobId: string): boolean {
  try {
    const wish = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") as Partial<Wish> | null;
    if (wish?.jobId !== jobId) return false;
    window.sessionStorage.removeItem(KEY);
    return Date.now() - (wish.at ?? 0) < PATIENCE_MS;
  } catch {
    return false;
  }
}
