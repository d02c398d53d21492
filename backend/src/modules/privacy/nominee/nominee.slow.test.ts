import { createAdmin } from "../../../test/admin";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { maySeeNominee } from "./nominee.policy";

let portal: TestPortal;
let make: Factories;
let person: NewIdentity & { id: string };
let now = new Date("2026-11-26T06:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = new Date("2026-11-26T06:00:00Z");
  await portal.dataSource.query("truncate accounts cascade");
  person = await make.person();
});

const FIELDS = "nominee { id name relation email phone namedAt }";
const MEENA = { name: "Meena Iyer", relation: "Sister", email: "meena@iyer.example", phone: "098765 43210" };

interface Answer {
  made: { nominee: object | null };
}

const find = async (token = person.token) =>
  (await portal.ask<{ me: { nominee: object | null } }>(`{ me { ${FIELDS} } }`, { token })).data?.me.nominee;

const save = (input: object) =>
  portal.ask<Answer>(
    `mutation ($input: SaveNomineeInput!) { made: saveNominee(input: $input) { ${FIELDS} } }`,
    {
      token: person.token,
      variables: { input },
    },
  );

const remove = () =>
  portal.ask<Answer>(`mutation { made: removeNominee { ${FIELDS} } }`, { token: person.token });

const history = async () =>
  portal.dataSource.query<object[]>(
    "select action, actor_id, before, after from audit_entries where subject_id = $1 order by id",
    [person.id],
  );

describe("a nominee (NOMI-01)", () => {
  it("is named, changed and removed by the person themselves, and nobody is told", async () => {
    expect(await find()).toBeNull();
    const named = {
      ...{ ...MEENA, phone: "+919876543210" },
      ...{ id: person.id, namedAt: now.toISOString() },
    };
    expect((await save(MEENA)).data?.made.nominee).toEqual(named);
    expect(await find()).toEqual(named);
    now = new Date("2026-11-27T06:00:00Z");
    const changed = { name: "Ravi Iyer", relation: "Brother", email: null, phone: "+91 22 2345 6789" };
    expect((await save(changed)).data?.made.nominee).toMatchObject({
      ...{ name: "Ravi Iyer", email: null, phone: "+912223456789" },
      namedAt: now.toISOString(),
    });
    expect((await remove()).data?.made.nominee).toBeNull();
    expect(await find()).toBeNull();
    expect(await portal.dataSource.query("select 1 from notices where account_id = $1", [person.id])).toEqual(
      [],
    );
  });

  it("stands in the audit log without a word of who it is, and only when something changed", async () => {
    await save(MEENA);
    await save(MEENA);
    await save({ ...MEENA, relation: "Friend" });
    await remove();
    await remove();
    const entry = { actor_id: person.id, before: null, after: null };
    expect(await history()).toEqual([
      { ...entry, action: "nominee.create" },
      { ...entry, action: "nominee.update" },
      { ...entry, action: "nominee.remove" },
    ]);
  });

  it.each([
    ["no way to reach them", { email: null, phone: null }, "email"],
    ["no name", { name: " " }, "name"],
    ["no relation", { relation: "" }, "relation"],
    ["a long relation", { relation: "x".repeat(61) }, "relation"],
    ["an address that is none", { email: "meena" }, "email"],
    ["an empty address", { email: "" }, "email"],
    ["a foreign number", { phone: "+14155550100" }, "phone"],
    ["a number that is none", { phone: "12345" }, "phone"],
  ])("is refused with %s, and the one that stands stays", async (_, changes, field) => {
    await save(MEENA);
    const { errors } = await save({ ...MEENA, name: "Ravi", ...changes });
    const { code, fields } = errors[0]?.extensions as { code: string; fields: { field: string }[] };
    expect(code).toBe("BAD_USER_INPUT");
    expect(fields.map((broken) => broken.field)).toEqual([field]);
    expect(await find()).toMatchObject({ name: "Meena Iyer" });
  });

  it("is one, however many calls come at once", async () => {
    await Promise.all(["A", "B", "C"].map((name) => save({ ...MEENA, name })));
    expect(await portal.dataSource.query("select account_id from nominees")).toHaveLength(1);
    expect(await history()).toHaveLength(3);
  });
});

describe("who sees a nominee (NOMI-02)", () => {
  it("is its person and an admin", async () => {
    const { admin } = await createAdmin(portal, make);
    await save(MEENA);
    const asked = await portal.ask<{ user: { nominee: object } }>(
      `query ($id: ID!) { user(id: $id) { ${FIELDS} } }`,
      { token: admin.token, variables: { id: person.id } },
    );
    expect(asked.data?.user.nominee).toMatchObject({ name: "Meena Iyer", phone: "+919876543210" });
    expect(await find(admin.token)).toBeNull();
  });

  it("is nobody else", async () => {
    const stranger = await make.person();
    await save(MEENA);
    const [account, viewer] = await Promise.all(
      [person.id, stranger.id].map((id) => portal.services.accountControl.find(id)),
    );
    expect(account && viewer && maySeeNominee(viewer, account)).toBe(false);
    expect(account && maySeeNominee(null, account)).toBe(false);
  });
});

describe("the data of a nominee (NOMI-03)", () => {
  it("stand in the export, and go with the account", async () => {
    await save(MEENA);
    const { data } = await portal.ask<{ exportMyData: { nominee: object } }>("{ exportMyData }", {
      token: person.token,
    });
    expect(data?.exportMyData.nominee).toMatchObject({ name: "Meena Iyer", relation: "Sister" });
    await portal.ask("mutation { deleteMyAccount { id } }", { token: person.token });
    expect(await portal.dataSource.query("select account_id from nominees")).toEqual([]);
  });
});
