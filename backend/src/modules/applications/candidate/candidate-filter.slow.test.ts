import { apply, move } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import type { CareerContent } from "../../career-profiles/career.fields";
import { MatchRenewalService } from "../application/match-renewal.service";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let companyId: string;
let job: { id: string };

const FAR = new Date("2036-01-01T00:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  companyId = (await make.company({}, [member])).id;
  job = await newJob("Staff Nurse");
});

const newJob = (title: string) => make.job({ companyId, title, openUntil: FAR });

/** Who has said this of their work, and lives here. */
async function person(displayName: string, facts: object = {}, location?: string): Promise<Person> {
  const seeker = await make.person({ displayName, additionalData: location ? { location } : {} });
  await say(seeker, { facts, audiences: { expectedPay: "APPLYING" } });
  return seeker;
}

async function say({ token }: Person, input: object): Promise<void> {
  const { errors } = await portal.ask(
    "mutation ($input: SaveCareerProfileInput!) { saveCareerProfile(input: $input) { id } }",
    { variables: { input }, token },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

/** A person who has sent all of this to the job. */
async function sent(displayName: string, facts: object = {}, location?: string) {
  const seeker = await person(displayName, facts, location);
  return { seeker, id: await apply(portal, seeker, job) };
}

const yearly = (amount: number): Pick<CareerContent, "expectedPay"> => ({
  expectedPay: { amount, unit: "YEAR" } as unknown as CareerContent["expectedPay"],
});

const ASHA = { experienceMonths: 71, noticePeriodDays: 30, education: "GRADUATE", ...yearly(600_000) };
const BALA = { experienceMonths: 0, noticePeriodDays: 0, education: "ITI", ...yearly(180_000) };

interface Page {
  total: number;
  counts: { status: string; count: number }[];
  items: { id: string; name: string; otherApplications: object[] }[];
}

async function list(filter: object = {}, sort = "NEWEST", viewer = member): Promise<Page> {
  const { data, code, errors } = await portal.ask<{ candidates: Page } | null>(
    `query ($filter: CandidateFilter, $sort: CandidateSort!) { candidates(filter: $filter, sort: $sort) {
      total counts { status count } items { id name otherApplications { id jobTitle status } }
    } }`,
    { variables: { filter, sort }, token: viewer.token },
  );
  if (!data?.candidates) throw new Error(code ?? JSON.stringify(errors));
  return data.candidates;
}

const names = async (filter: object, sort?: string) =>
  (await list(filter, sort)).items.map(({ name }) => name).join(" ");

interface Count {
  field: string;
  value: string;
  candidateCount: number;
  isCapped: boolean;
}

async function counts(filter: object = {}, viewer = member): Promise<Count[]> {
  const { data, code } = await portal.ask<{ candidateFilterCounts: Count[] } | null>(
    `query ($filter: CandidateFilter) { candidateFilterCounts(filter: $filter) {
      field value candidateCount isCapped
    } }`,
    { variables: { filter }, token: viewer.token },
  );
  if (!data) throw new Error(code);
  return data.candidateFilterCounts;
}

/** What the filter has in place of its own for a value. */
function chosen({ field, value }: Count): object {
  if (field === "EXPERIENCE") {
    const [from, to] = value.split("-");
    return { minExperienceYears: Number(from), maxExperienceYears: to ? Number(to) : null };
  }
  const names = { CITY: "city", EXPECTED_PAY: "maxExpectedPay", NOTICE: "maxNoticeDays" } as const;
  const name = names[field as keyof typeof names] as string | undefined;
  if (field === "LATE") return { isLate: true };
  if (name === undefined) return { minEducation: value };
  return { [name]: field === "CITY" ? value : Number(value) };
}

describe("a list of candidates that is narrowed by what they sent (CAND-02)", () => {
  const CASES: [object, string][] = [
    [{ minExperienceYears: 5 }, "Asha"],
    [{ minExperienceYears: 6 }, ""],
    [{ maxExperienceYears: 5 }, "Bala Asha"],
    [{ minExperienceYears: 0, maxExperienceYears: 0 }, "Bala"],
    [{ city: "Bengaluru" }, "Asha"],
    [{ city: "Mysore" }, "Bala"],
    [{ city: "Nowhere at all" }, ""],
    [{ maxExpectedPay: 600_000 }, "Bala Asha"],
    [{ maxExpectedPay: 599_999 }, "Bala"],
    [{ maxNoticeDays: 15 }, "Bala"],
    [{ minEducation: "ITI" }, "Bala Asha"],
    [{ minEducation: "DIPLOMA" }, "Asha"],
    [{ minExperienceYears: 1, city: "Bangalore", maxNoticeDays: 30, minEducation: "TENTH" }, "Asha"],
    [{ minExperienceYears: 1, city: "Mysuru" }, ""],
  ];

  it("has who said what is asked for, and nobody who did not say it", async () => {
    await sent("Asha", ASHA, "Whitefield, Bengaluru");
    await sent("Bala", BALA, "Hebbal, Mysuru");
    await sent("Chitra");
    for (const [filter, expected] of CASES) {
      for (const sort of ["NEWEST", "PRIORITY"])
        expect([filter, await names(filter, sort)]).toEqual([filter, expected]);
      const byMatch = (await names(filter, "MATCH")).split(" ").toSorted();
      expect([filter, byMatch]).toEqual([filter, expected.split(" ").toSorted()]);
      const { total } = await list({ ...filter, jobId: job.id });
      expect([filter, total]).toEqual([filter, expected.split(" ").filter(Boolean).length]);
    }
  });

  it("goes by what was sent then, whatever the person says of themselves by now", async () => {
    const { seeker } = await sent("Asha", ASHA, "Pune");
    await say(seeker, { facts: BALA });
    expect(await names({ maxNoticeDays: 0 })).toBe("");
    expect(await names({ minExperienceYears: 5 })).toBe("Asha");
  });

  it("finds nobody by what they kept private", async () => {
    const seeker = await make.person({ displayName: "Asha" });
    await say(seeker, { facts: ASHA, audiences: { expectedPay: "PRIVATE", wishes: "PRIVATE" } });
    await apply(portal, seeker, job);
    expect(await names({ maxExpectedPay: 1_000_000 })).toBe("");
    expect(await names({ maxNoticeDays: 180 })).toBe("");
    expect(await names({ minEducation: "GRADUATE" })).toBe("Asha");
  });

  it("finds applications from before too, once they were read", async () => {
    const { id } = await sent("Asha", ASHA, "Pune");
    const columns =
      "experience_months, city_id, expected_yearly_pay, notice_period_days, education_level, match_version, sent_words";
    const stored = () =>
      portal.dataSource.query<object[]>(`select ${columns} from applications where id = $1`, [id]);
    const written = await stored();
    await portal.dataSource.query(
      `update applications set (${columns}) = (null, null, null, null, null, 5, null) where id = $1`,
      [id],
    );
    expect(await names({ city: "Pune" })).toBe("");
    await new MatchRenewalService(portal.dataSource).renewOutdated();
    expect(await stored()).toEqual(written);
    expect(await names({ city: "Pune" })).toBe("Asha");
  });

  it.each([
    { minExperienceYears: -1 },
    { maxExperienceYears: 61 },
    { maxExpectedPay: 0 },
    { maxNoticeDays: 181 },
  ])("refuses %j", async (filter) => {
    await expect(list(filter)).rejects.toThrow("BAD_USER_INPUT");
  });
});

describe("the search of candidates (CAND-06)", () => {
  it("finds words of what was sent, as they stood then", async () => {
    const { seeker } = await sent(
      "Asha",
      { skills: [{ name: "MS-Excel" }], currentEmployer: "Nila & Co" },
      "Pune",
    );
    await say(seeker, { facts: { skills: [{ name: "Tally" }] } });
    await sent("Bala", { headline: "Sells saris" });
    expect(await names({ text: "excel" })).toBe("Asha");
    expect(await names({ text: "Nila asha" })).toBe("Asha");
    expect(await names({ text: "SARIS" })).toBe("Bala");
    expect(await names({ text: "tally" })).toBe("");
  });

  it("finds nobody by contact, pay or what helps them at work", async () => {
    const seeker = await make.person({
      displayName: "Asha",
      additionalData: { phone: "98450 12345", bio: "Ring 98450 12345 or asha@post.example, I fix looms." },
    });
    await say(seeker, { facts: { helpAtWork: "A ramp" } });
    await portal.ask("mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }", {
      variables: { input: { jobId: job.id, career: { sendsHelpAtWork: true } } },
      token: seeker.token,
    });
    for (const text of ["98450", "12345", "post.example", "ramp", "shortlisted"])
      expect([text, await names({ text })]).toEqual([text, ""]);
    expect(await names({ text: "looms" })).toBe("Asha");
  });
});

describe("the counts of a filter of candidates (CAND-03)", () => {
  it("are for each value the total of the list with it, whatever else is chosen", async () => {
    await sent("Asha", ASHA, "Whitefield, Bengaluru");
    await sent("Bala", BALA, "Hebbal, Mysuru");
    await sent("Chitra", { ...ASHA, noticePeriodDays: 90 }, "Bangalore");
    await sent("Deepa", { education: "POSTGRADUATE" });
    const { id } = await sent("Esha", { ...BALA, experienceMonths: 130 }, "Pune");
    await move(portal, member, id, "SHORTLISTED");
    const filters = [
      {},
      { jobId: job.id },
      { city: "Bangalore" },
      { maxNoticeDays: 30, minEducation: "DIPLOMA", statuses: ["SUBMITTED"] },
      { minExperienceYears: 3, maxExperienceYears: 5, text: "a", oncePerPerson: true },
    ];
    for (const filter of filters) {
      const all = await counts(filter);
      expect(new Set(all.map(({ field }) => field)).size).toBe(6);
      for (const count of all) {
        const { total } = await list({ ...filter, ...chosen(count) });
        expect({ ...count, filter }).toEqual({ ...count, filter, candidateCount: total, isCapped: false });
      }
    }
  });

  it("name the most frequent cities first, and the chosen one though nobody lives there", async () => {
    await sent("Asha", {}, "Pune");
    await sent("Bala", {}, "Whitefield, Bengaluru");
    await sent("Chitra", {}, "Bangalore");
    const cities = async (filter: object) =>
      (await counts(filter)).filter(({ field }) => field === "CITY").map(({ value }) => value);
    expect(await cities({})).toEqual(["Bangalore", "Pune"]);
    expect(await cities({ city: "Mumbai" })).toEqual(["Bangalore", "Pune", "Mumbai"]);
  });

  it("tell nothing of other companies' candidates, nor somebody of their own application", async () => {
    const { seeker } = await sent("Asha", ASHA, "Pune");
    const rival = await make.person();
    await make.company({}, [rival]);
    const told = async (viewer: Person, filter: object) =>
      (await counts(filter, viewer)).filter(
        ({ field, candidateCount }) => candidateCount > 0 || field === "CITY",
      );
    for (const filter of [{}, { jobId: job.id }, { jobId: "none" }, { text: "Asha" }])
      for (const viewer of [rival, seeker]) expect(await told(viewer, filter)).toEqual([]);
    await portal.dataSource.query("insert into company_members (company_id, account_id) values ($1, $2)", [
      companyId,
      seeker.id,
    ]);
    expect(await told(seeker, {})).toEqual([]);
    expect((await list({ maxNoticeDays: 30 }, "NEWEST", seeker)).total).toBe(0);
  });

  it("forget who deletes their account", async () => {
    const { seeker } = await sent("Asha", ASHA, "Pune");
    await portal.ask("mutation { deleteMyAccount { id } }", seeker);
    expect((await counts()).filter(({ candidateCount }) => candidateCount > 0)).toEqual([]);
    expect((await list()).total).toBe(1);
  });
});

describe("a person who applied to several jobs of a company (CAND-04)", () => {
  it("is there once where that is asked for, with the last sent, and at each status they stand at", async () => {
    const { seeker: asha, id: first } = await sent("Asha", ASHA);
    await sent("Bala");
    const second = await apply(portal, asha, await newJob("Ward Sister"));
    await move(portal, member, first, "SHORTLISTED");
    const page = await list({ oncePerPerson: true });
    expect([page.total, page.items.map(({ id, name }) => [id === second, name])]).toEqual([
      2,
      [
        [true, "Asha"],
        [false, "Bala"],
      ],
    ]);
    expect(page.counts.filter(({ count }) => count > 0)).toEqual([
      { status: "SUBMITTED", count: 2 },
      { status: "SHORTLISTED", count: 1 },
    ]);
    const shortlisted = await list({ oncePerPerson: true, statuses: ["SHORTLISTED"] });
    expect(shortlisted.items.map(({ id }) => id)).toEqual([first]);
    expect((await list()).total).toBe(3);
  });

  it("is there with the best match where these come first", async () => {
    const seeker = await person("Asha", { currentTitle: "Welder", skills: [{ name: "TIG" }] });
    const welder = await make.job({ companyId, title: "Welder", skills: ["TIG"], openUntil: FAR });
    const best = await apply(portal, seeker, welder);
    await apply(portal, seeker, job);
    const { items } = await list({ oncePerPerson: true }, "MATCH");
    expect(items.map(({ id }) => id)).toEqual([best]);
  });

  it("is found by an application that fits, though a later one does not", async () => {
    const { seeker, id } = await sent("Asha", ASHA);
    await say(seeker, { facts: { noticePeriodDays: 90 } });
    await apply(portal, seeker, await newJob("Ward Sister"));
    const page = await list({ oncePerPerson: true, maxNoticeDays: 30 });
    expect([page.total, page.items[0]?.id]).toEqual([1, id]);
  });

  it("is told with their other applications to this company alone, in one query for all", async () => {
    const { seeker, id } = await sent("Asha");
    await apply(portal, seeker, await make.job({ title: "Elsewhere", openUntil: FAR }));
    const one = await countQueries(() => list({ jobId: job.id }));
    const other = await apply(portal, seeker, await newJob("Ward Sister"));
    await sent("Bala");
    expect(await countQueries(() => list({ jobId: job.id }))).toBe(one);
    const { items } = await list({ jobId: job.id });
    expect(items).toMatchObject([
      { name: "Bala", otherApplications: [] },
      { id, otherApplications: [{ id: other, jobTitle: "Ward Sister", status: "SUBMITTED" }] },
    ]);
  });
});
