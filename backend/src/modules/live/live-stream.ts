import type { LiveChange, LiveChanges } from "./live-change.inputs";

/** More changes than a client that doesn't read is kept in memory for; it reads all anew then. */
const MOST_PENDING = 100;

/** What all streams of a node share. */
interface LiveStreamParts {
  /** Where the node has come to; all before it has been put in. */
  cursor: () => string;
  /** In milliseconds, as all times here. */
  now: () => number;
  /** After how long without an event one goes out. */
  beatMs: number;
}

/** What one open page waits for. A change that is pending already isn't told twice, however slowly the page reads. */
export class LiveStream implements AsyncIterable<LiveChanges> {
  private readonly pending = new Map<string, LiveChange>();
  private isComplete = true;
  private isDue = true;
  private isEnded = false;
  private wake: () => void = () => undefined;

  private toldAt = 0;

  /** @param until when the stream ends */
  constructor(
    private readonly parts: LiveStreamParts,
    private readonly until: number,
  ) {}

  put(change: LiveChange): void {
    this.pending.set(`${change.kind} ${change.id}`, change);
    if (this.pending.size > MOST_PENDING) this.lose();
    this.isDue = true;
    this.wake();
  }

  /** Changes were missed. The page learns of it with its next event, so that not all pages read anew at once. */
  lose(): void {
    this.pending.clear();
    this.isComplete = false;
  }

  /**
   * Ends the stream once its time is over. Has an event go out even if nothing has changed for a while: its cursor
   * moves on, and the page hears that the stream lives.
   */
  tick(): void {
    const { now, beatMs } = this.parts;
    if (now() >= this.until) this.end();
    else if (now() >= this.toldAt + beatMs) {
      this.isDue = true;
      this.wake();
    }
  }

  end(): void {
    this.isEnded = true;
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<LiveChanges> {
    while (!this.isEnded) {
      if (this.isDue) yield this.take();
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  private take(): LiveChanges {
    const news = {
      cursor: this.parts.cursor(),
      isComplete: this.isComplete,
      changes: [...this.pending.values()],
    };
    this.pending.clear();
    this.isComplete = true;
    this.isDue = false;
    this.toldAt = this.parts.now();
    return news;
  }
}
