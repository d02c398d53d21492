import type { PoolClient, QueryResultRow } from "pg";
import type { DataSource } from "typeorm";

/** A statement that PostgreSQL parses and plans once for each connection, and keeps under its name. */
export interface NamedQuery {
  /** Unique for the text: another text under the same name is refused. */
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Runs a named statement on a connection of the pool.
 * `DataSource.query` takes no name; a query runner hands out its connection for such uses.
 */
export async function queryByName<Row extends QueryResultRow>(
  dataSource: DataSource,
  query: NamedQuery,
): Promise<Row[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const connection = (await runner.connect()) as PoolClient;
    return (await connection.query<Row>(query)).rows;
  } finally {
    await runner.release();
  }
}
