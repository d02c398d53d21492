import { createSearchWorld, type SearchWorld } from "../../../test/search-world";
import { WorkMode } from "../job/job.enums";

let world: SearchWorld;

beforeAll(async () => {
  world = await createSearchWorld();
  await world.job({ title: "Nurse", city: "Bangalore", locality: "HSR Layout" });
  await world.job({ title: "Driver", city: "Bangalore", locality: "HSR Layout", workMode: WorkMode.HYBRID });
  await world.job({ title: "Cook", city: "Bangalore", locality: "Bellandur" });
  await world.job({ title: "Fisher", city: "Mumbai", locality: "Powai" });
  await world.job({ title: "Weaver", city: "Bangalore", locality: "Whitefield" });
  await world.job({ title: "Tailor", city: "Pune", locality: "MG Road" });
  await world.job({ title: "Clerk", city: "Kochi", locality: "MG Road" });
  await world.job({ title: "Guard", city: "Kochi", locality: "Marine Drive" });
  await world.job({ title: "Baker", city: "Navi Mumbai" });
  await world.job({ title: "Tutor", city: null, workMode: WorkMode.REMOTE });
  await world.job({ title: "Potter", city: "Ahmedabad" });
});
afterAll(() => world.close());

describe("a locality that others are parts of by name (PLACE-11)", () => {
  beforeAll(async () => {
    await world.job({ title: "Waiter", city: "Mumbai", locality: "Andheri West" });
    await world.job({ title: "Waiter", city: "Mumbai", locality: "Andheri East" });
    await world.job({ title: "Waiter", city: "Mumbai", locality: "Andheri" });
    await world.job({ title: "Waiter", city: "Mumbai", locality: "Bandra West" });
  });

  it.each([
    ["Andheri", 3],
    ["Andheri, Mumbai", 3],
    ["Andheri West", 1],
    ["andheri; bandra", 4],
  ])("finds the jobs in them: %s", async (location, total) => {
    expect((await world.find({ filter: { q: "waiter", location } })).total).toBe(total);
    if (!location.includes(";"))
      expect((await world.find({ filter: { q: `waiter ${location}` } })).total).toBe(total);
  });
});

describe("suggestions of places", () => {
  it.each([
    ["HSR", "HSR Layout, Bangalore"],
    ["hs", "HSR Layout, Bangalore"],
    ["Whitefi", "Whitefield, Bangalore"],
    ["navi", "Navi Mumbai"],
  ])("for '%s' have '%s' first", async (text, first) => {
    expect((await world.suggestions.places(text))[0]).toBe(first);
  });
});

describe("a search beside a place for work from home (READ-15)", () => {
  it.each([
    ["by words", { q: "wfh", location: "Pune" }],
    ["by words with the place among them", { q: "ghar se kaam pune" }],
    ["by the box", { workMode: WorkMode.REMOTE, location: "Pune" }],
  ])("finds it wherever it is offered, %s", async (_, filter) => {
    const page = await world.find({ filter });
    expect(page.items.map(({ title }) => title)).toEqual(["Tutor"]);
  });

  it("keeps other jobs to the place", async () => {
    const page = await world.find({ filter: { q: "tutor", location: "Pune" } });
    expect(page.total).toBe(0);
  });
});

describe("a search at the beginning of a place's name (JOBS-06)", () => {
  it.each([
    ["HSR", ["Driver", "Nurse"]],
    ["hsr, bengaluru", ["Driver", "Nurse"]],
    ["HSR, Pune", []],
    ["MG", ["Clerk", "Tailor"]],
    ["MG, Kochi", ["Clerk"]],
    ["Navi", ["Baker"]],
    ["Powai", ["Fisher"]],
    ["Marine", ["Guard"]],
    ["Marine, Mumbai", []],
    ["Marina", []],
    // A city's name without its end, unless it is hardly begun.
    ["ahmedaba", ["Potter"]],
    ["ah", []],
    // No whole word, and no pattern.
    ["Whitefi", []],
    ["H%", []],
    // A comma left out.
    ["Whitefield Banglore", ["Weaver"]],
    ["HSR Bangalore", ["Driver", "Nurse"]],
    ["Whitefield Pune", []],
    ["near Pune", ["Tailor"]],
    ["_SR", []],
  ])("'%s' finds %j", async (location, titles) => {
    const page = await world.find({ filter: { location } });
    expect(page.items.map(({ title }) => title).sort()).toEqual(titles);
    expect(page.total).toBe(titles.length);
  });

  it.each([
    ["HSR", "HSR Layout, Bangalore"],
    ["hsr, bengaluru", "HSR Layout, Bangalore"],
    ["HSR Bangalore", "HSR Layout, Bangalore"],
    ["whitefield banglore", null],
    ["HSR Layout", null],
    ["Bengaluru", null],
    ["HSR, Pune", null],
  ])("'%s' is told as %j", async (location, searchedLocation) => {
    expect(await world.find({ filter: { location } })).toMatchObject({ searchedLocation });
    expect(await world.find({ filter: { location, q: "astronaut" } })).toMatchObject({
      searchedLocation: null,
    });
  });

  it("keeps the rest of the filter, and to the place where that finds nothing there", async () => {
    expect(await world.titles({ filter: { location: "HSR", q: "nurse" } })).toEqual(["Nurse"]);
    expect(await world.titles({ filter: { location: "HSR", workMode: WorkMode.HYBRID } })).toEqual([
      "Driver",
    ]);
    expect(await world.titles({ filter: { location: "Marine", q: "nurse" } })).toEqual([]);
    expect(await world.titles({ filter: { location: "HSR, Remote" } })).toEqual([]);
  });

  it("mends the words of the text there", async () => {
    const page = await world.find({ filter: { location: "HSR", q: "nursse" } });
    expect(page).toMatchObject({ total: 1, searchedText: "nurse" });
  });

  it("reads on behind a cursor", async () => {
    const filter = { location: "HSR" };
    const { endCursor, items } = await world.find({ filter, pageSize: 1 });
    const next = await world.find({ filter, pageSize: 1, after: endCursor });
    expect([...items, ...next.items].map(({ title }) => title).sort()).toEqual(["Driver", "Nurse"]);
    expect(next.total).toBe(2);
  });
});

describe("the place that a location may mean", () => {
  it.each([
    ["kormangla", "Koramangala, Bangalore"],
    ["Pune; kormangla", "Koramangala, Bangalore"],
    // Known by another name, or as it stands.
    ["banglore near station", null],
    ["2nd Cross, whitefield bengaluru", null],
    ["banglore", null],
    ["Whitefield, Bangalore", null],
    ["Navi Mumbai", null],
    // Nowhere near a city of ours.
    ["Ratnagiri", null],
    ["Remote", null],
    ["Remote, bangalroe", null],
    ["", null],
  ])("of '%s' is %s", (text, place) => {
    expect(world.suggestions.meantPlace(text)).toBe(place);
  });
});

describe("where a place has no such job, a search", () => {
  it.each([
    ["nurse", "Kochi", ["Bangalore"]],
    ["baker", "Pune", ["Navi Mumbai"]],
    ["tutor", "Pune", ["Remote"]],
    // Found nowhere.
    ["astronaut", "Kochi", []],
    // Found there.
    ["guard", "Kochi", []],
  ])("for '%s' in %s has %j", async (q, location, cities) => {
    expect((await world.find({ filter: { q, location } })).otherPlaces).toEqual(cities);
  });

  it("keeps to its other filters", async () => {
    const found = await world.find({ filter: { location: "Kochi", workMode: WorkMode.HYBRID } });
    expect(found.otherPlaces).toEqual(["Bangalore"]);
  });

  it("names none without a place", async () => {
    expect((await world.find({ filter: { q: "astronaut" } })).otherPlaces).toEqual([]);
  });
});
