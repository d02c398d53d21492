const FIRST_PAUSE_MS = 5_000;
const LAST_PAUSE_MS = 300_000;

/**
 * Tries at once, when the browser says that it is online, when somebody comes back to the page, and with ever longer
 * pauses in between: a browser in a tunnel often takes itself for online.
 * @param attempt answers whether it is done
 * @returns what ends it
 */
export function keepTrying(attempt: () => Promise<boolean>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let pauseMs = FIRST_PAUSE_MS;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run() {
    if (isRunning || signal.aborted || !navigator.onLine) return;
    isRunning = true;
    clearTimeout(timer);
    const isDone = await attempt().catch(() => false);
    isRunning = false;
    // An abort may have come meanwhile.
    if (isDone || ending.signal.aborted) return;
    timer = setTimeout(() => void run(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS);
  }

  function runAnew() {
    pauseMs = FIRST_PAUSE_MS;
    void run();
  }

  window.addEventListener("online", runAnew, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && runAnew(), {
    signal,
  });
  void run();
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
