const FIRST_PAUSE_MS = 5_000;
const LAST_PAUSE_MS = 300_000;

/**
 * Tries at once, when the browser says that it is online, when somebody comes back to the page, and with ever longer
 * pauses in between: a browser in a tunnel often takes itself for online.
 * @param attempt answers whether it is done
 * @returns what ends it
 */
export function keepTrying(attempt: () => Promise<boolean>): () => void {
  let isEnded = false;
  let pauseMs = FIRST_PAUSE_MS;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // The end may come while an attempt runs.
  const hasEnded = () => isEnded;

  async function run() {
    if (isRunning || isEnded || !navigator.onLine) return;
    isRunning = true;
    clearTimeout(timer);
    const isDone = await attempt().catch(() => false);
    isRunning = false;
    if (isDone || hasEnded()) return;
    timer = setTimeout(() => void run(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS);
  }

  function runAnew() {
    pauseMs = FIRST_PAUSE_MS;
    void run();
  }

  const runIfSeen = () => document.visibilityState === "visible" && runAnew();

  window.addEventListener("online", runAnew);
  document.addEventListener("visibilitychange", runIfSeen);
  void run();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    window.removeEventListener("online", runAnew);
    document.removeEventListener("visibilitychange", runIfSeen);
  };
}
