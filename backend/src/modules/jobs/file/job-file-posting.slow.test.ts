import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { JobFileWorld } from "../../../test/files/job-file-world";
import { startTestPortal, type TestPortal } from "../../../test/portal";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;
let files: JobFileWorld;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  company = await make.company({}, [member]);
  files = new JobFileWorld({ portal, member, company });
});

const columnsOf = (expression: string) =>
  portal.dataSource.query<object[]>(
    `select ${expression} as value from jobs where company_id = $1 order by title`,
    [company.id],
  );

describe("posting a file (FILE-06)", () => {
  it("brings in the rows that are ready, once, and leaves the others out where that is said", async () => {
    const id = await files.bringIn({ Ref: "D1" }, { City: "" }, { Ref: "D3" });
    expect(await files.act("postJobFile", { id, isPartial: false })).toBe("JOB_FILE_UNANSWERED");
    expect(await files.act("postJobFile", { id, isPartial: true })).toMatchObject({ state: "POSTING" });
    await Promise.all([files.work(id), files.work(id)]);
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ state: "DONE", createdCount: 2, heldCount: 0 });
    expect(await files.jobsOf(company.id)).toEqual([
      { title: "Driver a", reference: "D1" },
      { title: "Driver c", reference: "D3" },
    ]);
    expect(await files.act("postJobFile", { id, isPartial: true })).toBe("JOB_FILE_STATE");
  });

  it("takes the proposals that were taken", async () => {
    const id = await files.bringIn({ CTC: "50000 - 300000 PA" });
    await files.act("takeJobFileProposals", { id });
    await files.act("postJobFile", { id, isPartial: false });
    await files.work(id);
    expect(await columnsOf("pay_text")).toEqual([{ value: "Up to ₹3 LPA" }]);
  });

  it("takes the proposal where another answer was taken back before", async () => {
    const id = await files.bringIn({ CTC: "50000 - 300000 PA" });
    await files.act("mendJobFileRow", { id, row: 2, field: "pay", value: "9 LPA" });
    await files.act("undoJobFileRows", { id, row: 2 });
    await files.act("takeJobFileProposals", { id });
    await files.act("postJobFile", { id, isPartial: false });
    await files.work(id);
    expect(await columnsOf("pay_text")).toEqual([{ value: "Up to ₹3 LPA" }]);
  });

  it("reads rows once more that a release before has read", async () => {
    const id = await files.bringIn({}, { "Job Title": "Pilot" });
    await portal.dataSource.query("update job_file_rows set job = null where file_id = $1 and row = 2", [id]);
    await portal.dataSource.query(
      "update job_file_rows set job = job - 'apply_url' where file_id = $1 and row = 3",
      [id],
    );
    await files.act("postJobFile", { id, isPartial: false });
    await files.work(id);
    expect(await columnsOf("title")).toEqual([{ value: "Driver a" }, { value: "Pilot" }]);
  });

  it("keeps a job open as long as others from the day on which it is posted", async () => {
    const id = await files.bringIn({});
    await files.act("postJobFile", { id, isPartial: false });
    await files.work(id);
    expect(await columnsOf("open_until - posted_at = interval '30 days'")).toEqual([{ value: true }]);
  });

  it("leaves a row as it is whose day has passed since it was read", async () => {
    const id = await files.bringIn({}, {});
    await portal.dataSource.query(
      `update job_file_rows set job = job || jsonb_build_object('open_until', now()) where file_id = $1 and row = 2`,
      [id],
    );
    await files.act("postJobFile", { id, isPartial: false });
    await files.work(id);
    expect(await columnsOf("title")).toEqual([{ value: "Driver b" }]);
    expect(await files.see(id)).toMatchObject({ state: "DONE", createdCount: 1 });
  });

  it("holds what is worded like a scam, and says of how many", async () => {
    const id = await files.bringIn({ JD: "Pay a registration fee of Rs 500 before you join." }, {});
    await files.act("postJobFile", { id, isPartial: true });
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ createdCount: 2, heldCount: 1 });
    expect(await columnsOf("held_at = posted_at and held_reason <> '' and held_rules <> '{}'")).toEqual([
      { value: true },
      { value: false },
    ]);
  });

  it("leaves jobs as they are whose reference the company has", async () => {
    await make.job({ companyId: company.id, reference: "D1", title: "Pilot" });
    const id = await files.bringIn({ Ref: "D1" }, {});
    expect(await files.see(id)).toMatchObject({ counts: { ready: 1, unchanged: 1 } });
  });

  it("posts none where the node dies in the middle, and all when another takes over", async () => {
    const id = await files.bringIn(
      ...Array.from({ length: 300 }, (_, at) => ({ "Job Title": `Driver of line ${at}` })),
    );
    await files.act("postJobFile", { id, isPartial: false });
    // The database ends the node's connection at the last row, as it does with a node that is killed.
    await portal.dataSource.query(`
      create function end_node() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger end_node before insert on jobs for each row
        when (new.title = 'Driver of line 299') execute function end_node();`);
    await expect(files.work(id)).rejects.toThrow();
    expect([await files.jobsOf(company.id), await files.see(id)]).toMatchObject([
      [],
      { state: "POSTING", createdCount: 0 },
    ]);
    await portal.dataSource.query("drop trigger end_node on jobs; drop function end_node()");
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ state: "DONE", createdCount: 300 });
    expect(await files.jobsOf(company.id)).toHaveLength(300);
  });

  it("fails where its uploader may not post for the company any more", async () => {
    const id = await files.bringIn({});
    await files.act("postJobFile", { id, isPartial: false });
    await portal.dataSource.query("delete from company_members where company_id = $1", [company.id]);
    await files.work(id);
    const [file] = await portal.dataSource.query<object[]>(
      "select state, failure from job_files where id = $1",
      [id],
    );
    expect(file).toEqual({ state: "failed", failure: "not-allowed" });
  });
});

describe("what whoever sent a file is told (FILE-11)", () => {
  const told = async () => {
    const { data } = await portal.ask<{ myNotices: { items: { title: string; path: string }[] } }>(
      "{ myNotices { items { title path } } }",
      { token: member.token },
    );
    return data?.myNotices.items;
  };
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ "Job Title": `Driver of line ${at}` }));

  it("is that its jobs are posted", async () => {
    const id = await files.bringIn({}, {});
    expect(await told()).toEqual([]);
    await files.act("postJobFile", { id, isPartial: false });
    await files.work(id);
    await files.work(id);
    expect(await told()).toEqual([
      { title: "2 jobs of openings.xlsx are posted", path: `/job-postings/import?file=${id}` },
    ]);
  });

  it("is that it did not go in", async () => {
    const { id } = await files.upload(Buffer.from("%PDF-1.7"));
    await files.work(id);
    await files.work(id);
    expect(await told()).toEqual([
      { title: "openings.xlsx did not go in; you can see why", path: `/job-postings/import?file=${id}` },
    ]);
  });

  it("is, of a long one, that rows wait for an answer", async () => {
    await files.bringIn({ City: "" }, ...lines(499));
    expect(await told()).toEqual([]);
    const id = await files.bringIn({ City: "" }, ...lines(500));
    expect(await told()).toEqual([
      { title: "1 row of openings.xlsx waits for your answer", path: `/job-postings/import?file=${id}` },
    ]);
  }, 60_000);
});

describe("a file whose node is gone (FILE-04)", () => {
  it("goes to another within two minutes, and goes on where the first one was", async () => {
    const id = await files.bringIn({}, {}, {});
    await portal.dataSource.query("update job_file_rows set standing = null where file_id = $1 and row > 2", [
      id,
    ]);
    await portal.dataSource.query("delete from graphile_worker._private_jobs");
    const waiting = () =>
      portal.dataSource.query<{ key: string }[]>(
        "select key from graphile_worker._private_jobs where key like 'job-file:%'",
      );
    await portal.services.jobFileWorker.watch();
    expect(await waiting()).toEqual([]);
    await portal.dataSource.query(
      "update job_files set updated_at = now() - interval '61 seconds' where id = $1",
      [id],
    );
    await portal.services.jobFileWorker.watch();
    expect(await waiting()).toEqual([{ key: `job-file:${id}` }]);
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ counts: { read: 3, ready: 3 } });
  });

  it("stays stopped where it was stopped, keeps what was read, and can be posted so", async () => {
    const id = await files.bringIn({}, {});
    await portal.dataSource.query("update job_file_rows set standing = null where file_id = $1 and row > 2", [
      id,
    ]);
    await files.act("stopJobFile", { id, isStopped: true });
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ isStopped: true, counts: { read: 1 } });
    await files.act("postJobFile", { id, isPartial: true });
    await files.work(id);
    expect(await files.see(id)).toMatchObject({ state: "DONE", createdCount: 1 });
  });
});
