import { createSearchWorld, type SearchWorld } from "../../../test/search-world";
import { readJobPlaces } from "../reading/job-places";
import { WorkMode } from "../job/job.enums";

let world: SearchWorld;

beforeAll(async () => {
  world = await createSearchWorld();
  await world.job({ title: "Welder", locationText: "Kothrud, Pune; Mumbai; Noida" });
  await world.job({ title: "Fitter", locationText: "Pune" });
  await world.job({ title: "Turner", locationText: "Hinjewadi, Pune; Kothrud, Pune" });
  await world.job({ title: "Rigger", locationText: "Gurgaon" });
  await world.job({ title: "Auditor", locationText: "Maharashtra" });
  await world.job({ title: "Surveyor", locationText: "Delhi NCR" });
  await world.job({ title: "Trainer", locationText: "India" });
  const [pune, state] = ["Pune", "Maharashtra"].flatMap((text) => readJobPlaces(text).placeIds);
  await world.job({ title: "Adviser", placeIds: [pune ?? 0, state ?? 0] });
  await world.job({ title: "Writer", locationText: "India (Remote)", workMode: WorkMode.REMOTE });
});
afterAll(() => world.close());

const titlesIn = async (location: string) => (await world.titles({ filter: { location } })).sort();

const widerThan = async (location: string, changes: object = {}) => {
  const page = await world.find({ filter: { location, ...changes } });
  return (await world.search.inWiderArea(page)).map(({ title }) => title);
};

const titleOf = ({ title }: { title: string }) => title;

const countOf = async (name: string) =>
  (await world.search.popularLocations(20)).find(({ city }) => city === name);

describe("a job of several places (JOBP-02)", () => {
  it.each([
    ["Pune", ["Adviser", "Fitter", "Turner", "Welder"]],
    ["Kothrud, Pune", ["Turner", "Welder"]],
    ["Hinjewadi, Pune", ["Turner"]],
    ["Bombay", ["Welder"]],
    ["Noida", ["Welder"]],
    ["Gurugram", ["Rigger"]],
    ["Nashik", []],
  ])("is found in each of them, and in the cities of those: %s", async (location, titles) => {
    expect(await titlesIn(location)).toEqual(titles);
  });

  it("is found once in a search without a place", async () => {
    expect(await world.find({ filter: { q: "welder" } })).toMatchObject({
      total: 1,
      items: [{ title: "Welder" }],
    });
  });

  it("counts once in each of its cities, and a job for a wider area in none", async () => {
    expect(await countOf("Pune")).toEqual({
      city: "Pune",
      jobCount: 4,
      localities: [
        { name: "Kothrud", jobCount: 2 },
        { name: "Hinjewadi", jobCount: 1 },
      ],
    });
    expect((await countOf("Mumbai"))?.jobCount).toBe(1);
    expect((await world.search.popularLocations(20)).map(({ city }) => city).sort()).toEqual([
      ...["Gurgaon", "Mumbai", "Noida", "Pune"],
    ]);
  });

  it("leaves all of them at once when it is closed, and comes back to all of them", async () => {
    const { id } = await world.job({ title: "Diver", locationText: "Kochi; Surat" });
    const found = async () => [...(await titlesIn("Kochi")), ...(await titlesIn("Surat"))];
    const counted = async () => [(await countOf("Kochi"))?.jobCount, (await countOf("Surat"))?.jobCount];
    expect([await found(), await counted()]).toEqual([
      ["Diver", "Diver"],
      [1, 1],
    ]);
    await world.dataSource.query("update jobs set closed_at = now() where id = $1", [id]);
    expect([await found(), await counted()]).toEqual([[], [undefined, undefined]]);
    await world.dataSource.query("update jobs set closed_at = null where id = $1", [id]);
    expect([await found(), await counted()]).toEqual([
      ["Diver", "Diver"],
      [1, 1],
    ]);
    await world.dataSource.query("delete from jobs where id = $1", [id]);
    expect([await found(), await counted()]).toEqual([[], [undefined, undefined]]);
  });

  it("is found where it is now after its places were changed", async () => {
    const { id, companyId } = await world.job({ title: "Ringer", locationText: "Kochi; Surat" });
    const { placeIds } = await world.job({ title: "Bell founder", locationText: "Indore", companyId });
    await world.dataSource.query("update jobs set place_ids = $2 where id = $1", [id, placeIds]);
    expect(await titlesIn("Kochi")).toEqual([]);
    expect(await titlesIn("Indore")).toEqual(["Bell founder", "Ringer"]);
    await world.dataSource.query("delete from jobs where company_id = $1", [companyId]);
  });
});

describe("a search for a region or a state (JOBP-03)", () => {
  it.each([
    ["Delhi NCR", ["Rigger", "Surveyor", "Welder"]],
    ["NCR", ["Rigger", "Surveyor", "Welder"]],
    ["Maharashtra", ["Adviser", "Auditor", "Fitter", "Turner", "Welder"]],
    ["Haryana", ["Rigger"]],
  ])("finds the jobs of its cities and those for all of it: %s", async (location, titles) => {
    expect(await titlesIn(location)).toEqual(titles);
  });

  it("narrows nothing where it is all of India", async () => {
    const { total } = await world.find({ filter: { location: "India" } });
    expect(total).toBe((await world.find()).total);
  });
});

describe("jobs for a wider area (JOBP-04)", () => {
  it.each([
    // Both remote and on-site jobs for India; one for Pune as well stands in the list itself.
    ["Pune", ["Auditor", "Trainer", "Writer"]],
    ["Kothrud, Pune", ["Auditor", "Adviser", "Trainer", "Writer"]],
    ["Noida", ["Surveyor", "Trainer", "Writer"]],
    ["Maharashtra", ["Trainer", "Writer"]],
    ["India", []],
    ["Remote", []],
    ["", []],
  ])("stand apart from those of %s", async (location, titles) => {
    const found = await widerThan(location);
    expect(found.toSorted()).toEqual(titles.toSorted());
  });

  it("are no part of the total, and keep to the rest of the search", async () => {
    expect((await world.find({ filter: { location: "Pune" } })).total).toBe(4);
    expect(await widerThan("Pune", { q: "auditor" })).toEqual(["Auditor"]);
    expect(await widerThan("Pune", { workMode: WorkMode.REMOTE })).toEqual(["Writer"]);
  });

  it("come the nearest area first", async () => {
    expect((await widerThan("Noida"))[0]).toBe("Surveyor");
  });
});

describe("a city that is typed among other words (READ-09)", () => {
  it("means the region that bears its name, too", async () => {
    expect(await world.titles({ filter: { q: "surveyor in delhi" } })).toEqual(["Surveyor"]);
    expect(await world.titles({ filter: { q: "surveyor delhi" } })).toEqual(["Surveyor"]);
    const around = await world.search.inWiderArea(await world.find({ filter: { q: "delhi" } }));
    expect(around.map(titleOf).toSorted()).toEqual(["Trainer", "Writer"]);
  });

  it("means no other region or state, and in the box Location it means itself alone", async () => {
    expect(await world.titles({ filter: { q: "surveyor in noida" } })).toEqual([]);
    expect(await world.titles({ filter: { q: "auditor in pune" } })).toEqual([]);
    expect(await world.titles({ filter: { q: "surveyor", location: "Delhi" } })).toEqual([]);
  });
});

describe("a locality that is typed among other words (READ-11)", () => {
  beforeAll(async () => {
    for (const title of ["Glazier, Koramangala", "Glazier Banjara Hills side", "Glazier"])
      await world.job({ title, city: title.includes("Banjara") ? "Hyderabad" : "Bangalore" });
    await world.index.changes.takeIn();
  });

  it.each([
    ["glazier koramangala", ["Glazier, Koramangala"]],
    ["glazier in banjara hills", ["Glazier Banjara Hills side"]],
    ["glazier bangalore", ["Glazier", "Glazier, Koramangala"]],
    ["glazier whitefield", []],
  ])("is found in titles, too: '%s'", async (q, titles) => {
    expect((await world.titles({ filter: { q } })).toSorted()).toEqual(titles);
  });

  it("is not looked for in titles where it stands in the box Location", async () => {
    expect(await world.titles({ filter: { q: "glazier", location: "Koramangala" } })).toEqual([]);
  });
});

describe("a location that names several places (NEAR-01)", () => {
  it.each([
    ["Mumbai; Gurgaon", ["Rigger", "Welder"]],
    ["Mumbai, Gurgaon", ["Rigger", "Welder"]],
    ["gurgaon or bombay", ["Rigger", "Welder"]],
    ["Pune/Gurgaon", ["Adviser", "Fitter", "Rigger", "Turner", "Welder"]],
    ["Hinjewadi, Pune; Gurgaon", ["Rigger", "Turner"]],
    ["Haryana, Noida", ["Rigger", "Welder"]],
    // A locality that its city isn't.
    ["Hinjewadi, Gurgaon", []],
  ])("finds the jobs of any of them, each once: '%s'", async (location, titles) => {
    expect(await titlesIn(location)).toEqual(titles);
    expect(await world.find({ filter: { location } })).toMatchObject({
      ...{ total: titles.length, searchedLocation: null },
    });
  });

  it("keeps the jobs for all of a region or state around any of them apart", async () => {
    expect(await widerThan("Pune; Noida")).toEqual(
      expect.arrayContaining(["Surveyor", "Auditor", "Trainer", "Writer"]),
    );
  });
});
