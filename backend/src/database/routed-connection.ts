import { EventEmitter } from "node:events";
import type { PoolClient, QueryConfig, QueryResult } from "pg";
import { type LogPosition, WRITTEN } from "./log-position";
import type { Standbys } from "./standbys";

/** What one request may read where, and what it has changed. */
export interface RequestReads {
  /** Somebody signed out who only reads. What it writes on the way, such as a view, nobody looks for. */
  readonly isReader: boolean;
  /** The caller made changes up to here, and has to see them. */
  readonly seen: LogPosition;
  /** From then on it reads from the primary, where its changes are. */
  hasWritten: boolean;
  /** The log's position after its last change; null without one. */
  wroteAt: LogPosition | null;
}

/** As TypeORM's driver hands connections out. */
export type Obtained = [PoolClient, (error?: Error) => void];

/** A word in a text that is none of SQL's sends the statement to the primary, and that is right as well. */
const isRead = (sql: string): boolean =>
  /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|merge)\b/i.test(sql);

/** PostgreSQL's codes for what a standby can't do: it writes, or locks. */
const NOT_ON_STANDBYS = ["25006", "55000"];

/**
 * Takes the place of a connection of the pool for a request. Reads go to a standby, everything else to the primary, and
 * so does all that follows. If a standby does not answer, or with an error, the primary does.
 */
export class RoutedConnection extends EventEmitter {
  private obtained: Promise<Obtained> | null = null;
  private isInTransaction = false;
  private readonly tellError = (error: Error) => this.listenerCount("error") > 0 && this.emit("error", error);

  constructor(
    private readonly reads: RequestReads,
    private readonly standbys: Standbys,
    private readonly obtain: () => Promise<Obtained>,
  ) {
    super();
  }

  async query(statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    const sql = typeof statement === "string" ? statement : statement.text;
    const isPlainRead = isRead(sql);
    if (isPlainRead && this.obtained === null) {
      const answer = await this.askStandby(statement, values);
      if (answer) return answer;
    }
    if (!isPlainRead) this.reads.hasWritten = true;
    const primary = await this.connect();
    const result = await primary.query(statement, values);
    if (!isPlainRead) await this.noteChange(sql, primary);
    return result;
  }

  /** The primary's connection, which is this one's from now on. */
  async connect(): Promise<PoolClient> {
    this.obtained ??= this.obtain().then((obtained) => {
      obtained[0].on("error", this.tellError);
      return obtained;
    });
    return (await this.obtained)[0];
  }

  /** Gives back what was taken, if anything was. */
  async release(error?: Error): Promise<void> {
    const [client, release] = (await this.obtained?.catch(() => null)) ?? [];
    client?.off("error", this.tellError);
    release?.(error);
  }

  private async askStandby(
    statement: string | QueryConfig,
    values: unknown[] | undefined,
  ): Promise<QueryResult | null> {
    const { isReader, hasWritten, seen } = this.reads;
    const standby = isReader && !hasWritten ? this.standbys.find(seen) : null;
    if (!standby) return null;
    try {
      return await standby.query(statement, values);
    } catch (error) {
      // An error of the statement's own comes again from the primary.
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (NOT_ON_STANDBYS.includes(code)) this.reads.hasWritten = true;
      return null;
    }
  }

  /** Within a transaction the commit alone counts. */
  private async noteChange(sql: string, primary: PoolClient): Promise<void> {
    if (/^start transaction/i.test(sql)) this.isInTransaction = true;
    if (/^(commit|rollback)$/i.test(sql)) this.isInTransaction = false;
    if (this.isInTransaction || this.reads.isReader) return;
    // The change is made: whether its place is known must not deny it.
    const answer = await primary.query<{ position: string }>(WRITTEN).catch(() => null);
    const position = answer?.rows[0]?.position;
    if (position !== undefined) this.reads.wroteAt = BigInt(position);
  }
}
