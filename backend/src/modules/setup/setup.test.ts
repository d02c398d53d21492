import { newEmail, signUpVerified, unsignedToken, type NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { Role } from "../accounts/role";
import { TEST_ACCOUNTS } from "./test-accounts";
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

describe("the test accounts (INIT-04, INIT-06)", () => {
  const signIn = async (credentials: { email: string; password: string }) => {
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? "";
    const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ ...credentials, returnSecureToken: true });
    return ((await (await fetch(url, { method: "POST", headers, body })).json()) as { idToken: string })
      .idToken;
  };

  it("sign in with the credentials shown, and have their role and plan", async () => {
    await Promise.all([step("create-test-users"), step("create-test-users")]);
    const shown = await portal.ask<{ testAccounts: { email: string; password: string }[] }>(
      "{ testAccounts { email password } }",
      first,
    );
    const accounts = shown.data?.testAccounts ?? [];
    const found = await Promise.all(
      accounts.map(async (account) => {
        const token = await signIn(account);
        const me = await portal.ask<{ me: { role: string; subscription: { plan: string } } }>(
          "{ me { role subscription { plan } } }",
          { token },
        );
        return [me.data?.me.subscription.plan, me.data?.me.role];
      }),
    );
    expect(found).toEqual([
      ["FREE", "JOBSEEKER"],
      ["PAID", "JOBSEEKER"],
      ["PREMIUM", "JOBSEEKER"],
      ["PAID", "EMPLOYER"],
      ["PREMIUM", "EMPLOYER"],
      ["PREMIUM", "ADMIN"],
    ]);
  });

  it("have their names, the admin's too where the first step has made its account", async () => {
    await step("create-test-users");
    const [admin] = TEST_ACCOUNTS.filter(({ role }) => role === Role.ADMIN);
    await portal.dataSource.query("update accounts set display_name = null where email = $1", [admin?.email]);
    await step("create-test-users");
    const names: { name: string }[] = await portal.dataSource.query(
      "select display_name as name from accounts where email = any($1)",
      [TEST_ACCOUNTS.map((account) => account.email)],
    );
    expect(names.map(({ name }) => name).sort()).toEqual(TEST_ACCOUNTS.map(({ name }) => name).sort());
  });

  it("are refused without the emulator, and so are their credentials (INIT-07)", async () => {
    const provider = { verify: () => Promise.resolve({ ...firstIdentity(), signedInAt: new Date() }) };
    const production = await startTestPortal({
      env: { ADMIN_EMAILS: email, FIREBASE_AUTH_EMULATOR_HOST: "" },
      provider: { ...unused, ...provider },
    });
    const answer = await fetch(`${production.url}/api/admin/create-test-users`, {
      method: "POST",
      headers: { authorization: "Bearer any" },
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: "TEST_ACCOUNTS_DISABLED", message: expect.any(String) as string }),
    ]);
    const shown = await production.ask("{ testAccounts { password } }", { token: "any" });
    expect([shown.status, shown.code]).toEqual([403, "TEST_ACCOUNTS_DISABLED"]);
    await production.stop();
  });

  const firstIdentity = () => ({ uid: first.uid, email, isEmailVerified: true, phoneNumber: null });
  const never = () => Promise.reject(new Error("nobody should ask for this"));
  const unused = {
    ensureUser: never,
    findUserByEmail: never,
    deleteUser: never,
    close: () => Promise.resolve(),
  };
});

it("the plans are free, paid and premium with their limits, put right when they were not (INIT-08)", async () => {
  await portal.dataSource.query("update plans set monthly_application_limit = 99, features = '{}'");
  await step("create-subscription-plans");
  const plans: unknown = await portal.dataSource.query(
    `select code, monthly_application_limit as applications, resume_template_limit as templates
     from plans order by resume_template_limit nulls last`,
  );
  expect(plans).toEqual([
    { code: "free", applications: 5, templates: 2 },
    { code: "paid", applications: 25, templates: 5 },
    { code: "premium", applications: null, templates: null },
  ]);
});
