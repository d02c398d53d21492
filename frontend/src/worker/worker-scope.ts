/** What the worker uses of its global scope. TypeScript's own description of it can't stand beside that of pages. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "message", listener: (event: LastingEvent & MessageEvent<unknown>) => void): void;
}

/** The browser keeps the worker running until what the event waits for is done. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export const worker = self as unknown as WorkerScope;
