import { ASHA, createFinder, people, saveCareer, turnOn, type Person } from "../../test/calls/person-calls";
import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import type { Company } from "../companies/company.entity";

let portal: TestPortal;
let make: Factories;
let member: Person;
let company: Company;
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000", READS_PER_MINUTE: "10000" },
  });
  make = createFactories(portal.dataSource);
  ({ member, company } = await createFinder(make));
  asha = await make.person({ displayName: "Asha Menon", additionalData: { phone: "9876543210" } });
  await saveCareer(portal, asha, ASHA);
});
afterEach(() => portal.stop());

const found = async (filter?: object) => (await people(portal, member, company, { filter })).headlines;
const query = <Row>(sql: string, values: unknown[] = []) => portal.dataSource.query<Row[]>(sql, values);

describe("a search of people (FIND-04)", () => {
  beforeEach(async () => {
    await turnOn(portal, asha);
    ravi = await make.person({ displayName: "Ravi" });
    await saveCareer(portal, ravi, {
      ...{ headline: "Driver of heavy vehicles", experienceMonths: 130, skills: [{ name: "Tally" }] },
      ...{ preferredPlaces: ["Maharashtra"], expectedPay: { amount: 900_000, unit: "YEAR" } },
    });
    await turnOn(portal, ravi);
  });

  it("reads trades and skills as a search for jobs does, in any spelling", async () => {
    for (const q of ["nurse", "staff nurses", "नर्स", "patient care", "ventilators nurse"])
      expect([q, await found({ q })]).toEqual([q, ["Staff nurse, ICU"]]);
    expect(await found({ q: "driver" })).toEqual(["Driver of heavy vehicles"]);
    expect(await found({ q: "nurse welding" })).toEqual([]);
  });

  it("mends what is mistyped where that finds nobody, page after page, and says so (FIND-11)", async () => {
    const of = (q: string, args: object = {}) => people(portal, member, company, { filter: { q }, ...args });
    expect(await of("staf nurce")).toMatchObject({
      headlines: ["Staff nurse, ICU"],
      searchedText: "staff nurse",
    });
    expect(await of("nurse")).toMatchObject({ headlines: ["Staff nurse, ICU"], searchedText: null });
    expect(await of("wellding")).toMatchObject({ items: [], searchedText: null });
    await saveCareer(portal, ravi, { headline: "Nurse of the night", skills: [{ name: "Nurse" }] });
    const first = await of("nurce", { first: 1 });
    const second = await of("nurce", { first: 1, after: first.nextCursor });
    expect([...first.headlines, ...second.headlines].sort()).toEqual([
      "Nurse of the night",
      "Staff nurse, ICU",
    ]);
  });

  it("goes by place, experience, pay, notice and education", async () => {
    expect(await found({ place: "Bengaluru" })).toEqual(["Staff nurse, ICU"]);
    expect(await found({ place: "Karnataka" })).toEqual(["Staff nurse, ICU"]);
    // Whoever wants all of a state wants each of its cities.
    expect(await found({ place: "Pune" })).toEqual(["Driver of heavy vehicles"]);
    expect(await found({ minExperienceYears: 5 })).toEqual(["Driver of heavy vehicles"]);
    expect(await found({ maxExperienceYears: 4 })).toEqual(["Staff nurse, ICU"]);
    expect(await found({ maxExpectedPay: 500_000 })).toEqual(["Staff nurse, ICU"]);
    expect(await found({ maxNoticeDays: 30 })).toEqual(["Staff nurse, ICU"]);
    expect(await found({ minEducation: "DIPLOMA" })).toEqual(["Staff nurse, ICU"]);
    expect((await people(portal, member, company, { filter: { place: "Nowhereville" } })).code).toBe(
      "BAD_USER_INPUT",
    );
  });

  it("is read on by cursors, each person once", async () => {
    const first = await people(portal, member, company, { first: 1 });
    const second = await people(portal, member, company, { first: 1, after: first.nextCursor });
    expect(first.total).toBe(2);
    expect([...first.headlines, ...second.headlines].sort()).toEqual([
      "Driver of heavy vehicles",
      "Staff nurse, ICU",
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await people(portal, member, company, { after: "x" })).code).toBe("INVALID_CURSOR");
  });

  it("counts a hundred people at most, and says that there are more", async () => {
    await query(`
      with others as (
        insert into accounts (id, firebase_uid, email)
        select gen_random_uuid(), 'other-' || n, 'other-' || n || '@people.example' from generate_series(1, 101) n
        returning id
      )
      insert into findable_people (account_id, id, is_on, is_stale, hidden_companies, hidden_keys, card, terms, listed_at)
      select others.id, gen_random_uuid(), true, false, '{}', '{}', card, terms, listed_at
      from others, findable_people where account_id = '${asha.id}'`);
    expect(await people(portal, member, company, { filter: { q: "driver" } })).toMatchObject({
      ...{ total: 1, isTotalCapped: false },
    });
    expect(await people(portal, member, company, { filter: { q: "nurse" } })).toMatchObject({
      ...{ total: 100, isTotalCapped: true },
    });
  });

  it("lists each person once, whether terms are common, rare or seldom together", async () => {
    // Each twelfth is a nurse of Bangalore, as many are drivers of Maharashtra, and each sixtieth is both.
    await query(
      `
      with others as (
        insert into accounts (id, firebase_uid, email)
        select gen_random_uuid(), 'other-' || n, 'other-' || n || '@people.example' from generate_series(1, 1500) n
        returning id
      ), numbered as (select id, row_number() over ()::int as n from others)
      insert into findable_people (account_id, id, is_on, is_stale, hidden_companies, hidden_keys, card, terms, listed_at)
      select numbered.id, gen_random_uuid(), true, false, '{}', '{}', nurse.card,
        case when n % 12 = 0 then nurse.terms else '{}' end
          || case when n % 12 = 1 or n % 60 = 0 then driver.terms else '{}' end,
        nurse.listed_at - n * interval '1 minute'
      from numbered, findable_people nurse, findable_people driver
      where nurse.account_id = $1 and driver.account_id = $2`,
      [asha.id, ravi.id],
    );
    const total = async (filter: object) => (await people(portal, member, company, { filter })).total;
    expect(await total({ q: "horticulturist" })).toBe(0);
    expect(await total({ q: "nurse", place: "Pune" })).toBe(25);
    expect(await total({ q: "nurse", place: "Pune", maxNoticeDays: 30 })).toBe(0);
    expect(await total({ q: "nurse", place: "Karnataka" })).toBe(100);
    const listed = await people(portal, member, company, { filter: { place: "Pune" }, first: 50 });
    const next = await people(portal, member, company, {
      ...{ filter: { place: "Pune" }, first: 50, after: listed.nextCursor },
    });
    expect(new Set([...listed.items, ...next.items].map(({ id }) => id)).size).toBe(100);
  });

  it("keeps no term of who turned it off, or of who is gone (FIND-01)", async () => {
    const kept = async () => await query("select distinct person_id from people_by_term");
    expect(await kept()).toHaveLength(2);
    await turnOn(portal, asha, { isFindable: false });
    expect(await kept()).toHaveLength(1);
    await query("delete from accounts where id = $1", [ravi.id]);
    expect(await kept()).toEqual([]);
  });

  it("finds nobody who has said since that they are under 18 (CONS-06)", async () => {
    expect(await found({ q: "nurse" })).toEqual(["Staff nurse, ICU"]);
    await portal.ask("mutation { confirmMinor { minorAt } }", { token: asha.token });
    expect(await found({ q: "nurse" })).toEqual([]);
  });

  it("reads people anew by words that admins have changed since", async () => {
    await query(
      "update findable_people set terms = '{}', read_at = now() - interval '1 day' where account_id = $1",
      [asha.id],
    );
    await query("update search_words set updated_at = now() - interval '1 hour' where code = 'nurse'");
    expect(await found({ q: "nurse" })).toEqual([]);
    await portal.services.personReading.watch();
    expect(await found({ q: "nurse" })).toEqual(["Staff nurse, ICU"]);
  });
});
