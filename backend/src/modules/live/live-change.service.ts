import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { UnavailableError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import type { LiveChanges } from "./live-change.inputs";
import { parseCursor } from "./live-cursor";
import { LiveListener, type Told } from "./live-listener";
import { LiveStream } from "./live-stream";
import { createMissedChanges, isChange, type MissedChanges } from "./missed-changes";

/** LIVE-09: open pages of a node, and of one account, beyond which a page has to ask. */
const MOST_STREAMS = 5_000;
const MOST_OF_ONE = 20;
/** How often a page hears that its stream lives, in milliseconds; a page gives up after some that don't come. */
const BEAT_MS = 20_000;
/** The part of a beat by which it and a stream's end may be late. */
const LATEST = 1 / 20;

interface Opening {
  /** Where an earlier stream had come to; null begins a minute back, so that a page misses nothing while it loads. */
  after: string | null;
  /** When the token ends, and the stream with it. */
  until: Date;
  /** Aborted once nobody reads any more. */
  left: AbortSignal;
}

/**
 * LIVE-10 to LIVE-12: what changes in open pages. It hears it from the database, and hands it to the streams of the
 * accounts it is for.
 */
export class LiveChangeService {
  private readonly streams = new Map<string, Set<LiveStream>>();
  private readonly listener: LiveListener;
  private readonly missed: MissedChanges;
  private readonly shared = {
    cursor: () => this.listener.position,
    now: () => this.clock.now().getTime(),
    beatMs: BEAT_MS,
  };
  private isStopped = false;
  private count = 0;
  /** One for all streams: timers of their own took more memory than they do. */
  private ticks: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    { beatMs = BEAT_MS, ...parts }: { databaseUrl: string; log?: Logger; beatMs?: number },
  ) {
    this.shared.beatMs = beatMs;
    this.missed = createMissedChanges(dataSource);
    this.listener = new LiveListener({
      ...parts,
      onTold: (told) => this.hand(told),
      onGap: () => this.each((stream) => stream.lose()),
    });
  }

  /** How many streams are open. */
  get size(): number {
    return this.count;
  }

  /**
   * Opens a stream of an account's changes. It ends with the token, with the account's block, and on `stop`.
   * @throws BadInputError INVALID_CURSOR; UnavailableError
   */
  async open(accountId: string, { after, until, left }: Opening): Promise<AsyncIterable<LiveChanges>> {
    const cursor = after === null ? null : parseCursor(after);
    await this.listener.ready();
    const others = this.streams.get(accountId)?.size ?? 0;
    if (this.isStopped || this.count >= MOST_STREAMS || others >= MOST_OF_ONE)
      throw new UnavailableError("There is no room for another stream.");
    const stream = new LiveStream(this.shared, until.getTime());
    const close = this.add(accountId, stream);
    left.addEventListener("abort", close, { once: true });
    try {
      // From here on the listener hands changes over. What came before is in the table.
      const missed = await this.missed.load({ accountId, cursor });
      if (missed) for (const change of missed) stream.put(change);
      else stream.lose();
    } catch (error) {
      close();
      throw error;
    }
    if (left.aborted) close();
    return stream;
  }

  /** Ends all streams in order. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.each((stream) => stream.end());
    await this.listener.stop();
  }

  /** For the queue: forgets changes that no cursor reaches back to any more. */
  async forgetOld(): Promise<void> {
    await this.dataSource.query("delete from live_changes where at < now() - interval '15 minutes'");
  }

  /** @returns what takes it away again */
  private add(accountId: string, stream: LiveStream): () => void {
    const ofAccount = this.streams.get(accountId) ?? new Set();
    this.streams.set(accountId, ofAccount.add(stream));
    this.count += 1;
    this.ticks ??= setInterval(() => this.each((open) => open.tick()), this.shared.beatMs * LATEST);
    return () => {
      stream.end();
      if (!ofAccount.delete(stream)) return;
      this.count -= 1;
      if (this.count === 0) {
        clearInterval(this.ticks);
        this.ticks = undefined;
      }
      if (ofAccount.size === 0) this.streams.delete(accountId);
    };
  }

  private hand({ accountId = "", kind, id }: Told): void {
    const ofAccount = this.streams.get(accountId) ?? [];
    const change = { kind, id };
    if (isChange(change)) for (const stream of ofAccount) stream.put(change);
    else if (kind === "account") for (const stream of ofAccount) stream.end();
  }

  private each(work: (stream: LiveStream) => void): void {
    for (const ofAccount of this.streams.values()) for (const stream of ofAccount) work(stream);
  }
}
