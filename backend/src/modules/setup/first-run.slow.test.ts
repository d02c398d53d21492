import { newEmail, signUpVerified, unsignedToken, type NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";

let portal: TestPortal;
let first: NewIdentity;
const email = newEmail();

beforeAll(async () => {
  first = await signUpVerified(email);
});
beforeEach(async () => {
  portal = await startTestPortal({
    env: { ADMIN_EMAILS: `other@jobs.example, ${email.toUpperCase()}`, MIGRATE_ON_START: "false" },
  });
});
afterEach(() => portal.stop());

const dropSchema = () => portal.dataSource.query("drop schema public cascade; create schema public");

const step = async (path: string, token = first.token) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${portal.url}/api/admin/${path}`, { method: "POST", headers });
  return { status: answer.status, ...((await answer.json()) as { message: string; code?: string }) };
};

const STEPS = [
  ["init-database", "Database schema initialized successfully!"],
  ["create-test-users", "Test users created successfully!"],
  ["create-subscription-plans", "Subscription plans created successfully!"],
] as const;

describe("the first run (CALL-14, CALL-15, ERR-13, ERR-14, ERR-15)", () => {
  it("goes from a database without a schema to the end, and again without a change", async () => {
    await dropSchema();
    for (const [path, message] of STEPS) expect(await step(path)).toEqual({ status: 200, message });
    const sums = await rowSums(portal.dataSource);
    for (const [path, message] of STEPS) expect(await step(path)).toEqual({ status: 200, message });
    expect({ ...(await rowSums(portal.dataSource)), rate_limits: sums.rate_limits }).toEqual(sums);
  });

  it("lets a first admin in by the token alone, before there is a table of accounts", async () => {
    await dropSchema();
    const query = "{ me { email role status subscription { plan } } }";
    const me = { email, role: "ADMIN", status: "ACTIVE", subscription: { plan: "FREE" } };
    expect((await portal.ask(query, first)).data).toEqual({ me });
    await step("init-database");
    expect((await portal.ask(query, first)).data).toEqual({ me });
    expect(await portal.dataSource.query("select email, role from accounts")).toEqual([
      { email, role: "admin" },
    ]);
  });

  it("tells everybody else that there is no schema, and runs nothing for them", async () => {
    await dropSchema();
    const missing = { status: 503, code: "SCHEMA_MISSING" };
    const other = await signUpVerified();
    const unverified = unsignedToken(first, { email_verified: false });
    for (const token of [other.token, unverified]) {
      expect(await portal.ask("{ me { id } }", { token })).toMatchObject(missing);
      for (const [path] of STEPS) expect(await step(path, token)).toMatchObject(missing);
    }
    expect(await portal.ask("{ jobs { total } }")).toMatchObject(missing);
    expect(await rowSums(portal.dataSource)).toEqual({});
  });

  it("runs each migration once when ten ask at once", async () => {
    await dropSchema();
    const answers = await Promise.all(Array.from({ length: 10 }, () => step("init-database")));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const ran: { name: string; times: number }[] = await portal.dataSource.query(
      "select name, count(*)::int as times from migrations group by name",
    );
    expect(ran.map(({ times }) => times)).toEqual(portal.dataSource.migrations.map(() => 1));
  });
});
