import { EnglishLevel } from "../job/job.enums";
import { createSearchWorld, type SearchWorld } from "../../../test/search-world";

/** Newest first. */
const BOARD: readonly (readonly [string, readonly string[]])[] = [
  ["Java Developer", []],
  ["Programmer", ["C++"]],
  ["Office Manager", ["Java", "C++"]],
  ["Senior Programmer", ["C#", "C++", "Java"]],
  ["Ruby Developer", []],
  ["Kitchen Steward", []],
  ["Helper", []],
  ["Turner", []],
  ["Night Cook", []],
  ["Office Manager", ["Ruby", "SQL"]],
  ["Ruby Developer", ["SQL"]],
  ["Telecaller", ["Night shift"]],
  ["Receptionist", []],
  ["Female Receptionist", []],
];

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
  const { id: companyId } = await world.company({ name: "Kaveri" });
  for (const [minutes, [title, skills]] of BOARD.entries())
    await world.job({
      ...{ title, companyId, skills: [...skills], city: title === "Turner" ? "Noida" : "Pune" },
      postedAt: new Date(world.now().getTime() - minutes * 60_000),
    });
  await world.index.changes.takeIn();
});
afterAll(() => world.close());

const found = (q: string) => world.titles({ filter: { q } });

describe("READ-08: of several skills one is enough", () => {
  it("and jobs come first by how many of them they have, then by title", async () => {
    expect(await found("c++ c# java")).toEqual([
      ...["Senior Programmer", "Office Manager"],
      ...["Java Developer", "Programmer"],
    ]);
    expect((await found("java c++")).slice(0, 2)).toEqual(["Office Manager", "Senior Programmer"]);
  });

  it("and pages of such a list go on where the last ended", async () => {
    const whole = await found("c++ c# java");
    const seen: string[] = [];
    for (let after: string | null = null, page = 0; page < whole.length; page += 1) {
      const { items, endCursor } = await world.find({
        ...{ filter: { q: "c++ c# java" }, pageSize: 1 },
        ...(after === null ? {} : { after }),
      });
      seen.push(...items.map(({ title }) => title));
      after = endCursor ?? null;
    }
    expect(seen).toEqual(whole);
  });

  it("and titles that mean a developer or a trade that is typed come before others with the same skills", async () => {
    expect((await found("ruby sql developer")).slice(0, 2)).toEqual(["Ruby Developer", "Ruby Developer"]);
    expect(await found("ruby sql manager")).toEqual(["Office Manager"]);
  });

  it("and every other word must still be there", async () => {
    expect(await found("c++ java manager")).toEqual(["Office Manager"]);
    expect(await found("c++ java nurse")).toEqual([]);
  });
});

describe("READ-10: a place of work gives way where no job of the trade names it, and is told", () => {
  it.each([
    ["kitchen steward hotel pune", "kitchen steward pune", "Kitchen Steward"],
    ["kitchen stweard hotel pune", "kitchen steward pune", "Kitchen Steward"],
    ["helper chahiye bungalow pune", "helper chahiye pune", "Helper"],
    ["turner society noida", "turner noida", "Turner"],
    ["turner showroom noida", "turner noida", "Turner"],
  ])("%s", async (q, searchedText, title) => {
    expect(await world.find({ filter: { q } })).toMatchObject({ searchedText, items: [{ title }] });
  });

  it("stays where it finds jobs, where no trade is typed, and where just the text is asked for", async () => {
    expect(await world.find({ filter: { q: "helper factory" } })).toMatchObject({
      searchedText: null,
      total: 1,
    });
    expect(await world.find({ filter: { q: "pune hospital" } })).toMatchObject({
      searchedText: null,
      total: 0,
    });
    const filter = { q: "kitchen steward hotel pune", isExact: true };
    expect(await world.find({ filter })).toMatchObject({ searchedText: null, total: 0 });
  });

  it("is alone in that: two trades must both be there", async () => {
    expect(await found("kitchen steward helper")).toEqual([]);
  });
});

describe("READ-12: 'without english' gives way where no job says that none is needed, and is told", () => {
  it.each([
    ["night shift telecaller without english", "night shift telecaller"],
    ["night shift telecaller (without english)", "night shift telecaller"],
    ["telecaller bina english pune", "telecaller pune"],
    ["telecaller hotel no english", "telecaller"],
  ])("%s", async (q, searchedText) => {
    expect(await world.find({ filter: { q } })).toMatchObject({
      searchedText,
      items: [{ title: "Telecaller" }],
    });
  });

  it("stays where it was chosen in a box", async () => {
    const filter = { q: "telecaller", englishLevel: EnglishLevel.NONE };
    expect(await world.find({ filter })).toMatchObject({ searchedText: null, total: 0 });
  });
});

describe("READ-16: 'ladies' alone", () => {
  it.each([
    ["ladies job noida", "noida"],
    ["jobs for women in noida", "noida"],
    ["daily payment job noida", "noida"],
  ])("gives way where no title names it: %s", async (q, searchedText) => {
    expect(await world.find({ filter: { q } })).toMatchObject({ searchedText, items: [{ title: "Turner" }] });
  });

  it("leads to all other jobs where few titles name it", async () => {
    const page = await world.find({ filter: { q: "ladies" } });
    expect(page.items).toMatchObject([{ title: "Female Receptionist" }]);
    expect(await world.search.closeTo(page)).toMatchObject([{ gaveWay: "ladies", q: "" }]);
  });
});

describe("WORD-11: 'female' changes the order alone", () => {
  it.each(["female receptionist", "receptionist for ladies", "महिला receptionist"])("%s", async (q) => {
    expect(await found(q)).toEqual(["Female Receptionist", "Receptionist"]);
  });
});
