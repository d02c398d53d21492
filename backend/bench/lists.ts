import "reflect-metadata";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { systemClock } from "../src/time/clock";
import { run } from "../src/commands/command";
import { createDataSource } from "../src/app/data-source";
import { withoutTimeouts } from "../src/database/session-defaults";
import { Account } from "../src/modules/accounts/account.entity";
import { namesOfApplicants } from "../src/modules/applications/telling/applicant-names";
import { ApplicationStatus } from "../src/modules/applications/application/application-pipeline";
import {
  type CandidateFilter,
  type CandidatesArgs,
  CandidateSort,
} from "../src/modules/applications/candidate/candidate.inputs";
import { CandidateFilterCountService } from "../src/modules/applications/candidate/candidate-filter-count.service";
import { CandidateService } from "../src/modules/applications/candidate/candidate.service";
import { CandidateMoveService } from "../src/modules/applications/candidate/candidate-move.service";
import { Education } from "../src/modules/jobs/job/job.enums";
import { endInterviews } from "../src/modules/interviews/interview-ending";
import { NoticeService } from "../src/modules/notices/notice.service";
import { measureAdminLists } from "./admin-lists";
import { type BenchServer, emptyDatabase, startBenchServer } from "./database";
import { type ListOwner, loadLists } from "./lists-data";
import { flatLine, measure, table } from "./measure";
import { measurePeople } from "./people";

/** Applications to one job; the first is what the others are compared with. */
const SIZES = (process.env.BENCH_SIZES ?? "100,10000").split(",").map(Number);
const RUNS = 60;

const page = (args: Partial<CandidatesArgs>): CandidatesArgs => ({
  sort: CandidateSort.PRIORITY,
  first: 20,
  ...args,
});

/** One of each kind: about a sixth of the candidates fit all of them. */
const NARROWED = {
  minExperienceYears: 1,
  maxExpectedPay: 600_000,
  maxNoticeDays: 60,
  minEducation: Education.DIPLOMA,
};

interface Services {
  candidates: CandidateService;
  filterCounts: CandidateFilterCountService;
}

type List = (services: Services, viewer: Account, owner: ListOwner) => Promise<unknown>;

/** Each through the product's own service: a page of 20 candidates. Counts are asked for apart, as on the screen. */
const LISTS: [string, List][] = [
  ["premium seekers first", ({ candidates }, viewer) => candidates.list(viewer, page({}))],
  ["of one job", ({ candidates }, viewer, { jobId }) => candidates.list(viewer, page({ filter: { jobId } }))],
  ["newest", ({ candidates }, viewer) => candidates.list(viewer, page({ sort: CandidateSort.NEWEST }))],
  ["best match", ({ candidates }, viewer) => candidates.list(viewer, page({ sort: CandidateSort.MATCH }))],
  [
    "at one status",
    ({ candidates }, viewer) =>
      candidates.list(viewer, page({ filter: { statuses: [ApplicationStatus.HIRED] } })),
  ],
  [
    "each person once",
    ({ candidates }, viewer) => candidates.list(viewer, page({ filter: { oncePerPerson: true } })),
  ],
  [
    "by city",
    ({ candidates }, viewer, { jobId }) => candidates.list(viewer, page({ filter: { jobId, city: "Pune" } })),
  ],
  [
    "by years, pay, notice, education",
    ({ candidates }, viewer, { jobId }) => candidates.list(viewer, page({ filter: { jobId, ...NARROWED } })),
  ],
  [
    "the same by match",
    ({ candidates }, viewer, { jobId }) =>
      candidates.list(viewer, page({ filter: { jobId, ...NARROWED }, sort: CandidateSort.MATCH })),
  ],
  ["with the counts of statuses", (services, viewer) => withCounts(services, viewer, {})],
  [
    "each person once, with these counts",
    (services, viewer) => withCounts(services, viewer, { oncePerPerson: true }),
  ],
  [
    "by city, with these counts",
    (services, viewer, { jobId }) => withCounts(services, viewer, { jobId, city: "Pune" }),
  ],
  [
    "with the counts of the filters",
    ({ candidates, filterCounts }, viewer, { jobId }) => {
      const filter = { jobId, ...NARROWED };
      return Promise.all([candidates.list(viewer, page({ filter })), filterCounts.count(viewer, filter)]);
    },
  ],
];

const withCounts = ({ candidates }: Services, viewer: Account, filter: CandidateFilter): Promise<unknown> =>
  Promise.all([
    candidates.list(viewer, page({ filter })),
    candidates.list(viewer, page({ filter, first: 1 })).then(({ countAll }) => countAll()),
  ]);

async function measureLists(dataSource: DataSource, owners: readonly ListOwner[]): Promise<string[][]> {
  const services = {
    candidates: new CandidateService(dataSource, systemClock),
    filterCounts: new CandidateFilterCountService(dataSource, systemClock),
  };
  const viewers = await Promise.all(
    owners.map(({ memberId }) => dataSource.getRepository(Account).findOneByOrFail({ id: memberId })),
  );
  const rows: string[][] = [];
  for (const [name, list] of LISTS) {
    const works = owners.map((owner, index) => {
      const viewer = viewers[index];
      if (!viewer) throw new Error("No member was made.");
      return () => list(services, viewer, owner);
    });
    rows.push(flatLine(name, await measure(works, RUNS)));
  }
  return rows;
}

/** Milliseconds and statements of moving so many candidates at once; they are put back afterwards. */
async function measureMove(dataSource: DataSource, owner: ListOwner, count: number): Promise<string[]> {
  const notices = new NoticeService(
    dataSource,
    systemClock,
    { isMailed: true, isPushed: false, isTexted: false },
    namesOfApplicants,
  );
  const ending = endInterviews(systemClock, notices);
  const service = new CandidateMoveService(dataSource, systemClock, notices, ending);
  const viewer = await dataSource.getRepository(Account).findOneByOrFail({ id: owner.memberId });
  const some = await dataSource.query<{ id: string }[]>(
    "select id from applications where job_id = $1 and status = 'submitted' order by id limit $2",
    [owner.jobId, count],
  );
  const items = some.map(({ id }) => ({ applicationId: id, expectedStatus: ApplicationStatus.SUBMITTED }));
  const query = Reflect.get(Client.prototype, "query") as (...parameters: unknown[]) => unknown;
  let statements = 0;
  Reflect.set(Client.prototype, "query", function counted(this: Client, ...parameters: unknown[]) {
    statements += 1;
    return Reflect.apply(query, this, parameters);
  });
  try {
    const start = performance.now();
    const { movedCount } = await service.move(viewer, { items, to: ApplicationStatus.SHORTLISTED });
    return [String(movedCount), String(statements), (performance.now() - start).toFixed(0)];
  } finally {
    Reflect.set(Client.prototype, "query", query);
    await dataSource.query("update applications set status = 'submitted' where id = any ($1)", [
      some.map(({ id }) => id),
    ]);
  }
}

async function measureIn(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await withoutTimeouts(client);
  const owners = await loadLists(client, SIZES).finally(() => client.end());
  const dataSource = await createDataSource(url).initialize();
  try {
    const head = ["p50 in ms with applications", ...SIZES.map(String), "ratio", ""];
    process.stdout.write(`${table([head, ...(await measureLists(dataSource, owners))])}\n\n`);
    const largest = owners.at(-1);
    if (!largest) return;
    const moves = [];
    for (const count of [1, 200, 1, 200]) moves.push(await measureMove(dataSource, largest, count));
    // The first two warm up.
    process.stdout.write(`${table([["moved at once", "statements", "ms"], ...moves.slice(2)])}\n`);
  } finally {
    await dataSource.destroy();
  }
}

const measureCandidates = async (server: BenchServer): Promise<void> =>
  measureIn(await emptyDatabase(server, "lists"));

const PARTS = { admin: measureAdminLists, candidates: measureCandidates, people: measurePeople };

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const server = await startBenchServer();
  try {
    for (const [name, measurePart] of Object.entries(PARTS))
      if (asked.length === 0 || asked.includes(name)) await measurePart(server);
  } finally {
    await server.stop();
  }
}

run(main);
