import type { PoolClient, QueryResultRow } from "pg";
import type { DataSource } from "typeorm";

/** In milliseconds: what works beside the requests has time, but not for ever. */
const LONG_MS = 600_000;

/**
 * Runs a statement that may take minutes, in a transaction of its own: it goes by another limit than the connection's,
 * which is for what people wait for.
 */
export async function queryAtLength<Row extends QueryResultRow>(
  dataSource: DataSource,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const connection = (await runner.connect()) as PoolClient;
    await runner.startTransaction();
    await runner.query(`set local statement_timeout = ${LONG_MS}`);
    const query = { text, values, query_timeout: LONG_MS };
    const { rows } = await connection.query<Row>(query);
    await runner.commitTransaction();
    return rows;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
