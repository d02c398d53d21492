import { createAdmin, type Act } from "../../../test/admin";
import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import { createSchema } from "../../../app/schema";

let portal: TestPortal;
let make: Factories;
let act: Act;
let admin: Account;
let ask: Awaited<ReturnType<typeof createAdmin>>["ask"];

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  ({ act, admin, ask } = await createAdmin(portal, make));
});

const LOG = `query ($filter: AuditFilter, $pageSize: Int) { auditLog(filter: $filter, pageSize: $pageSize) {
  items { at action actor { id } subjectType subjectId subjectName before after } total
} }`;
interface Entry {
  at: string;
  action: string;
  actor: { id: string } | null;
  subjectName: string | null;
  before: object | null;
  after: object | null;
}
const log = async (filter: object) =>
  (await ask<{ auditLog: { items: Entry[]; total: number } }>(LOG, { filter })).auditLog.items;

describe("the audit log", () => {
  it("tells who did what to whom, with before and after, and is searched by each of them", async () => {
    const person = await make.account({ email: "asha@x.example" });
    const company = await make.company({ name: "Kaveri Works" });
    await act(`updateUserRole(id: "${person.id}", role: EMPLOYER) { id }`);
    await act(`verifyCompany(id: "${company.id}", note: "GST seen") { id }`);
    const mine = { actor: admin.id };
    expect(await log(mine)).toMatchObject([
      {
        action: "company.verify",
        subjectName: "Kaveri Works",
        after: { status: "verified", reason: "GST seen" },
      },
      {
        action: "account.role",
        actor: { id: admin.id },
        subjectName: "asha@x.example",
        before: { role: "jobseeker" },
        after: { role: "employer" },
      },
    ]);
    const actions = async (filter: object) => (await log({ ...mine, ...filter })).map(({ action }) => action);
    expect(await actions({ action: "account.role" })).toEqual(["account.role"]);
    expect(await actions({ action: "company." })).toEqual(["company.verify"]);
    expect(await actions({ subject: person.id })).toEqual(["account.role"]);
    expect(await actions({ text: "gst SEEN" })).toEqual(["company.verify"]);
    expect(await actions({ text: "employer" })).toEqual(["account.role"]);
    expect(await actions({ text: "100%" })).toEqual([]);
    expect(await actions({ text: "veri Work" })).toEqual(["company.verify"]);
    expect(await actions({ text: "asha@x" })).toEqual(["account.role"]);
    expect(await actions({ text: admin.email })).toEqual(["company.verify", "account.role"]);
    expect(await actions({ subject: "nobody" })).toEqual([]);
    const [last] = await log(mine);
    expect(await actions({ from: last?.at })).toEqual(["company.verify"]);
    expect(await actions({ to: last?.at })).toEqual(["account.role"]);
    const job = await make.job({ title: "Kiln Fitter", companyId: company.id });
    await act(`holdJob(id: "${job.id}", reason: "Unclear pay.") { id }`);
    expect(await actions({ text: "kiln" })).toEqual(["job.review"]);
  });

  it("finds an entry about a job however many jobs are called alike (EMPS-05)", async () => {
    const company = await make.company();
    const job = await make.job({ title: "Office boy", companyId: company.id });
    await act(`holdJob(id: "${job.id}", reason: "Unclear pay.") { id }`);
    await make.jobs(60, { title: "Office assistant", companyId: company.id });
    const found = async (text: string) => (await log({ text })).map(({ subjectName }) => subjectName);
    expect(await found("Office boy")).toEqual(["Office boy"]);
    expect(await found("Office")).toEqual(["Office boy"]);
  });

  it("tells why somebody was blocked, is searched by it, and forgets it with them", async () => {
    const person = await make.person({ email: "asha@x.example" });
    for (const reason of ["Asks for a deposit.", "Asks for a deposit.", "Asha asks for fees."])
      await act(`blockUser(id: "${person.id}", reason: "${reason}") { id }`);
    await act(`unblockUser(id: "${person.id}") { id }`);
    const entriesOf = async (filter: object) =>
      (await log({ actor: admin.id, ...filter })).map(({ before, after }) => ({ before, after }));
    const blocked = [
      { before: { status: "blocked" }, after: { status: "blocked", reason: "Asha asks for fees." } },
      { before: { status: "active" }, after: { status: "blocked", reason: "Asks for a deposit." } },
    ];
    const unblocked = { before: { status: "blocked" }, after: { status: "active" } };
    expect(await entriesOf({ subject: person.id })).toEqual([unblocked, ...blocked]);
    expect(await entriesOf({ text: "A DEPOSIT" })).toEqual([blocked[1]]);
    await act(`deleteUser(id: "${person.id}") { id }`);
    expect(await entriesOf({ text: "deposit" })).toEqual([]);
    expect(await entriesOf({ subject: person.id, text: "blocked" })).toEqual([
      unblocked,
      { before: { status: "blocked" }, after: { status: "blocked" } },
      { before: { status: "active" }, after: { status: "blocked" } },
    ]);
  });

  it("keeps an entry whose people are gone, without their names", async () => {
    const person = await make.person();
    await act(`deleteUser(id: "${person.id}") { id }`);
    expect(await log({ subject: person.id })).toMatchObject([
      { action: "account.delete", subjectName: null },
    ]);
  });

  it.each([
    "update audit_entries set action = 'nothing'",
    "delete from audit_entries",
    "truncate audit_entries",
  ])("is only ever added to: the database refuses '%s'", async (sql) => {
    await expect(portal.dataSource.query(sql)).rejects.toThrow("audit entries are only ever added");
  });

  it("has no mutation in the API", () => {
    const mutations = Object.keys(createSchema().getMutationType()?.getFields() ?? {});
    expect(mutations.filter((name) => /audit/i.test(name))).toEqual([]);
  });

  it("takes as many queries for twelve entries as for two", async () => {
    for (let number = 0; number < 12; number += 1) {
      const { id } = await make.account();
      await act(`updateUserRole(id: "${id}", role: EMPLOYER) { id }`);
    }
    const few = await countQueries(() => ask(LOG, { pageSize: 2 }));
    expect(await countQueries(() => ask(LOG, { pageSize: 12 }))).toBeLessThanOrEqual(few);
  });
});

describe("the figures", () => {
  const SUMMARY = "{ adminSummary { totalUsers activeCompanies activeJobs premiumUsers } }";

  it("are live: users, companies and jobs that count, premium plans in force (DASH-11)", async () => {
    const [one, two] = [await make.account(), await make.account({ blockedAt: new Date() })];
    await portal.dataSource.query(
      `insert into subscriptions (account_id, plan, next_plan, changes_at) values
       ($1, 'premium', null, null), ($2, 'premium', 'free', now() - interval '1 minute')`,
      [one.id, two.id],
    );
    const company = await make.company();
    await make.job({ companyId: company.id });
    await make.job({ companyId: company.id, closedAt: new Date() });
    await make.company({ blockedAt: new Date() });
    expect(await ask(SUMMARY)).toEqual({
      adminSummary: { totalUsers: 3, activeCompanies: 1, activeJobs: 1, premiumUsers: 1 },
    });
    await make.job({ companyId: company.id });
    expect(await ask(SUMMARY)).toMatchObject({ adminSummary: { activeJobs: 2 } });
  });

  it("of growth go by the day in India, days without anything as well", async () => {
    const late = await make.account();
    // 18:29 and 18:30 UTC are the two sides of midnight in India.
    await portal.dataSource.query(
      "update accounts set created_at = date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' - interval '1 second' where id = $1",
      [late.id],
    );
    const { adminGrowth } = await ask<{ adminGrowth: { day: string; users: number }[] }>(
      "{ adminGrowth(days: 3) { day users jobs applications } }",
    );
    expect(adminGrowth.map(({ users }) => users)).toEqual([0, 1, 1]);
    expect(new Set(adminGrowth.map(({ day }) => day)).size).toBe(3);
  });
});
