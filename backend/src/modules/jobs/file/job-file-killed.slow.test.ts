import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../../../local/ports";
import { createFactories } from "../../../test/factories";
import { JobFileWorld } from "../../../test/files/job-file-world";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { startProgram } from "../../../test/program";

/** Several statements' worth of jobs. */
const ROWS = 300;
const LOCK = 7_077;

let portal: TestPortal;
let client: Client;
let node: ReturnType<typeof startProgram> | null = null;

beforeEach(async () => {
  portal = await startTestPortal();
  client = new Client({ connectionString: portal.databaseUrl });
  await client.connect();
});
afterEach(async () => {
  node?.kill("SIGKILL");
  node = null;
  await client.end();
  await portal.stop();
});

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await delay(20);
};

/** A node of its own in a process of its own, which works on the queue. */
async function startNode(): Promise<ReturnType<typeof startProgram>> {
  const port = await freePort();
  const started = startProgram("main.ts", [], {
    ...{ NODE_ENV: "test", DATABASE_URL: portal.databaseUrl, PORT: String(port), LOG_LEVEL: "silent" },
  });
  node = started;
  await until(async () => {
    if (started.exitCode !== null) throw new Error(`The node ended as it began: ${started.exitCode}.`);
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
  });
  return started;
}

/** Its last row lets the transaction wait for a lock that the test holds. */
const holdAt = (timing: string) =>
  client.query(`
    create function hold_post() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
    create ${timing} on jobs ${timing.includes("constraint") ? "deferrable initially deferred" : ""} for each row
      when (new.title = 'Driver of line ${ROWS - 1}') execute function hold_post()`);

/** @returns whether somebody waits for the test's lock; other tests of the same server wait for theirs */
const isWaiting = async () => {
  const { rowCount } = await client.query(
    `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and objid = $1 and not granted and datname = current_database()`,
    [LOCK],
  );
  return rowCount !== 0;
};

describe("a node that is killed while it posts a file (FILE-06)", () => {
  it.each([
    ["among the rows", "trigger hold_post before insert"],
    ["within the commit", "constraint trigger hold_post after insert"],
  ])(
    "%s leaves none of its jobs or all, and another node ends with all of them, once",
    async (_when, timing) => {
      const make = createFactories(portal.dataSource);
      const member = await make.person();
      const company = await make.company({}, [member]);
      const files = new JobFileWorld({ portal, member, company });
      const id = await files.bringIn(
        ...Array.from({ length: ROWS }, (_, at) => ({ "Job Title": `Driver of line ${at}` })),
      );
      const child = await startNode();
      await holdAt(timing);
      await client.query("select pg_advisory_lock($1)", [LOCK]);
      await files.act("postJobFile", { id, isPartial: false });
      await until(isWaiting);

      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
      await client.query("select pg_advisory_unlock($1)", [LOCK]);
      await until(async () => !(await isWaiting()));
      // The session that the dead node left behind ends with its statement.
      await client.query("begin; lock table jobs in share mode; commit");

      const left = (await files.jobsOf(company.id)).length;
      expect([0, ROWS]).toContain(left);
      expect(await files.see(id)).toMatchObject(
        left === 0 ? { state: "POSTING", createdCount: 0 } : { state: "DONE", createdCount: ROWS },
      );
      await client.query("drop trigger hold_post on jobs; drop function hold_post()");
      await files.work(id);
      expect(await files.see(id)).toMatchObject({ state: "DONE", createdCount: ROWS });
      expect(new Set((await files.jobsOf(company.id)).map(({ title }) => title)).size).toBe(ROWS);
      expect(await files.jobsOf(company.id)).toHaveLength(ROWS);
    },
    120_000,
  );
});
