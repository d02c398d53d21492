import type { QueryRunner } from "typeorm";
import { LOCKS } from "../../../database/locks";
import { createSearchWorld, type SearchWorld } from "../../../test/search-world";

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
});
afterAll(() => world.close());

/** Posts a job while somebody else folds, so that its change waits. */
async function postUnfolded(): Promise<void> {
  const folding = await inTransaction();
  await folding.query("select pg_advisory_xact_lock($1)", [LOCKS.searchFold]);
  await world.job();
  await folding.rollbackTransaction();
  await folding.release();
}

async function inTransaction(): Promise<QueryRunner> {
  const runner = world.dataSource.createQueryRunner();
  await runner.startTransaction();
  return runner;
}

/** Waits until a connection of this database waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await world.dataSource.query<object[]>(waiting)).length === 0);
}

const WRITERS: [string, string][] = [
  ["a fold", "select job_search_fold(now(), true)"],
  ["a rebuild of the index", "select job_search_rebuild()"],
];

it.each(WRITERS)("%s and a truncation of the jobs never wait for each other in turn", async (_, sql) => {
  await postUnfolded();
  const truncating = await inTransaction();
  try {
    await truncating.query("lock table jobs in access exclusive mode");
    const written = world.dataSource.query(sql);
    const truncated = untilSomebodyWaits()
      .then(() => truncating.query("truncate jobs cascade"))
      .then(() => truncating.commitTransaction());
    expect(await Promise.allSettled([written, truncated])).toMatchObject([
      { status: "fulfilled" },
      { status: "fulfilled" },
    ]);
  } finally {
    if (truncating.isTransactionActive) await truncating.rollbackTransaction();
    await truncating.release();
  }
  expect((await world.find()).total).toBe(0);
});
