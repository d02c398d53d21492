import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../src/local/ports";
import { type RunningPostgres, startPostgres } from "../src/local/postgres";
import { familyOf, signalAll } from "./process-family";

/** So little log that the disk holds it, and a checkpoint comes in the middle of the run. */
const SETTINGS = ["max_wal_size = '256MB'", "checkpoint_timeout = '1min'"];

/** A durable PostgreSQL on a port of its own, to be killed, frozen and started again. */
export class Cluster {
  private constructor(
    private readonly dataDir: string,
    private readonly port: number,
    private server: RunningPostgres,
  ) {}

  static async make(dataDir: string): Promise<Cluster> {
    const port = await freePort();
    const cluster = new Cluster(dataDir, port, await startPostgres({ dataDir, port, ephemeral: false }));
    for (const setting of SETTINGS) await cluster.asSuperuser(`alter system set ${setting}`);
    await cluster.asSuperuser("select pg_reload_conf()");
    return cluster;
  }

  /** Of the portal's database, as its owner. */
  get url(): string {
    return this.server.url;
  }

  /** Ends all its processes at once, without a word. */
  async kill(): Promise<void> {
    signalAll(familyOf(this.server.pid), "SIGKILL");
    await this.server.exited;
  }

  /** @returns when it first took a connection, by `performance.now()` */
  async start(): Promise<number> {
    const starting = startPostgres({ dataDir: this.dataDir, port: this.port, ephemeral: false });
    const [acceptedAt, server] = await Promise.all([this.firstGreeting(), starting]);
    this.server = server;
    return acceptedAt;
  }

  /** Starts it again if it has given up by itself, as it does when its log finds no room. */
  async startIfEnded(): Promise<void> {
    const hasEnded = await Promise.race([this.server.exited.then(() => true), delay(500, false)]);
    if (hasEnded) await this.start();
    else await this.firstGreeting();
  }

  freeze(): void {
    signalAll(familyOf(this.server.pid), "SIGSTOP");
  }

  thaw(): void {
    signalAll(familyOf(this.server.pid), "SIGCONT");
  }

  /** Lets it read only, or write again; for connections that are open, too. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    await this.asSuperuser(
      `alter system set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`,
      "select pg_reload_conf()",
    );
  }

  /** Makes the next node that starts apply the routines of applications anew, as after a release that changed them. */
  async forgetRoutines(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query("update database_routines set checksum = '' where name like 'applications%'");
    } finally {
      await client.end();
    }
  }

  private async asSuperuser(...statements: string[]): Promise<void> {
    const url = new URL(this.url);
    url.username = "postgres";
    url.pathname = "/postgres";
    const client = new Client({ connectionString: url.href });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.server.stop();
  }

  private async firstGreeting(): Promise<number> {
    for (;;) {
      const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 1_000 });
      client.on("error", () => undefined);
      try {
        await client.connect();
        return performance.now();
      } catch {
        await delay(10);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }
}
