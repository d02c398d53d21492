import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { JobFileWorld } from "../../../test/files/job-file-world";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";

type Person = Account & NewIdentity;

const HOUR_MS = 3_600_000;

let portal: TestPortal;
let make: Factories;
let member: Person;
let company: Company;
let files: JobFileWorld;
let now = new Date();

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = new Date();
  member = await make.person();
  company = await make.company({}, [member]);
  files = new JobFileWorld({ portal, member, company });
});

interface SeenWithdrawal {
  state: string;
  withdrawableUntil: string | null;
  withdrawalCounts: { deleted: number; closed: number; kept: number };
  keptJobs: { row: number; title: string; reason: string }[];
}

const SEEN = "state withdrawableUntil withdrawalCounts { deleted closed kept } keptJobs { row title reason }";

async function see(id: string): Promise<SeenWithdrawal | null | undefined> {
  const query = `query ($id: ID!) { myJobFile(id: $id) { ${SEEN} } }`;
  const { data } = await portal.ask<{ myJobFile: SeenWithdrawal | null }>(query, {
    variables: { id },
    token: member.token,
  });
  return data?.myJobFile;
}

/** Posts a file of so many jobs. @returns its id, and its jobs by the order of their rows */
async function posted(count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    "Job Title": `Driver of line ${at}`,
    Ref: `D${at}`,
  }));
  const id = await files.bringIn(...rows);
  await files.act("postJobFile", { id, isPartial: false });
  await files.work(id);
  const jobs = await portal.dataSource.query<{ id: string }[]>(
    `select id from jobs where company_id = $1 order by substr(reference, 2)::int`,
    [company.id],
  );
  return { id, jobs: jobs.map((job) => job.id) };
}

const withdraw = (id: string, token?: string) => files.act("withdrawJobFile", { id }, token);
/** For as many turns as it asks for: a busy machine needs more than one. */
async function work(id: string): Promise<void> {
  do await portal.services.jobFileWithdrawal.work(id);
  while ((await see(id))?.state === "WITHDRAWING");
}

describe("taking a posted file back (FILE-16)", () => {
  it("removes the jobs that nobody had to do with, and closes the others", async () => {
    const { id, jobs } = await posted(4);
    const [applied, saved, told] = jobs;
    const seeker = await make.person();
    expect(await apply(portal, seeker, { id: applied ?? "" })).toBeDefined();
    await portal.dataSource.query(
      "insert into saved_jobs (account_id, job_id, saved_at) values ($1, $2, now())",
      [seeker.id, saved],
    );
    await portal.dataSource.query(
      `insert into walk_in_days (job_id, day, last_number) values ($1, current_date, 1)`,
      [told],
    );
    await portal.dataSource.query(
      `insert into walk_in_visits (id, job_id, day, number, account_id, code, name, phone, status, taken_at)
       values (gen_random_uuid(), $1, current_date, 1, $2, '1-AAAAA', 'Asha', '9876543210', 'waiting', now())`,
      [told, seeker.id],
    );
    expect(await withdraw(id)).toMatchObject({ state: "WITHDRAWING" });
    await work(id);
    expect(await see(id)).toEqual({
      state: "WITHDRAWN",
      withdrawableUntil: null,
      withdrawalCounts: { deleted: 1, closed: 3, kept: 0 },
      keptJobs: [],
    });
    const left = await portal.dataSource.query<{ id: string; closed: boolean }[]>(
      "select id, closed_at is not null as closed from jobs where company_id = $1",
      [company.id],
    );
    expect(new Set(left)).toEqual(new Set([applied, saved, told].map((job) => ({ id: job, closed: true }))));
    const usage = await portal.dataSource.query<{ used: number }[]>(
      "select used from application_usage where account_id = $1",
      [seeker.id],
    );
    expect(usage).toEqual([{ used: 0 }]);
    expect(await withdraw(id)).toMatchObject({ state: "WITHDRAWN" });
  });

  it("leaves jobs that were changed by hand since, and names them (FILE-17)", async () => {
    const { id, jobs } = await posted(3);
    await portal.dataSource.query("update jobs set version = 2, title = 'Pilot' where id = $1", [jobs[0]]);
    await portal.dataSource.query(
      "update jobs set removed_at = now(), removed_reason = 'Spam' where id = $1",
      [jobs[1]],
    );
    await withdraw(id);
    await work(id);
    expect(await see(id)).toMatchObject({
      withdrawalCounts: { deleted: 1, closed: 0, kept: 2 },
      keptJobs: [
        { row: 2, title: "Pilot", reason: "EDITED" },
        { row: 3, reason: "BARRED" },
      ],
    });
  });

  it("is refused after 24 hours, before the file is posted, and to others", async () => {
    const { id } = await posted(1);
    const colleague = await make.person();
    await portal.dataSource.query(
      "insert into company_members (company_id, account_id, role) values ($1, $2, 'owner')",
      [company.id, colleague.id],
    );
    expect(await withdraw(id, colleague.token)).toBe("NOT_FOUND");
    const unposted = await files.bringIn({});
    expect(await withdraw(unposted)).toBe("JOB_FILE_STATE");
    now = new Date(now.getTime() + 24 * HOUR_MS + 1);
    expect(await withdraw(id)).toBe("JOB_FILE_WITHDRAWAL_OVER");
    expect(await files.jobsOf(company.id)).toHaveLength(1);
    now = new Date();
    await portal.dataSource.query("update company_members set role = 'viewer' where account_id = $1", [
      member.id,
    ]);
    expect(await withdraw(id)).toBe("NOT_FOUND");
  });

  it("leaves the jobs where the uploader may not post any more when their turn comes", async () => {
    const { id } = await posted(2);
    await withdraw(id);
    await portal.dataSource.query("update company_members set role = 'viewer' where account_id = $1", [
      member.id,
    ]);
    await work(id);
    expect(await files.jobsOf(company.id)).toHaveLength(2);
  });
});

describe("a long file that is taken back (FILE-18)", () => {
  const waiting = () =>
    portal.dataSource.query<{ key: string }[]>(
      "select key from graphile_worker._private_jobs where key like 'job-file-withdrawal:%'",
    );

  it("goes on where a node died, is not forgotten meanwhile, and is told of once", async () => {
    const { id } = await posted(250);
    await withdraw(id);
    expect(await files.act("deleteJobFile", { id })).toBe("JOB_FILE_STATE");
    // The database ends the node's connection within the second slice, as it does with a node that is killed.
    await portal.dataSource.query(`
      create function end_node() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$;
      create trigger end_node before delete on jobs for each row
        when (old.reference = 'D150') execute function end_node();`);
    await expect(work(id)).rejects.toThrow();
    expect(await see(id)).toMatchObject({ state: "WITHDRAWING", withdrawalCounts: { deleted: 100 } });
    await portal.dataSource.query("drop trigger end_node on jobs; drop function end_node()");
    await portal.dataSource.query("delete from graphile_worker._private_jobs");
    now = new Date(now.getTime() + 61_000);
    await portal.services.jobFileWithdrawal.watch();
    expect(await waiting()).toEqual([{ key: `job-file-withdrawal:${id}` }]);
    await Promise.all([work(id), work(id)]);
    await work(id);
    expect(await see(id)).toMatchObject({ state: "WITHDRAWN", withdrawalCounts: { deleted: 250 } });
    expect(await files.jobsOf(company.id)).toEqual([]);
    const notices = await portal.dataSource.query<object[]>(
      "select params from notices where account_id = $1 and kind = 'file.withdrawn'",
      [member.id],
    );
    expect(notices).toEqual([
      { params: { fileId: id, fileName: "openings.xlsx", deleted: 250, closed: 0, kept: 0 } },
    ]);
  }, 60_000);

  it("keeps what is applied for at the same moment", async () => {
    const { id, jobs } = await posted(12);
    await withdraw(id);
    const seekers = await Promise.all(jobs.map(() => make.person()));
    const applying = jobs.map((job, at) => apply(portal, seekers[at] as Person, { id: job }));
    await work(id);
    await Promise.all(applying);
    const [left] = await portal.dataSource.query<[{ jobs: number; applications: number; open: number }]>(
      `select count(distinct job.id)::int as jobs, count(application.id)::int as applications,
         count(*) filter (where job.closed_at is null)::int as open
       from jobs job left join applications application on application.job_id = job.id where job.company_id = $1`,
      [company.id],
    );
    expect(left).toMatchObject({ open: 0, applications: left.jobs });
  });
});
