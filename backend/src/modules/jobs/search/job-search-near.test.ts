import { createSearchWorld, DAY, type SearchWorld } from "../../../test/search-world";
import { writeCursor } from "../../../lists/cursor";
import { WorkMode } from "../job/job.enums";
import type { JobFilter, JobsArgs } from "./job-search.inputs";
import { JobSort } from "./job-sort.enums";

let world: SearchWorld;

beforeAll(async () => {
  world = await createSearchWorld();
  const posted = (days: number) => ({ postedAt: new Date(world.now().getTime() - days * DAY) });
  await world.job({ title: "Guard", locationText: "Electronic City, Bangalore", ...posted(1) });
  await world.job({ title: "Cook", locationText: "Koramangala, Bangalore", ...posted(2) });
  await world.job({ title: "Nurse", locationText: "HSR Layout, Bangalore", ...posted(3) });
  await world.job({
    title: "Driver",
    locationText: "Whitefield, Bangalore; Koramangala, Bangalore",
    ...posted(4),
  });
  await world.job({ title: "Clerk", locationText: "Pune", ...posted(5) });
  await world.job({ title: "Auditor", locationText: "Karnataka", ...posted(6) });
  await world.job({ title: "Writer", locationText: "Remote", workMode: WorkMode.REMOTE, ...posted(7) });
  await world.job({ title: "Waiter", locationText: "Koramangala, Bangalore", ...posted(8) });
});
afterAll(() => world.close());

/** In the middle of Koramangala. */
const NEAR = { latitude: 12.926, longitude: 77.622 };
const NOT_THERE = { latitude: 28.6, longitude: 77.2 };
const KORAMANGALA = "Koramangala, Bangalore";

const titles = (args: Partial<JobsArgs>) => world.titles(args);
const refusal = (filter: JobFilter, sort?: JobSort) =>
  world.find({ filter, sort }).then(
    () => null,
    (error: unknown) => error,
  );

describe("a search within some kilometres (NEAR-02)", () => {
  it.each([
    [2, ["Cook", "Driver", "Waiter"]],
    [5, ["Cook", "Nurse", "Driver", "Waiter"]],
    [10, ["Guard", "Cook", "Nurse", "Driver", "Waiter"]],
    [100, ["Guard", "Cook", "Nurse", "Driver", "Waiter"]],
  ])("of a point finds the jobs of which a place is no further: %i", async (withinKm, found) => {
    expect(await titles({ filter: { near: NEAR, withinKm } })).toEqual(found);
  });

  it.each([KORAMANGALA, "koramangala bengaluru", "560034"])("of '%s' counts from there", async (location) => {
    expect(await titles({ filter: { location, withinKm: 5 } })).toEqual([
      "Cook",
      "Nurse",
      "Driver",
      "Waiter",
    ]);
  });

  it("of several places counts from the nearest", async () => {
    const filter = { location: `${KORAMANGALA}; Pune`, withinKm: 2 };
    expect(await titles({ filter })).toEqual(["Cook", "Driver", "Clerk", "Waiter"]);
  });

  it("of a point keeps to the location and to the other filters", async () => {
    expect(await titles({ filter: { near: NEAR, withinKm: 5, location: "HSR Layout, Bangalore" } })).toEqual([
      "Nurse",
    ]);
    expect(await titles({ filter: { near: NEAR, withinKm: 5, q: "cook" } })).toEqual(["Cook"]);
    expect(await titles({ filter: { near: NOT_THERE, withinKm: 5 } })).toEqual([]);
  });

  it.each<JobFilter>([
    { withinKm: 5 },
    { withinKm: 5, location: "Karnataka" },
    { withinKm: 5, location: "India" },
    { withinKm: 5, location: "Remote" },
    { withinKm: 5, location: "MG Road" },
    { withinKm: 5, location: "Nowhere at all" },
  ])("without a point or a place that has one is refused: %j", async (filter) => {
    expect(await refusal(filter)).toMatchObject({ code: "PLACE_REQUIRED" });
    expect(await refusal({ ...filter, withinKm: null }, JobSort.NEAREST)).toMatchObject({
      code: "PLACE_REQUIRED",
    });
  });
});

describe("the distances of a page (NEAR-03)", () => {
  it("are those of the nearest place of each job, to a tenth of a kilometre", async () => {
    const { items, distances } = await world.find({ filter: { near: NEAR, withinKm: 10 } });
    const titleOf = (jobId: string) => items.find(({ id }) => id === jobId)?.title;
    expect(distances.map(({ jobId, place, km }) => [titleOf(jobId), place, km])).toEqual([
      ["Guard", "Electronic City, Bangalore", 9.1],
      ["Cook", KORAMANGALA, 0],
      ["Nurse", "HSR Layout, Bangalore", 2.9],
      ["Driver", KORAMANGALA, 0],
      ["Waiter", KORAMANGALA, 0],
    ]);
  });

  it("are told from a locality as well, and of jobs with a point alone", async () => {
    const { distances } = await world.find({ filter: { location: KORAMANGALA } });
    expect(distances.filter(({ place }) => place === KORAMANGALA)).toEqual([]);
    expect((await world.find({ filter: { near: NEAR, q: "writer" } })).distances).toEqual([]);
    expect((await world.find({ filter: { q: "cook" } })).distances).toEqual([]);
  });

  it("are told from the middle of a city only to whoever asks for a distance or the nearest", async () => {
    const distancesIn = async (filter: object, sort?: JobSort) =>
      (await world.find({ filter: { location: "Pune", ...filter }, ...(sort && { sort }) })).distances;
    expect(await distancesIn({})).toEqual([]);
    expect(await distancesIn({ withinKm: 10 })).toMatchObject([{ place: "Pune", km: 0 }]);
    expect(await distancesIn({}, JobSort.NEAREST)).toMatchObject([{ place: "Pune", km: 0 }]);
  });
});

describe("the order by distance (NEAR-04)", () => {
  const NEAREST = ["Cook", "Driver", "Waiter", "Nurse", "Guard", "Clerk", "Auditor", "Writer"];

  it("is by whole kilometres, then newest; what lies further than a hundred or nowhere comes last", async () => {
    expect(await titles({ filter: { near: NEAR }, sort: JobSort.NEAREST })).toEqual(NEAREST);
  });

  it("can be read on by a cursor, and by pages", async () => {
    const filter = { near: NEAR };
    const read: string[] = [];
    let after: string | null = null;
    do {
      const page = await world.find({ filter, sort: JobSort.NEAREST, pageSize: 3, after });
      expect(page.total).toBe(NEAREST.length);
      read.push(...page.items.map(({ title }) => title));
      after = page.nextCursor;
    } while (after !== null);
    expect(read).toEqual(NEAREST);
    expect(await titles({ filter, sort: JobSort.NEAREST, pageSize: 3, page: 2 })).toEqual(
      NEAREST.slice(3, 6),
    );
  });

  it("refuses a cursor that is no place in it", async () => {
    const id = "0193e4a2-0000-7000-8000-000000000001";
    for (const tier of [-1, 101, 1.5]) {
      const after = writeCursor(JobSort.NEAREST, tier, "1", id);
      const asked = world.find({ filter: { near: NEAR }, sort: JobSort.NEAREST, after });
      await expect(asked).rejects.toMatchObject({ code: "INVALID_CURSOR" });
    }
  });

  it("goes by the location's point where no other is given", async () => {
    const filter = { location: "Bangalore", near: null };
    const page = await world.find({ filter, sort: JobSort.NEAREST });
    const kilometres = page.distances.map(({ km }) => Math.floor(km));
    expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
    expect(kilometres).toHaveLength(5);
  });

  it("of many jobs is read ring after ring", async () => {
    const { id: companyId } = await world.company();
    for (let made = 0; made < 11; made += 1)
      await world.dataSource.query(
        `insert into jobs (id, company_id, title, type, work_mode, city, place_ids, pay_text, experience_text, description,
           requirements, posted_at, open_until)
         select gen_random_uuid(), $1, 'Tailor', 'full-time', 'on-site', city, place_ids, '', '', '', '',
           posted_at - n * interval '1 minute', open_until
         from jobs, generate_series(1, 100) n where title = 'Nurse'`,
        [companyId],
      );
    const page = await world.find({ filter: { near: NEAR }, sort: JobSort.NEAREST });
    expect(page.isTotalCapped).toBe(true);
    expect(page.items.slice(0, 5).map(({ title }) => title)).toEqual([
      "Cook",
      "Driver",
      "Waiter",
      "Nurse",
      "Tailor",
    ]);
    const { nextCursor: after } = await world.find({
      filter: { near: NEAR },
      sort: JobSort.NEAREST,
      pageSize: 3,
    });
    expect(await titles({ filter: { near: NEAR }, sort: JobSort.NEAREST, pageSize: 2, after })).toEqual([
      "Nurse",
      "Tailor",
    ]);
    await world.dataSource.query("delete from jobs where title = 'Tailor'");
  });
});
