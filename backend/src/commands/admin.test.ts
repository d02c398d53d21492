import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reasonOf } from "./command";
import { forgetDatabaseUrl, noteDatabaseUrl } from "../settings/local-folder";
import { Role } from "../auth/role";
import { createFactories, type Factories } from "../test/factories";
import { newEmail } from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";
import { runProgram } from "../test/program";
import { admin } from "./admin";

let portal: TestPortal;
let make: Factories;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  portal = await startTestPortal({
    reachDatabaseAt: (url) => {
      env = { DATABASE_URL: url };
      return Promise.resolve(url);
    },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const refusal = (args: string[], environment = env) => admin(args, environment).then(String, reasonOf);

describe("npm run admin -- grant EMAIL", () => {
  it("makes an account admin from its next request on", async () => {
    const person = await make.person();
    const plans = () =>
      portal.ask("mutation { createSubscriptionPlans { message } }", { token: person.token });
    expect(await plans()).toMatchObject({ status: 403, code: "FORBIDDEN" });
    expect(await admin(["grant", person.email.toUpperCase()], env)).toMatch(
      "is an admin from the next request on",
    );
    expect(await plans()).toMatchObject({ status: 200 });
    expect(await admin(["grant", person.email], env)).toMatch("is an admin");
  });

  it("says who is not registered", async () => {
    expect(await refusal(["grant", "nobody@jobs.example"])).toBe(
      "No account is registered under nobody@jobs.example: sign up with it first.",
    );
  });

  it("does not trust an address that nobody has verified", async () => {
    const email = newEmail();
    const account = await make.account({ email, emailVerifiedAt: null });
    expect(await refusal(["grant", email])).toMatch(`${email} is not verified`);
    const [stored] = await portal.dataSource.query<object[]>("select role from accounts where id = $1", [
      account.id,
    ]);
    expect(stored).toEqual({ role: Role.JOBSEEKER });
  });

  it.each([[[]], [["grant"]], [["revoke", "a@jobs.example"]]])(
    "says how to call it, instead of %j",
    async (args) => {
      expect(await refusal(args)).toBe(
        "Say who: npm run admin -- grant EMAIL, or npm run admin -- remove-second-factor EMAIL",
      );
    },
  );

  it("says in a sentence when the database can't be reached", async () => {
    const sentence = await refusal(["grant", "a@jobs.example"], {
      DATABASE_URL: "postgres://127.0.0.1:1/jobs",
    });
    expect(sentence).toMatch(/^The database can't be reached or is not ready: .*ECONNREFUSED.*\.$/);
    const wrong = new URL(env.DATABASE_URL ?? "");
    wrong.password = "wrong";
    expect(await refusal(["grant", "a@jobs.example"], { DATABASE_URL: wrong.href })).toMatch(
      /^The database can't be reached or is not ready: password authentication failed.*\.$/,
    );
  });
});

describe("npm run admin -- remove-second-factor EMAIL", () => {
  const remove = (email: string) => refusal(["remove-second-factor", email]);

  it("removes that of who has lost phone and recovery codes, and stands in the audit trail (TWOF-08)", async () => {
    const { id, email } = await make.account({ email: newEmail() });
    expect(await remove(email ?? "")).toBe(
      `No account with the verified address ${email ?? ""} has a second factor.`,
    );
    await portal.dataSource.query(
      `insert into second_factors (account_id, sealed_secret, begun_at, confirmed_at, last_period)
       values ($1, 'sealed', now(), now(), 1)`,
      [id],
    );
    expect(await remove((email ?? "").toUpperCase())).toMatch("is removed");
    const found = (sql: string) => portal.dataSource.query<object[]>(sql, [id]);
    expect(await found("select from second_factors where account_id = $1")).toEqual([]);
    expect(await found("select action, actor_id from audit_entries where subject_id = $1")).toEqual([
      { action: "account.second-factor", actor_id: null },
    ]);
  });
});

describe("without DATABASE_URL", () => {
  const folder = mkdtempSync(join(tmpdir(), "local-folder-"));
  const local = { LOCAL_DATA_DIR: folder, DATABASE_URL: "" };
  afterAll(() => rmSync(folder, { recursive: true }));

  it("works on the local stack that is running, and says so when none is", async () => {
    const person = await make.person();
    noteDatabaseUrl(folder, env.DATABASE_URL ?? "");
    expect(await runProgram("admin.ts", ["grant", person.email], local)).toEqual({
      exitCode: 0,
      output: `${person.email} is an admin from the next request on.\n`,
    });
    forgetDatabaseUrl(folder);
    expect(await runProgram("admin.ts", ["grant", person.email], local)).toEqual({
      exitCode: 1,
      output: "There is no database: set DATABASE_URL, or start the portal here with npm start.\n",
    });
  }, 30_000);
});
