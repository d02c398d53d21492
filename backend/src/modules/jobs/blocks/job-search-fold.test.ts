import type { QueryRunner } from "typeorm";
import { LOCKS } from "../../../database/locks";
import { createSearchWorld, type SearchWorld } from "../../../test/search-world";
import { untilLockIsAwaited } from "../../../test/database-server/lock-waiter";

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

describe("changes that wait", () => {
  const waiting = async () =>
    (await world.dataSource.query<{ id: string }[]>("select id from job_search_changes")).length;

  /** Notes so many jobs anew, in a transaction of their own. */
  const noteAnew = (count: number) =>
    world.dataSource.query(
      `update jobs set open_until = open_until + interval '1 second'
       where id in (select id from jobs order by id limit $1)`,
      [count],
    );

  beforeAll(async () => {
    const { id: companyId } = await world.company();
    await world.dataSource.query(
      `insert into jobs (id, company_id, title, type, work_mode, pay_text, experience_text, description, requirements,
           posted_at, open_until)
         select gen_random_uuid(), $1, 'Weaver', 'full-time', 'remote', '', '', '', '', now(), now() + interval '9 days'
         from generate_series(1, 4500)`,
      [companyId],
    );
  });

  it("go into the index with their commit where they are few, and never where they are many", async () => {
    expect(await waiting()).toBe(4_500);
    await noteAnew(1);
    expect(await waiting()).toBe(4_501);
    await world.index.changes.takeIn();
    expect(await waiting()).toBe(0);
    await noteAnew(100);
    expect(await waiting()).toBe(0);
    await noteAnew(101);
    expect(await waiting()).toBe(101);
    await world.index.changes.takeIn();
    expect(await waiting()).toBe(0);
  });
});

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
    const truncated = untilLockIsAwaited(world.dataSource)
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
