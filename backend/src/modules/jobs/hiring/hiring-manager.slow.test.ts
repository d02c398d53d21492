import { apply } from "../../../test/applications";
import { noticesOf } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../../companies/company-member.entity";
import type { Company } from "../../companies/company.entity";
import { MemberRole } from "../../companies/member-role";
import type { Job } from "../job/job.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let owner: Person;
let recruiter: Person;
let manager: Person;
let company: Company;
let job: Job;

beforeAll(async () => {
  const env = { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" };
  portal = await startTestPortal({ env });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  owner = await make.person({ displayName: "Asha Menon" });
  company = await make.company({ name: "Kaveri Works" }, [owner]);
  recruiter = await member(MemberRole.RECRUITER);
  manager = await member(MemberRole.HIRING_MANAGER, "Naveen Kumar");
  job = await make.job({ companyId: company.id, postedById: owner.id, title: "Loom Fitter" });
});

async function member(role: MemberRole, displayName?: string): Promise<Person> {
  const person = await make.person({ displayName });
  const membership = { companyId: company.id, accountId: person.id, role };
  await portal.dataSource.getRepository(CompanyMember).insert(membership);
  return person;
}

const change = async (call: string, { token }: NewIdentity): Promise<string> =>
  (await portal.ask(`mutation { ${call} { id } }`, { token })).errors[0]?.extensions.code ?? "done";

const assign = (person: { id: string }, viewer: NewIdentity = owner, of = job) =>
  change(`assignHiringManager(jobId: "${of.id}", accountId: "${person.id}")`, viewer);

const unassign = (person: { id: string }, viewer: NewIdentity = owner) =>
  change(`unassignHiringManager(jobId: "${job.id}", accountId: "${person.id}")`, viewer);

const becomes = (role: string) =>
  portal.ask(
    `mutation { changeMemberRole(companyId: "${company.id}", accountId: "${manager.id}", role: ${role}) { id } }`,
    { token: owner.token },
  );

const assigned = async (): Promise<string[]> => {
  const rows = await portal.dataSource.query<{ id: string }[]>(
    "select account_id as id from job_hiring_managers where job_id = $1",
    [job.id],
  );
  return rows.map(({ id }) => id);
};

async function managersSeenBy({ token }: NewIdentity) {
  const { data } = await portal.ask<{
    myJob: { hiringManagers: { name: string | null; isAssigned: boolean }[] } | null;
  }>(`{ myJob(id: "${job.id}") { hiringManagers { name isAssigned } } }`, { token });
  return data?.myJob?.hiringManagers;
}

describe("a job's hiring managers", () => {
  it("are assigned by owners and recruiters, and told (HMGR-04)", async () => {
    expect(await assign(manager)).toBe("done");
    expect(await assign(manager, recruiter)).toBe("done");
    expect(await assigned()).toEqual([manager.id]);
    expect(await noticesOf(portal, manager)).toEqual([
      "You are a hiring manager of Loom Fitter at Kaveri Works",
    ]);
    expect(await unassign(manager, recruiter)).toBe("done");
    expect(await unassign(manager)).toBe("done");
    expect(await assigned()).toEqual([]);
    const trail = await portal.dataSource.query<object[]>(
      "select actor_id as actor, before, after from audit_entries where action = 'job.manager' and subject_id = $1 order by id",
      [job.id],
    );
    expect(trail).toEqual([
      { actor: owner.id, before: { account: null }, after: { account: manager.id } },
      { actor: recruiter.id, before: { account: manager.id }, after: { account: null } },
    ]);
  });

  it("are hiring managers of the job's company, and nobody else", async () => {
    for (const person of [owner, recruiter, await member(MemberRole.VIEWER), await make.person()])
      expect(await assign(person)).toBe("NOT_HIRING_MANAGER");
    expect(await assign({ id: "none" })).toBe("NOT_HIRING_MANAGER");
    expect(await assign(manager, manager)).toBe("NOT_FOUND");
    expect(await assign(manager, await make.person())).toBe("NOT_FOUND");
    expect(await assigned()).toEqual([]);
  });

  it("are listed whole for who assigns them, and those of the job for others who see it", async () => {
    await member(MemberRole.HIRING_MANAGER, "Ravi Rao");
    expect(await managersSeenBy(manager)).toBeUndefined();
    await assign(manager);
    const own = { name: "Naveen Kumar", isAssigned: true };
    expect(await managersSeenBy(recruiter)).toEqual([own, { name: "Ravi Rao", isAssigned: false }]);
    expect(await managersSeenBy(manager)).toEqual([own]);
    expect(await managersSeenBy(await member(MemberRole.VIEWER))).toEqual([own]);
  });
});

describe("an assignment ends by itself (HMGR-03)", () => {
  beforeEach(() => assign(manager));

  it("with the role, and doesn't come back with it", async () => {
    await becomes("RECRUITER");
    await becomes("HIRING_MANAGER");
    expect(await assigned()).toEqual([]);
  });

  it("when they leave", async () => {
    const call = `removeMember(companyId: "${company.id}", accountId: "${manager.id}")`;
    expect(await change(call, manager)).toBe("done");
    expect(await assigned()).toEqual([]);
  });

  it("whichever of two at once comes first", async () => {
    await unassign(manager);
    for (const role of ["VIEWER", "HIRING_MANAGER"]) await Promise.all([assign(manager), becomes(role)]);
    await becomes("VIEWER");
    expect(await assigned()).toEqual([]);
  });

  it("but not when companies are merged", async () => {
    const other = await make.company({}, [await make.person()]);
    await portal.services.companyMerger.merge(owner, company.id, other.id);
    expect(await assigned()).toEqual([manager.id]);
    const { data } = await portal.ask<{ myJobs: { total: number } }>("{ myJobs { total } }", {
      token: manager.token,
    });
    expect(data?.myJobs.total).toBe(1);
  });
});

describe("a hiring manager hears of their jobs only (HMGR-05, HMGR-06)", () => {
  it("in notices and on open pages", async () => {
    const other = await make.job({ companyId: company.id, postedById: owner.id, title: "Weaver" });
    await assign(manager);
    await portal.dataSource.query("delete from live_changes");
    for (const one of [job, other])
      await apply(portal, await make.person({ displayName: "Meera Iyer" }), one);
    expect((await noticesOf(portal, manager)).filter((title) => title.includes("applied"))).toEqual([
      "Meera Iyer applied for Loom Fitter",
    ]);
    expect(await noticesOf(portal, owner)).toHaveLength(2);
    const told = await portal.dataSource.query<{ id: string }[]>(
      "select subject_id as id from live_changes where kind = 'candidates' and account_id = $1",
      [manager.id],
    );
    expect(told).toEqual([{ id: job.id }]);
  });
});
