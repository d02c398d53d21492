import { taskHandlers } from "../../app/tasks";
import { changeAlert, createAlert } from "../../test/calls/alert-calls";
import { createFactories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import type { Account } from "../accounts/account.entity";
import type { Job } from "../jobs/job/job.entity";
import { untilLockIsAwaited } from "../../test/database-server/lock-waiter";

let portal: TestPortal;
let job: Job;
let seeker: Account & NewIdentity;

const query = <Row extends object>(sql: string): Promise<Row[]> => portal.dataSource.query<Row[]>(sql);
const match = () => portal.services.alertMatching.match();
const matches = () => query<{ jobId: string }>('select job_id as "jobId" from alert_matches');

beforeEach(async () => {
  portal = await startTestPortal();
  const make = createFactories(portal.dataSource);
  seeker = await make.person();
  await createAlert(portal, seeker, { q: "nurse" });
  job = await make.job({ title: "Staff Nurse", city: "Pune" });
});
afterEach(() => portal.stop());

describe("what an alert has found", () => {
  it("is found by the next batch where one was cut off in the middle (ALRT-05)", async () => {
    const cut = "(select 1 / 0, $1::uuid[], $2::timestamptz, $3::uuid) cut (kept_id, job_id, is_titled)";
    const replaced = jest.replaceProperty(portal.services.keptSearches, "matches", cut);
    await expect(match()).rejects.toThrow();
    replaced.restore();
    expect(await matches()).toEqual([]);
    await match();
    expect(await matches()).toEqual([{ jobId: job.id }]);
  });

  it("is found among more jobs than the first batch takes (ALRT-05)", async () => {
    const make = createFactories(portal.dataSource);
    for (let made = 1; made < 25; made += 1) await make.job({ title: "Staff Nurse", city: "Pune" });
    await match();
    expect(await matches()).toHaveLength(25);
  });

  it("is found by smaller batches where one takes too long (ALRT-05)", async () => {
    const make = createFactories(portal.dataSource);
    for (let made = 1; made < 25; made += 1) await make.job({ title: "Staff Nurse", city: "Pune" });
    await query(
      `create function kept_of_few(p_jobs uuid[], p_now timestamptz, p_kept uuid)
       returns table (kept_id uuid, job_id uuid, is_titled boolean) language plpgsql as $$ begin
         if cardinality(p_jobs) > 3 then raise 'too slow' using errcode = 'query_canceled'; end if;
         return query select * from job_search_kept_of(p_jobs, p_now, p_kept);
       end $$`,
    );
    jest.replaceProperty(portal.services.keptSearches, "matches", "kept_of_few($1, $2, $3)");
    await match();
    expect(await matches()).toHaveLength(25);
  });

  it("keeps the rest from being told no longer than a minute, where a job alone takes too long", async () => {
    await match();
    await query("update alerts set due_at = now() - interval '1 day'");
    await createFactories(portal.dataSource).job({ title: "Ward Nurse", city: "Pune" });
    await query(
      `create function kept_of_none(p_jobs uuid[], p_now timestamptz, p_kept uuid)
       returns table (kept_id uuid, job_id uuid, is_titled boolean) language plpgsql as $$ begin
         raise 'too slow' using errcode = 'query_canceled';
       end $$`,
    );
    const replaced = jest.replaceProperty(
      portal.services.keptSearches,
      "matches",
      "kept_of_none($1, $2, $3)",
    );
    await expect(taskHandlers(portal.services)["alert-watch"]?.({})).rejects.toThrow("too slow");
    replaced.restore();
    expect(await query("select from alerts where due_at is null")).toHaveLength(1);
    expect(await query("select from job_arrivals where not is_matched")).toHaveLength(1);
  });

  it("keeps the time that another batch has given its alert meanwhile (ALRT-06)", async () => {
    const batches: Promise<void>[] = [];
    await portal.dataSource.transaction(async (manager) => {
      await manager.query("update alerts set due_at = '2030-01-01'");
      batches.push(match());
      await untilLockIsAwaited(portal.dataSource);
    });
    await Promise.all(batches);
    expect(await query("select from alerts where due_at = '2030-01-01'")).toHaveLength(1);
  });

  it("goes where its alert is paused before it was told, and keeps what was told", async () => {
    await createFactories(portal.dataSource).job({ title: "Ward Nurse", city: "Pune" });
    await match();
    await query(
      "update alert_matches set told_at = now() where job_id = (select id from jobs where title = 'Staff Nurse')",
    );
    const [alert] = await query<{ id: string }>("select id from alerts");
    await changeAlert(portal, seeker, { id: alert?.id, isPaused: true });
    expect(await matches()).toEqual([{ jobId: job.id }]);
  });

  it.each(["jobs", "alerts"])("goes with its row of %s", async (table) => {
    await match();
    expect(await matches()).toHaveLength(1);
    await query(`delete from ${table}`);
    expect(await matches()).toEqual([]);
  });

  it.each(["jobs", "alerts"])(
    "is not stored for what goes from %s while a batch is under way",
    async (table) => {
      const batches: Promise<void>[] = [];
      await portal.dataSource.transaction(async (manager) => {
        await manager.query(`delete from ${table}`);
        batches.push(match());
        await untilLockIsAwaited(portal.dataSource);
      });
      await Promise.all(batches);
      expect(await matches()).toEqual([]);
    },
  );

  it("is stored once where two nodes find it at the same time", async () => {
    const batches: Promise<void>[] = [];
    await portal.dataSource.transaction(async (manager) => {
      await manager.query(
        `insert into alert_matches (alert_id, job_id, is_titled, found_at)
         select alerts.id, jobs.id, true, now() from alerts, jobs`,
      );
      batches.push(match());
      await untilLockIsAwaited(portal.dataSource);
    });
    await Promise.all(batches);
    expect(await matches()).toEqual([{ jobId: job.id }]);
    expect(await query("select from job_arrivals where not is_matched")).toEqual([]);
  });

  it("is told though another node asks for the alert's earlier finds while a batch is under way (ALRT-05)", async () => {
    await match();
    await createFactories(portal.dataSource).job({ title: "Ward Nurse", city: "Pune" });
    const batches: Promise<void>[] = [];
    await portal.dataSource.transaction(async (manager) => {
      // As `AlertTellingService.tellDue` does.
      await manager.query("select from alerts for update");
      await manager.query("update alerts set due_at = null");
      batches.push(match());
      await untilLockIsAwaited(portal.dataSource);
    });
    await Promise.all(batches);
    expect(await query("select from alerts where due_at is null")).toEqual([]);
  });

  it("is told once its job is open again, though it was closed when the alert told (ALRT-05)", async () => {
    await match();
    await query("update jobs set closed_at = now()");
    await query("update alerts set due_at = null");
    await query("update jobs set closed_at = null");
    await match();
    expect(await query("select from alerts where due_at is null")).toEqual([]);
  });

  it("asks for no second telling where it was told (ALRT-05)", async () => {
    await match();
    await query("update alert_matches set told_at = now()");
    await query("update alerts set due_at = null");
    await query("update jobs set title = 'Senior Staff Nurse'");
    expect(await query("select from job_arrivals where not is_matched")).toHaveLength(1);
    await match();
    expect(await query("select from alerts where due_at is not null")).toEqual([]);
  });
});
