import { type Caller } from "./caller";
import type { Order, Orders } from "./orders";
import { closedLoop, makeCallers, openLoop } from "./loops";
import { Reader } from "./reader";
import { Writer } from "./writer";

/** The load's program, on a machine of its own. The drill orders it over a channel; see `Orders`. */
const [, , network = ""] = process.argv;
const addressOf = (number: number) => `${network}.${100 + number}`;

const ending = new AbortController();
let writers: Writer[] = [];
let readers: Reader[] = [];
let work: Promise<unknown> = Promise.resolve();
let callers: Caller[] | null = null;
const theCallers = () => (callers ??= makeCallers(addressOf, 16));

const ORDERS: { [Name in keyof Orders]: (told: Orders[Name]["told"]) => Promise<Orders[Name]["answer"]> } = {
  async begin({ writers: writing, readers: reading, identityHost }) {
    writers = Array.from({ length: writing }, (_, number) => new Writer(String(number), addressOf(number)));
    readers = Array.from({ length: reading }, (_, number) => new Reader(addressOf(writing + number)));
    for (const writer of writers) await writer.prepare(identityHost);
    work = Promise.all([...writers, ...readers].map((part) => part.work(ending.signal)));
    return null;
  },
  progress() {
    const newest = writers.map(({ acknowledged }) => acknowledged.at(-1)?.sentAt ?? 0);
    return Promise.resolve({ newestSentAt: Math.max(0, ...newest) });
  },
  async end() {
    ending.abort();
    await work;
    return {
      acknowledged: writers.flatMap(({ acknowledged }) => acknowledged),
      refusals: writers.flatMap(({ refusals }) => refusals),
      retries: writers.reduce((sum, { retries }) => sum + retries, 0),
      reads: readers.map(({ answeredAt }) => answeredAt),
      failedReads: readers.reduce((sum, { failures }) => sum + failures, 0),
    };
  },
  closed: ({ atOnce, seconds }) => closedLoop(theCallers(), atOnce, seconds),
  open: ({ rate, seconds }) => openLoop(theCallers(), rate, seconds),
};

async function follow({ number, name, told }: Order): Promise<void> {
  try {
    const answer = await (ORDERS[name] as (told: unknown) => Promise<unknown>)(told);
    process.send?.({ number, answer });
  } catch (error) {
    process.send?.({ number, failure: error instanceof Error ? error.stack : String(error) });
  }
}

process.on("message", (order: Order) => void follow(order));
process.send?.("ready");
