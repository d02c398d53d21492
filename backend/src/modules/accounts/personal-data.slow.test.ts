import { AccountStatus, Role } from "../../auth/role";
import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import { changeStanding, grantAdmin } from "./account-standing";
import { createServices } from "../../app/services";
import { createIdentityProvider } from "../../auth/identity-provider";
import { systemClock } from "../../time/clock";
import { readEnv } from "../../settings/env";
import { PlanCode } from "../subscriptions/plan.entity";

let portal: TestPortal;
let make: Factories;

beforeEach(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterEach(() => portal.stop());

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

const services = () => {
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: "postgres://unused",
    FIREBASE_PROJECT_ID: "demo-job-portal",
  });
  const provider = createIdentityProvider(env);
  return createServices({ env, dataSource: portal.dataSource, provider, clock: systemClock });
};

const deleteMe = (token: string) => portal.ask("mutation { deleteMyAccount { id } }", { token });

describe("the export of one's data", () => {
  it("holds every record that is the viewer's, and nobody else's", async () => {
    const person = await make.person({ displayName: "Asha", additionalData: { phone: "9876543210" } });
    const other = await make.person({ displayName: "Somebody Else" });
    const company = await make.company({ name: "Kaveri Works" }, [person]);
    await make.job({ companyId: company.id, postedById: person.id, title: "Staff Nurse" });
    await make.job({ companyId: company.id, postedById: other.id, title: "Driver" });
    await services().subscriptions.put(person.id, PlanCode.PAID, null);
    const [wanted, foreignJob] = [await make.job({ title: "Welder" }), await make.job({ title: "Painter" })];
    await services().applications.apply(person, { jobId: wanted.id, note: "Since 2015." });
    await services().applications.apply(other, { jobId: foreignJob.id });
    await services().careerProfiles.save(person, { facts: { headline: "Welds ships" } });
    await services().careerProfiles.save(other, { facts: { headline: "Paints walls" } });
    await services().savedJobs.save(person, wanted.id);
    await services().savedJobs.save(other, foreignJob.id);

    const answer = await portal.ask<{ exportMyData: Record<string, unknown> }>("{ exportMyData }", person);
    expect(answer.data?.exportMyData).toMatchObject({
      exportedAt: expect.any(String) as string,
      account: {
        profile: {
          id: person.id,
          email: person.email,
          displayName: "Asha",
          additionalData: { phone: "9876543210" },
        },
        photos: [],
        history: [{ action: "subscription.plan", before: { plan: "free" }, after: { plan: "paid" } }],
      },
      subscription: { plan: "paid" },
      companies: [{ name: "Kaveri Works" }],
      postedJobs: [{ title: "Staff Nurse" }],
      savedJobs: [{ title: "Welder" }],
      careerProfile: { facts: { headline: "Welds ships" }, audiences: { about: "applying" } },
      applications: {
        sent: [{ jobId: wanted.id, note: "Since 2015.", profile: { basics: { name: "Asha" } } }],
        history: [{ status: "submitted" }],
        usage: [{ used: 1 }],
      },
    });
    const text = JSON.stringify(answer.data);
    for (const foreign of [other.email, other.id, "Driver", "Painter", "Paints"])
      expect(text).not.toContain(foreign);
  });

  it("has of jobs what their company may read, not which rules hold or pass them", async () => {
    const person = await make.person();
    const company = await make.company({}, [person]);
    await make.job({
      companyId: company.id,
      postedById: person.id,
      title: "Staff Nurse",
      heldAt: new Date(),
      heldReason: "Unclear pay.",
      heldRules: ["asks-for-money: registration fee"],
      clearedRules: ["messenger-only"],
    });
    const answer = await portal.ask<{ exportMyData: { postedJobs: object[] } }>("{ exportMyData }", person);
    expect(answer.data?.exportMyData.postedJobs).toMatchObject([
      { title: "Staff Nurse", heldReason: "Unclear pay.", companyId: company.id },
    ]);
    for (const hidden of ["asks-for-money", "messenger-only", "Rules"])
      expect(JSON.stringify(answer.data)).not.toContain(hidden);
  });

  it("knows of every table that refers to an account", async () => {
    const found = await rows(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'accounts'::regclass order by 1`,
    );
    const known = services().personalData.records.flatMap(({ tables }) => [...tables]);
    expect(known.sort()).toEqual(found.map(({ name }) => name));
  });
});

describe("the deletion of one's account", () => {
  it("erases the person here and at the provider, and keeps what others need", async () => {
    const person = await make.person({ displayName: "Asha" });
    const colleague = await make.person();
    const [own, shared] = [await make.company({}, [person]), await make.company({}, [person, colleague])];
    const [alone, kept] = [
      await make.job({ companyId: own.id, postedById: person.id }),
      await make.job({ companyId: shared.id, postedById: person.id }),
    ];
    const wanted = await make.job();
    await services().careerProfiles.save(person, { facts: { headline: "Asha welds" } });
    await services().applications.apply(person, { jobId: wanted.id, note: "Call Asha." });
    await services().savedJobs.save(person, wanted.id);
    expect(await deleteMe(person.token)).toMatchObject({
      status: 200,
      data: { deleteMyAccount: { id: person.id } },
    });

    expect(await rows("select id from accounts")).toEqual([{ id: colleague.id }]);
    expect(await rows("select account_id from company_members")).toEqual([{ account_id: colleague.id }]);
    const jobs =
      "select id, posted_by_id as poster, closed_at is null as open from jobs where id = any($1) order by closed_at nulls last";
    expect(await rows(jobs, [[alone.id, kept.id]])).toEqual([
      { id: alone.id, poster: null, open: false },
      { id: kept.id, poster: null, open: true },
    ]);
    // Nothing of the person is left anywhere but the id in the audit trail.
    const tables = await rows(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables) {
      const [left] = await rows(
        `select count(*)::int as count from "${String(name)}" t where t::text like any($1)`,
        [[`%${person.email}%`, "%Asha%"]],
      );
      expect([name, left?.count]).toEqual([name, 0]);
    }
    expect((await portal.ask("{ me { id } }", person)).status).toBe(401);
  });

  it("closes every job of a company that nobody is left in, whoever posted it", async () => {
    const [person, colleague] = [await make.person(), await make.person()];
    const [own, shared] = [await make.company({}, [person]), await make.company({}, [person, colleague])];
    const [orphan, imported] = [
      await make.job({ companyId: own.id, postedById: null }),
      await make.job({ companyId: own.id, postedById: (await make.account()).id }),
    ];
    const kept = await make.job({ companyId: shared.id, postedById: null });
    const foreign = await make.job({ companyId: (await make.company()).id, postedById: person.id });
    expect((await deleteMe(person.token)).data).toEqual({ deleteMyAccount: { id: person.id } });
    expect(await rows("select id from jobs where closed_at is not null order by id")).toEqual(
      [orphan, imported].map(({ id }) => ({ id })),
    );
    expect(await rows("select id from jobs where closed_at is null order by id")).toEqual(
      [kept, foreign].map(({ id }) => ({ id })),
    );
  });

  it("asks for a sign-in of the last five minutes", async () => {
    const person = await make.person();
    const before = await rowSums(portal.dataSource);
    const { url } = portal.dataSource.options as { url?: string };
    const later = await startTestPortal({
      env: { DATABASE_URL: url },
      clock: { now: () => new Date(Date.now() + 5 * 60 * 1000 + 1000) },
    });
    const answer = await later.ask("mutation { deleteMyAccount { id } }", person);
    expect(answer).toMatchObject({ status: 403, code: "RECENT_SIGN_IN_REQUIRED" });
    expect(await rowSums(portal.dataSource)).toEqual({
      ...before,
      rate_limits: expect.anything() as string,
    });
    await later.stop();
  });

  it("is refused to the last admin, and to one of two who leave at once", async () => {
    const admins = await Promise.all([1, 2].map(() => make.person({ role: Role.ADMIN })));
    await make.account({ role: Role.ADMIN, blockedAt: new Date() });
    const answers = await Promise.all(admins.map(({ token }) => deleteMe(token)));
    expect(answers.map(({ code }) => code ?? "deleted").sort()).toEqual(["LAST_ADMIN", "deleted"]);
  });

  it("is undone as a whole when the provider can't be reached", async () => {
    const person = await make.person();
    const env = readEnv({
      NODE_ENV: "test",
      DATABASE_URL: "postgres://unused",
      FIREBASE_PROJECT_ID: "demo-job-portal",
    });
    const unreachable = {
      ...createIdentityProvider(env),
      deleteUser: () => Promise.reject(new Error("away")),
    };
    const { personalData } = createServices({
      env,
      dataSource: portal.dataSource,
      provider: unreachable,
      clock: systemClock,
    });
    const before = await rowSums(portal.dataSource);
    const [signedInAt, expiresAt] = [new Date(), new Date()];
    const identity = {
      ...{ ...person, isEmailVerified: true, phoneNumber: null },
      ...{ issuedAt: signedInAt, signedInAt, expiresAt },
    };
    await expect(personalData.deleteAccount(person, identity)).rejects.toThrow("away");
    expect(await rowSums(portal.dataSource)).toEqual(before);
  });
});

describe("the audit trail", () => {
  const trail = () =>
    rows("select action, actor_id, subject_id, before, after from audit_entries order by id");

  it("tells of every change of role, status and plan, and of who did it", async () => {
    const [admin, person] = [await make.account({ role: Role.ADMIN }), await make.account()];
    await changeStanding(portal.dataSource, person.id, { role: Role.EMPLOYER }, admin.id);
    await changeStanding(portal.dataSource, person.id, { blockedAt: new Date() }, admin.id);
    await grantAdmin(portal.dataSource, person.email ?? "");
    await services().subscriptions.put(person.id, PlanCode.PREMIUM, admin.id);
    // Changes nothing, and leaves no entry.
    await changeStanding(portal.dataSource, person.id, { role: Role.ADMIN }, admin.id);
    await services().subscriptions.put(person.id, PlanCode.PREMIUM, admin.id);
    const about = { subject_id: person.id };
    expect(await trail()).toEqual([
      {
        ...about,
        action: "account.role",
        actor_id: admin.id,
        before: { role: Role.JOBSEEKER },
        after: { role: Role.EMPLOYER },
      },
      {
        ...about,
        action: "account.status",
        actor_id: admin.id,
        before: { status: AccountStatus.ACTIVE },
        after: { status: AccountStatus.BLOCKED },
      },
      {
        ...about,
        action: "account.role",
        actor_id: null,
        before: { role: Role.EMPLOYER },
        after: { role: Role.ADMIN },
      },
      {
        ...about,
        action: "subscription.plan",
        actor_id: admin.id,
        before: { plan: "free" },
        after: { plan: "premium" },
      },
    ]);
  });

  it("tells once of an e-mail that became verified, however many requests notice it (STAT-01, STAT-02)", async () => {
    const person = await make.person({ emailVerifiedAt: null });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => portal.ask("{ me { status } }", person)));
    expect(answers.map(({ data }) => data)).toEqual(Array(5).fill({ me: { status: "ACTIVE" } }));
    expect(await trail()).toEqual([
      {
        action: "account.status",
        actor_id: person.id,
        subject_id: person.id,
        before: { status: "pending" },
        after: { status: "active" },
      },
    ]);
  });

  it.each([
    "update audit_entries set actor_id = null",
    "delete from audit_entries",
    "truncate audit_entries",
  ])("refuses: %s", async (statement) => {
    const person = await make.account();
    await changeStanding(portal.dataSource, person.id, { role: Role.ADMIN }, null);
    await expect(rows(statement)).rejects.toThrow("audit entries are only ever added");
    expect(await trail()).toHaveLength(1);
  });
});
