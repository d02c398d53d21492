import type { LiveNews } from "./live-news";

/** A tab that hears nothing for so long takes the stream over, in milliseconds: the other was put to sleep. */
const DEAF_MS = 70_000;
const LOOK_MS = 15_000;
/** What a tab that has just opened may have missed while it loaded. */
const RECENT_MS = 60_000;

/** What tabs say to each other: news, or null by one that has just opened. */
type Said = LiveNews | null;

interface TabParts {
  /** The same for all tabs of one person. */
  name: string;
  hear: (news: LiveNews) => void;
  /** Holds the stream for all tabs, until the signal. */
  hold: (tell: (news: LiveNews) => void, signal: AbortSignal) => Promise<void>;
}

/** LIVE-07: one tab of a browser holds the stream, and tells the others. Without locks each holds its own. */
export async function shareBetweenTabs({ name, hear, hold }: TabParts, signal: AbortSignal): Promise<void> {
  // Absent where a page is not served securely, and in old browsers.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || !("BroadcastChannel" in window)) return hold(hear, signal);
  const channel = new BroadcastChannel(name);
  const recent: { news: LiveNews; at: number }[] = [];
  let isHolding = false;
  let heardAt = performance.now();

  channel.onmessage = ({ data: news }: MessageEvent<Said>) => {
    heardAt = performance.now();
    if (news) hear(news);
    else if (isHolding) for (const told of recent) channel.postMessage(told.news);
  };
  function tell(news: LiveNews): void {
    const at = performance.now();
    if (news.changes.length > 0 || !news.isComplete) recent.push({ news, at });
    while (recent[0] && recent[0].at < at - RECENT_MS) recent.shift();
    channel.postMessage(news);
    hear(news);
  }
  async function take(options: LockOptions): Promise<void> {
    const holding = new AbortController();
    const either = AbortSignal.any([signal, holding.signal]);
    const work = async () => {
      isHolding = true;
      await hold(tell, either);
    };
    // Another tab may take it away, which rejects.
    await locks?.request(name, options, work).catch(() => undefined);
    isHolding = false;
    holding.abort();
  }

  channel.postMessage(null);
  const isLeft = () => signal.aborted;
  while (!isLeft()) {
    const waiting = new AbortController();
    const end = () => waiting.abort();
    signal.addEventListener("abort", end);
    const looking = setInterval(() => {
      const isDeaf = !isHolding && navigator.onLine && performance.now() - heardAt > DEAF_MS;
      if (isDeaf && document.visibilityState === "visible") end();
    }, LOOK_MS);
    await take({ signal: waiting.signal });
    clearInterval(looking);
    signal.removeEventListener("abort", end);
    if (isLeft()) break;
    heardAt = performance.now();
    if (waiting.signal.aborted) await take({ steal: true });
  }
  channel.close();
}
