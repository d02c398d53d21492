import { randomUUID } from "node:crypto";
import { CONSENT_NOTICE_VERSION } from "@job-portal/protocol/consents";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";

let portal: TestPortal;
let make: Factories;
let person: NewIdentity & { id: string };
let now = new Date("2026-11-25T06:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = new Date("2026-11-25T06:00:00Z");
  await portal.dataSource.query("truncate accounts, search_queries cascade");
  person = await make.person();
});

interface Said {
  adultAt: string | null;
  minorAt: string | null;
  askedAt: string | null;
  given: { purpose: string; givenAt: string }[];
}

async function ask(query: string): Promise<Said | undefined> {
  const { data } = await portal.ask<{ made: Said }>(
    `${query} { adultAt minorAt askedAt given { purpose givenAt } } }`,
    { token: person.token },
  );
  return data?.made;
}

const find = () => ask("{ made: myConsents");
const set = (isGiven: boolean, language = "EN") =>
  ask(
    `mutation { made: setConsent(purpose: SEARCH_FIGURES, isGiven: ${String(isGiven)}, language: ${language})`,
  );

const history = () =>
  portal.dataSource.query(
    "select purpose, notice_version, language, given_at, withdrawn_at from consents order by given_at",
  );

/** How often the text was counted, once what is waiting was written. */
async function countOf(text: string): Promise<number> {
  await portal.services.searchQueries.flush();
  const rows = await portal.dataSource.query<{ searches: number }[]>(
    "select searches from search_queries where text = $1",
    [text],
  );
  return rows[0]?.searches ?? 0;
}

const search = (text: string, token?: string) =>
  portal.ask(`{ jobs(filter: { q: "${text}" }) { total } }`, token ? { token } : {});

describe("what somebody says once after signing up (CONS-01)", () => {
  it("has nothing said and nothing allowed at first", async () => {
    expect(await find()).toEqual({ adultAt: null, minorAt: null, askedAt: null, given: [] });
  });

  it("keeps the first time of each answer, and that the card was closed", async () => {
    await ask("mutation { made: confirmAdult");
    await ask("mutation { made: closeConsentQuestions");
    now = new Date("2026-11-26T06:00:00Z");
    await ask("mutation { made: confirmAdult");
    const first = "2026-11-25T06:00:00.000Z";
    expect(await ask("mutation { made: closeConsentQuestions")).toEqual({
      ...{ adultAt: first, minorAt: null, askedAt: first, given: [] },
    });
  });
});

describe("somebody who says that they are under 18 (CONS-06)", () => {
  const refusal = async (query: string) => (await portal.ask(query, { token: person.token })).code;
  const apply = `mutation { applyToJob(input: { jobId: "${randomUUID()}" }) { id } }`;

  it("is refused what reaches others until they say that this was wrong", async () => {
    const before = await refusal(apply);
    const said = await ask("mutation { made: confirmMinor");
    expect(said).toMatchObject({ adultAt: null, minorAt: now.toISOString() });
    now = new Date("2026-11-26T06:00:00Z");
    expect((await ask("mutation { made: confirmMinor"))?.minorAt).toBe(said?.minorAt);
    expect(await find()).toMatchObject({ minorAt: said?.minorAt });
    expect(await refusal(apply)).toBe("UNDER_AGE");
    expect(await ask("mutation { made: confirmAdult")).toMatchObject({
      ...{ adultAt: now.toISOString(), minorAt: null },
    });
    expect(await refusal(apply)).toBe(before);
  });

  it("is never both, though both are said at once", async () => {
    await Promise.all(["Adult", "Minor", "Adult"].map((age) => ask(`mutation { made: confirm${age}`)));
    const said = await find();
    expect([said?.adultAt, said?.minorAt]).toContain(null);
    expect([said?.adultAt, said?.minorAt]).toContain(now.toISOString());
  });
});

describe("a consent (CONS-02)", () => {
  it.each(["TA", "TE", "BN", "MR", "KN", "GU"])("may have been read in %s", async (language) => {
    await set(true, language);
    expect(await history()).toMatchObject([{ language: language.toLowerCase() }]);
  });

  it("is kept with its notice, language and times when it is given, withdrawn and given again", async () => {
    const given = await set(true, "HI");
    expect(given?.given).toEqual([{ purpose: "SEARCH_FIGURES", givenAt: now.toISOString() }]);
    await set(true);
    now = new Date("2026-11-26T06:00:00Z");
    expect((await set(false))?.given).toEqual([]);
    await set(false);
    now = new Date("2026-11-27T06:00:00Z");
    await set(true);
    const row = { purpose: "search-figures", notice_version: CONSENT_NOTICE_VERSION };
    expect(await history()).toEqual([
      {
        ...{ ...row, language: "hi", given_at: new Date("2026-11-25T06:00:00Z") },
        withdrawn_at: new Date("2026-11-26T06:00:00Z"),
      },
      { ...row, language: "en", given_at: now, withdrawn_at: null },
    ]);
  });

  it("is given once by two calls at once", async () => {
    await Promise.all([set(true), set(true), set(true)]);
    expect(await history()).toHaveLength(1);
  });

  it("stands in the export, and goes with the account", async () => {
    await set(true);
    const { data } = await portal.ask<{ exportMyData: { consents: object[] } }>("{ exportMyData }", {
      token: person.token,
    });
    expect(data?.exportMyData.consents).toHaveLength(1);
    await portal.ask("mutation { deleteMyAccount { id } }", { token: person.token });
    expect(await history()).toEqual([]);
  });
});

describe("the figures of searches (CONS-03)", () => {
  it("count somebody with an account only while they allow it, and stop at once", async () => {
    await search("kite maker", person.token);
    expect(await countOf("kite maker")).toBe(0);
    await set(true);
    await search("lamp maker", person.token);
    expect(await countOf("lamp maker")).toBe(1);
    await set(false);
    await search("rope maker", person.token);
    expect(await countOf("rope maker")).toBe(0);
  });

  it("count a visitor, whom nothing leads to", async () => {
    await search("kite maker");
    expect(await countOf("kite maker")).toBe(1);
  });
});
