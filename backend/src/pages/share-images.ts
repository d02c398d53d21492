import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { TaskThread } from "../threads/task-thread";
import { type ShareCard, shareImageName } from "./share-card";
import type { DrawnCard } from "./share-image-thread";

declare module "../auth/context" {
  interface Services {
    shareImages: ShareImages;
  }
}

/** Far above any picture's time, the thread's own start included. */
const TIMEOUT_MS = 10_000;
const MEMORY_MB = 256;
/** At some 100 ms each: who shares a link waits no longer for its picture. */
const MOST_WAITING = 20;
/** Bytes; a picture has some 20,000. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Draws the pictures of shared addresses, in a thread of its own, and keeps those asked for last (CRAWL-06). */
export class ShareImages {
  private readonly thread = new TaskThread<ShareCard, DrawnCard>(join(__dirname, "share-image-thread"), {
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
    mostTasks: MOST_WAITING,
  });
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly underWay = new Map<string, Promise<Buffer>>();

  /** A PNG, the same for the same card. @throws UnavailableError when too many wait, or drawing fails */
  async draw(card: ShareCard): Promise<Buffer> {
    const name = shareImageName(card);
    const known = this.kept.get(name) ?? this.underWay.get(name);
    if (known) return await known;
    const png = this.thread.do(card).then((bytes) => Buffer.from(bytes));
    this.underWay.set(name, png);
    try {
      const drawn = await png;
      this.kept.set(name, drawn);
      return drawn;
    } finally {
      this.underWay.delete(name);
    }
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    await this.thread.stop();
  }
}
