import type { DataSource } from "typeorm";
import { systemClock } from "../src/time/clock";
import { writeCursor } from "../src/lists/cursor";
import { createDataSource } from "../src/app/data-source";
import { AccountStatus, Role } from "../src/auth/role";
import { JobStatus } from "../src/modules/jobs/job/job-lifecycle";
import { CompanyStatus } from "../src/modules/moderation/companies/admin-company.inputs";
import { AdminCompanyService } from "../src/modules/moderation/companies/admin-company.service";
import { AdminJobService } from "../src/modules/moderation/jobs/admin-job.service";
import { AuditLogService } from "../src/modules/moderation/audit/audit-log.service";
import type { UserFilter } from "../src/modules/moderation/users/user-list.inputs";
import { UserListService } from "../src/modules/moderation/users/user-list.service";
import { namesOfApplicants } from "../src/modules/applications/telling/applicant-names";
import { NoticeService } from "../src/modules/notices/notice.service";
import { PlanCode } from "../src/modules/subscriptions/plan.entity";
import { loadAdminLists } from "./admin-lists-data";
import { type BenchServer, preparedDatabase } from "./database";
import { flatLine, measure, table } from "./measure";

/** Users, and with them jobs and audit entries; the first is what the others are compared with. */
const SIZES = (process.env.BENCH_USERS ?? "10000,1000000").split(",").map(Number);
const RUNS = 60;
const ENOUGH_MS = 2;

interface Lists {
  users: UserListService;
  jobs: AdminJobService;
  companies: AdminCompanyService;
  audit: AuditLogService;
  /** The cursor to the middle of the list of users. */
  middle: string;
  /** One of five who act in the audit trail, and a subject of it. */
  someId: string;
}

type List = (lists: Lists) => Promise<unknown>;

const users =
  (filter: UserFilter): List =>
  ({ users: service }) =>
    service.list({ filter, pageSize: 20 });
const PAGE = { page: 1, pageSize: 20 };

/** Pages of 20 with their capped totals, through the product's own services. */
const CLASSES: [string, List][] = [
  ["users, newest", users({})],
  ["users, from the middle", ({ users: service, middle }) => service.list({ pageSize: 20, after: middle })],
  ["users of a common role", users({ role: Role.JOBSEEKER })],
  ["users of the rarest role", users({ role: Role.ADMIN })],
  ["users blocked", users({ status: AccountStatus.BLOCKED })],
  ["users premium", users({ plan: PlanCode.PREMIUM })],
  ["users premium and pending", users({ plan: PlanCode.PREMIUM, status: AccountStatus.PENDING })],
  ["users of all three", users({ role: Role.EMPLOYER, plan: PlanCode.PAID, status: AccountStatus.ACTIVE })],
  ["users by a first name", users({ text: "asha" })],
  ["users by a last name", users({ text: "menon" })],
  ["users by one e-mail", users({ text: "asha.menon4096" })],
  ["users by a domain", users({ text: "@kaveri" })],
  ["users by a name nobody has", users({ text: "zzyzzx" })],
  ["users by a name, blocked", users({ text: "ravi", status: AccountStatus.BLOCKED })],
  ["jobs, flagged first", ({ jobs }) => jobs.list(PAGE)],
  ["jobs, page 50", ({ jobs }) => jobs.list({ page: 50, pageSize: 20 })],
  ...Object.values(JobStatus).map((status): [string, List] => [
    `jobs ${status}`,
    ({ jobs }) => jobs.list({ ...PAGE, filter: { status } }),
  ]),
  ["jobs by a common title", ({ jobs }) => jobs.list({ ...PAGE, filter: { text: "nurse" } })],
  ["jobs by a title no job has", ({ jobs }) => jobs.list({ ...PAGE, filter: { text: "zzyzzx" } })],
  ["companies, newest", ({ companies }) => companies.list(PAGE)],
  [
    "companies blocked",
    ({ companies }) => companies.list({ ...PAGE, filter: { status: CompanyStatus.BLOCKED } }),
  ],
  ["companies by a common name", ({ companies }) => companies.list({ ...PAGE, filter: { text: "asha" } })],
  [
    "companies by a name none has",
    ({ companies }) => companies.list({ ...PAGE, filter: { text: "zzyzzx" } }),
  ],
  ["audit, newest", ({ audit }) => audit.list(PAGE)],
  ["audit, page 50", ({ audit }) => audit.list({ page: 50, pageSize: 20 })],
  ["audit of a kind", ({ audit }) => audit.list({ ...PAGE, filter: { action: "account." } })],
  ["audit of a rare act", ({ audit }) => audit.list({ ...PAGE, filter: { action: "company.verify" } })],
  ["audit of an actor", ({ audit, someId }) => audit.list({ ...PAGE, filter: { actor: someId } })],
  ["audit of a subject", ({ audit, someId }) => audit.list({ ...PAGE, filter: { subject: someId } })],
  ["audit by a common text", ({ audit }) => audit.list({ ...PAGE, filter: { text: "blocked" } })],
  ["audit by a text none has", ({ audit }) => audit.list({ ...PAGE, filter: { text: "zzyzzx" } })],
];

async function listsOf(dataSource: DataSource): Promise<Lists> {
  const [row] = await dataSource.query<{ id: string }[]>(
    "select id from accounts order by id offset (select count(*) / 2 from accounts) limit 1",
  );
  const [actor] = await dataSource.query<{ id: string }[]>(
    "select actor_id as id from audit_entries order by id limit 1",
  );
  const users = new UserListService(dataSource);
  const notices = new NoticeService(
    dataSource,
    systemClock,
    { isMailed: false, isPushed: false, isTexted: false },
    namesOfApplicants,
  );
  return {
    users,
    jobs: new AdminJobService(dataSource, systemClock, users),
    companies: new AdminCompanyService(dataSource, systemClock, notices),
    audit: new AuditLogService(dataSource, users),
    middle: writeCursor("newest", row?.id ?? "", ""),
    someId: actor?.id ?? "",
  };
}

async function rowsOf(all: readonly Lists[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, list] of CLASSES) {
    const works = all.map((lists) => () => list(lists));
    rows.push(flatLine(name, await measure(works, RUNS), ENOUGH_MS));
  }
  return rows;
}

/** Prints how long admins' lists take among few rows and among many, and tells by the exit code which do not hold. */
export async function measureAdminLists(server: BenchServer): Promise<void> {
  const sources: DataSource[] = [];
  try {
    for (const size of SIZES) {
      const url = await preparedDatabase(server, `admin_${size}`, (client) => loadAdminLists(client, size));
      sources.push(await createDataSource(url).initialize());
    }
    const head = ["p50 in ms with users, jobs, entries", ...SIZES.map(String), "ratio", ""];
    process.stdout.write(`${table([head, ...(await rowsOf(await Promise.all(sources.map(listsOf))))])}\n\n`);
  } finally {
    for (const source of sources) await source.destroy();
  }
}
