import { createSearchWorld, DAY, type SearchWorld } from "../../../test/search-world";
import { indianDay } from "../../../time/indian-calendar";
import { Education, EnglishLevel, JobType, Shift, WorkMode } from "../job/job.enums";
import { JobFilterCountService } from "./job-filter-count.service";
import { JobFilterField } from "./job-filter-count.inputs";
import type { JobFilter } from "./job-search.inputs";

let world: SearchWorld;

beforeAll(async () => {
  world = await createSearchWorld();
  const { id: companyId } = await world.company({ verifiedAt: world.now() });
  for (let made = 0; made < 60; made += 1)
    await world.job({
      companyId,
      title: made % 2 === 0 ? "Nurse" : "Night Guard",
      type: pick(Object.values(JobType), made),
      workMode: pick(Object.values(WorkMode), made),
      education: pick([null, ...Object.values(Education)], made),
      shift: pick([...Object.values(Shift), null, null], made),
      englishLevel: pick([null, ...Object.values(EnglishLevel)], made),
      locationText: pick(["Pune", "Kothrud, Pune", "Koramangala, Bangalore", "HSR Layout, Bangalore"], made),
      walkInUntil: made % 3 === 0 ? indianDay(new Date(world.now().getTime() + DAY)) : null,
      payYearlyMin: 100_000,
      payYearlyMax: made % 5 === 0 ? null : 120_000 + made * 20_000,
      experienceMinYears: made % 4,
      experienceMaxYears: 6,
      postedAt: new Date(world.now().getTime() - (made % 12) * DAY - 1000),
    });
});
afterAll(() => world.close());

const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;

/** The filter with one value chosen, as a client would send it. */
const CHOSEN: Record<JobFilterField, (value: string) => Partial<JobFilter>> = {
  [JobFilterField.TYPE]: (value) => ({ type: JobType[value as keyof typeof JobType] }),
  [JobFilterField.WORK_MODE]: (value) => ({ workMode: WorkMode[value as keyof typeof WorkMode] }),
  [JobFilterField.EXPERIENCE]: (value) => ({ experienceYears: Number(value) }),
  [JobFilterField.EDUCATION]: (value) => ({ education: Education[value as keyof typeof Education] }),
  [JobFilterField.SHIFT]: (value) => ({ shift: Shift[value as keyof typeof Shift] }),
  [JobFilterField.ENGLISH_LEVEL]: (value) => ({
    englishLevel: EnglishLevel[value as keyof typeof EnglishLevel],
  }),
  [JobFilterField.WALK_IN]: () => ({ walkInOnly: true }),
  [JobFilterField.POSTED_WITHIN_DAYS]: (value) => ({ postedWithinDays: Number(value) }),
  [JobFilterField.PAY_MIN]: (value) => ({ payMin: Number(value), payMax: null }),
  [JobFilterField.WITHIN_KM]: (value) => ({ withinKm: Number(value) }),
};

const countsOf = (filter: JobFilter, mayUseAdvanced = true) =>
  new JobFilterCountService(world.index, { now: () => world.now() }).count(filter, () =>
    Promise.resolve(mayUseAdvanced),
  );

describe("the counts of a filter (FILT-03)", () => {
  it.each<JobFilter>([
    {},
    { q: "nurse" },
    { q: "night guard", location: "Bangalore" },
    { location: "Pune; Koramangala, Bangalore", type: JobType.CONTRACT },
    { shift: Shift.NIGHT, education: Education.GRADUATE, postedWithinDays: 7 },
    { payMin: 543_210, englishLevel: EnglishLevel.GOOD },
    { payMin: 300_000, payMax: 150_000, walkInOnly: true },
    { near: { latitude: 12.92, longitude: 77.63 }, withinKm: 2, workMode: WorkMode.HYBRID },
    { location: "HSR Layout, Bangalore", withinKm: 5, experienceYears: 2, verifiedOnly: true },
    { q: "astronaut" },
  ])("are the totals of the searches that they stand for: %j", async (filter) => {
    const counts = await countsOf(filter);
    expect(counts.length).toBeGreaterThan(50);
    for (const { field, value, jobCount, isCapped } of counts) {
      const chosen = { ...filter, ...CHOSEN[field](value) };
      const { total, isTotalCapped } = await world.find({ filter: chosen, pageSize: 1 });
      expect([field, value, jobCount, isCapped]).toEqual([field, value, total, isTotalCapped]);
    }
  });

  it("have distances where there is a point or a place", async () => {
    const fields = async (filter: JobFilter) => new Set((await countsOf(filter)).map(({ field }) => field));
    expect(await fields({})).not.toContain(JobFilterField.WITHIN_KM);
    expect(await fields({ location: "Maharashtra" })).not.toContain(JobFilterField.WITHIN_KM);
    expect(await fields({ location: "Pune" })).toContain(JobFilterField.WITHIN_KM);
    expect(await fields({ near: { latitude: 1, longitude: 1 } })).toContain(JobFilterField.WITHIN_KM);
  });

  it("ask for the plan that the search asks for", async () => {
    await expect(countsOf({ verifiedOnly: true }, false)).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
    await expect(countsOf({ payMin: 1 }, false)).resolves.toBeDefined();
  });
});
