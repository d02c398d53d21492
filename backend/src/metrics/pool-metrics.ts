import { Gauge, type Registry } from "prom-client";
import type { DataSource } from "typeorm";

/** What pg's pool tells of itself. */
interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
}

/** TypeORM's driver keeps pg's pool as `master` and gives it no type; it has none before and after it is connected. */
const poolOf = (dataSource: DataSource) => (dataSource.driver as unknown as { master?: PoolCounts }).master;

/** Reads the pool of database connections whenever the registry is asked. */
export function watchPool(registry: Registry, dataSource: DataSource): void {
  const gauge = (name: string, help: string, read: (pool: PoolCounts) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const pool = poolOf(dataSource);
        if (pool) this.set(read(pool));
      },
    });
  gauge("portal_pool_limit", "Database connections that the node may hold.", ({ options }) => options.max);
  gauge("portal_pool_connections", "Database connections that are open.", ({ totalCount }) => totalCount);
  gauge("portal_pool_idle", "Open database connections that nobody uses.", ({ idleCount }) => idleCount);
  gauge(
    "portal_pool_waiting",
    "Requests that wait for a database connection.",
    ({ waitingCount }) => waitingCount,
  );
}
