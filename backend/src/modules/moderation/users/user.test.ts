import { createAdmin } from "../../../test/admin";
import { createFactories, type Factories } from "../../../test/factories";
import { signIn } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { apply } from "../../../test/applications";
import { createIdentityProvider, type IdentityProvider } from "../../../auth/identity-provider";
import { readEnv } from "../../../settings/env";
import { UnavailableError } from "../../../errors/errors";
import { Role } from "../../../auth/role";
import { AccountControlService } from "../../accounts/account-control.service";
import type { PersonalDataService } from "../../accounts/personal-data.service";

let portal: TestPortal;
let make: Factories;
let isProviderAway = false;
let provider: IdentityProvider;

const ENV = {
  FIREBASE_PROJECT_ID: "demo-job-portal",
  WRITES_PER_MINUTE: "1000",
  WRITES_PER_MINUTE_PER_ADDRESS: "10000",
  ADMIN_EMAILS: "first@jobs.example",
};

beforeAll(async () => {
  const real = createIdentityProvider(
    readEnv({ NODE_ENV: "test", DATABASE_URL: "postgres://unused", ...ENV }),
  );
  provider = {
    verify: (token, checkRevoked) => real.verify(token, checkRevoked),
    ensureUser: (email, password, name) => real.ensureUser(email, password, name),
    setDisabled: (uid, isDisabled) =>
      isProviderAway ? Promise.reject(new UnavailableError("away")) : real.setDisabled(uid, isDisabled),
    deleteUser: (uid) =>
      isProviderAway ? Promise.reject(new UnavailableError("away")) : real.deleteUser(uid),
    isOthersEmail: (uid, email) => real.isOthersEmail(uid, email),
    changeEmail: (uid, email) => real.changeEmail(uid, email),
    lockOut: (uid, email) => real.lockOut(uid, email),
    close: () => real.close(),
  };
  portal = await startTestPortal({ env: ENV, provider });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  isProviderAway = false;
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);
const standingOf = (id: string) =>
  rows("select to_jsonb(accounts) - 'updated_at' as account from accounts where id = $1", [id]);
const roleOf = async (id: string) => (await rows("select role from accounts where id = $1", [id]))[0]?.role;
const trailOf = (id: string) =>
  rows("select action, actor_id, before, after from audit_entries where subject_id = $1 order by id", [id]);
const meAs = async (token: string) => {
  const { data, code } = await portal.ask<{ me: { id: string } | null }>("{ me { id } }", { token });
  return code ?? (data?.me ? "in" : "nobody");
};
const activeAdmins = async () =>
  (await rows("select id from accounts where role = 'admin' and status = 'active'")).length;

describe("a user's role", () => {
  it("is changed by an admin, once in the audit trail with before and after", async () => {
    const { admin, act } = await createAdmin(portal, make);
    const { id } = await make.account();
    const call = `updateUserRole(id: "${id}", role: EMPLOYER) { role }`;
    expect([await act(call), await act(call)]).toEqual([{ role: "EMPLOYER" }, { role: "EMPLOYER" }]);
    expect(await trailOf(id)).toEqual([
      {
        action: "account.role",
        actor_id: admin.id,
        before: { role: "jobseeker" },
        after: { role: "employer" },
      },
    ]);
  });

  it("is admin for verified e-mails alone, and stays it for one of ADMIN_EMAILS", async () => {
    const { act } = await createAdmin(portal, make);
    const pending = await make.account({ emailVerifiedAt: null });
    expect(await act(`updateUserRole(id: "${pending.id}", role: ADMIN) { role }`)).toBe("EMAIL_NOT_VERIFIED");
    const first = await make.account({ role: Role.ADMIN, email: "First@jobs.example" });
    expect(await act(`updateUserRole(id: "${first.id}", role: EMPLOYER) { role }`)).toBe("CONFIGURED_ADMIN");
  });
});

describe("what an admin may do with a user", () => {
  it("is said by viewerCan as the calls would have it, to admins alone", async () => {
    const { admin, ask } = await createAdmin(portal, make);
    const person = await make.person();
    const pending = await make.account({ emailVerifiedAt: null });
    const query = (id: string) => `{ user(id: "${id}") { viewerCan { changeRole makeAdmin block delete } } }`;
    const canWith = async (id: string) =>
      (await ask<{ user: { viewerCan: object } }>(query(id))).user.viewerCan;
    const all = { changeRole: true, makeAdmin: true, block: true, delete: true };
    expect(await canWith(person.id)).toEqual(all);
    expect(await canWith(pending.id)).toEqual({ ...all, makeAdmin: false });
    expect(await canWith(admin.id)).toEqual({
      changeRole: false,
      makeAdmin: true,
      block: false,
      delete: false,
    });
    const first = await make.account({ role: Role.ADMIN, email: "First@jobs.example" });
    expect(await canWith(admin.id)).toEqual(all);
    expect(await canWith(first.id)).toEqual({ ...all, changeRole: false });
    const { data } = await portal.ask("{ me { viewerCan { changeRole makeAdmin block delete } } }", person);
    expect(data).toEqual({
      me: { viewerCan: { changeRole: false, makeAdmin: false, block: false, delete: false } },
    });
  });
});

describe("the last active admin", () => {
  it.each([
    ["demoted", (id: string) => `updateUserRole(id: "${id}", role: EMPLOYER) { id }`],
    ["blocked", (id: string) => `blockUser(id: "${id}", reason: "Leaves us.") { id }`],
    ["deleted", (id: string) => `deleteUser(id: "${id}") { id }`],
  ])("can't be %s, by themselves or beside blocked and pending ones", async (_way, call) => {
    const { admin, act } = await createAdmin(portal, make);
    await make.account({ role: Role.ADMIN, blockedAt: new Date() });
    await make.account({ role: Role.ADMIN, emailVerifiedAt: null });
    expect(await act(call(admin.id))).toBe("LAST_ADMIN");
    expect(await activeAdmins()).toBe(1);
  });

  it("is left when two admins demote each other at once", async () => {
    const [one, two] = [await createAdmin(portal, make), await createAdmin(portal, make)];
    await Promise.all([
      one.act(`updateUserRole(id: "${two.admin.id}", role: EMPLOYER) { id }`),
      two.act(`updateUserRole(id: "${one.admin.id}", role: EMPLOYER) { id }`),
    ]);
    expect(await activeAdmins()).toBe(1);
  });

  it("is left when fifty acts at once demote, block and delete admins by one another", async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => make.account({ role: Role.ADMIN })));
    const control = new AccountControlService(
      portal.dataSource,
      { ...provider, setDisabled: () => Promise.resolve(), deleteUser: () => Promise.resolve() },
      { now: () => new Date() },
      {
        erase: (
          manager: { delete: (of: string, where: object) => Promise<unknown> },
          { id }: { id: string },
        ) => manager.delete("Account", { id }),
      } as unknown as PersonalDataService,
      { ADMIN_EMAILS: [] },
      () => Promise.resolve(),
    );
    const acts = Array.from({ length: 50 }, (_, number) => {
      const actor = admins[number % 6];
      // Each of the thirty pairs meets.
      const target = admins[(number + 1 + (Math.floor(number / 6) % 5)) % 6];
      if (!actor || !target) throw new Error("There are six.");
      return number % 2 === 0
        ? control.changeRole(actor, target.id, Role.EMPLOYER)
        : control.block(actor, target.id, "In the way.");
    });
    const outcomes = await Promise.allSettled(acts);
    expect(await activeAdmins()).toBe(1);
    expect(outcomes.some(({ status }) => status === "rejected")).toBe(true);
  }, 60_000);

  it("who has been demoted meanwhile does no more as an admin", async () => {
    const [one, two] = [await make.person({ role: Role.ADMIN }), await make.account({ role: Role.ADMIN })];
    await rows("update accounts set role = 'employer' where id = $1", [one.id]);
    const { act } = await createAdmin(portal, make);
    expect(await act(`updateUserRole(id: "${two.id}", role: EMPLOYER) { id }`, one)).toBe("FORBIDDEN");
    expect(await roleOf(two.id)).toBe("admin");
  });
});

describe("blocking a user", () => {
  it("holds at their next request, disables them at the provider, and goes back exactly", async () => {
    const { admin, act } = await createAdmin(portal, make);
    const person = await make.person();
    const before = await standingOf(person.id);
    expect(
      await act(`blockUser(id: "${person.id}", reason: "Asks for fees.") { status blockedReason }`),
    ).toEqual({
      status: "BLOCKED",
      blockedReason: "Asks for fees.",
    });
    // The emulator says of the user that they are disabled before our own row is asked.
    expect(await meAs(person.token)).toMatch(/^ACCOUNT_(BLOCKED|DISABLED)$/);
    await expect(signIn(person.email)).rejects.toThrow("USER_DISABLED");
    expect(await act(`unblockUser(id: "${person.id}") { status blockedReason }`)).toEqual({
      status: "ACTIVE",
      blockedReason: null,
    });
    expect(await standingOf(person.id)).toEqual(before);
    expect(await meAs(await signIn(person.email))).toBe("in");
    expect(await trailOf(person.id)).toMatchObject([
      {
        action: "account.status",
        actor_id: admin.id,
        before: { status: "active" },
        after: { status: "blocked" },
      },
      {
        action: "account.status",
        actor_id: admin.id,
        before: { status: "blocked" },
        after: { status: "active" },
      },
    ]);
  });

  it("holds here while the provider is away, and the queue does its part later", async () => {
    const { act } = await createAdmin(portal, make);
    const person = await make.person();
    isProviderAway = true;
    expect(await act(`blockUser(id: "${person.id}", reason: "Asks for fees.") { status }`)).toEqual({
      status: "BLOCKED",
    });
    expect(await meAs(person.token)).toBe("ACCOUNT_BLOCKED");
    await expect(signIn(person.email)).resolves.toBeTruthy();
    expect(
      await rows("select key from graphile_worker.jobs where key = $1", [`identity-standing:${person.id}`]),
    ).toHaveLength(1);
    isProviderAway = false;
    const control = new AccountControlService(
      portal.dataSource,
      provider,
      { now: () => new Date() },
      {} as PersonalDataService,
      { ADMIN_EMAILS: [] },
      () => Promise.resolve(),
    );
    await control.settleIdentity(person.id);
    await expect(signIn(person.email)).rejects.toThrow("USER_DISABLED");
  });

  it("needs a reason", async () => {
    const { act } = await createAdmin(portal, make);
    const { id } = await make.account();
    for (const reason of ["", "  ", "ab", "x".repeat(501)])
      expect(await act(`blockUser(id: "${id}", reason: "${reason}") { id }`)).toBe("BAD_USER_INPUT");
  });
});

describe("deleting a user", () => {
  it("erases what deleteMyAccount erases, and leaves nothing dangling", async () => {
    const { admin, act } = await createAdmin(portal, make);
    const person = await make.person({ displayName: "Asha Menon" });
    const company = await make.company({}, [person]);
    const job = await make.job({ companyId: company.id, postedById: person.id });
    const wanted = await make.job();
    await apply(portal, person, wanted);
    expect(await act(`deleteUser(id: "${person.id}") { id email }`)).toEqual({
      id: person.id,
      email: person.email,
    });
    expect(
      await rows("select posted_by_id, closed_at is null as open from jobs where id = $1", [job.id]),
    ).toEqual([{ posted_by_id: null, open: false }]);
    const tables = await rows(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const found = await rows(`select t::text as row from "${String(name)}" t where t::text ~ $1`, [
        `${person.email}|Asha`,
      ]);
      expect([name, found]).toEqual([name, []]);
    }
    expect((await trailOf(person.id)).at(-1)).toEqual({
      action: "account.delete",
      actor_id: admin.id,
      before: { role: "jobseeker" },
      after: null,
    });
    await expect(signIn(person.email)).rejects.toThrow("EMAIL_NOT_FOUND");
  });

  it("is undone as a whole while the provider is away", async () => {
    const { act } = await createAdmin(portal, make);
    const person = await make.person();
    isProviderAway = true;
    expect(await act(`deleteUser(id: "${person.id}") { id }`)).toBe("UNAVAILABLE");
    expect(await meAs(person.token)).toBe("in");
  });
});

describe("a user's plan", () => {
  it("is set at once, is told to them, and settles what they had asked for", async () => {
    const { admin, act, ask } = await createAdmin(portal, make);
    const person = await make.person();
    await act("changePlan(plan: PAID) { outcome }", person);
    expect(
      await act(
        `updateUserPlan(id: "${person.id}", plan: PREMIUM) { subscription { plan } openPlanRequest { id } }`,
      ),
    ).toEqual({ subscription: { plan: "PREMIUM" }, openPlanRequest: null });
    const { data } = await portal.ask("{ myNotices { items { title } } applicationQuota { limit } }", person);
    expect(data).toEqual({
      myNotices: { items: [{ title: "An administrator has put you on the Premium plan" }] },
      applicationQuota: { limit: null },
    });
    expect(await ask<object>("query { users(filter: { plan: PREMIUM }) { total items { id } } }")).toEqual({
      users: { total: 1, items: [{ id: person.id }] },
    });
    expect(await trailOf(person.id)).toContainEqual({
      action: "subscription.request",
      actor_id: admin.id,
      before: { plan: "paid", status: "requested" },
      after: { plan: "paid", status: "cancelled" },
    });
    expect(await trailOf(person.id)).toContainEqual({
      action: "subscription.plan",
      actor_id: admin.id,
      before: { plan: "free" },
      after: { plan: "premium" },
    });
  });
});
