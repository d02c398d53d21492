import { writeCursor } from "../../../lists/cursor";
import { createAdmin } from "../../../test/admin";
import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { Role } from "../../../auth/role";

let portal: TestPortal;
let make: Factories;
let ask: Awaited<ReturnType<typeof createAdmin>>["ask"];
let adminId: string;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  const { admin, ask: asAdmin } = await createAdmin(portal, make);
  ask = asAdmin;
  adminId = admin.id;
});

interface Page {
  items: { id: string }[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}

const QUERY = `query ($filter: UserFilter, $pageSize: Int, $after: String) {
  users(filter: $filter, pageSize: $pageSize, after: $after) {
    items { id email role status blockedReason subscription { plan } openPlanRequest { id } }
    nextCursor total isTotalCapped
  }
}`;

const page = async (variables: object) => (await ask<{ users: Page }>(QUERY, variables)).users;
const found = async (filter: object) => {
  const { items, total } = await page({ filter });
  expect(total).toBe(items.length);
  return items.map(({ id }) => id);
};

/** All pages one after the other. */
async function walk(variables: object): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const next: Page = await page({ ...variables, after });
    ids.push(...next.items.map(({ id }) => id));
    after = next.nextCursor;
  } while (after !== null);
  return ids;
}

const idsOf = (accounts: { id: string }[]) => accounts.map(({ id }) => id);
async function people(count: number, values: object = {}) {
  const made = [];
  for (let number = 0; number < count; number += 1) made.push(await make.account(values));
  return made;
}

describe("the list of users", () => {
  it("has all, the newest first, each once over its pages", async () => {
    const made = await people(7);
    const all = [...idsOf(made).reverse(), adminId];
    expect(await walk({ pageSize: 3 })).toEqual(all);
    expect(await page({ pageSize: 3 })).toMatchObject({ total: 8, isTotalCapped: false });
  });

  it("is filtered by role, plan and status, together as well", async () => {
    const [employer] = await people(1, { role: Role.EMPLOYER });
    const [pending] = await people(1, { emailVerifiedAt: null });
    const [blocked] = await people(1, { role: Role.EMPLOYER, blockedAt: new Date() });
    if (!employer || !pending || !blocked) throw new Error("They were made.");
    await portal.dataSource.query("insert into subscriptions (account_id, plan) values ($1, 'paid')", [
      blocked.id,
    ]);
    expect(await found({ role: "EMPLOYER" })).toEqual([blocked.id, employer.id]);
    expect(await found({ status: "PENDING" })).toEqual([pending.id]);
    expect(await found({ status: "BLOCKED", role: "EMPLOYER", plan: "PAID" })).toEqual([blocked.id]);
    expect(await found({ plan: "PAID", role: "JOBSEEKER" })).toEqual([]);
    expect(await found({ plan: "FREE" })).toEqual([pending.id, employer.id, adminId]);
  });

  it("finds by the beginning of an e-mail, its domain, or any word of a name", async () => {
    const asha = await make.account({ email: "Asha.Menon@kaveri.example", displayName: "Asha  Devi Menon" });
    const ravi = await make.account({ email: "ravi@other.example", displayName: "रवि Menon" });
    for (const text of ["asha", " ASHA ", "asha.menon@", "@kaveri", "devi", "Devi Men", "asha devi"])
      expect([text, await found({ text })]).toEqual([text, [asha.id]]);
    expect(await found({ text: "रवि" })).toEqual([ravi.id]);
    expect((await found({ text: "menon" })).sort()).toEqual([asha.id, ravi.id].sort());
    for (const text of ["enon", "%", "_", "asha menon"])
      expect([text, await found({ text })]).toEqual([text, []]);
    expect(await found({ text: "menon", status: "BLOCKED" })).toEqual([]);
  });

  it("shows somebody found by several words once, also over pages", async () => {
    const made = [];
    for (let number = 0; number < 5; number += 1)
      made.push(await make.account({ email: `meena${number}@x.example`, displayName: "Meena Meena" }));
    const walked = await walk({ filter: { text: "meena" }, pageSize: 2 });
    expect(walked.sort()).toEqual(idsOf(made).sort());
  });

  it("follows a name and an e-mail that change", async () => {
    const { id } = await make.account({ displayName: "Asha" });
    await portal.dataSource.query(
      "update accounts set display_name = 'Usha', email = 'u@x.example' where id = $1",
      [id],
    );
    expect([
      await found({ text: "asha" }),
      await found({ text: "usha" }),
      await found({ text: "u@x" }),
    ]).toEqual([[], [id], [id]]);
  });

  it("finds by a word and a standing that have just come together", async () => {
    const { id } = await make.account({ displayName: "Asha" });
    const blocked = { text: "asha", status: "BLOCKED", role: "EMPLOYER", plan: "PAID" };
    expect(await found(blocked)).toEqual([]);
    await portal.dataSource.query("update accounts set blocked_at = now(), role = 'employer' where id = $1", [
      id,
    ]);
    await portal.dataSource.query("insert into subscriptions (account_id, plan) values ($1, 'paid')", [id]);
    expect([await found(blocked), await found({ text: "asha", status: "ACTIVE" })]).toEqual([[id], []]);
  });

  it("refuses a cursor that is none", async () => {
    for (const after of ["", "x", writeCursor("newest"), writeCursor("newest", "' or 1=1", "")])
      await expect(page({ after })).rejects.toThrow("INVALID_CURSOR");
  });

  it("takes as many queries for a page of 50 as for one of 2", async () => {
    await people(50);
    const few = await countQueries(() => page({ pageSize: 2 }));
    expect(await countQueries(() => page({ pageSize: 50 }))).toBeLessThanOrEqual(few);
  });
});
