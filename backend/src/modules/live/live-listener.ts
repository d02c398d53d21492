import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { SteadyClient } from "../../database/steady-client";
import { UnavailableError } from "../../errors/errors";
import { laterOf, type LiveCursor, parseCursor } from "./live-cursor";

/** What the database tells the nodes of a change (`live_tell.sql`). A beat of a node has a cursor alone. */
export interface Told {
  cursor: string;
  accountId?: string;
  kind?: string;
  id?: string;
}

interface ListenerParts {
  /** Where a session stays one: a pooler in transaction mode hands notifications to nobody. */
  databaseUrl: string;
  log?: Logger;
  onTold: (told: Told) => void;
  /** It listens again after a while in which changes may have been missed. */
  onGap: () => void;
}

/**
 * All times in milliseconds. A beat shows that the connection lives, and moves the cursor on while nothing changes.
 * It goes the way of the changes, so it comes after all that were told before it.
 */
const BEAT_MS = 10_000;
const ANSWER_MS = 4_000;
const RETRY_MS = 1_000;

const BEAT = "select pg_notify('live_changes', json_build_object('cursor', live_cursor())::text)";

/** Hears what the database tells of changes, over a connection of its own that it opens again until it is stopped. */
export class LiveListener {
  private readonly ending = new AbortController();
  private readonly events = new EventEmitter().setMaxListeners(0);
  private cursor: LiveCursor | null = null;
  private isHearing = false;
  private work: Promise<void> | null = null;

  constructor(private readonly parts: ListenerParts) {}

  /** Where this node has come to; empty before it is ready. */
  get position(): string {
    return this.cursor?.text ?? "";
  }

  /** Listens from the first call on. @throws UnavailableError while the database can't be listened to */
  async ready(): Promise<void> {
    this.work ??= this.keepListening();
    if (this.isHearing) return;
    await once(this.events, "heard", { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error: unknown) => {
      throw new UnavailableError(error);
    });
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.work;
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        await this.listen(signal);
      } catch (error) {
        this.parts.log?.warn({ err: error }, "open pages hear of no changes for the moment");
      }
      this.isHearing = false;
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Until the connection ends, or nobody is to listen any more. */
  private async listen(signal: AbortSignal): Promise<void> {
    const client = new SteadyClient({
      connectionString: this.parts.databaseUrl,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: "job-portal-live",
    });
    const lost = new AbortController();
    client.once("end", () => lost.abort());
    client.on("notification", ({ payload = "" }) => this.hear(payload));
    try {
      await client.connect();
      await client.query("listen live_changes");
      const over = AbortSignal.any([signal, lost.signal]);
      while (!over.aborted) {
        await client.query(BEAT);
        await delay(BEAT_MS, undefined, { signal: over }).catch(() => undefined);
      }
    } finally {
      // A database that is frozen would never answer a farewell.
      client.connection.stream.destroy();
    }
  }

  private hear(payload: string): void {
    try {
      const told = JSON.parse(payload) as Told;
      const cursor = parseCursor(told.cursor);
      // First the change, then the cursor: whoever reads on from the cursor has the change.
      this.parts.onTold(told);
      if (!this.isHearing && this.cursor !== null) this.parts.onGap();
      this.cursor = laterOf(this.cursor, cursor);
      this.isHearing = true;
      this.events.emit("heard");
    } catch (error) {
      this.parts.log?.error({ err: error, payload }, "a notification of changes can't be read");
    }
  }
}
