import { createFactories, type Factories } from "../../test/factories";
import { signUp, signUpVerified } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { EmulatorClient } from "../../local/emulator-client";
import { Role } from "../../auth/role";
import type { TestAccount } from "./test-accounts";

let portal: TestPortal;
let make: Factories;
let token: string;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
  ({ token } = await make.person({ role: Role.ADMIN }));
});
afterAll(() => portal.stop());

const run = (step: string, as = token, on = portal) =>
  on.ask(`mutation { ${step} { message } }`, { token: as });

describe("the first run's steps", () => {
  it.each([
    ["initDatabase", "Database schema initialized successfully!"],
    ["createTestUsers", "Test users created successfully!"],
    ["createSubscriptionPlans", "Subscription plans created successfully!"],
  ])("%s says '%s', however often (ERR-13, ERR-14, ERR-15)", async (step, message) => {
    const answers = await Promise.all([run(step), run(step)]);
    expect([...answers, await run(step)].map(({ data }) => data)).toEqual(
      [1, 2, 3].map(() => ({ [step]: { message } })),
    );
  });

  it("make test accounts that sign in, each with its role and plan (INIT-04, INIT-06)", async () => {
    await run("createTestUsers");
    const { data } = await portal.ask<{ testAccounts: TestAccount[] }>(
      "{ testAccounts { email password name role plan } }",
      { token },
    );
    expect(data?.testAccounts.map(({ role, plan }) => `${role} ${plan}`)).toEqual([
      "JOBSEEKER FREE",
      "JOBSEEKER PAID",
      "JOBSEEKER PREMIUM",
      "EMPLOYER PAID",
      "EMPLOYER PREMIUM",
      "ADMIN PREMIUM",
    ]);
    const emulator = new EmulatorClient(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? "");
    for (const { email, password, name, role, plan } of data?.testAccounts ?? []) {
      const me = await portal.ask("{ me { email name role status subscription { plan } } }", {
        token: await emulator.signIn(email, password),
      });
      expect(me.data).toEqual({ me: { email, name, role, status: "ACTIVE", subscription: { plan } } });
    }
  });

  it("name the admin whose account the first step has made", async () => {
    await portal.dataSource.query("update accounts set display_name = null where email like 'admin@%'");
    await run("createTestUsers");
    expect(
      await portal.dataSource.query("select display_name as name from accounts where email like 'admin@%'"),
    ).toEqual([{ name: "Asha Menon" }]);
  });

  it("leave exactly the plans free, paid and premium with their limits (INIT-08, PLAN-01)", async () => {
    const fresh = await startTestPortal();
    const admin = await createFactories(fresh.dataSource).person({ role: Role.ADMIN });
    const all = () => fresh.dataSource.query<object[]>("select * from plans order by code");
    const migrated = await all();
    await run("createSubscriptionPlans", admin.token, fresh);
    expect(await all()).toEqual(migrated);

    await fresh.dataSource.query("update plans set monthly_application_limit = 99, features = '{}'");
    await fresh.dataSource.query("delete from plans where code = 'premium'");
    expect(await all()).toHaveLength(2);
    await run("createSubscriptionPlans", admin.token, fresh);
    expect(await all()).toEqual(migrated);
    expect(
      await fresh.dataSource.query(
        "select code, monthly_application_limit as applications, resume_template_limit as templates, team_seats as seats, features[1] as first from plans order by code",
      ),
    ).toEqual([
      { code: "free", applications: 5, templates: 2, seats: 2, first: "view-listings" },
      { code: "paid", applications: 25, templates: 5, seats: 10, first: "view-listings" },
      { code: "premium", applications: null, templates: null, seats: 50, first: "view-listings" },
    ]);
    await fresh.stop();
  });

  it("make no test accounts without the emulator, and show no credentials (INIT-07)", async () => {
    const bare = await startTestPortal({ env: { FIREBASE_AUTH_EMULATOR_HOST: "" } });
    const admin = await createFactories(bare.dataSource).person({ role: Role.ADMIN });
    const disabled = { status: 403, code: "TEST_ACCOUNTS_DISABLED" };
    expect(await run("createTestUsers", admin.token, bare)).toMatchObject(disabled);
    expect(await bare.ask("{ testAccounts { email password } }", { token: admin.token })).toMatchObject(
      disabled,
    );
    await bare.stop();
  });
});

describe("ADMIN_EMAILS", () => {
  it("makes an account admin from the request on that states the verified e-mail", async () => {
    const verified = await signUpVerified();
    const unverified = await signUp();
    const strict = await startTestPortal({ env: { ADMIN_EMAILS: `${verified.email},${unverified.email}` } });
    const register = async (email: string, uid: string, as: string) =>
      strict.ask("mutation ($input: RegisterInput!) { register(input: $input) { role } }", {
        variables: { input: { email, firebaseUid: uid, role: "EMPLOYER" } },
        token: as,
      });
    const me = (as: string) => strict.ask("{ me { role } }", { token: as });

    await register(verified.email, verified.uid, verified.token);
    await register(unverified.email, unverified.uid, unverified.token);
    expect((await me(verified.token)).data).toEqual({ me: { role: "ADMIN" } });
    expect((await me(unverified.token)).data).toEqual({ me: { role: "EMPLOYER" } });
    expect(await run("createSubscriptionPlans", verified.token, strict)).toMatchObject({ status: 200 });
    expect(await run("createSubscriptionPlans", unverified.token, strict)).toMatchObject({ status: 403 });
    await strict.stop();
  });
});
