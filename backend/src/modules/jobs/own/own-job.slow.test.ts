import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";
import type { Company } from "../../companies/company.entity";
import { CompanyMember } from "../../companies/company-member.entity";
import { MemberRole } from "../../companies/member-role";
import type { Job } from "../job/job.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  company = await make.company({}, [member]);
});

const past = new Date(Date.now() - 1000);

/** A job of each status, by the status. */
async function jobOfEach(): Promise<Record<string, Job>> {
  const job = (values: Partial<Job>) => make.job({ companyId: company.id, ...values });
  const flagged = await job({ title: "Flagged" });
  await report(flagged);
  await report(flagged);
  return {
    ACTIVE: await job({ title: "Active" }),
    FLAGGED: flagged,
    HELD: await job({ title: "Held", heldAt: past, heldReason: "Asks for money" }),
    EXPIRED: await job({ title: "Expired", openUntil: past }),
    CLOSED: await job({ title: "Closed", closedAt: past, openUntil: past }),
    REMOVED: await job({ title: "Removed", removedAt: past, removedReason: "Scam", closedAt: past }),
  };
}

async function report({ id: jobId }: Job): Promise<void> {
  const { data } = await portal.ask(
    "mutation ($input: ReportJobInput!) { reportJob(input: $input) { id } }",
    {
      variables: { input: { jobId, reason: "OTHER" } },
      token: (await make.person()).token,
    },
  );
  expect(data).toBeTruthy();
}

interface Listed {
  id: string;
  title: string;
  standing: { status: string; reason: string | null; reportCount: number; daysLeft: number } | null;
}

const FIELDS = "id title standing { status reason reportCount daysLeft version applicationCount viewCount }";

async function myJobs(args: object = {}, who: { token: string } = member) {
  const { data, errors } = await portal.ask<{ myJobs: { items: Listed[]; total: number; page: number } }>(
    `query ($status: JobStatus, $companyId: ID, $text: String, $page: Int, $pageSize: Int, $pageOf: ID) {
      myJobs(
        status: $status, companyId: $companyId, text: $text, page: $page, pageSize: $pageSize, pageOf: $pageOf
      ) {
        total page items { ${FIELDS} unopened: standing { unopenedCount } company { name } viewerCan { edit close } }
      }
    }`,
    { variables: args, token: who.token },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.myJobs;
}

describe("the jobs of one's own companies", () => {
  it("stand as they are, and each status lists its own and is counted (STAT-03 to STAT-05)", async () => {
    const jobs = await jobOfEach();
    const all = await myJobs();
    const statuses = Object.fromEntries(all.items.map(({ id, standing }) => [id, standing?.status]));
    for (const [status, { id }] of Object.entries(jobs)) {
      expect([status, statuses[id]]).toEqual([status, status]);
      expect((await myJobs({ status })).items.map((item) => item.id)).toEqual([id]);
    }
    const { data } = await portal.ask<{ myJobCounts: object }>(
      "{ myJobCounts { all active flagged held expired closed removed drafts } }",
      member,
    );
    const one = { active: 1, flagged: 1, held: 1, expired: 1, closed: 1, removed: 1 };
    expect(data?.myJobCounts).toEqual({ all: 6, ...one, drafts: 0 });
  });

  it("say why they are held or removed, how often reported, and how many days are left", async () => {
    await jobOfEach();
    const { items } = await myJobs();
    const of = (title: string) => items.find((item) => item.title === title)?.standing;
    expect(of("Held")).toMatchObject({ reason: "Asks for money" });
    expect(of("Removed")).toMatchObject({ reason: "Scam" });
    expect(of("Flagged")).toMatchObject({ reportCount: 2, daysLeft: 30 });
    expect(of("Expired")).toMatchObject({ daysLeft: 0, reason: null });
  });

  it("are HELD while their company or their poster is blocked", async () => {
    const poster = await make.account();
    await make.job({ companyId: company.id, postedById: poster.id });
    await portal.dataSource.query("update accounts set blocked_at = now() where id = $1", [poster.id]);
    expect((await myJobs()).items.map(({ standing }) => standing?.status)).toEqual(["HELD"]);
  });

  it("are found by title and reference, with signs taken as they are, and by company", async () => {
    const other = await make.company({}, [member]);
    await make.job({ companyId: company.id, title: "100% Cotton Weaver" });
    await make.job({ companyId: other.id, title: "Tailor", reference: "KW-7" });
    const titles = async (args: object) => (await myJobs(args)).items.map(({ title }) => title);
    expect(await titles({ text: "0% cotton" })).toEqual(["100% Cotton Weaver"]);
    expect(await titles({ text: "kw-" })).toEqual(["Tailor"]);
    expect(await titles({ text: "%" })).toEqual(["100% Cotton Weaver"]);
    expect(await titles({ companyId: other.id })).toEqual(["Tailor"]);
    expect(await titles({ companyId: "none" })).toEqual([]);
  });

  it("open at the page of the one that is asked for", async () => {
    const now = new Date();
    const jobs = await make.jobs(5, { companyId: company.id, postedAt: now });
    const closed = await make.job({ companyId: company.id, postedAt: now, closedAt: past, openUntil: past });
    for (const { id } of jobs) {
      const { page, items } = await myJobs({ status: "ACTIVE", pageSize: 2, pageOf: id });
      expect(items.map((item) => item.id)).toContain(id);
      expect((await myJobs({ status: "ACTIVE", pageSize: 2, page })).items).toEqual(items);
    }
    const stranger = await make.job();
    for (const pageOf of [closed.id, stranger.id, "none"])
      expect((await myJobs({ status: "ACTIVE", pageSize: 2, page: 2, pageOf })).page).toBe(2);
  });

  it("count their views and applications", async () => {
    const job = await make.job({ companyId: company.id });
    const seekers = [await make.person(), await make.person()];
    for (const seeker of seekers) {
      await portal.ask("query ($id: ID!) { job(id: $id) { id } }", {
        variables: { id: job.id },
        token: seeker.token,
      });
      await apply(portal, seeker, job);
    }
    const [item] = (await myJobs()).items;
    expect(item).toMatchObject({
      standing: { viewCount: 2, applicationCount: 2 },
      unopened: { unopenedCount: 2 },
    });
  });

  it("count who is hired (OWNJ-07)", async () => {
    const job = await make.job({ companyId: company.id, openings: 2 });
    const hired = await apply(portal, await make.person(), job);
    await apply(portal, await make.person(), job);
    await portal.dataSource.query("update applications set status = 'hired' where id = $1", [hired]);
    const { data } = await portal.ask<{ myJob: object }>(
      "query ($id: ID!) { myJob(id: $id) { openings standing { applicationCount hiredCount } } }",
      { ...member, variables: { id: job.id } },
    );
    expect(data?.myJob).toEqual({ openings: 2, standing: { applicationCount: 2, hiredCount: 1 } });
  });

  it("count no application of the member's own, whom nobody but colleagues can answer", async () => {
    const job = await make.job({ companyId: company.id });
    const colleague = await make.person();
    await apply(portal, colleague, job);
    await apply(portal, await make.person(), job);
    await portal.dataSource.query("insert into company_members (company_id, account_id) values ($1, $2)", [
      company.id,
      colleague.id,
    ]);
    const countsFor = async (who: { token: string }) => (await myJobs({}, who)).items[0];
    expect(await countsFor(member)).toMatchObject({
      standing: { applicationCount: 2 },
      unopened: { unopenedCount: 2 },
    });
    expect(await countsFor(colleague)).toMatchObject({
      standing: { applicationCount: 1 },
      unopened: { unopenedCount: 1 },
    });
  });

  it("are read with as many queries for fifty as for two", async () => {
    await make.jobs(2, { companyId: company.id });
    const few = await countQueries(() => myJobs({ pageSize: 2 }));
    await make.jobs(48, { companyId: company.id });
    expect((await myJobs({ pageSize: 50 })).items).toHaveLength(50);
    expect(await countQueries(() => myJobs({ pageSize: 50 }))).toBeLessThanOrEqual(few);
  });
});

describe("jobs of others", () => {
  it.each([Role.JOBSEEKER, Role.EMPLOYER, Role.ADMIN])("are no business of a %s", async (role) => {
    const [stranger, job] = [await make.person({ role }), await make.job({ companyId: company.id })];
    await make.company({}, [stranger]);
    expect((await myJobs({}, stranger)).total).toBe(0);
    expect((await myJobs({ companyId: company.id }, stranger)).total).toBe(0);
    const { data } = await portal.ask(
      `query ($id: ID!) { myJob(id: $id) { id } job(id: $id) { standing { status } viewerCan { edit close reopen extend duplicate } } }`,
      { variables: { id: job.id }, token: stranger.token },
    );
    const viewerCan = { edit: false, close: false, reopen: false, extend: false, duplicate: false };
    expect(data).toEqual({ myJob: null, job: { standing: null, viewerCan } });
  });

  it("show nothing of how they go to who is signed out", async () => {
    const { id } = await make.job({ companyId: company.id });
    const { data } = await portal.ask(
      "query ($id: ID!) { job(id: $id) { standing { status } viewerCan { edit } } }",
      {
        variables: { id },
      },
    );
    expect(data).toEqual({ job: { standing: null, viewerCan: { edit: false } } });
  });
});

describe("the history of a job", () => {
  interface Event {
    kind: string;
    actorName: string | null;
    managerName: string | null;
    fields: string[];
  }
  const HISTORY =
    "query ($id: ID!) { myJob(id: $id) { standing { history { at kind actorName managerName fields } } } }";
  const historyOf = async ({ id }: Job) => {
    const { data, errors } = await portal.ask<{ myJob: { standing: { history: Event[] } } }>(HISTORY, {
      variables: { id },
      token: member.token,
    });
    if (!data) throw new Error(JSON.stringify(errors));
    return data.myJob.standing.history.map(({ kind, actorName, managerName, fields }) => [
      ...[kind, actorName, ...(managerName === null ? [] : [managerName]), ...fields],
    ]);
  };

  it("says what was done with it and by whom, the last first (OWNJ-03)", async () => {
    const colleague = await make.person({ displayName: "Naveen Kumar" });
    const admin = await make.person({ displayName: "Asha Admin", role: Role.ADMIN });
    const { id: companyId } = await make.company({}, [member, colleague]);
    const job = await make.job({ companyId, postedById: colleague.id });
    const act = async (mutation: string, { token }: { token: string }) =>
      expect((await portal.ask(`mutation { ${mutation} { id } }`, { token })).errors).toEqual([]);
    await act(`extendJob(id: "${job.id}", days: 5)`, colleague);
    await act(`closeJob(id: "${job.id}")`, colleague);
    await act(`reopenJob(id: "${job.id}", days: 5)`, member);
    await act(`holdJob(id: "${job.id}", reason: "Unclear pay.")`, admin);
    await act(`approveJob(id: "${job.id}")`, admin);
    await act(`removeJob(id: "${job.id}", reason: "No office.")`, admin);
    await act(`resubmitJob(id: "${job.id}", note: "Here it is.")`, colleague);
    expect(await historyOf(job)).toEqual([
      ["ANSWERED", "Naveen Kumar"],
      ["REMOVED", null],
      ["APPROVED", null],
      ["HELD", null],
      ["REOPENED", null],
      ["CLOSED", "Naveen Kumar"],
      ["EXTENDED", "Naveen Kumar"],
      ["POSTED", "Naveen Kumar"],
    ]);
  });

  it("says whom it was assigned to, and who highlighted it (CLEAR-07)", async () => {
    const owner = await make.person({ displayName: "Naveen Kumar" });
    const asha = await make.person({ displayName: "Asha Rao" });
    const { id: companyId } = await make.company({ verifiedAt: new Date() }, [owner, member]);
    const role = MemberRole.HIRING_MANAGER;
    await portal.dataSource
      .getRepository(CompanyMember)
      .insert({ companyId, accountId: asha.id, role, createdAt: new Date() });
    await portal.dataSource.query("insert into subscriptions (account_id, plan) values ($1, 'paid')", [
      owner.id,
    ]);
    const job = await make.job({ companyId, postedById: owner.id });
    const act = async (mutation: string) =>
      expect((await portal.ask(`mutation { ${mutation} { id } }`, { token: owner.token })).errors).toEqual(
        [],
      );
    const whom = `(jobId: "${job.id}", accountId: "${asha.id}")`;
    await act(`assignHiringManager${whom}`);
    await act(`unassignHiringManager${whom}`);
    await act(`highlightJob(id: "${job.id}")`);
    await act(`highlightJob(id: "${job.id}")`);
    await act(`unhighlightJob(id: "${job.id}")`);
    expect(await historyOf(job)).toEqual([
      ["UNHIGHLIGHTED", "Naveen Kumar"],
      ["HIGHLIGHTED", "Naveen Kumar"],
      ["UNASSIGNED", "Naveen Kumar", "Asha Rao"],
      ["ASSIGNED", "Naveen Kumar", "Asha Rao"],
      ["POSTED", "Naveen Kumar"],
    ]);
  });

  it("is nobody else's", async () => {
    const job = await make.job({ companyId: company.id });
    const { data } = await portal.ask<{ job: { standing: null } }>(
      `query ($id: ID!) { job(id: $id) { standing { history { kind } } } }`,
      { variables: { id: job.id } },
    );
    expect(data?.job.standing).toBeNull();
  });
});
