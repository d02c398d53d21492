import { queryAtLength } from "../../../database/long-query";
import { createSearchWorld, DAY, type SearchWorld } from "../../../test/search-world";
import type { Company } from "../../companies/company.entity";
import type { JobFilter } from "../search/job-search.inputs";
import type { Job } from "../job/job.entity";
import { JobType } from "../job/job.enums";
import { JobSort } from "../search/job-sort.enums";

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
});
afterAll(() => world.close());

/** The same numbers at every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const WORDS = ["nurse", "kiln", "silk", "anchor", "quartz", "night", "shift", "java"];
const CITIES = ["Pune", "Mumbai", "Bangalore", "Nashik"];
const SKILLS = ["SQL", "Java", "First aid", "Driving"];

/** What the index must answer, asked of the jobs themselves one by one. */
const NAIVELY = `
  select job.id from jobs job join companies company on company.id = job.company_id
  where job.posted_at is not null and job.held_at is null and job.removed_at is null and job.closed_at is null
    and company.blocked_at is null and job.open_until > $1
    and job.search_document @@ plainto_tsquery('job_words', $2)
    and ($3::text is null or job.city = $3) and ($4::text is null or job.type = $4)
    and ($5::int is null or job.pay_yearly_max >= $5) and ($6::timestamptz is null or job.posted_at >= $6)
    and ($7::int is null or $7 between job.experience_min_years and coalesce(job.experience_max_years, 99))
    and ($8::text is null or lower($8) = any (select lower(skill) from unnest(job.skills) skill))`;

/** Written at length: a busy machine takes longer than the portal lets a statement run. */
const WEAVERS = `
  insert into jobs (id, company_id, title, type, work_mode, city, place_ids, pay_text, pay_yearly_max, experience_text,
    description, requirements, posted_at, open_until, search_document)
  select gen_random_uuid(), $1, 'Weaver', 'full-time', 'on-site', 'Surat', array(select id from places where kind = 'city' and name = 'Surat'), 'x', 100000 + n * 37 % 90000, 'x', 'x',
    'x', $2::timestamptz - interval '1 second' * (n * 7919 % 30000), $2::timestamptz + interval '9 days', ''
  from generate_series($3::int, $4::int) n`;

describe("the index", () => {
  const pick = randomNumbers(7);
  const oneOf = <T>(values: readonly T[]) => values[pick(values.length)] as T;
  const maybe = <T>(value: T) => (pick(3) === 0 ? value : null);
  let companies: Company[];

  const randomJob = (): Partial<Job> => ({
    companyId: oneOf(companies).id,
    title: `${oneOf(WORDS)} ${oneOf(WORDS)}`,
    skills: [oneOf(SKILLS), oneOf(SKILLS)],
    type: oneOf(Object.values(JobType)),
    city: oneOf(CITIES),
    payYearlyMin: 100_000,
    payYearlyMax: pick(4) === 0 ? null : (pick(30) + 1) * 50_000,
    experienceMinYears: pick(6),
    experienceMaxYears: pick(2) === 0 ? null : 6 + pick(6),
    postedAt: pick(12) === 0 ? null : new Date(world.now().getTime() - pick(20 * DAY)),
    openUntil: new Date(world.now().getTime() + (pick(30) - 3) * DAY),
  });

  const STEPS: ((id: string) => [string, unknown[]])[] = [
    (id) => ["update jobs set title = $2 where id = $1", [id, `${oneOf(WORDS)} ${oneOf(WORDS)}`]],
    (id) => ["update jobs set closed_at = case when closed_at is null then now() end where id = $1", [id]],
    (id) => ["update jobs set held_at = case when held_at is null then now() end where id = $1", [id]],
    (id) => ["update jobs set removed_at = now() where id = $1", [id]],
    (id) => [
      `update jobs set city = $2, pay_yearly_max = $3,
        place_ids = array(select id from places where kind = 'city' and name = $2) where id = $1`,
      [id, oneOf(CITIES), pick(900_000)],
    ],
    (id) => ["delete from jobs where id = $1", [id]],
    () => ["update companies set name = $2 where id = $1", [oneOf(companies).id, `${oneOf(WORDS)} works`]],
    () => [
      "update companies set blocked_at = case when blocked_at is null then now() end where id = $1",
      [oneOf(companies).id],
    ],
  ];

  async function compare(filter: JobFilter): Promise<void> {
    const { q, location, type, payMin, postedWithinDays: days, experienceYears, skills } = filter;
    const now = world.now();
    const rows = await world.dataSource.query<{ id: string }[]>(
      q
        ? NAIVELY
        : NAIVELY.replace("job.search_document @@ plainto_tsquery('job_words', $2)", "$2::text is null"),
      [
        now,
        q ?? null,
        location ?? null,
        type ?? null,
        payMin ?? null,
        days ? new Date(now.getTime() - days * DAY) : null,
        experienceYears ?? null,
        skills?.[0] ?? null,
      ],
    );
    const expected = rows.map(({ id }) => id).sort();
    for (const sort of [JobSort.RELEVANCE, JobSort.NEWEST, JobSort.PAY]) {
      const found: string[] = [];
      let total = 0;
      for (let page = 1; page <= 10; page += 1) {
        const answer = await world.find({ filter, sort, page });
        total = answer.total;
        found.push(...answer.items.map(({ id }) => id));
        if (!answer.hasNextPage) break;
      }
      expect({ filter, sort, found: found.sort(), total }).toEqual({
        filter,
        sort,
        found: expected,
        total: expected.length,
      });
    }
  }

  const randomFilter = (): JobFilter => ({
    q: oneOf([null, oneOf(WORDS), `${oneOf(WORDS)} ${oneOf(WORDS)}`]),
    location: maybe(oneOf(CITIES)),
    type: maybe(oneOf(Object.values(JobType))),
    payMin: maybe(oneOf([500_000, 123_456])),
    postedWithinDays: maybe(5),
    experienceYears: maybe(3),
    skills: maybe([oneOf(SKILLS).toUpperCase()]),
  });

  it("answers as the jobs themselves do, whatever happens to them", async () => {
    companies = await Promise.all(["Asha", "Bodhi", "Chai"].map((name) => world.company({ name })));
    const ids: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      for (let step = 0; step < 10; step += 1) ids.push((await world.job(randomJob())).id);
      for (let step = 0; step < 6; step += 1) {
        const [sql, parameters] = oneOf(STEPS)(oneOf(ids));
        await world.dataSource.query(sql, parameters);
      }
      // An unfolded change, a sweep, or time going by must not show.
      if (round % 4 === 1) world.setNow(new Date(world.now().getTime() + DAY));
      if (round % 4 === 2) await world.index.changes.takeIn();
      for (let query = 0; query < 4; query += 1) await compare(randomFilter());
    }
  }, 120_000);

  it("sees changes of its own transaction before they are folded in", async () => {
    const { id: companyId } = await world.company();
    const runner = world.dataSource.createQueryRunner();
    await runner.connect();
    await runner.startTransaction();
    await runner.query(WEAVERS.replace("'Weaver'", "'Zookeeper'"), [companyId, world.now(), 1, 1]);
    const count = `select total as count from job_search('newest', '{live}', 'zookeeper', true, $1, null, null, null, null, null, null, 0, 5, 9)`;
    const now = world.now();
    expect(await runner.query(count, [now])).toEqual([{ count: 1 }]);
    expect(await world.dataSource.query(count, [now])).toEqual([{ count: 0 }]);
    await runner.commitTransaction();
    expect(await world.dataSource.query(count, [now])).toEqual([{ count: 1 }]);
    await runner.release();
  });

  it("takes writers that meet", async () => {
    const { id: companyId } = await world.company();
    await Promise.all(Array.from({ length: 24 }, () => world.job({ companyId, title: "Plumber" })));
    expect((await world.find({ filter: { q: "plumber" } })).total).toBe(24);
  });
});

describe("openness", () => {
  const closings: [string, Partial<Job>, string | null][] = [
    ["a draft", { postedAt: null }, null],
    ["held", { heldAt: new Date() }, null],
    ["removed", { removedAt: new Date() }, null],
    ["closed", { closedAt: new Date() }, null],
    ["past its day", { openUntil: new Date(Date.now() - DAY) }, null],
    ["of a blocked company", {}, "update companies set blocked_at = now() where id = $1"],
  ];
  it.each(closings)("a job %s is in no list, count or place", async (_, values, sql) => {
    const job = await world.job({ title: "Lighthouse keeper", city: "Alibag", ...values });
    if (sql) await world.dataSource.query(sql, [job.companyId]);
    expect(await world.find({ filter: { q: "lighthouse" } })).toMatchObject({ items: [], total: 0 });
    const places = await world.search.popularLocations(20);
    expect(places.map(({ city }) => city)).not.toContain("Alibag");
  });

  it("ends by the clock, in lists and counts of places alike", async () => {
    await world.job({
      title: "Ferry pilot",
      city: "Panaji",
      openUntil: new Date(world.now().getTime() + DAY),
    });
    expect((await world.find({ filter: { q: "ferry" } })).total).toBe(1);
    expect(await world.search.popularLocations(20)).toContainEqual({
      city: "Panaji",
      jobCount: 1,
      localities: [],
    });
    world.setNow(new Date(world.now().getTime() + DAY));
    expect((await world.find({ filter: { q: "ferry" } })).total).toBe(0);
    expect((await world.search.popularLocations(20)).map(({ city }) => city)).not.toContain("Panaji");
  });
});

describe("a board of thousands", () => {
  // One of its own for each: what a test leaves would count in the next.
  let world: SearchWorld;
  beforeEach(async () => {
    world = await createSearchWorld();
  });
  afterEach(() => world.close());

  it("counts and finds the jobs of a load while they come in", async () => {
    const { id: companyId } = await world.company();
    const load = WEAVERS.replace("'Weaver'", "'Lamplighter'").replaceAll("'Surat'", "'Daman'");
    const waiting = "select count(*)::int as count from job_search_changes";
    const counted = async () =>
      (await world.search.popularLocations(50)).find(({ city }) => city === "Daman")?.jobCount;
    let jobs = 0;
    for (const size of [900, 900, 2_200, 300]) {
      await queryAtLength(world.dataSource, load, [companyId, world.now(), jobs + 1, jobs + size]);
      jobs += size;
      // Nobody has searched yet, so that the load's first part waits for the next.
      if (jobs === 900) expect(await world.dataSource.query(waiting)).toEqual([{ count: jobs }]);
      expect(await counted()).toBe(jobs);
      const { total, items } = await world.find({ filter: { q: "lamplighter", location: "Daman" } });
      expect({ total, page: items.length }).toEqual({ total: Math.min(jobs, 1_000), page: 50 });
    }
    await world.index.changes.takeIn();
    expect(await world.dataSource.query(waiting)).toEqual([{ count: 0 }]);
    expect(await counted()).toBe(jobs);
    await queryAtLength(world.dataSource, "delete from jobs where company_id = $1", [companyId]);
    expect(await counted()).toBeUndefined();
  }, 60_000);

  it("has blocks that split, thin out and stay in order as it lives on", async () => {
    await world.dataSource.query(
      "create or replace function job_search_capacity() returns int language sql immutable as 'select 1000'",
    );
    const { id: companyId } = await world.company({ name: "Mill" });
    for (let first = 0; first < 3_000; first += 600)
      await queryAtLength(world.dataSource, WEAVERS, [companyId, world.now(), first, first + 599]);
    await world.index.changes.takeIn();
    const blocks = "select count(*)::int as count from job_search_blocks where sorting = 'newest'";
    expect((await world.dataSource.query<{ count: number }[]>(blocks))[0]?.count).toBeGreaterThan(1);
    for (const sort of [JobSort.NEWEST, JobSort.PAY]) {
      let after: string | null = null;
      const seen: number[] = [];
      for (let page = 0; page < 12; page += 1) {
        const answer = await world.find({ filter: { q: "weaver" }, sort, after });
        seen.push(
          ...answer.items.map((job) =>
            sort === JobSort.PAY ? (job.payYearlyMax ?? 0) : (job.postedAt?.getTime() ?? 0),
          ),
        );
        after = answer.endCursor;
      }
      expect(seen).toEqual([...seen].sort((one, other) => other - one));
      expect(seen).toHaveLength(600);
    }
    const closing = "update jobs set closed_at = now() where title = 'Weaver' and pay_yearly_max % 9 > 0";
    await queryAtLength(world.dataSource, closing, []);
    for (let sweep = 0; sweep < 6; sweep += 1) await world.index.changes.takeIn();
    expect((await world.dataSource.query<{ count: number }[]>(blocks))[0]?.count).toBe(2);
    const left = await world.dataSource.query<{ count: number }[]>(
      "select least(count(*), 1000)::int as count from jobs where title = 'Weaver' and closed_at is null",
    );
    expect((await world.find({ filter: { q: "weaver" } })).total).toBe(left[0]?.count);
  }, 120_000);
});
