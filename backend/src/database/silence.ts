import { setTimeout as delay } from "node:timers/promises";
import { Client, type PoolClient } from "pg";
import { SteadyClient } from "./steady-client";

/** When a database counts as silent, in milliseconds. Both together are the longest that a statement waits for it. */
export interface SilenceLimits {
  /** How long a statement runs before anybody doubts that the database lives. */
  doubt: number;
  /** How long the database then has to greet a new connection. */
  greeting: number;
}

const SLICES = 10;

/** The database took a statement and lives no more: frozen, or swallowed by the network. */
class SilentDatabaseError extends Error {
  /** As the kernel would say, had it noticed. */
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database does not answer any more.");
  }
}

/**
 * Tells a silent database from a slow statement, which has its own, longer time. It watches the statements of a pool's
 * connections. If one takes long, a new connection asks whether the database still greets anybody; if not, the
 * statement's connection is cut, which fails it and frees its place in the pool.
 */
export class SilenceWatch {
  private asked: Promise<boolean> | null = null;

  constructor(
    private readonly databaseUrl: string,
    private readonly limits: SilenceLimits,
  ) {}

  /** Watches a connection from here on; its statements are asked as promises. */
  readonly watch = (client: PoolClient): void => {
    type Ask = (this: Client, ...call: unknown[]) => unknown;
    // A client may ask in a way of its own (`NamelessClient`).
    const own = Object.hasOwn(client, "query") ? (Reflect.get(client, "query") as Ask) : null;
    const query = (...call: unknown[]): unknown => {
      // Looked up at each call, because tests count the queries there.
      const ask: Ask = own ?? Reflect.get(Client.prototype, "query");
      const answer = Reflect.apply(ask, client, call);
      if (answer instanceof Promise) this.wait(client, answer);
      return answer;
    };
    Object.assign(client, { query });
  };

  /** Each statement waits here, so it gets a bare timer. */
  private wait(client: PoolClient, answer: Promise<unknown>): void {
    let isSettled = false;
    const doubt = async () => {
      const isSilent = await this.isSilent();
      if (isSettled) return;
      if (isSilent) client.connection.stream.destroy(new SilentDatabaseError());
      else timer.refresh();
    };
    const timer = setTimeout(() => void doubt(), this.limits.doubt).unref();
    const settle = () => {
      isSettled = true;
      clearTimeout(timer);
    };
    answer.then(settle, settle);
  }

  /** Asked once at a time, however many statements are late. */
  private isSilent(): Promise<boolean> {
    this.asked ??= this.ask().finally(() => (this.asked = null));
    return this.asked;
  }

  private async ask(): Promise<boolean> {
    const { greeting } = this.limits;
    // Its own limit cleans the connection up, after ours has spoken.
    const client = new SteadyClient({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2 * greeting,
    });
    const end = () => client.end().catch(() => undefined);
    // A refusal is an answer as well: whoever refuses is not silent.
    const answered = client
      .connect()
      .then(end, () => undefined)
      .then(() => true);
    // In slices: if this program was busy itself, it may be late to hear, and that costs the database one of them.
    for (let slice = 0; slice < SLICES; slice += 1)
      if (await Promise.race([answered, delay(greeting / SLICES, false, { ref: false })])) return false;
    return true;
  }
}
