import { createSearchWorld, type SearchWorld } from "../../../test/search-world";
import { JobType, Shift } from "../job/job.enums";
import { CloseReason, type JobFilter } from "./job-search.inputs";

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
  const { id: companyId } = await world.company();
  const jobs = [
    { title: "Night Nurse", city: "Thane", shift: Shift.NIGHT },
    { title: "Staff Nurse", city: "Pune" },
    { title: "Ward Nurse", city: "Pune" },
    { title: "School Nurse", city: "Nashik", type: JobType.PART_TIME },
    { title: "Clinic Nurse", city: "Chennai" },
    { title: "Zari Weaver", city: "Surat" },
    { title: "React Developer", city: "Surat" },
  ];
  for (const [minutes, values] of jobs.entries())
    await world.job({ companyId, postedAt: new Date(world.now().getTime() - minutes * 60_000), ...values });
});
afterAll(() => world.close());

async function close(filter: Partial<JobFilter>) {
  const groups = await world.search.closeTo(await world.find({ filter }));
  return groups.map(({ jobs, ...group }) => ({ ...group, titles: jobs.map(({ title }) => title) }));
}

const reasons = async (filter: Partial<JobFilter>) => (await close(filter)).map(({ reason }) => reason);

describe("NEVER-01: a list with fewer than five jobs", () => {
  it("has up to three groups below it, outside its total, and no job twice", async () => {
    const q = "nurse pune night shift";
    expect(await world.find({ filter: { q } })).toMatchObject({ total: 0, items: [] });
    expect(await close({ q })).toEqual([
      {
        reason: CloseReason.WITHOUT_CONDITION,
        gaveWay: "Night shift",
        q: "nurse pune",
        location: null,
        total: 2,
        isTotalCapped: false,
        titles: ["Staff Nurse", "Ward Nurse"],
      },
      {
        reason: CloseReason.NEARBY,
        gaveWay: "Pune",
        q: "nurse night shift",
        location: "Maharashtra",
        total: 1,
        isTotalCapped: false,
        titles: ["Night Nurse"],
      },
      {
        reason: CloseReason.ELSEWHERE,
        gaveWay: null,
        q: "nurse",
        location: null,
        total: 5,
        isTotalCapped: false,
        titles: ["School Nurse", "Clinic Nurse"],
      },
    ]);
  });

  it("has none where there are five or more, where nothing was asked, and on later pages", async () => {
    expect(await close({ q: "nurse" })).toEqual([]);
    expect(await close({})).toEqual([]);
    expect(await world.search.closeTo(await world.find({ filter: { q: "zari" }, page: 2 }))).toEqual([]);
  });

  it("is empty, and says so, where the board has nothing of the kind", async () => {
    expect(await close({ q: "astronaut in pune" })).toEqual([]);
  });
});

describe("NEVER-02: the weakest condition of the text gives way", () => {
  it.each([
    ["nurse pune 90k per month night shift", "₹90,000 a month or more, Night shift"],
    ["nurse pune walk in", "Walk-in interview"],
    ["nurse pune part time", "Part-time"],
    ["nurse pune iti", "ITI"],
    ["nurse pune wfh", "Work from home"],
    ["nurse pune 3 years", "3 years"],
  ])("'%s': %s", async (q, gaveWay) => {
    expect((await close({ q }))[0]).toMatchObject({ gaveWay, titles: ["Staff Nurse", "Ward Nurse"] });
  });

  it("is never one that was chosen in a box", async () => {
    for (const { titles } of await close({ q: "nurse pune night shift", type: JobType.PART_TIME }))
      expect(titles).toEqual(["School Nurse"]);
    expect(await reasons({ q: "nurse", type: JobType.INTERNSHIP })).toEqual([]);
  });
});

describe("NEVER-03: places nearby", () => {
  it("follow the place that was asked for, in the box or in the text", async () => {
    const group = { reason: CloseReason.NEARBY, gaveWay: "Mumbai", q: "nurse" };
    expect((await close({ q: "nurse in mumbai" }))[0]).toMatchObject({ ...group, titles: ["Night Nurse"] });
    expect((await close({ q: "nurse", location: "Mumbai" }))[0]).toMatchObject({
      ...group,
      location: expect.stringContaining("Thane") as string,
    });
  });

  it("are a locality's own city first", async () => {
    expect((await close({ q: "nurse", location: "Kothrud, Pune" }))[0]).toMatchObject({
      gaveWay: "Kothrud, Pune",
      location: "Pune",
      titles: ["Staff Nurse", "Ward Nurse"],
    });
  });

  it("are the nearest cities with jobs where the state has none", async () => {
    expect((await close({ q: "job in hyderabad" }))[0]).toMatchObject({
      ...{ reason: CloseReason.NEARBY, gaveWay: "Hyderabad", q: "" },
      location: expect.stringMatching(/^Pune|^Chennai/) as string,
    });
    expect(await close({ q: "job in guwahati" })).toEqual([]);
  });

  it.each([
    ["mahila ke liye job mumbai", "Mumbai, mahila"],
    ["nurse apollo mumbai", "Mumbai, apollo"],
  ])("let words that mean none give way too, and name them: %s", async (q, gaveWay) => {
    const groups = await close({ q });
    expect(groups.find(({ reason }) => reason === CloseReason.NEARBY)).toMatchObject({
      gaveWay,
      titles: expect.arrayContaining(["Night Nurse"]) as string[],
    });
  });
});

describe("NEVER-04: the same elsewhere", () => {
  it("is a word of a skill that no job has", async () => {
    expect(await close({ q: "react native" })).toMatchObject([
      { reason: CloseReason.ELSEWHERE, q: "react", titles: ["React Developer"] },
    ]);
  });

  it("is no search that stands above already", async () => {
    expect(await reasons({ q: "nurse apollo trust" })).toEqual([CloseReason.WITHOUT_CONDITION]);
  });

  it("is no word of a condition", async () => {
    expect(await close({ q: "part time xanadu" })).toMatchObject([
      { reason: CloseReason.WITHOUT_CONDITION, gaveWay: "xanadu", q: "part time", titles: ["School Nurse"] },
    ]);
  });

  it("is the trade anywhere, or else the rarest word", async () => {
    expect((await close({ q: "ladies nurse delhi" })).at(-1)).toMatchObject({
      reason: CloseReason.ELSEWHERE,
      q: "nurse",
    });
    expect((await close({ q: "zari xanadu delhi" })).at(-1)).toMatchObject({
      reason: CloseReason.ELSEWHERE,
      q: "zari",
      titles: ["Zari Weaver"],
    });
  });
});

describe("NEVER-05: words that mean no trade", () => {
  it("give way behind the conditions, and are named", async () => {
    expect((await close({ q: "nurse apollo trust pune" }))[0]).toMatchObject({
      ...{ reason: CloseReason.WITHOUT_CONDITION, gaveWay: "apollo trust", q: "nurse pune" },
      titles: ["Staff Nurse", "Ward Nurse"],
    });
    expect((await close({ q: "night shift nurse apollo pune" }))[0]).toMatchObject({
      ...{ gaveWay: "Night shift, apollo", q: "nurse pune" },
    });
    expect((await close({ q: "night shift nurse apollo thane" }))[0]).toMatchObject({
      ...{ gaveWay: "apollo", q: "night shift nurse thane" },
    });
  });

  it("stay in quotes", async () => {
    expect(await reasons({ q: '"apollo trust" nurse pune' })).not.toContain(CloseReason.WITHOUT_CONDITION);
  });
});
