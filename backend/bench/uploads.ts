import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** How a node bears a work: how long it took, how others fared meanwhile, what memory it needed. */
export interface Bearing<Answer> {
  answer: Answer;
  ms: number;
  /** What others waited for /healthz meanwhile, in milliseconds: a held event loop shows there. */
  healthMs: number[];
  /** The same for searches, ascending too. */
  searchMs: number[];
  /** By how much the node's memory grew at most, in megabytes. */
  growthMb: number;
}

export interface Watched {
  url: string;
  /** The node's process. */
  pid: number;
}

const SEARCHES = ["software", "nurse pune", "accountant", "driver", "excel", "senior sales executive"];
const SEARCH = `query ($q: String!) { jobs(filter: { q: $q }) { total items { id title company { name } } } }`;
const BETWEEN_SEARCHES_MS = 25;
const BETWEEN_LOOKS_MS = 10;

/** The resident memory of a process, in megabytes; Linux tells it in kilobytes. */
const memoryMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

export const at = (times: readonly number[], share: number): number =>
  times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;

async function timed(call: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  await (await call()).text();
  return performance.now() - start;
}

async function search(url: string, q: string): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ query: SEARCH, variables: { q } });
  const response = await fetch(`${url}/graphql`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`A search was answered ${response.status}.`);
  return response;
}

/** Does a work while others ask for the node's health and search. */
export async function bear<Answer>(
  { url, pid }: Watched,
  work: () => Promise<Answer>,
): Promise<Bearing<Answer>> {
  const before = memoryMb(pid);
  const [healthMs, searchMs]: number[][] = [[], []];
  let [isDone, growthMb] = [false, 0];
  const looking = (async () => {
    while (!isDone) {
      healthMs?.push(await timed(() => fetch(`${url}/healthz`)));
      growthMb = Math.max(growthMb, memoryMb(pid) - before);
      await delay(BETWEEN_LOOKS_MS);
    }
  })();
  const searching = (async () => {
    for (let turn = 0; !isDone; turn += 1) {
      searchMs?.push(await timed(() => search(url, SEARCHES[turn % SEARCHES.length] ?? "")));
      await delay(BETWEEN_SEARCHES_MS);
    }
  })();
  const start = performance.now();
  try {
    const answer = await work();
    const ms = performance.now() - start;
    isDone = true;
    await Promise.all([looking, searching]);
    const ascending = (times: number[] = []) => times.toSorted((one, other) => one - other);
    return { answer, ms, healthMs: ascending(healthMs), searchMs: ascending(searchMs), growthMb };
  } finally {
    isDone = true;
  }
}
