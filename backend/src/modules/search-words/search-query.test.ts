import { createAdmin } from "../../test/admin";
import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { ConsentPurpose } from "../accounts/consent.entity";
import { Language } from "../accounts/language";
import { keptText } from "./search-query-text";

describe("a searched text", () => {
  it.each([
    ["  Staff   NURSE ", "staff nurse"],
    ["ड्राइवर  की नौकरी", "ड्राइवर की नौकरी"],
    ["10,00,000 a year", "10,00,000 a year"],
    ["jobs in 560034", "jobs in 560034"],
    ["15000 to 20000", "15000 to 20000"],
    ["x".repeat(300), "x".repeat(200)],
    ["   ", null],
    ["asha.rao@example.in", null],
    ["call asha @ gmail", null],
    ["call 98765 43210", null],
    ["+91-98765-43210", null],
    ["०९८७६५४३२१०", null],
    ["080 2222 3333", null],
  ])("'%s' is kept as '%s' (SEEK-06)", (text, kept) => {
    expect(keptText(text)).toBe(kept);
  });
});

describe("what people look for", () => {
  let portal: TestPortal;
  let make: Factories;
  let ask: Awaited<ReturnType<typeof createAdmin>>["ask"];
  let now = new Date("2026-11-20T06:30:00Z");

  beforeAll(async () => {
    portal = await startTestPortal({ clock: { now: () => now } });
    make = createFactories(portal.dataSource);
    ({ ask } = await createAdmin(portal, make));
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    now = new Date("2026-11-20T06:30:00Z");
    await flush();
    await portal.dataSource.query("truncate search_queries cascade");
  });

  /** Clicks are written a flush later than searches. */
  const flush = async () => {
    await portal.services.searchQueries.flush();
    await portal.services.searchQueries.flush();
  };
  const SEARCH =
    "query ($q: String, $location: String, $page: Int) { jobs(filter: { q: $q, location: $location }, page: $page) { total } }";
  const search = async (by: { token: string }, q: string, variables: object = {}) => {
    const { errors } = await portal.ask(SEARCH, { variables: { q, ...variables }, token: by.token });
    expect(errors).toEqual([]);
  };
  const open = (by: { token: string }, id: string, openedFrom: object) =>
    portal.ask(
      "query ($id: ID!, $openedFrom: OpenedFromInput) { job(id: $id, openedFrom: $openedFrom) { id } }",
      {
        variables: { id, openedFrom },
        token: by.token,
      },
    );
  interface Query {
    text: string;
    searches: number;
    foundNothing: number;
    found: number;
    clicks: number;
    places: string[];
    opened: { jobId: string; title: string; clicks: number; position: number }[];
  }
  const LIST = `query ($kind: SearchQueryKind, $days: Int) { searchQueries(kind: $kind, days: $days) {
    total items { text searches foundNothing found clicks places opened { jobId title clicks position } }
  } }`;
  const list = async (variables: object = {}) =>
    (await ask<{ searchQueries: { total: number; items: Query[] } }>(LIST, variables)).searchQueries.items;
  const textsOf = async (variables: object) => (await list(variables)).map(({ text }) => text);
  /** They allow that their searches are counted. */
  const willing = async () => {
    const person = await make.person();
    const allowed = { purpose: ConsentPurpose.SEARCH_FIGURES, isGiven: true, language: Language.EN };
    await portal.services.consents.set(person, allowed);
    return person;
  };
  const people = (count: number) => Promise.all(Array.from({ length: count }, willing));

  it("is counted by text, place and day, each visitor once a day, and so is what they open (SEEK-06)", async () => {
    const job = await make.job({ title: "Staff Nurse" });
    for (const person of await people(3)) {
      await search(person, "Staff  Nurse", { location: "Bangalore" });
      await search(person, "staff nurse", { location: "bengaluru" });
      await search(person, "staff nurse", { location: "Bangalore", page: 2 });
      await search(person, "no such trade at all");
      await open(person, job.id, { text: "staff nurse", location: "Bangalore", position: 2 });
      await open(person, job.id, { text: "staff nurse", location: "Bangalore", position: 2 });
    }
    await flush();
    expect(await list()).toEqual([
      {
        text: "no such trade at all",
        searches: 3,
        foundNothing: 3,
        found: 0,
        clicks: 0,
        places: [],
        opened: [],
      },
      {
        text: "staff nurse",
        searches: 3,
        foundNothing: 0,
        found: 1,
        clicks: 3,
        places: ["Bangalore"],
        opened: [{ jobId: job.id, title: "Staff Nurse", clicks: 3, position: 2 }],
      },
    ]);
  });

  it("has no column that leads to a person, and no text that looks like one's number or address (SEEK-06)", async () => {
    for (const person of await people(3)) {
      await search(person, "asha.rao@example.in");
      await search(person, "driver 98765 43210");
      await search(person, "driver", { location: "Asha Rao, behind the temple" });
    }
    await flush();
    const rows = await portal.dataSource.query<object[]>("select * from search_queries");
    expect(rows).toEqual([
      { text: "driver", day: "2026-11-20", place: "", searches: 3, found_nothing: 3, found: 0, clicks: 0 },
    ]);
    const columns = await portal.dataSource.query<{ name: string }[]>(
      `select column_name as name from information_schema.columns
       where table_name like 'search\\_quer%' group by 1 order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      ...["clicks", "day", "found", "found_nothing", "job_id", "place", "positions", "searches", "text"],
    ]);
  });

  it("shows admins the frequent, those that found nothing, those that nobody opened; of some days (SEEK-07)", async () => {
    await make.job({ title: "Tailor" });
    const [first, second, third] = await people(3);
    for (const person of [first, second, third].flatMap((one) => one ?? [])) {
      await search(person, "tailor");
      await search(person, "loom whisperer");
    }
    if (first && second) for (const person of [first, second]) await search(person, "asha rao");
    await flush();
    expect(await textsOf({})).toEqual(["loom whisperer", "tailor"]);
    expect(await textsOf({ kind: "FOUND_NOTHING" })).toEqual(["loom whisperer"]);
    expect(await textsOf({ kind: "NOT_OPENED" })).toEqual(["tailor"]);
    now = new Date("2026-11-30T06:30:00Z");
    expect(await textsOf({ days: 7 })).toEqual([]);
    expect(await textsOf({ days: 30 })).toEqual(["loom whisperer", "tailor"]);
    await expect(textsOf({ days: 8 })).rejects.toThrow("BAD_USER_INPUT");
  });

  it("goes after 90 days, with what was opened (SEEK-06)", async () => {
    const job = await make.job({ title: "Potter", openUntil: new Date("2027-12-01T00:00:00Z") });
    for (const person of await people(3)) {
      await search(person, "potter");
      await open(person, job.id, { text: "potter", position: 1 });
    }
    await flush();
    const count = async () => {
      const [rows] = await portal.dataSource.query<{ searches: number; clicks: number }[]>(
        "select (select count(*) from search_queries)::int as searches, (select count(*) from search_query_clicks)::int as clicks",
      );
      return rows;
    };
    now = new Date("2027-02-17T06:30:00Z");
    await portal.services.searchQueries.forgetOld();
    expect(await count()).toEqual({ searches: 1, clicks: 1 });
    now = new Date("2027-02-18T06:30:00Z");
    await portal.services.searchQueries.forgetOld();
    expect(await count()).toEqual({ searches: 0, clicks: 0 });
  });

  it("counts no click of a search that nobody made (SEEK-06)", async () => {
    const job = await make.job({ title: "Welder" });
    for (const person of await people(3)) await open(person, job.id, { text: "forged words", position: 1 });
    await flush();
    expect(await portal.dataSource.query("select * from search_query_clicks")).toEqual([]);
  });
});
