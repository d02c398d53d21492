import { createSearchWorld, type SearchWorld } from "../../../test/search-world";
import { ANYTHING } from "../../../test/search-oracle/random-query";
import { JobSort } from "../search/job-sort.enums";

const SORTS = [JobSort.NEWEST, JobSort.RELEVANCE, JobSort.PAY];
const MINUTE = 60_000;

let world: SearchWorld;
/** How many jobs the board has had. */
let posted: number;

beforeAll(async () => {
  world = await createSearchWorld();
  await world.dataSource.query(
    "create or replace function job_search_capacity() returns int language sql immutable as 'select 8'",
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.dataSource.query("truncate jobs cascade");
  posted = 0;
});

const minute = (minutes: number): Date => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE);

/** Their ids end alike and none names pay. So jobs of one minute share a key in every order. */
const JOBS = `
  insert into jobs (id, company_id, title, type, work_mode, city, pay_text, experience_text, description, requirements,
    posted_at, open_until)
  select ('00000000-0000-7000-8000-' || lpad(number::text, 9, '0') || '000')::uuid, $1, 'Cook', 'full-time', 'on-site',
    'Pune', 'x', 'x', 'x', 'x', posted_at, $2
  from unnest($3::int[], $4::timestamptz[]) made (number, posted_at)`;

/**
 * Posts jobs in one statement.
 * @param minutes of each job.
 * @param first the number that the first one's id begins with
 */
async function post(minutes: number[], first = posted + 1): Promise<void> {
  const { id: companyId } = await world.company();
  const openUntil = new Date(world.now().getTime() + 24 * 60 * MINUTE);
  const numbers = minutes.map((_, index) => first + index);
  await world.dataSource.query(JOBS, [companyId, openUntil, numbers, minutes.map(minute)]);
  posted += minutes.length;
}

/** Eight old jobs fill a block. Those of minute 11 would fall on both sides of the next block's end. */
async function postTies(): Promise<void> {
  await post([1, 2, 3, 4, 5, 6, 7, 8], 101);
  await post([9, 10, 10, 11, 11, 11, 11, 11, 11, 12, 13], 201);
}

async function orderedIds(): Promise<string[]> {
  const rows = await world.dataSource.query<{ id: string }[]>(
    "select id from jobs order by posted_at desc, id desc",
  );
  return rows.map(({ id }) => id);
}

/** The whole list, page after page. */
async function readPages(sort: JobSort, take: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const found = await world.index.search(ANYTHING, { sort, skip: 0, take, after });
    ids.push(...found.jobs.map(({ id }) => id));
    after = found.hasMore ? found.endCursor : null;
  } while (after !== null);
  return ids;
}

async function expectWholeLists(): Promise<void> {
  const expected = await orderedIds();
  for (const sort of SORTS)
    for (const take of [1, 2, 3, 4, 50])
      expect({ sort, take, ids: await readPages(sort, take) }).toEqual({ sort, take, ids: expected });
}

const blocksOfMinute = async (minutes: number): Promise<unknown> =>
  await world.dataSource.query(
    `select sorting, count(distinct block)::int as blocks from job_search_slots
     where posted_at = $1 group by sorting order by sorting`,
    [minute(minutes)],
  );

const IN_ONE_BLOCK = [
  { sorting: "newest", blocks: 1 },
  { sorting: "pay", blocks: 1 },
];

describe("jobs that share a sort key", () => {
  it.each(SORTS)("are all found by a search since the very moment of their posting, by %s", async (sort) => {
    await postTies();
    const found = await world.index.search(
      { ...ANYTHING, postedAfter: minute(11) },
      { sort, skip: 0, take: 20, after: null },
    );
    expect(found.total).toBe(8);
    expect(found.jobs.map(({ id }) => id)).toEqual((await orderedIds()).slice(0, 8));
  });

  it("are each on one page, and cut no page short, in every order", async () => {
    await postTies();
    await expectWholeLists();
  });

  it("keep their order when some of them come later", async () => {
    await postTies();
    await post([11, 11], 1);
    await expectWholeLists();
  });

  it("stand in one block of each order", async () => {
    await postTies();
    expect(await blocksOfMinute(11)).toEqual(IN_ONE_BLOCK);
  });

  it("stand in one block of each order when the index is made anew", async () => {
    await postTies();
    await world.dataSource.query("select job_search_rebuild()");
    expect(await blocksOfMinute(11)).toEqual(IN_ONE_BLOCK);
    await expectWholeLists();
  });

  it("may fill a block, which is then laid anew as it is", async () => {
    await post([1, 2, 3, 4, 5, 6, 7, 8]);
    await post([11, 11, 11, 11, 11, 11, 11, 11]);
    await world.dataSource.query("update jobs set title = 'Waiter' where posted_at = $1", [minute(11)]);
    await world.index.changes.takeIn();
    expect(await blocksOfMinute(11)).toEqual(IN_ONE_BLOCK);
    await expectWholeLists();
  });

  it("wait for a patient fold, if the last block is full and ends with their key", async () => {
    await post([1, 2, 3, 4, 5, 6, 7, 8]);
    await post([8]);
    expect(await countChanges()).toBe(1);
    await world.index.changes.takeIn();
    expect(await countChanges()).toBe(0);
    await expectWholeLists();
  });

  it("come together in a patient fold, if an index of an earlier release holds them in two blocks", async () => {
    await post([1, 2, 3, 4, 5, 6, 7, 8]);
    await post([11, 11, 11, 12]);
    await tear(8, 11);
    await world.index.changes.takeIn();
    expect(await blocksOfMinute(11)).toEqual(IN_ONE_BLOCK);
    await expectWholeLists();
  });
});

async function countChanges(): Promise<number> {
  const [row] = await world.dataSource.query<{ count: number }[]>(
    "select count(*)::int as count from job_search_changes",
  );
  return row?.count ?? -1;
}

/** Gives the jobs of one minute another, but leaves them in their block. */
async function tear(from: number, to: number): Promise<void> {
  const moments = [minute(from), minute(to)];
  await world.dataSource.transaction(async (manager) => {
    await manager.query("alter table jobs disable trigger job_search_update");
    await manager.query("update jobs set posted_at = $2 where posted_at = $1", moments);
    await manager.query("alter table jobs enable trigger job_search_update");
    await manager.query(
      `update job_search_entries set posted_at = $2, newest_key = job_search_newest_key($2, job_id),
        pay_key = job_search_pay_key(null, $2, job_id) where posted_at = $1`,
      moments,
    );
    await manager.query(
      `update job_search_slots set posted_at = $2, key = case sorting
        when 'pay' then job_search_pay_key(null, $2, job_id) else job_search_newest_key($2, job_id) end
       where posted_at = $1`,
      moments,
    );
  });
}
