import { print } from "graphql";
import { createClient, NetworkError } from "graphql-sse";
import { isBlockCode, tellAccountBlocked } from "../../shared/account-block";
import { getToken, isTokenRefusal } from "../../shared/auth-token";
import { LiveChangesDocument, type LiveChangesSubscription } from "./LiveChanges.generated";
import { type LiveNews, UNKNOWN_NEWS } from "./live-news";

/**
 * All in milliseconds. The server sends something every 20 seconds. After an orderly end, as at a node's stop, all of
 * its pages would come back at once: each waits a while of its own.
 */
const SILENCE_MS = 50_000;
const SPREAD_MS = 3_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** LIVE-08: without a stream, what is shown is asked for so often. */
const ASK_MS = 30_000;

interface StreamParts {
  /** Where the news have come to; null: nowhere yet. */
  cursor: () => string | null;
  tell: (news: LiveNews) => void;
}

/**
 * Keeps a stream of news open, and reads on where it was lost. Without one it says every 30 seconds that all may have
 * changed.
 */
export async function keepStream(parts: StreamParts, signal: AbortSignal): Promise<void> {
  let isUp = false;
  let failures = 0;
  let isTokenRefused = false;
  const asking = setInterval(() => !isUp && navigator.onLine && parts.tell(UNKNOWN_NEWS), ASK_MS);
  const tell = (news: LiveNews) => {
    [isUp, failures, isTokenRefused] = [true, 0, false];
    parts.tell(news);
  };
  const isLeft = () => signal.aborted;
  while (!isLeft()) {
    try {
      // What can't succeed would only fill the browser's console.
      while (!navigator.onLine && !isLeft()) await pause(LAST_RETRY_MS, signal);
      await readStream({ ...parts, tell }, isTokenRefused, signal);
      isUp = false;
      await pause(Math.random() * SPREAD_MS, signal);
    } catch (error) {
      isUp = false;
      const code = await codeOf(error);
      if (isBlockCode(code)) tellAccountBlocked();
      isTokenRefused = isTokenRefusal(code);
      failures += 1;
      const longest = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
      await pause(longest * (0.5 + Math.random() / 2), signal);
    }
  }
  clearInterval(asking);
}

/** Until the server ends the stream in order, or the page goes offline or away. @throws for every other end */
async function readStream(
  { cursor, tell }: StreamParts,
  isTokenRefused: boolean,
  signal: AbortSignal,
): Promise<void> {
  const token = await getToken({ isRefused: isTokenRefused });
  if (token === null || signal.aborted) throw new Error("Nobody is signed in any more.");
  const client = createClient({
    url: "/graphql",
    headers: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  const request = { query: print(LiveChangesDocument), variables: { after: cursor() } };
  const end = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve, reject) => {
    const isSilent = () => reject(new Error("The stream has fallen silent."));
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(isSilent, SILENCE_MS);
    };
    hear();
    window.addEventListener("offline", () => resolve(), { signal: end.signal });
    signal.addEventListener("abort", () => resolve(), { signal: end.signal });
    client.subscribe<LiveChangesSubscription>(request, {
      next: ({ data }) => {
        hear();
        if (data) tell(data.liveChanges);
      },
      error: reject,
      complete: resolve,
    });
  }).finally(() => {
    clearTimeout(silence);
    end.abort();
    client.dispose();
  });
}

/** The server's code of a refusal; null without one. */
async function codeOf(error: unknown): Promise<unknown> {
  const response: unknown = error instanceof NetworkError ? error.response : null;
  if (!(response instanceof Response)) return null;
  const answer = (await response.json().catch(() => null)) as {
    errors?: { extensions?: { code?: unknown } }[];
  } | null;
  return answer?.errors?.[0]?.extensions?.code ?? null;
}

/** Ends early when the page is online again, or is left. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const go = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener("online", go, { signal: end.signal });
    signal.addEventListener("abort", go, { signal: end.signal });
  });
}
