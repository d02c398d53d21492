import { apply, move } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let person: Account & NewIdentity;
let now: Date;
/** Applications by the status that they were brought to. */
const ids = new Map<string, string>();

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
const STEPS = ["OFFERED", "INTERVIEW", "SHORTLISTED", "VIEWED", "SUBMITTED", "NOT_SELECTED"];
const DAY_MS = 24 * 60 * 60_000;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  [member, person] = [await make.person(), await make.person()];
  const { id: companyId } = await make.company({}, [member]);
  await portal.dataSource.query("insert into subscriptions (account_id, plan) values ($1, 'premium')", [
    person.id,
  ]);
  now = NOW;
  for (const status of [...STEPS, "WITHDRAWN"]) {
    now = new Date(now.getTime() + 1000);
    const id = await apply(portal, person, await make.job({ companyId, openUntil: FAR }));
    ids.set(status, id);
    if (status === "OFFERED" || status === "INTERVIEW") await move(portal, member, id, "SHORTLISTED");
    if (STEPS.includes(status) && status !== "SUBMITTED") await move(portal, member, id, status);
    if (status === "WITHDRAWN")
      expect(await portal.ask(`mutation { withdrawApplication(id: "${id}") { id } }`, person)).toMatchObject({
        code: undefined,
      });
  }
});
afterAll(() => portal.stop());
beforeEach(() => {
  now = new Date(NOW.getTime() + 2 * 60_000);
});

const statusOf = (id: string) => [...ids].find(([, other]) => other === id)?.[0];
const idsOf = (items: { id: string }[] | undefined) => items?.map(({ id }) => statusOf(id));

async function group(name: string) {
  const { data } = await portal.ask<{ myApplications: { total: number; items: { id: string }[] } }>(
    `{ myApplications(group: ${name}) { total items { id } } }`,
    person,
  );
  return idsOf(data?.myApplications.items);
}
async function news(first = 10) {
  const { data } = await portal.ask<{ applicationNews: { id: string }[] }>(
    `{ applicationNews(first: ${first}) { id } }`,
    person,
  );
  return idsOf(data?.applicationNews);
}
const counts = async () =>
  (await portal.ask<object>("{ applicationCounts { active interviews ended } }", person)).data;

describe("one's applications", () => {
  it("stand in the groups active, interviews and ended, each with its count (SEEN-14)", async () => {
    expect(await group("ACTIVE")).toEqual(["SUBMITTED", "VIEWED", "SHORTLISTED", "INTERVIEW", "OFFERED"]);
    expect(await group("INTERVIEWS")).toEqual(["INTERVIEW"]);
    expect(await group("ENDED")).toEqual(["WITHDRAWN", "NOT_SELECTED"]);
    expect(await counts()).toEqual({ applicationCounts: { active: 5, interviews: 1, ended: 2 } });
  });

  it("tell nothing of a rejection that the company can still take back", async () => {
    now = new Date(NOW.getTime() + 30_000);
    expect(await group("ENDED")).toEqual(["WITHDRAWN"]);
    expect(await group("ACTIVE")).toContain("NOT_SELECTED");
    expect(await news()).not.toContain("NOT_SELECTED");
    expect(await counts()).toEqual({ applicationCounts: { active: 6, interviews: 1, ended: 1 } });
  });

  it("are news for two weeks after a company's step: the offer first, then the interview (SEEN-13)", async () => {
    expect(await news()).toEqual(["OFFERED", "INTERVIEW", "NOT_SELECTED", "VIEWED", "SHORTLISTED"]);
    expect(await news(2)).toEqual(["OFFERED", "INTERVIEW"]);
  });

  it("are news as long as an offer or an interview stands", async () => {
    now = new Date(NOW.getTime() + 15 * DAY_MS);
    expect(await news()).toEqual(["OFFERED", "INTERVIEW"]);
  });

  it("are nobody else's", async () => {
    const { data } = await portal.ask<object>(
      "{ applicationNews { id } applicationCounts { active interviews ended } }",
      await make.person(),
    );
    expect(data).toEqual({
      applicationNews: [],
      applicationCounts: { active: 0, interviews: 0, ended: 0 },
    });
  });
});
