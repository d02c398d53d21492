import { createWebhook } from "../../../test/calls/api-key-calls";
import { write } from "../../../test/calls/message-calls";
import { createAdmin, type Act } from "../../../test/admin";
import { apply, move } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { post } from "../../../test/posting";

let portal: TestPortal;
let make: Factories;
let act: Act;
let ask: Awaited<ReturnType<typeof createAdmin>>["ask"];

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  ({ act, ask } = await createAdmin(portal, make));
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

const LIST = `query ($filter: AdminCompanyFilter, $pageSize: Int) {
  adminCompanies(filter: $filter, pageSize: $pageSize) {
    total items { id standing { status verifiedNote blockedReason memberCount jobCount } openJobCount }
  }
}`;
interface Listed {
  adminCompanies: { total: number; items: { id: string; standing: object }[] };
}
const list = async (filter: object = {}) => (await ask<Listed>(LIST, { filter })).adminCompanies;

describe("a company", () => {
  it("is counted by its status, and its jobs by theirs, among what the text finds (EMPS-06)", async () => {
    const company = await make.company({ name: "Kaveri Looms", verifiedAt: new Date() });
    await make.company({ name: "Other" });
    await make.job({ title: "Weaver", companyId: company.id });
    await make.job({ title: "Weaver", companyId: company.id, closedAt: new Date() });
    const { adminCompanyCounts, adminJobCounts } = await ask<
      Record<"adminCompanyCounts" | "adminJobCounts", { status: string; total: number }[]>
    >(`{
      adminCompanyCounts(text: "kaveri") { status total isTotalCapped }
      adminJobCounts(text: "weav") { status total isTotalCapped }
    }`);
    const some = (counts: { status: string; total: number }[]) =>
      counts.filter(({ total }) => total > 0).map(({ status, total }) => [status, total]);
    expect(some(adminCompanyCounts)).toEqual([["VERIFIED", 1]]);
    expect(some(adminJobCounts)).toEqual([
      ["ACTIVE", 1],
      ["CLOSED", 1],
    ]);
  });

  it("is verified with what was checked, and unverified again, in the audit trail too", async () => {
    const { id } = await make.company();
    expect(
      await act(
        `verifyCompany(id: "${id}", note: "GST 29ABCDE1234F1Z5") { isVerified standing { verifiedNote } }`,
      ),
    ).toEqual({ isVerified: true, standing: { verifiedNote: "GST 29ABCDE1234F1Z5" } });
    expect(await act(`unverifyCompany(id: "${id}") { isVerified }`)).toEqual({ isVerified: false });
    expect(
      await rows("select before, after from audit_entries where subject_id = $1 order by id", [id]),
    ).toEqual([
      { before: { status: "unverified" }, after: { status: "verified", reason: "GST 29ABCDE1234F1Z5" } },
      { before: { status: "verified" }, after: { status: "unverified" } },
    ]);
  });

  it("tells its people that it is blocked and why, once, and when it is back", async () => {
    const member = await make.person();
    const { id } = await make.company({ name: "Tunga Mills" }, [member]);
    const blockReason = async ({ token }: { token: string }) => {
      const query = `{ myCompanies { blockReason } company(id: "${id}") { blockReason } }`;
      return (await portal.ask(query, { token })).data;
    };
    for (const reason of ["Not theirs.", "Not theirs at all."])
      await act(`blockCompany(id: "${id}", reason: "${reason}") { id }`);
    expect(await blockReason(member)).toMatchObject({
      myCompanies: [{ blockReason: "Not theirs at all." }],
      company: null,
    });
    await act(`unblockCompany(id: "${id}") { id }`);
    expect(await blockReason(member)).toMatchObject({ myCompanies: [{ blockReason: null }] });
    const { data } = await portal.ask<{ myNotices: { items: object[] } }>(
      "{ myNotices { items { title path } } }",
      member,
    );
    const path = `/job-postings?company=${id}`;
    expect(data?.myNotices.items).toEqual([
      { title: "Tunga Mills is back, and so are its jobs", path },
      { title: "Tunga Mills has been blocked, and so are its jobs; you can see why", path },
    ]);
  });

  it("is listed for admins in whatever state, with its size, found by name", async () => {
    const member = await make.account();
    const blocked = await make.company({ name: "Kaveri 100% Works", blockedAt: new Date() }, [member]);
    const verified = await make.company({ name: "Tunga Mills", verifiedAt: new Date() });
    await make.jobs(2, { companyId: blocked.id });
    expect((await list()).items.map(({ id }) => id)).toEqual([verified.id, blocked.id]);
    expect(await list({ status: "BLOCKED" })).toEqual({
      total: 1,
      items: [
        {
          id: blocked.id,
          standing: {
            status: "BLOCKED",
            verifiedNote: null,
            blockedReason: null,
            memberCount: 1,
            jobCount: 2,
          },
          openJobCount: 0,
        },
      ],
    });
    expect((await list({ text: "100%" })).total).toBe(1);
    expect((await list({ text: "tunga", status: "VERIFIED" })).total).toBe(1);
    expect((await list({ status: "UNVERIFIED" })).total).toBe(0);
  });

  it("is listed by name where that is asked for, those that begin with the text first", async () => {
    for (const name of ["Edtech", "Tech Vale", "Infotech", "techno Mills", "Tunga"])
      await make.company({ name });
    const query = `{ adminCompanies(filter: { text: "tech" }, order: NAME, pageSize: 3) { total items { name } } }`;
    const { adminCompanies } = await ask<{ adminCompanies: { total: number; items: { name: string }[] } }>(
      query,
    );
    expect(adminCompanies.total).toBe(4);
    expect(adminCompanies.items.map(({ name }) => name)).toEqual(["Tech Vale", "techno Mills", "Edtech"]);
  });

  it("shows how it stands to admins alone", async () => {
    const { token } = await make.person();
    const { id } = await make.company();
    const { data } = await portal.ask(`{ company(id: "${id}") { standing { status } } }`, { token });
    expect(data).toEqual({ company: { standing: null } });
  });

  it("takes as many queries for a list of twelve as for one of two", async () => {
    for (let number = 0; number < 12; number += 1) await make.company();
    const few = await countQueries(() => ask(LIST, { pageSize: 2 }));
    expect(await countQueries(() => ask(LIST, { pageSize: 12 }))).toBeLessThanOrEqual(few);
  });
});

describe("a merger", () => {
  const merge = (fromId: string, intoId: string) =>
    act(`mergeCompanies(fromId: "${fromId}", intoId: "${intoId}") { company { id } jobs members }`);

  it("moves people, jobs and applications, not webhooks, and keeps the old name leading there (HOOK-07)", async () => {
    const [one, both] = [await make.person(), await make.person()];
    const from = await make.company({ name: "Kaveri Works Pvt", slug: "kaveri-works-pvt" }, [one, both]);
    const into = await make.company({ name: "Kaveri Works", slug: "kaveri-works" }, [both]);
    const job = await make.job({ companyId: from.id, postedById: one.id, reference: "A-1" });
    await make.job({ companyId: into.id, reference: "A-1" });
    const application = await apply(portal, await make.person(), job);
    await write(portal, one, application);
    await createWebhook(portal, one, from.id);
    expect(await merge(from.id, into.id)).toEqual({ company: { id: into.id }, jobs: 1, members: 1 });

    expect(await rows("select * from webhook_endpoints")).toEqual([]);
    expect(await rows("select company_id, reference from jobs order by reference")).toEqual([
      { company_id: into.id, reference: "A-1" },
      { company_id: into.id, reference: "A-1 (kaveri-works-pvt)" },
    ]);
    expect(await rows("select distinct company_id from company_members")).toEqual([{ company_id: into.id }]);
    for (const table of ["applications", "message_threads"])
      expect(await rows(`select company_id from ${table}`)).toEqual([{ company_id: into.id }]);
    expect(await move(portal, both, application, "VIEWED")).toBe("VIEWED");
    const { data } = await portal.ask(`{ company(id: "${from.id}") { id openJobCount } }`);
    expect(data).toEqual({ company: { id: into.id, openJobCount: 2 } });
    // Under the old name and the old id.
    expect((await post(portal, one, { companyName: "Kaveri Works Pvt." })).company.id).toBe(into.id);
    expect((await post(portal, one, { companyId: from.id, title: "Fitter" })).company.id).toBe(into.id);
    expect(
      await act('importCompanies(input: { rows: [{ name: "Kaveri Works Pvt" }] }) { created ids }'),
    ).toEqual({ created: 0, ids: [into.id] });
    expect((await list()).items.map(({ id }) => id)).toEqual([into.id]);
  });

  it("leads on over two mergers", async () => {
    const [one, two, three] = [await make.company(), await make.company(), await make.company()];
    await merge(one.id, two.id);
    await merge(two.id, three.id);
    const { data } = await portal.ask(`{ company(id: "${one.id}") { id } }`);
    expect(data).toEqual({ company: { id: three.id } });
    // What still names the first when it is written comes to the last.
    expect((await make.job({ companyId: one.id })).id).toBeTruthy();
    expect(await rows("select company_id from jobs")).toEqual([{ company_id: three.id }]);
  });

  it("is refused with itself, with one that has ended, and with a blocked one", async () => {
    const [one, two] = [await make.company(), await make.company()];
    const blocked = await make.company({ blockedAt: new Date() });
    expect(await merge(one.id, one.id)).toBe("SAME_COMPANY");
    expect([await merge(one.id, blocked.id), await merge(blocked.id, one.id)]).toEqual([
      "COMPANY_BLOCKED",
      "COMPANY_BLOCKED",
    ]);
    await merge(one.id, two.id);
    expect([await merge(one.id, two.id), await merge(two.id, one.id)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });

  it("of two the other way round at once is one", async () => {
    const [one, two] = [await make.company(), await make.company()];
    const outcomes = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)]);
    expect(outcomes.filter((outcome) => outcome === "NOT_FOUND")).toHaveLength(1);
    expect(await rows("select count(*)::int as left from companies where merged_into_id is null")).toEqual([
      { left: 1 },
    ]);
  });
});
