import "reflect-metadata";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { createDataSource } from "../src/app/data-source";
import { run } from "../src/commands/command";
import { withoutTimeouts } from "../src/database/session-defaults";
import { AlertKeeper } from "../src/modules/alerts/alert-keeper";
import { AlertMatchingService } from "../src/modules/alerts/alert-matching.service";
import { KeptPostings } from "../src/modules/jobs/blocks/kept-postings";
import { PostingBlocks } from "../src/modules/jobs/blocks/posting-blocks";
import { JobFilter } from "../src/modules/jobs/search/job-search.inputs";
import { queryOf, readFilter } from "../src/modules/jobs/search/job-query";
import { JobSearchService } from "../src/modules/jobs/search/job-search.service";
import { JobSuggestionService } from "../src/modules/jobs/search/job-suggestion.service";
import { JobSort } from "../src/modules/jobs/search/job-sort.enums";
import { systemClock } from "../src/time/clock";
import { randomAlert } from "./alerts-data";
import { emptyDatabase, startBenchServer } from "./database";
import { loadJobs } from "./jobs-data";
import { processorSeconds } from "./measure";

const ALERTS = Number(process.env.BENCH_ALERTS ?? 100_000);
const JOBS = Number(process.env.BENCH_JOBS ?? 10_000);
/** Seconds for both, on two idle cores. */
const AIM = 300;
/** Alerts whose finds are compared with what their searches list. */
const COMPARED = 500;
/** The index tells so many of a list. */
const MOST_LISTED = 500;
/** As many nodes as there are cores. */
const NODES = 2;

/** Reads and keeps each alert as the product does. */
async function loadAlerts(dataSource: DataSource): Promise<void> {
  const kept = new KeptPostings();
  const { manager } = dataSource;
  const readBy = await kept.reading(manager);
  await manager.query(
    `insert into accounts (id, firebase_uid, email, role, additional_data)
     values ('00000000-0000-7000-8000-000000000001', 'bench', 'bench@jobs.example', 'jobseeker', '{}')`,
  );
  for (let made = 0; made < ALERTS; made += 1) {
    const filter = randomAlert(made);
    const [row] = await manager.query<{ id: string }[]>(
      `insert into alerts (id, account_id, filter, frequency, state, is_mailed, secret, read_by, created_at, since)
       values (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', $1, 'DAILY', 'ACTIVE', true,
         gen_random_uuid(), $2, now(), '-infinity') returning id`,
      [filter, readBy],
    );
    const read = readFilter(Object.assign(new JobFilter(), filter));
    await kept.keep(manager, row?.id ?? "", queryOf(read.filter, systemClock.now()));
    if (process.stderr.isTTY && made % 1000 === 999) process.stderr.write(`\r${made + 1} alerts`);
  }
  // As autovacuum leaves a table that lies still.
  await manager.query("vacuum analyze alerts, job_search_kept, job_search_kept_keys, job_arrivals");
}

function matchingOf(dataSource: DataSource): AlertMatchingService {
  const kept = new KeptPostings();
  const index = new PostingBlocks(dataSource, systemClock);
  const search = new JobSearchService(index, systemClock, new JobSuggestionService(index));
  return new AlertMatchingService(
    dataSource,
    systemClock,
    kept,
    new AlertKeeper(dataSource, systemClock, search, kept),
  );
}

/** What some alerts found beside what their searches list now: pairs that are missing, and those too many. */
async function compare(dataSource: DataSource): Promise<{ lost: number; doubled: number }> {
  const index = new PostingBlocks(dataSource, systemClock);
  const alerts = await dataSource.query<{ id: string; filter: JobFilter }[]>(
    "select id, filter from alerts order by md5(id::text) limit $1",
    [COMPARED],
  );
  let [lost, doubled] = [0, 0];
  for (const { id, filter } of alerts) {
    const query = queryOf(readFilter(Object.assign(new JobFilter(), filter)).filter, systemClock.now());
    const part = { sort: JobSort.NEWEST, skip: 0, take: MOST_LISTED, after: null };
    const { jobs, hasMore } = await index.search(query, part);
    const found = await dataSource.query<{ id: string }[]>(
      "select job_id as id from alert_matches where alert_id = $1",
      [id],
    );
    const listed = new Set(jobs.map((job) => job.id));
    const told = new Set(found.map((match) => match.id));
    lost += [...listed].filter((job) => !told.has(job)).length;
    // Of a longer list nobody knows the rest.
    if (!hasMore) doubled += [...told].filter((job) => !listed.has(job)).length;
    doubled += found.length - told.size;
  }
  return { lost, doubled };
}

/** Time of the processor that this process and its sessions have taken, in seconds. */
async function takenSeconds(dataSource: DataSource): Promise<number> {
  const sessions = await dataSource.query<{ pid: number }[]>(
    "select pid from pg_stat_activity where datname = current_database()",
  );
  return [process, ...sessions].reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
}

/**
 * All alerts meet all new jobs, by as many nodes as there are cores.
 * @returns seconds, by the clock and of the processor
 */
async function measureMatching(dataSource: DataSource): Promise<{ seconds: number; taken: number }> {
  const nodes = Array.from({ length: NODES }, () => matchingOf(dataSource));
  const [start, before] = [performance.now(), await takenSeconds(dataSource)];
  await Promise.all(nodes.map((node) => node.match()));
  return {
    seconds: (performance.now() - start) / 1000,
    taken: (await takenSeconds(dataSource)) - before,
  };
}

run(async () => {
  const server = await startBenchServer();
  try {
    const url = await emptyDatabase(server, `alerts_${ALERTS}_${JOBS}`);
    const client = new Client({ connectionString: url });
    await client.connect();
    await withoutTimeouts(client);
    await loadJobs(client, JOBS, () => undefined);
    await client.query("insert into job_arrivals (job_id) select id from jobs where is_listed");
    await client.end();
    const dataSource = await createDataSource(url).initialize();
    await loadAlerts(dataSource);
    const { seconds, taken } = await measureMatching(dataSource);
    const { lost, doubled } = await compare(dataSource);
    const [figures] = await dataSource.query<{ matches: number; keys: number }[]>(
      `select (select count(*)::int from alert_matches) as matches,
         (select count(*)::int from job_search_kept_keys) as keys`,
    );
    await dataSource.destroy();
    process.stdout.write(
      `matches ${figures?.matches} keys ${figures?.keys} compared ${COMPARED}\n` +
        `processor ${((taken * 1e6) / (figures?.matches ?? 0)).toFixed(1)} microseconds a match\n` +
        `alerts ${ALERTS} jobs ${JOBS} seconds ${Math.ceil(seconds)} lost ${lost} doubled ${doubled}\n`,
    );
    if (seconds > AIM || lost + doubled > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
});
