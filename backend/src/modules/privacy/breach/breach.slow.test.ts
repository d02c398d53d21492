import { randomUUID } from "node:crypto";
import { createAdmin } from "../../../test/admin";
import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";

let portal: TestPortal;
let make: Factories;
let token: string;
let now = new Date("2026-11-25T06:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" }, clock: { now: () => now } });
  make = createFactories(portal.dataSource);
  ({
    admin: { token },
  } = await createAdmin(portal, make));
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = new Date("2026-11-25T06:00:00Z");
  await portal.dataSource.query("truncate breaches restart identity cascade");
});

interface Entered {
  id: string;
  number: number;
  version: number;
  dueAt: string;
  peopleCount: number;
  reportedAt: string | null;
}

const CONTENT = {
  ...{ noticedAt: "2026-11-25T05:00:00.000Z", peopleCount: 12 },
  ...{ what: "A backup was readable by anyone.", data: "Names and addresses." },
  ...{ consequences: "Unwanted mails.", measures: "The backup was closed." },
};

async function ask(query: string, variables: object = {}) {
  const { data, code, errors } = await portal.ask<{ made: Entered }>(query, { variables, token });
  return { made: data?.made, code, fields: errors.flatMap(({ extensions }) => extensions.fields ?? []) };
}

const FIELDS = "id number version dueAt peopleCount reportedAt";
const save = (input: object = {}) =>
  ask(`mutation ($input: SaveBreachInput!) { made: saveBreach(input: $input) { ${FIELDS} } }`, {
    input: { id: randomUUID(), version: 0, ...CONTENT, ...input },
  });
const report = (id: string | undefined) =>
  ask(`mutation ($id: ID!) { made: markBreachReported(id: $id) { ${FIELDS} } }`, { id });
const audits = (id: string | undefined) =>
  portal.dataSource.query<object[]>(
    "select action, after from audit_entries where subject_id = $1 order by at, id",
    [id],
  );

describe("the register of breaches (BRCH-01)", () => {
  it("takes a breach, whose 72 hours run from when it was noticed", async () => {
    const { made } = await save();
    expect(made).toMatchObject({ version: 1, dueAt: "2026-11-28T05:00:00.000Z", reportedAt: null });
    const { data } = await portal.ask<{ breaches: { items: Entered[] } }>(
      "{ breaches { items { id peopleCount } total } }",
      { token },
    );
    expect(data?.breaches.items).toEqual([{ id: made?.id, peopleCount: 12 }]);
  });

  it("lists those that the Board wasn't told of, the first to be due first (EMPS-08)", async () => {
    const { made: later } = await save();
    const { made: sooner } = await save({ noticedAt: "2026-11-24T05:00:00.000Z" });
    const { made: told } = await save({ noticedAt: "2026-11-23T05:00:00.000Z" });
    await report(told?.id);
    const { data } = await portal.ask<{ breaches: { items: Entered[]; total: number } }>(
      "{ breaches(isUnreported: true) { items { id } total } }",
      { token },
    );
    expect(data?.breaches).toEqual({ items: [{ id: sooner?.id }, { id: later?.id }], total: 2 });
  });

  it.each([
    [{ noticedAt: "2026-11-25T06:00:01.000Z" }, "noticedAt"],
    [{ id: "no-id" }, "id"],
    [{ peopleCount: -1 }, "peopleCount"],
    [{ what: "  " }, "what"],
    [{ measures: "x".repeat(4001) }, "measures"],
  ])("refuses what breaks a rule (%#), and keeps nothing", async (input, field) => {
    const { code, fields } = await save(input);
    expect(code).toBe("BAD_USER_INPUT");
    expect(fields).toEqual([expect.objectContaining({ field: expect.stringContaining(field) as string })]);
    expect(await portal.dataSource.query("select from breaches")).toEqual([]);
  });

  it("takes one of two changes made to the same version, and tells the other", async () => {
    const { made } = await save();
    const change = { id: made?.id, version: 1, peopleCount: 40 };
    const answers = await Promise.all([save(change), save(change)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["BREACH_CHANGED", undefined]);
    expect(await audits(made?.id)).toHaveLength(2);
  });

  it("enters one breach for a form that is sent twice", async () => {
    const id = randomUUID();
    const answers = await Promise.all([save({ id }), save({ id })]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["BREACH_CHANGED", undefined]);
    expect(await audits(id)).toHaveLength(1);
  });
});

describe("a breach that the Board was told of (BRCH-02)", () => {
  it("stays as it is, and stands in the audit log", async () => {
    const { made } = await save();
    now = new Date("2026-11-26T06:00:00Z");
    expect((await report(made?.id)).made).toMatchObject({ reportedAt: now.toISOString(), version: 2 });
    expect((await report(made?.id)).code).toBe("BREACH_REPORTED");
    expect((await save({ id: made?.id, version: 2 })).code).toBe("BREACH_REPORTED");
    const after = { breach: String(made?.number), people: "12" };
    expect(await audits(made?.id)).toEqual([
      { action: "breach.create", after },
      { action: "breach.report", after },
    ]);
  });

  it("is not found by an id that is none", async () => {
    expect((await report("no-id")).code).toBe("NOT_FOUND");
  });
});
