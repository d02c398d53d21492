import { setTimeout as delay } from "node:timers/promises";
import { Caller } from "./caller";
import { SEARCH } from "./search-query";

/** What a stretch of load came to. */
export interface Stretch {
  seconds: number;
  /** Answers by status; broken connections by how they broke. */
  statuses: Record<string, number>;
  /** 429 and 503 without the word when to come back. */
  withoutRetryAfter: number;
  /** Milliseconds from the moment when the request was due, of answers with 200. */
  p50: number;
  p99: number;
  /** As `p99`, of all answers, refusals among them. */
  p99OfAll: number;
}

/** So many callers, each with an address: one address may read 600 times a minute at each node. */
const CALLERS = 100;
const TICK_MS = 5;

/** A stretch under measurement. */
class Tally {
  private readonly statuses = new Map<number | string, number>();
  private readonly good: number[] = [];
  private readonly all: number[] = [];
  private withoutRetryAfter = 0;
  private readonly startedAt = performance.now();

  async count(caller: Caller, dueAt: number): Promise<void> {
    const { status, failure, hasRetryAfter } = await caller.ask(SEARCH);
    const took = performance.now() - dueAt;
    const kind = failure ?? status;
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1);
    this.all.push(took);
    if (status === 200) this.good.push(took);
    if ((status === 429 || status === 503) && !hasRetryAfter) this.withoutRetryAfter += 1;
  }

  report(): Stretch {
    return {
      seconds: (performance.now() - this.startedAt) / 1000,
      statuses: Object.fromEntries(this.statuses),
      withoutRetryAfter: this.withoutRetryAfter,
      p50: quantile(this.good, 0.5),
      p99: quantile(this.good, 0.99),
      p99OfAll: quantile(this.all, 0.99),
    };
  }
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** @param addressOf the address of each caller, by number */
export function makeCallers(addressOf: (number: number) => string, connections: number): Caller[] {
  return Array.from({ length: CALLERS }, (_, number) => new Caller(addressOf(number), connections));
}

/** So many at once ask as soon as they are answered: what the portal carries. */
export async function closedLoop(callers: Caller[], atOnce: number, seconds: number): Promise<Stretch> {
  const tally = new Tally();
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  const next = () => callers[turn++ % callers.length];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let caller = next(); caller && performance.now() < end; caller = next())
        await tally.count(caller, performance.now());
    }),
  );
  return tally.report();
}

/** So many a second ask, however the others fare: what people do. */
export async function openLoop(callers: Caller[], rate: number, seconds: number): Promise<Stretch> {
  const tally = new Tally();
  const start = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let sent = 0; sent < rate * seconds;) {
    const due = Math.min(((performance.now() - start) / 1000) * rate, rate * seconds);
    for (; sent < due; sent += 1) {
      const caller = callers[sent % callers.length];
      if (!caller) continue;
      const call = tally.count(caller, start + (sent / rate) * 1000).finally(() => underWay.delete(call));
      underWay.add(call);
    }
    await delay(TICK_MS);
  }
  await Promise.all(underWay);
  return tally.report();
}
