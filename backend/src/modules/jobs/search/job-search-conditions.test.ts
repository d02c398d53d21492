import { createSearchWorld, type SearchWorld } from "../../../test/search-world";
import type { Job } from "../job/job.entity";
import { Education, JobType, Shift, WorkMode } from "../job/job.enums";

/** Newest first; what a job says by a fact stands beside what another says in words. */
const BOARD: readonly (readonly [string, Partial<Job>])[] = [
  ["Maths Tutor", { type: JobType.PART_TIME }],
  ["Part Time Teacher", {}],
  ["Senior Teacher", { type: JobType.PART_TIME }],
  ["Teacher", { type: JobType.PART_TIME }],
  ["Teacher for Physics", {}],
  ["Ward Nurse", { shift: Shift.NIGHT }],
  ["Staff Nurse - Night Shift", {}],
  ["Clinic Nurse", { shift: Shift.DAY }],
  ["Tele Caller", { workMode: WorkMode.REMOTE, experienceMinYears: 0, experienceMaxYears: 1 }],
  ["Data Entry (Work From Home)", { experienceMinYears: 3, experienceMaxYears: 5 }],
  ["Remote Sensing Analyst", {}],
  ["Marketing Executive", { type: JobType.INTERNSHIP }],
  ["HR Intern", {}],
  ["Contracts Manager", {}],
  ["Welder", { education: Education.ITI }],
  ["ITI Fitter", {}],
  ["Office Boy", { education: Education.TENTH }],
  ["Ward Clerk", { education: Education.TWELFTH }],
  ["Sales Executive", { walkInFrom: "2026-01-01", walkInUntil: "2026-01-02" }],
  ["Trainee Chef", { freshersWelcome: true }],
  ["Plumber", { skills: ["Rotational shift"] }],
];

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
  const { id: companyId } = await world.company({ name: "Night Shift Staffing" });
  for (const [minutes, [title, values]] of BOARD.entries())
    await world.job({
      title,
      companyId,
      postedAt: new Date(world.now().getTime() - minutes * 60_000),
      ...values,
    });
});
afterAll(() => world.close());

const found = (q: string) => world.titles({ filter: { q } });

/** Titles that say so stand first. */
const NIGHT = ["Staff Nurse - Night Shift", "Ward Nurse"];
const NIGHT_NURSES = NIGHT.toReversed();
const HOME = ["Data Entry (Work From Home)", "Tele Caller"];

describe("READ-04: a condition is found by what a job says of it in words, and by its facts", () => {
  it.each([
    ["part time", ["Part Time Teacher", "Maths Tutor", "Senior Teacher", "Teacher"]],
    ["night shift", NIGHT],
    ["raat ki shift", NIGHT],
    ["नाइट शिफ्ट", NIGHT],
    ["day shift", ["Clinic Nurse"]],
    ["rotational shift", ["Plumber"]],
    ["work from home", HOME],
    ["wfh jobs", HOME],
    ["work frm home", HOME],
    ["ghar se kaam", HOME],
    ["घर से काम", HOME],
    ["internship", ["HR Intern", "Marketing Executive"]],
    ["paid internship", ["HR Intern", "Marketing Executive"]],
    ["hr intern", ["HR Intern"]],
    ["iti", ["ITI Fitter", "Welder"]],
    ["10th pass", ["Office Boy"]],
    ["दसवीं पास", ["Office Boy"]],
    ["12th pass", ["Office Boy", "Ward Clerk"]],
    ["12th fail", ["Office Boy"]],
    ["12वीं फेल", ["Office Boy"]],
    ["walk in", ["Sales Executive"]],
    ["fresher", ["Tele Caller", "Trainee Chef"]],
    ["contract", []],
    ["night shift nurse", NIGHT_NURSES],
    ["telecaller work from home fresher", ["Tele Caller"]],
  ])("'%s'", async (q, titles) => {
    expect(await found(q)).toEqual(titles);
  });

  it("follows a fact that changes", async () => {
    const job = await world.job({ title: "Bobbin Winder" });
    const change = (shift: Shift | null) =>
      world.dataSource.query("update jobs set shift = $1 where id = $2", [shift, job.id]);
    await change(Shift.ROTATIONAL);
    expect(await found("bobbin rotational shift")).toEqual(["Bobbin Winder"]);
    await change(null);
    expect(await found("bobbin rotational shift")).toEqual([]);
  });

  it("leaves the order as it is without it: 'part time teacher' has a teacher's titles first", async () => {
    const teachers = ["Teacher", "Part Time Teacher", "Senior Teacher"];
    expect(await found("part time teacher")).toEqual([...teachers, "Maths Tutor"]);
  });
});

it("READ-05: 'latest' has the newest first, and leaves nothing out", async () => {
  const [exact, ...others] = ["Teacher", "Part Time Teacher", "Senior Teacher", "Teacher for Physics"];
  const [partTime, senior, forPhysics] = others;
  expect(await found("teacher")).toEqual([exact, ...others, "Maths Tutor"]);
  expect(await found("latest teacher jobs")).toEqual(["Maths Tutor", partTime, senior, exact, forPhysics]);
});

it("READ-02: a locality that no job is in is looked for in titles", async () => {
  await world.job({ title: "Gardener (Koramangala)", city: "Mysore" });
  expect(await found("koramangala gardener")).toEqual(["Gardener (Koramangala)"]);
  expect(await found("gardener in mumbai")).toEqual([]);
});

describe("READ-07: a place inside a text", () => {
  it("is read behind a trade, and is words again if nothing is there", async () => {
    await world.job({ title: "Welder with badge", city: "Hyderabad" });
    expect(await found("welder hyderabad badge")).toEqual(["Welder with badge"]);
    await world.job({ title: "Baker for Hyderabad Biryani", city: "Mysore" });
    expect(await found("baker hyderabad biryani")).toEqual(["Baker for Hyderabad Biryani"]);
  });

  it("is read where words alone find nothing", async () => {
    expect(await found("hyderabad badge welder")).toEqual(["Welder with badge"]);
    expect(await found("mysore badge welder")).toEqual([]);
  });
});

describe("READ-06: words in quotes", () => {
  it.each([
    ['"staff nurse"', ["Staff Nurse - Night Shift"]],
    ['"nurse staff"', []],
    ['"night shift"', ["Staff Nurse - Night Shift"]],
    ["“senior teacher”", ["Senior Teacher"]],
    ['"nurse" night shift', NIGHT],
    ['"tutor"', ["Maths Tutor"]],
    ['"teacher', ["Part Time Teacher", "Teacher", "Senior Teacher", "Teacher for Physics", "Maths Tutor"]],
  ])("%s", async (q, titles) => {
    expect((await found(q)).toSorted()).toEqual(titles.toSorted());
  });
});

describe("READ-01: what was understood", () => {
  const chips = async (q: string) =>
    (await world.search.readParts(await world.find({ filter: { q } }))).map(
      ({ kind, text, label, without }) => [kind, text, label, without],
    );

  it("has its words, what they mean, and the text without them", async () => {
    expect(await chips("Nurse jobs in pune raat ki shift 20k")).toEqual([
      ["trade", "Nurse", "Nurse", "jobs in pune raat ki shift 20k"],
      ["place", "pune", "Pune", "Nurse jobs raat ki shift 20k"],
      ["shift", "raat ki shift", "Night shift", "Nurse jobs in pune 20k"],
      ["pay", "20k", "₹20,000 a month or more", "Nurse jobs in pune raat ki shift"],
    ]);
  });

  it.each([
    [
      "part-time front end developer",
      [
        ["type", "part-time"],
        ["trade", "front end developer"],
      ],
    ],
    [
      "bpo fresher",
      [
        ["trade", "bpo"],
        ["experience", "fresher"],
      ],
    ],
    [
      "java 10th pass",
      [
        ["skill", "java"],
        ["education", "10th pass"],
      ],
    ],
    [
      "wfh walk in",
      [
        ["work-mode", "wfh"],
        ["walk-in", "walk in"],
      ],
    ],
    [
      "घर से काम ड्राइवर",
      [
        ["work-mode", "घर से काम"],
        ["trade", "ड्राइवर"],
      ],
    ],
    ["senior manager kaveri", []],
    ['"staff nurse"', []],
    [
      "driver in pune job",
      [
        ["trade", "driver"],
        ["place", "pune"],
      ],
    ],
  ])("of '%s'", async (q, expected) => {
    expect((await chips(q)).map(([kind, text]) => [kind, text])).toEqual(expected);
  });
});
