import { createSearchWorld, type SearchWorld } from "../../test/search-world";
import type { Job } from "../jobs/job/job.entity";
import { JobType, WorkMode } from "../jobs/job/job.enums";
import { readSearchWordCatalogue } from "./search-word-catalogue";
import { readJobsByNewWords, reconcileSearchWords } from "./search-word-reconciliation";

/** Newest first. */
const BOARD = [
  "Software Development Engineer II",
  "Software Engineer",
  "Sr. Java Developer",
  "Java Developer",
  "Junior Java Developer",
  "React JS Developer",
  "ASP.NET Developer",
  "C++ Programmer",
  "Linux Device Driver Developer",
  "HR Executive",
  "Human Resources Manager",
  "IT Recruiter",
  "Tele Caller",
  "Telecalling Executive",
  "Call Center Executive",
  "Customer Care Executive",
  "IT Delivery Manager",
  "Delivery Boy",
  "Delivery Executive",
  "Office Peon",
  "Office Boy",
  "Office Assistant",
  "Computer Operator",
  "Data Entry Operator",
  "Truck Driver",
  "Driver",
  "Staff Nurse",
  "Nursing Officer",
  "Domestic Help",
  "House Maid",
  "Housekeeping Staff",
  "Sweeper",
  "Chartered Accountant",
  "CA Articleship",
  "Accountant",
  "Business Development Executive",
  "Manual Tester",
  "QA Engineer",
  "UI/UX Designer",
  "Product Designer",
  "Manager - Product Marketing",
  "Senior Product Manager",
  "Product Manager",
  "Mail Room Clerk",
  "Solution Architect",
  "Architect",
];

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
  const { id: companyId } = await world.company();
  for (const [minutes, title] of BOARD.entries())
    await world.job({ title, companyId, postedAt: new Date(world.now().getTime() - minutes * 60_000) });
});
afterAll(() => world.close());

const found = (q: string) => world.titles({ filter: { q } });

const DRIVERS = ["Truck Driver", "Linux Device Driver Developer"];
const NURSES = ["Staff Nurse", "Nursing Officer"];
const CALL_CENTRE = [
  "Call Center Executive",
  "Tele Caller",
  "Telecalling Executive",
  "Customer Care Executive",
];

it.each([
  ["sde", ["Software Development Engineer II", "Software Engineer", "C++ Programmer"]],
  ["hr", ["HR Executive", "Human Resources Manager"]],
  ["human resources", ["Human Resources Manager", "HR Executive"]],
  ["telecaller", ["Tele Caller", "Telecalling Executive", "Call Center Executive"]],
  ["call centre", CALL_CENTRE],
  ["bpo", CALL_CENTRE],
  ["delivery partner", ["Delivery Boy", "Delivery Executive", "IT Delivery Manager"]],
  ["peon", ["Office Peon", "Office Boy"]],
  ["office boy", ["Office Boy", "Office Peon"]],
  ["computer operator", ["Computer Operator", "Data Entry Operator"]],
  ["data entry", ["Data Entry Operator", "Computer Operator"]],
  ["reactjs", ["React JS Developer"]],
  ["react js", ["React JS Developer"]],
  ["dot net", ["ASP.NET Developer"]],
  ["c++", ["C++ Programmer"]],
  ["नर्स", NURSES],
  ["நர்ஸ்", NURSES],
  ["maid", ["House Maid", "Domestic Help"]],
  ["sweeper", ["Sweeper", "Housekeeping Staff"]],
  ["ca", ["CA Articleship", "Chartered Accountant", "Accountant"]],
  ["bde", ["Business Development Executive"]],
  ["qa tester", ["QA Engineer", "Manual Tester"]],
  ["UI/UX", ["UI/UX Designer", "Product Designer"]],
])("WORD-01, WORD-02: '%s' means what its writer means", async (q, titles) => {
  expect(await found(q)).toEqual(titles);
});

describe("the order", () => {
  it("WORD-03: has the exact title first, then the phrase, then all words", async () => {
    expect(await found("product manager")).toEqual([
      ...["Product Manager", "Senior Product Manager"],
      "Manager - Product Marketing",
    ]);
    expect(await found("office peon")).toEqual(["Office Peon", "Office Boy"]);
  });

  it("WORD-03: has titles that name the typed words before jobs that have them elsewhere", async () => {
    const add = (values: Partial<Job>, minutes: number) =>
      world.job({ ...values, postedAt: new Date(world.now().getTime() - minutes * 60_000) });
    await add({ title: "Lath Marketing Manager", skills: ["Brand"] }, 1);
    await add({ title: "Lath Brand and Marketing Manager" }, 2);
    expect(await found("lath brand manager")).toEqual([
      "Lath Brand and Marketing Manager",
      "Lath Marketing Manager",
    ]);
  });

  it("WORD-04: follows a level, which leaves nothing out", async () => {
    const others = ["Java Developer", "Junior Java Developer"];
    expect(await found("sr. java dev")).toEqual(["Sr. Java Developer", ...others]);
    expect(await found("senior java developer")).toEqual(["Sr. Java Developer", ...others]);
    expect((await found("junior java developer"))[0]).toBe("Junior Java Developer");
  });

  it("WORD-05: has last what a longer form says is another trade's", async () => {
    expect(await found("driver")).toEqual(["Driver", ...DRIVERS]);
    expect(await found("ड्राइवर")).toEqual([DRIVERS[0], "Driver", DRIVERS[1]]);
    expect(await found("architect")).toEqual(["Architect", "Solution Architect"]);
    expect(await found("device driver")).toEqual(["Linux Device Driver Developer"]);
  });

  it("WORD-05: knows a school's principal from a principal engineer, and a bike's mechanic from a car's", async () => {
    const now = world.now().getTime();
    for (const [minutes, title] of ["Principal Software Engineer", "Headmistress", "Car Mechanic"].entries())
      await world.job({ title, postedAt: new Date(now - (90 + minutes) * 60_000) });
    await world.job({ title: "Two-Wheeler Mechanic", postedAt: new Date(now - 99 * 60_000) });
    expect(await found("school principal")).toEqual(["Headmistress", "Principal Software Engineer"]);
    expect(await found("bike mechanic")).toEqual(["Two-Wheeler Mechanic", "Car Mechanic"]);
  });

  it("WORD-03: is the same where a trade is typed in two ways", async () => {
    await world.job({ title: "General Physician", postedAt: new Date(world.now().getTime() - 86_400_000) });
    await world.job({ title: "Medicine Seller", skills: ["Doctor visits"] });
    expect(await found("doctor mbbs")).toEqual(["General Physician", "Medicine Seller"]);
  });

  it("WORD-03: has titles that name a word of a trade's longer form before its other titles", async () => {
    await world.job({ title: "Tailor", postedAt: new Date(world.now().getTime() - 86_400_000) });
    await world.job({ title: "Thread Cutter" });
    expect(await found("tailor master")).toEqual(["Tailor", "Thread Cutter"]);
  });

  it("WORD-05: has a driver who fetches people from an airport behind those who work there", async () => {
    await world.job({
      title: "Airport Ground Staff",
      postedAt: new Date(world.now().getTime() - 86_400_000),
    });
    await world.job({ title: "Chauffeur for Airport Pickup" });
    expect(await found("airport")).toEqual(["Airport Ground Staff", "Chauffeur for Airport Pickup"]);
  });

  it("WORD-06: has skills of the title before those that only the description names", async () => {
    const values = { description: "You will write Kotlin and have a nurse beside you." };
    await world.job({ title: "Kotlin Writer", postedAt: new Date(world.now().getTime() - 86_400_000) });
    await world.job({ title: "Gatherer", ...values });
    expect(await found("kotlin")).toEqual(["Kotlin Writer", "Gatherer"]);
    // A description names many trades beside the job's own.
    expect(await found("nurse")).toEqual(NURSES);
  });
});

it("WORD-09: has each way to write a word within longer forms", async () => {
  await world.job({ title: "Lath Dairy Software Engg" });
  await world.job({ title: "Lath Dairy Area Sales Mgr" });
  expect(await found("lath sde")).toEqual(["Lath Dairy Software Engg"]);
  expect(await found("lath asm")).toEqual(["Lath Dairy Area Sales Mgr"]);
});

describe("WORD-10: a word that has trades of its own", () => {
  const add = (values: Partial<Job>, minutes: number) =>
    world.job({ ...values, postedAt: new Date(world.now().getTime() - minutes * 60_000) });

  it("finds them behind jobs that name it: a place of work, a degree", async () => {
    await add({ title: "Lath Pharmacist" }, 1);
    await add({ title: "Lath Staff Nurse" }, 2);
    await add({ title: "Lath Mason" }, 3);
    await add({ title: "Lath Hospital Guard" }, 4);
    expect(await found("lath hospital")).toEqual([
      "Lath Hospital Guard",
      ...["Lath Pharmacist", "Lath Staff Nurse"],
    ]);
    expect(await found("lath b.pharm")).toEqual(["Lath Pharmacist"]);
    expect((await found("nurse hospital")).toSorted()).toEqual(["Lath Staff Nurse", ...NURSES].toSorted());
  });

  it("finds part-time work for students, and work from home for housewives", async () => {
    await add({ title: "Lath Typist at Home", workMode: WorkMode.REMOTE }, 1);
    await add({ title: "Lath Typist", type: JobType.PART_TIME }, 2);
    await add({ title: "Lath Typist Full Day" }, 3);
    expect(await found("lath typist for students")).toEqual(["Lath Typist"]);
    expect(await found("lath typist housewife")).toEqual(["Lath Typist", "Lath Typist at Home"]);
  });
});

describe("a word that an admin changed", () => {
  it("WORD-07, WORD-08: is known to the jobs that it concerns, and to no other, and stays as it is", async () => {
    const { manager } = world.dataSource;
    await world.job({ title: "Dai Maa" });
    const others =
      "select id, xmin::text from jobs where title not in ('Dai Maa', 'Domestic Help', 'House Maid') order by id";
    const before = await manager.query<object[]>(others);
    await manager.query(
      `update search_words set forms = forms || '{dai maa}', is_edited = true, is_read = false, version = version + 1
       where code = 'maid'`,
    );
    expect(await readJobsByNewWords(manager)).toBe(3);
    expect(await found("maid")).toEqual(["House Maid", "Domestic Help", "Dai Maa"]);
    expect(await manager.query<object[]>(others)).toEqual(before);
    expect(await reconcileSearchWords(manager)).toEqual([]);
    expect(await manager.query("select from search_words where 'dai maa' = any (forms)")).toHaveLength(1);
  });

  it("is the catalogue's until then: a form that goes there finds nothing more", async () => {
    const { manager } = world.dataSource;
    const catalogue = readSearchWordCatalogue().map((word) =>
      word.code === "office-boy"
        ? { ...word, forms: word.forms.filter((form) => !form.includes("peon")) }
        : word,
    );
    expect(await reconcileSearchWords(manager, catalogue)).toEqual([
      expect.stringMatching(/^search words: 1 changed, \d jobs read by them$/),
    ]);
    expect(await found("office boy")).toEqual(["Office Boy"]);
    expect(await reconcileSearchWords(manager)).toHaveLength(1);
    expect(await found("office boy")).toEqual(["Office Boy", "Office Peon"]);
  });
});

it("is spelt well, so that no likelier word of a job is offered in its place", async () => {
  const { dataSource } = world;
  await dataSource.query("delete from jobs where title in ('Domestic Help', 'House Maid', 'Dai Maa')");
  expect(await world.find({ filter: { q: "maid" } })).toMatchObject({ total: 0, searchedText: null });
  expect((await world.find({ filter: { q: "recruter" } })).searchedText).toBe("recruiter");
});

describe("the catalogue", () => {
  it("has each code once, and includes only words that it has", () => {
    const words = readSearchWordCatalogue();
    const codes = new Set(words.map(({ code }) => code));
    expect(codes.size).toBe(words.length);
    expect(words.flatMap(({ includes }) => includes).filter((code) => !codes.has(code))).toEqual([]);
  });
});
