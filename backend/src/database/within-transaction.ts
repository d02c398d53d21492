import type { DataSource, QueryRunner } from "typeorm";

/** A data source of which each statement runs on one connection: what is made of it lives in that transaction. */
export function dataSourceWithin(runner: QueryRunner): DataSource {
  const lent = Object.create(runner, { release: { value: () => Promise.resolve() } }) as QueryRunner;
  return Object.create(runner.manager.dataSource, {
    query: { value: (text: string, values?: unknown[]) => runner.query(text, values) },
    createQueryRunner: { value: () => lent },
  }) as DataSource;
}
