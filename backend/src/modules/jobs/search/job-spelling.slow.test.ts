import { createSearchWorld, type SearchWorld } from "../../../test/search-world";

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
  const { id: companyId } = await world.company({ name: "Stewart Mailers" });
  for (let made = 0; made < 120; made += 1) await world.job({ title: "Area Manager", companyId });
  await world.job({ title: "Managr", companyId });
  for (const title of [
    "Software Engineer",
    "Accountant",
    "Recruiter",
    "Tea Taster",
    "हवलदार चाहिए",
    "Mail Sorter",
  ])
    await world.job({ title, companyId });
  await world.job({ title: "Steward", companyId, city: "Bangalore" });
  await world.index.changes.takeIn();
});
afterAll(() => world.close());

const spelt = async (q: string, more: object = {}) => {
  const { searchedText, items, didYouMean } = await world.find({ filter: { q, ...more } });
  expect(didYouMean).toBeNull();
  return [searchedText, items[0]?.title ?? null];
};

describe("SPELL-05: a misspelt text is searched as it was meant, and said", () => {
  it.each([
    ["sofware enginer", "software engineer", "Software Engineer"],
    ["acountant in pune", "accountant in pune", "Accountant"],
    ["managr", "manager", "Area Manager"],
    ["steward bangalroe", "steward Bangalore", "Steward"],
    ["सॉफ्टवेर", "सॉफ्टवेयर", "Software Engineer"],
    ["एरिया मैनेजर", "area मैनेजर", "Area Manager"],
    ["hawaldar", "हवलदार", "हवलदार चाहिए"],
    ["recruiter", null, "Recruiter"],
    ["xqzw", null, null],
  ])("%s", async (typed, meant, title) => {
    expect(await spelt(typed)).toEqual([meant, title]);
  });

  it("with the rest of the filter, which stays as it was chosen", async () => {
    expect(await spelt("stewerd", { location: "Bangalore" })).toEqual(["steward", "Steward"]);
  });

  it("on the next page as on the first", async () => {
    const filter = { q: "managr" };
    const { nextCursor, total } = await world.find({ filter, pageSize: 20 });
    const next = await world.find({ filter, pageSize: 20, after: nextCursor });
    expect(next).toMatchObject({ total, searchedText: "manager" });
    expect(next.items).toHaveLength(20);
  });
});

it.each([
  ["लेखाकार", "Accountant"],
  ["सॉफ्टवेयर इंजीनियर", "Software Engineer"],
  ["rekruter", "Recruiter"],
])("SPELL-11: completes '%s' as '%s'", async (typed, title) => {
  expect(await world.suggestions.titles(typed)).toContain(title);
});

it.each([
  "koi bhi kaam chalega pune me",
  "शिक्षक नोकरी",
  "main accountant hu",
  "கோயம்புத்தூர் வேலை",
  "recruiter 20 hajar",
  "सेक्टर 62 नोएडा",
])("SPELL-12: takes the words around a trade for right: %s", async (typed) => {
  expect(await world.suggestions.spelling.corrections(typed)).toEqual([]);
});

it("SPELL-11: completes nothing that means no title", async () => {
  expect(await world.suggestions.titles("xqzwv")).toEqual([]);
});

it("SPELL-06: searches just what was typed where that is asked for", async () => {
  expect(await spelt("managr", { isExact: true })).toEqual([null, "Managr"]);
  expect(await spelt("sofware enginer", { isExact: true })).toEqual([null, null]);
});

describe("SPELL-07: a correction is one that helps", () => {
  it("says what was meant where only other places have such jobs", async () => {
    const page = await world.find({ filter: { q: "sofware enginer", location: "Delhi" } });
    expect(page).toMatchObject({ total: 0, searchedText: "software engineer", otherPlaces: ["Pune"] });
  });

  it("says the trades that were meant where they find nothing together, for jobs that are close", async () => {
    expect(await spelt("sofware recruter")).toEqual(["software recruiter", null]);
    expect(await spelt("recruter xqzw")).toEqual(["recruiter xqzw", null]);
    expect(await spelt("xqzw wqxz")).toEqual([null, null]);
  });
});

describe("SPELL-02: a right word is left", () => {
  it("of a company's name, though it is one letter off", async () => {
    expect((await world.find({ filter: { q: "stewart" } })).searchedText).toBeNull();
  });

  it("that is rare", async () => {
    expect(await spelt("taster")).toEqual([null, "Tea Taster"]);
    expect((await world.find({ filter: { q: "maid" } })).searchedText).toBeNull();
  });

  it("of a job that was posted since the words were learned", async () => {
    await world.job({ title: "Recruitor" });
    expect(await spelt("recruitor")).toEqual([null, "Recruitor"]);
    await world.suggestions.spelling.learn();
    expect(await spelt("recruitor")).toEqual([null, "Recruitor"]);
  });
});
