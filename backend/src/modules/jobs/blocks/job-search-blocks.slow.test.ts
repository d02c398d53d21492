import { createSearchWorld, DAY, type SearchWorld } from "../../../test/search-world";
import type { JobFilter } from "../search/job-search.inputs";
import { JobType } from "../job/job.enums";
import { JobSort } from "../search/job-sort.enums";

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
  // A board of two thousand jobs then has a dozen blocks.
  await world.dataSource.query(
    "create or replace function job_search_capacity() returns int language sql immutable as 'select 400'",
  );
});
afterAll(() => world.close());

/** Jobs of all sorts, posted in no order, so that parts of the blocks are sorted and others are not. */
const LOAD = `
  insert into jobs (id, company_id, title, type, work_mode, city, place_ids, pay_text, pay_yearly_min, pay_yearly_max, skills,
    experience_text, description, requirements, posted_at, open_until, closed_at, search_document)
  select gen_random_uuid(), $1,
    case when e > 0.98 then 'Welder' else (array['Nurse', 'Night nurse', 'Driver', 'Cook'])[1 + floor(a * 4)::int] end,
    (array['full-time', 'contract'])[1 + floor(b * b * 2)::int], 'on-site',
    town.name, array[town.id], 'x',
    case when e > 0.1 then 50000 + floor(d * 20) * 33000 end, case when e > 0.1 then 50000 + floor(d * 20) * 44000 end,
    case when c < 0.3 then '{Nurse}'::text[] else '{}' end, 'x', 'x', 'x',
    $2::timestamptz - interval '20 days' * case when $3 then (2000 - n) / 2000.0 else e end,
    $2::timestamptz + case when b > 0.995 then interval '1 hour' else interval '1 day' * (1 + floor(d * 20)) end,
    case when a + b < 0.2 then now() end, ''
  from (
    select n, random() a, random() b, random() c, random() d, random() e from generate_series(1, $4::int) n
  ) dice
  join (select id, name from places where kind = 'city' and name in ('Pune', 'Surat', 'Nashik')) town
    on town.name = (array['Pune', 'Surat', 'Nashik'])[1 + floor(c * c * 3)::int]`;

/** The whole list, job by job: without an index, in the order that the specification gives it. */
const WHOLE_LIST = `
  select job.id from jobs job
  where job.is_listed and job.open_until > $2
    and ($3 = '' or job.search_document @@ plainto_tsquery('job_words', $3))
    and ($4::text is null or job.city = $4) and ($5::text is null or job.type = $5)
    and ($6::int is null or job.pay_yearly_max >= $6) and ($7::int is null or job.pay_yearly_min <= $7)
    and ($8::timestamptz is null or job.posted_at >= $8)
  order by $1 = 'relevance' and lower(job.title) = $3 desc,
    $1 = 'relevance' and $3 <> '' and ts_filter(job.search_document, '{a}') @@ plainto_tsquery('job_words', $3) desc,
    case $1 when 'pay' then job_search_pay_key(job.pay_yearly_max, job.posted_at, job.id)
      else job_search_newest_key(job.posted_at, job.id) end desc, job.id desc`;

async function wholeList(filter: JobFilter, sort: JobSort): Promise<string[]> {
  const { q, location, type, payMin, payMax, postedWithinDays: days } = filter;
  const since = days ? new Date(world.now().getTime() - days * DAY) : null;
  const rows = await world.dataSource.query<{ id: string }[]>(WHOLE_LIST, [
    sort,
    world.now(),
    q ?? "",
    location ?? null,
    type ?? null,
    payMin ?? null,
    payMax ?? null,
    since,
  ]);
  return rows.map(({ id }) => id);
}

/** Pages 1, 2 and 10 by number, and the first five by cursor, against the whole list. */
async function comparePages(filter: JobFilter, sort: JobSort): Promise<void> {
  const expected = await wholeList(filter, sort);
  const total = Math.min(expected.length, 1_000);
  for (const page of [1, 2, 10]) {
    const answer = await world.find({ filter, sort, page, pageSize: 20 });
    const ids = expected.slice((page - 1) * 20, page * 20);
    expect({ filter, sort, page, total: answer.total, ids: answer.items.map(({ id }) => id) }).toEqual({
      filter,
      sort,
      page,
      total,
      ids,
    });
  }
  let after: string | null = null;
  for (let start = 0; start < 100 && start < expected.length; start += 20) {
    const answer = await world.find({ filter, sort, after, pageSize: 20 });
    const ids = answer.items.map(({ id }) => id);
    expect({ filter, sort, start, total: answer.total, ids }).toEqual({
      filter,
      sort,
      start,
      total,
      ids: expected.slice(start, start + 20),
    });
    after = answer.endCursor;
  }
}

const FILTERS: JobFilter[] = [
  {},
  { q: "nurse" },
  { q: "night nurse" },
  { q: "driver cook" },
  { q: "welder" },
  { q: "nurse", location: "Surat" },
  { location: "Nashik", type: JobType.CONTRACT },
  { q: "nurse", location: "Nashik", type: JobType.CONTRACT },
  { payMin: 500_000 },
  { payMin: 512_345 },
  { payMin: 5_123_456 },
  { payMax: 345_678 },
  { q: "nurse", payMin: 212_345, payMax: 333_333 },
  { q: "cook", location: "Surat", payMin: 623_456 },
  { postedWithinDays: 7 },
  { q: "nurse", location: "Surat", postedWithinDays: 3 },
  { postedWithinDays: 5, payMin: 412_345 },
];

const BOARDS: [string, boolean[]][] = [
  ["were posted one after the other", [true]],
  ["came in no order at all", [false, false]],
  ["came in order first and then at random", [true, false]],
];

it.each(BOARDS)(
  "JOBS-08: pages and counts are right over many blocks whose jobs %s",
  async (_, loads) => {
    await world.dataSource.query("truncate jobs cascade");
    const { id: companyId } = await world.company();
    for (const isInOrder of loads) {
      for (const size of [1_200, 130, 25])
        await world.dataSource.query(LOAD, [companyId, world.now(), isInOrder, size]);
      await world.index.changes.takeIn();
    }
    for (const filter of FILTERS)
      for (const sort of [JobSort.RELEVANCE, JobSort.NEWEST, JobSort.PAY]) await comparePages(filter, sort);
    // A few lapse, too few to be swept: their bits are passed over.
    world.setNow(new Date(world.now().getTime() + DAY / 12));
    for (const filter of FILTERS) await comparePages(filter, JobSort.RELEVANCE);
    // Many lapse, some close: their bits stay until they are folded in.
    world.setNow(new Date(world.now().getTime() + 3 * DAY));
    await world.dataSource.query(
      "update jobs set closed_at = now() where ctid in (select ctid from jobs limit 40)",
    );
    for (const filter of FILTERS) await comparePages(filter, JobSort.RELEVANCE);
  },
  120_000,
);
