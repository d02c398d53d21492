import { askPortal, type PortalAccess } from "../src/local/portal-client";
import type { DemoJob } from "./demo-types";
import { demoCompanies } from "./demo-companies";
import { DEMO_JOB_COUNT, demoJobs } from "./demo-jobs";

const ROWS_A_CALL = 500;
/** While the database works on one, the node reads the next. */
const CALLS_AT_ONCE = 2;

/** With an admin's token. */
export interface LoadOptions extends PortalAccess {
  now: Date;
  /** Leaves out all but each so many-th job; none is left out unless it is given. */
  eachJobOf?: number;
  onProgress: (done: number, total: number) => void;
}

/** Loads the demo companies and jobs through the API; what is there already stays as it is. */
export async function loadDemoData(options: LoadOptions) {
  const companies = demoCompanies();
  const ids = new Map<string, string>();
  for (const rows of inCalls(companies)) {
    const data = await askPortal<{ importCompanies: { ids: string[] } }>(options, IMPORT_COMPANIES, {
      input: { rows },
    });
    rows.forEach((row, index) => ids.set(row.name, data.importCompanies.ids[index] ?? ""));
  }
  let done = 0;
  let added = 0;
  const { now, eachJobOf = 1 } = options;
  const planned = Math.ceil(DEMO_JOB_COUNT / eachJobOf);
  const calls = inCalls(eachOf(eachJobOf, demoJobs(now)));
  const bringIn = async () => {
    for (const jobs of calls) {
      const rows = jobs.map(({ companyName, ...job }: DemoJob) => ({
        ...job,
        companyId: ids.get(companyName),
      }));
      const data = await askPortal<{ importJobs: { created: number } }>(options, IMPORT_JOBS, {
        input: { rows },
      });
      added += data.importJobs.created;
      done += rows.length;
      options.onProgress(done, planned);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, bringIn));
  return { companies: companies.length, jobs: done, added };
}

const IMPORT_COMPANIES = `mutation ($input: ImportCompaniesInput!) { importCompanies(input: $input) { ids } }`;
const IMPORT_JOBS = `mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created } }`;

function* eachOf<Row>(many: number, rows: Iterable<Row>): Generator<Row> {
  let at = 0;
  for (const row of rows) if (at++ % many === 0) yield row;
}

function* inCalls<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let call: Row[] = [];
  for (const row of rows) {
    call.push(row);
    if (call.length < ROWS_A_CALL) continue;
    yield call;
    call = [];
  }
  if (call.length > 0) yield call;
}
