import { createAdmin, type Act } from "../../../test/admin";
import { apply, quotaOf } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { untilLockIsAwaited } from "../../../test/database-server/lock-waiter";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { systemClock } from "../../../time/clock";
import type { Company } from "../../companies/company.entity";
import type { Job } from "../../jobs/job/job.entity";
import { JobAction } from "../../jobs/job/job-lifecycle";
import { OwnJobService } from "../../jobs/own/own-job.service";
import type { Account } from "../../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let act: Act;
let poster: Account;
let company: Company;
let job: Job;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
  ({ act } = await createAdmin(portal, make));
});
afterAll(() => portal.stop());
beforeEach(async () => {
  poster = await make.person();
  company = await make.company({}, [poster]);
  job = await make.job({ companyId: company.id, postedById: poster.id });
});

const BLOCKS: [name: string, block: () => string, unblock: () => string][] = [
  [
    "the company",
    () => `blockCompany(id: "${company.id}", reason: "Not theirs.") { id }`,
    () => `unblockCompany(id: "${company.id}") { id }`,
  ],
  [
    "the poster",
    () => `blockUser(id: "${poster.id}", reason: "Asks for fees.") { id }`,
    () => `unblockUser(id: "${poster.id}") { id }`,
  ],
];

/** Waits until somebody waits for a lock. */
describe.each(BLOCKS)("a block of %s", (_name, block, unblock) => {
  it("gives applications that nobody opened back, and they stay so when it ends", async () => {
    const [person, served] = [await make.person(), await make.person()];
    const second = await make.job({ companyId: company.id, postedById: poster.id });
    await apply(portal, person, job);
    await apply(portal, person, second);
    const opened = await apply(portal, served, job);
    await portal.dataSource.query("update applications set status = 'viewed' where id = $1", [opened]);
    const used = async () => [(await quotaOf(portal, person)).used, (await quotaOf(portal, served)).used];
    expect(await used()).toEqual([2, 1]);
    expect(typeof (await act(block()))).toBe("object");
    expect(await used()).toEqual([0, 1]);
    expect(typeof (await act(unblock()))).toBe("object");
    expect(await used()).toEqual([0, 1]);
  });

  it("and an edit that is under way wait for each other", async () => {
    const ownJobs = new OwnJobService(portal.dataSource, systemClock);
    let blocked: Promise<unknown> | undefined;
    const edited = await ownJobs.act(poster, job.id, JobAction.EDIT, async (manager) => {
      blocked = act(block());
      await untilLockIsAwaited(portal.dataSource);
      await manager.query("update jobs set title = 'Ward Nurse' where id = $1", [job.id]);
    });
    expect(edited.title).toBe("Ward Nurse");
    expect(typeof (await blocked)).toBe("object");
    const [stored] = await portal.dataSource.query<object[]>(
      "select title, is_listed from jobs where id = $1",
      [job.id],
    );
    expect(stored).toEqual({ title: "Ward Nurse", is_listed: false });
  });

  it("and an application that is under way wait for each other", async () => {
    let blocked: Promise<unknown> | undefined;
    await portal.dataSource.transaction(async (manager) => {
      // As `apply` does: the job first, its company through the new row's foreign key.
      await manager.query("select from jobs where id = $1 for share", [job.id]);
      blocked = act(block());
      await untilLockIsAwaited(portal.dataSource);
      await manager.query("select from companies where id = $1 for key share", [company.id]);
    });
    expect(typeof (await blocked)).toBe("object");
  });
});
