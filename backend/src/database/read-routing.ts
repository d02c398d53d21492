import { AsyncLocalStorage } from "node:async_hooks";
import type { DataSource } from "typeorm";
import { type Obtained, type RequestReads, RoutedConnection } from "./routed-connection";
import { Standbys, type StandbysOptions } from "./standbys";

/** What of TypeORM's PostgreSQL driver every statement goes through. */
interface ConnectionSource {
  obtainMasterConnection(): Promise<Obtained | [RoutedConnection, (error?: Error) => void]>;
}

/**
 * Decides for each statement of a request whether the primary answers it or a standby. Services know nothing of it:
 * they ask the data source as ever. Whatever runs outside a request, such as a task of the queue, asks the primary.
 */
export class ReadRouting {
  private readonly requests = new AsyncLocalStorage<RequestReads>();
  private readonly standbys: Standbys;

  constructor(dataSource: DataSource, options: StandbysOptions) {
    this.standbys = new Standbys(options);
    const driver = dataSource.driver as unknown as ConnectionSource;
    const obtain = driver.obtainMasterConnection.bind(driver) as () => Promise<Obtained>;
    driver.obtainMasterConnection = () => this.route(obtain);
  }

  /** Runs a request; all it asks, however deep, is routed by what is told of it, and its changes are noted there. */
  run(request: Pick<RequestReads, "isReader" | "seen">, work: (reads: Readonly<RequestReads>) => void): void {
    const reads = { ...request, hasWritten: false, wroteAt: null };
    this.requests.run(reads, work, reads);
  }

  stop(): Promise<void> {
    return this.standbys.stop();
  }

  private async route(
    obtain: () => Promise<Obtained>,
  ): ReturnType<ConnectionSource["obtainMasterConnection"]> {
    const reads = this.requests.getStore();
    if (!reads) return obtain();
    const connection = new RoutedConnection(reads, this.standbys, obtain);
    const usesStandby = reads.isReader && !reads.hasWritten && this.standbys.find(reads.seen) !== null;
    // An outage of the primary is told here, as without standbys.
    if (!usesStandby) await connection.connect();
    return [connection, (error) => void connection.release(error)];
  }
}
