import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/**
 * What the bench tells its readers: to open streams, a share of them for each token; or to look for a mark, and after a
 * loss to go to another node, as a load balancer would lead them.
 */
export type Order = { port: number; tokens: string[]; streams: number } | { mark: string; port?: number };
/** What they tell: as many are open, again after a loss, or all have heard the mark. By the clock, in milliseconds. */
export interface Report {
  told: "open" | "heard";
  at: number;
}

/** As the web app waits after a loss (`live-stream.ts`). */
const SPREAD_MS = 3_000;
const RETRY_MS = 500;

const QUERY = "subscription ($after: String) { liveChanges(after: $after) { cursor changes { id } } }";

interface Event {
  data: { liveChanges: { cursor: string; changes: { id: string }[] } };
}

// Thousands of streams in a process of their own: what they take is not the node's.
let port = 0;
/** How many there are to be. */
let streams = 0;
let openCount = 0;
let mark = "";
const heard = new Set<number>();

const report = (told: Report["told"]) => process.send?.({ told, at: Date.now() } satisfies Report);

class Reader {
  private cursor: string | undefined;
  private isOpen = false;

  constructor(
    private readonly number: number,
    private readonly token: string,
  ) {}

  async keep(): Promise<void> {
    for (;;) {
      await this.read().catch(() => undefined);
      if (this.isOpen) openCount -= 1;
      this.isOpen = false;
      await delay(RETRY_MS + Math.random() * SPREAD_MS);
    }
  }

  private read(): Promise<void> {
    return new Promise((resolve, reject) => {
      const headers = {
        accept: "text/event-stream",
        "content-type": "application/json",
        authorization: `Bearer ${this.token}`,
      };
      const sent = request({
        port,
        host: "127.0.0.1",
        path: "/graphql",
        method: "POST",
        agent: false,
        headers,
      });
      sent.on("error", reject).on("response", (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          const events = (text + chunk).split("\n\n");
          text = events.pop() ?? "";
          for (const event of events) if (event.startsWith("event: next")) this.hear(event);
        });
        response.on("error", reject).on("close", resolve);
        if (response.statusCode !== 200) response.destroy();
      });
      sent.end(JSON.stringify({ query: QUERY, variables: { after: this.cursor } }));
    });
  }

  private hear(event: string): void {
    const { data } = JSON.parse(event.slice(event.indexOf("data: ") + 6)) as Event;
    this.cursor = data.liveChanges.cursor;
    if (!this.isOpen) {
      this.isOpen = true;
      openCount += 1;
      if (openCount === streams) report("open");
    }
    if (mark === "" || !data.liveChanges.changes.some(({ id }) => id === mark)) return;
    heard.add(this.number);
    if (heard.size === streams) report("heard");
  }
}

async function openFrom(first: number, tokens: string[]): Promise<void> {
  for (let number = first; number < streams; number += 1) {
    void new Reader(number, tokens[number % tokens.length] ?? "").keep();
    // As people come, not all in one moment.
    if (number % 20 === 19) await delay(50);
  }
}

process.on("message", (order: Order) => {
  if ("mark" in order) {
    mark = order.mark;
    port = order.port ?? port;
    heard.clear();
  } else {
    const first = streams;
    ({ port, streams } = order);
    void openFrom(first, order.tokens);
  }
});
