import { Client } from "pg";
import { writeCursor } from "../../../lists/cursor";
import { NIL_UUID } from "../../../text/uuid";
import { createSearchWorld, DAY, type SearchWorld } from "../../../test/search-world";
import type { JobFilter } from "./job-search.inputs";
import type { Job } from "../job/job.entity";
import { JobType, WorkMode } from "../job/job.enums";
import { JobSort } from "./job-sort.enums";

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
});
afterAll(() => world.close());
afterEach(() => world.dataSource.query("delete from jobs"));

const ago = (days: number) => new Date(world.now().getTime() - days * DAY);

describe("the words of a search", () => {
  it("must all stand in title, skills or company", async () => {
    const { id: companyId } = await world.company({ name: "Sahyadri Labs" });
    await world.job({ title: "React Developer", skills: ["TypeScript"], companyId });
    await world.job({ title: "React Trainer", skills: ["Teaching"] });
    expect(await world.titles({ filter: { q: "react typescript sahyadri" } })).toEqual(["React Developer"]);
    expect(await world.titles({ filter: { q: "react trainer sahyadri" } })).toEqual([]);
  });

  it("are found in another form", async () => {
    await world.job({ title: "Marketing Managers" });
    expect(await world.titles({ filter: { q: "manager marketed" } })).toEqual(["Marketing Managers"]);
  });

  it("find compounds by their parts", async () => {
    await world.job({ title: "Full Stack Developer" });
    expect(await world.titles({ filter: { q: "full-stack" } })).toEqual(["Full Stack Developer"]);
  });

  it("with signs are words of their own", async () => {
    const { id: companyId } = await world.company({ name: "Kaveri.com" });
    const titles = [
      "C++ Developer",
      "C# Developer",
      "C Developer",
      "ASP.NET Developer",
      "Net Maker",
      "Node.js Developer",
    ];
    for (const title of titles) await world.job({ title, companyId });
    await world.job({ title: "Tester", skills: ["C++", ".NET", "Node.js"], companyId });
    const found = async (q: string) => (await world.titles({ filter: { q } })).sort();
    expect(await found("c++")).toEqual(["C++ Developer", "Tester"]);
    expect(await found("C# developer")).toEqual(["C# Developer"]);
    expect(await found("C")).toEqual(["C Developer"]);
    // Who looks for .NET writes C#, but not the other way round.
    expect(await found(".NET")).toEqual(["ASP.NET Developer", "C# Developer", "Tester"]);
    expect(await found("net")).toEqual(["Net Maker"]);
    for (const q of ["node.js", "Node JS", "node"])
      expect(await found(q)).toEqual(["Node.js Developer", "Tester"]);
    expect(await found("kaveri c++")).toEqual(["C++ Developer", "Tester"]);
  });

  it("find nothing when there is none in the text", async () => {
    await world.job();
    expect((await world.find({ filter: { q: "?!" } })).total).toBe(0);
  });

  it("rank a title with all of them before newer jobs that have them elsewhere", async () => {
    await world.job({ title: "Accountant", postedAt: ago(5) });
    await world.job({ title: "Office Help", skills: ["Accountant support"], postedAt: ago(1) });
    expect(await world.titles({ filter: { q: "accountant" } })).toEqual(["Accountant", "Office Help"]);
    expect(await world.titles({ filter: { q: "accountant" }, sort: JobSort.NEWEST })).toEqual([
      "Office Help",
      "Accountant",
    ]);
  });

  it("are mended when nothing has them", async () => {
    await world.job({ title: "Software Engineer" });
    const page = await world.find({ filter: { q: "sofware enginer" } });
    expect(page).toMatchObject({ total: 1, searchedText: "software engineer", didYouMean: null });
    expect((await world.find({ filter: { q: "xqzw" } })).searchedText).toBeNull();
  });
});

describe("a filter", () => {
  const places: [string, Partial<Job>, string, boolean][] = [
    ["a city", { city: "Bangalore" }, "Bangalore", true],
    ["a city's other name", { city: "Bangalore" }, "bengaluru", true],
    ["another city", { city: "Mumbai" }, "Bangalore", false],
    ["a locality", { city: "Bangalore", locality: "Koramangala" }, "koramangala", true],
    ["a locality in its city", { city: "Bangalore", locality: "Koramangala" }, "Koramangala, Blr", true],
    ["a locality in another city", { city: "Pune", locality: "Koramangala" }, "Koramangala, Blr", false],
    ["a town without other names", { city: "Nashik" }, "nashik", true],
    ["remote", { city: null, workMode: WorkMode.REMOTE }, "Remote", true],
    ["remote, for a job on site", { city: "Pune" }, "remote", false],
  ];
  it.each(places)("by place knows %s", async (_, values, location, isFound) => {
    await world.job(values);
    expect((await world.find({ filter: { location } })).total).toBe(isFound ? 1 : 0);
  });

  const others: [JobFilter, Partial<Job>, Partial<Job>][] = [
    [{ type: JobType.CONTRACT }, { type: JobType.CONTRACT }, { type: JobType.INTERNSHIP }],
    [{ workMode: WorkMode.HYBRID }, { workMode: WorkMode.HYBRID }, { workMode: WorkMode.ON_SITE }],
    [
      { experienceYears: 4 },
      { experienceMinYears: 2, experienceMaxYears: 4 },
      { experienceMinYears: 5, experienceMaxYears: 8 },
    ],
    [
      { experienceYears: 40 },
      { experienceMinYears: 10, experienceMaxYears: null },
      { experienceMinYears: null, experienceMaxYears: null },
    ],
    [{ skills: ["react", "SQL"] }, { skills: ["React", "Sql"] }, { skills: ["React", "NoSQL"] }],
    [{ payMin: 500_000 }, { payYearlyMin: 300_000, payYearlyMax: 500_000 }, { payYearlyMax: 499_999 }],
    [{ payMin: 512_345 }, { payYearlyMin: 300_000, payYearlyMax: 512_345 }, { payYearlyMax: 512_344 }],
    [{ payMin: 1 }, { payYearlyMin: 100, payYearlyMax: 200 }, { payYearlyMin: null, payYearlyMax: null }],
    [{ payMax: 300_000 }, { payYearlyMin: 300_000, payYearlyMax: 500_000 }, { payYearlyMin: 300_001 }],
    [{ payMax: 312_345 }, { payYearlyMin: 312_345, payYearlyMax: 500_000 }, { payYearlyMin: 312_346 }],
  ];
  it.each(others)("of %j lists what it should and nothing else", async (filter, inside, outside) => {
    const { id } = await world.job(inside);
    await world.job(outside);
    const page = await world.find({ filter });
    expect(page.items.map((job) => job.id)).toEqual([id]);
    expect(page.total).toBe(1);
  });

  it("by age counts days to the second", async () => {
    const { id } = await world.job({ postedAt: new Date(ago(7).getTime() + 1000) });
    await world.job({ postedAt: new Date(ago(7).getTime() - 1000) });
    for (const sort of [JobSort.NEWEST, JobSort.PAY]) {
      const page = await world.find({ filter: { postedWithinDays: 7 }, sort });
      expect([page.total, page.items.map((job) => job.id)]).toEqual([1, [id]]);
    }
  });

  it("by verified companies follows the admin's word", async () => {
    const { companyId } = await world.job();
    expect((await world.find({ filter: { verifiedOnly: true } })).total).toBe(0);
    await world.dataSource.query("update companies set verified_at = now() where id = $1", [companyId]);
    expect((await world.find({ filter: { verifiedOnly: true } })).total).toBe(1);
  });

  it.each<JobFilter>([{ skills: ["SQL"] }, { verifiedOnly: true }, { repliesOnly: true }])(
    "%j is refused to a plan without advanced filters",
    async (filter) => {
      const args = { filter, page: 1, pageSize: 20 };
      await expect(world.search.search(args, () => Promise.resolve(false))).rejects.toMatchObject({
        code: "PLAN_REQUIRED",
        status: 403,
      });
      await expect(world.search.search(args, () => Promise.resolve(true))).resolves.toBeDefined();
    },
  );
});

it.each<JobFilter>([{ payMin: 1 }, { payMax: 1 }, { payMin: 1, walkInOnly: true }])(
  "%j is free of the plan (FILT-02)",
  async (filter) => {
    const args = { filter, page: 1, pageSize: 20 };
    await expect(world.search.search(args, () => Promise.resolve(false))).resolves.toBeDefined();
  },
);

describe("pages", () => {
  const sorts = [JobSort.RELEVANCE, JobSort.NEWEST, JobSort.PAY];
  const filter = { q: "nurse" };

  async function loadNurses(): Promise<void> {
    const { id: companyId } = await world.company();
    for (let index = 0; index < 45; index += 1)
      await world.job({
        companyId,
        title: index % 3 === 0 ? "Ward Help" : "Nurse",
        skills: ["nursing"],
        // Some share the very moment, and most their pay.
        postedAt: ago(Math.floor(index / 5)),
        payYearlyMin: 100_000,
        payYearlyMax: index % 7 === 0 ? null : 200_000 + (index % 4) * 100_000,
      });
  }

  it("are the same read by number and by cursor, each job once, in every order", async () => {
    await loadNurses();
    for (const sort of sorts) {
      const whole = (await world.find({ filter, sort, pageSize: 50 })).items.map(({ id }) => id);
      expect(new Set(whole).size).toBe(45);
      const paged: string[] = [];
      const read: string[] = [];
      let after: string | null = null;
      for (let page = 1; page <= 5; page += 1) {
        const numbered = await world.find({ filter, sort, page, pageSize: 10 });
        const following = await world.find({ filter, sort, pageSize: 10, after });
        expect(following.hasNextPage).toBe(page < 5);
        after = following.endCursor;
        paged.push(...numbered.items.map(({ id }) => id));
        read.push(...following.items.map(({ id }) => id));
      }
      expect(paged).toEqual(whole);
      expect(read).toEqual(whole);
    }
  });

  it("by pay begin with the highest and end with pay that is no figure", async () => {
    await loadNurses();
    const pay = (await world.find({ sort: JobSort.PAY })).items.map(({ payYearlyMax }) => payYearlyMax ?? 0);
    expect(pay).toEqual([...pay].sort((one, other) => other - one));
  });

  it("refuse a cursor of another order, and one with a page", async () => {
    await loadNurses();
    const { endCursor: after } = await world.find({ filter, sort: JobSort.NEWEST, pageSize: 10 });
    await expect(world.find({ sort: JobSort.PAY, after })).rejects.toMatchObject({ code: "INVALID_CURSOR" });
    await expect(world.find({ after: "nonsense" })).rejects.toMatchObject({ code: "INVALID_CURSOR" });
    await expect(world.find({ sort: JobSort.NEWEST, after, page: 2 })).rejects.toMatchObject({
      code: "CURSOR_WITH_PAGE",
    });
  });

  it.each([
    ["an id that is none", ["newest", 2, "0", "-".repeat(36)]],
    ["a key beyond 64 bits", ["newest", 2, "9".repeat(19), NIL_UUID]],
    ["a key that is no number", ["newest", 2, "1e3", NIL_UUID]],
    ["a tier that there is not", ["newest", 17, "0", NIL_UUID]],
    ["something missing", ["newest", 2, "0"]],
  ])("refuse a cursor with %s", async (_what, [sort = "", ...place]) => {
    const after = writeCursor(String(sort), ...place);
    await expect(world.find({ after })).rejects.toMatchObject({ code: "INVALID_CURSOR" });
  });

  it("take a cursor of any 64-bit number", async () => {
    for (const key of ["-9223372036854775808", "9223372036854775807"])
      for (const sort of [JobSort.NEWEST, JobSort.PAY, JobSort.RELEVANCE])
        for (const tier of [1, 2, 3, 4])
          expect(
            await world.find({ filter, sort, after: writeCursor(sort, tier, key, NIL_UUID) }),
          ).toHaveProperty("items");
  });

  it("of 50 jobs with their companies take one statement", async () => {
    await loadNurses();
    const query = jest.spyOn(Client.prototype, "query");
    const { items } = await world.find({ pageSize: 50 });
    const statements = query.mock.calls.map(([first]) => JSON.stringify(first));
    expect(items.map((job) => job.company.name)).toEqual(Array<string>(45).fill("Kaveri Works"));
    expect(statements.filter((statement) => statement.includes("job-page"))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});

describe("words as people write them", () => {
  it.each([
    ["front end developer", "Front-End Developer"],
    ["frontend developer", "Front End Developer"],
    ["front-end", "Frontend Developer"],
    ["full stack", "Fullstack Developer"],
    ["fullstack", "Full-Stack Developer"],
    ["nodejs", "Node.js Developer"],
    ["ui ux designer", "UI/UX Designer"],
    ["telecaller", "Tele Caller"],
  ])("'%s' finds '%s'", async (q, title) => {
    await world.job({ title });
    await world.job({ title: "Nurse" });
    expect(await world.titles({ filter: { q } })).toEqual([title]);
  });

  it("put the role itself before others of the same stem, whichever is newer", async () => {
    await world.job({ title: "Java Developers", postedAt: new Date(world.now().getTime() - 2 * DAY) });
    await world.job({ title: "Business Development Associate" });
    await world.job({ title: "Web Developer", postedAt: new Date(world.now().getTime() - DAY) });
    const titles = ["Web Developer", "Java Developers"];
    expect(await world.titles({ filter: { q: "developer" } })).toEqual(titles);
    expect(await world.titles({ filter: { q: "developers" } })).toEqual(titles);
  });

  it("keep the place that they name when another word is meant", async () => {
    await world.job({ title: "Software Engineer", city: "Pune" });
    expect((await world.find({ filter: { q: "softwear  in Pune" } })).searchedText).toBe("software in Pune");
  });

  it("name the place and the years of work too", async () => {
    await world.job({ title: "Developer", city: "Pune" });
    await world.job({ title: "Developer", city: "Bangalore", experienceMinYears: 3, experienceMaxYears: 6 });
    await world.job({
      title: "Junior Developer",
      city: "Bangalore",
      experienceMinYears: 0,
      experienceMaxYears: 2,
    });
    expect(await world.titles({ filter: { q: "developer in banglore" } })).toHaveLength(2);
    expect(await world.titles({ filter: { q: "fresher developer bangalore" } })).toEqual([
      "Junior Developer",
    ]);
  });
});

describe("suggestions", () => {
  it("complete titles over typing errors", async () => {
    await world.job({ title: "Software Engineer - Payments (Pune)" });
    await world.job({ title: "Full-Stack Developer" });
    expect(await world.suggestions.titles("sofware enginer")).toEqual(["Software Engineer"]);
    expect(await world.suggestions.titles("sofware")).toEqual(["Software Engineer"]);
    expect(await world.suggestions.titles("full")).toEqual(["Full-Stack Developer"]);
  });

  it("name skills beside titles", async () => {
    await world.job({ title: "React Developer", skills: ["React", "Redux"] });
    expect(await world.suggestions.titles("react")).toEqual(["React Developer", "React"]);
    expect(await world.suggestions.titles("redu")).toEqual(["Redux"]);
  });

  it("name no city without a job", async () => {
    await world.job({ city: "Pune", locality: null });
    expect(await world.suggestions.places("gur")).toEqual([]);
    expect(await world.suggestions.places("poona")).toEqual(["Pune"]);
  });

  it("know places by every name", async () => {
    await world.job({ city: "Bangalore", locality: "Koramangala" });
    expect(await world.suggestions.places("bengal")).toContain("Bangalore");
    expect(await world.suggestions.places("kormangala")).toEqual(["Koramangala, Bangalore"]);
    expect(await world.suggestions.places("rem")).toEqual(["Remote"]);
  });
});
