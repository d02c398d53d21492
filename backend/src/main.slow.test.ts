import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./local/ports";
import { openPage } from "./test/calls/live-calls";
import { createTestDatabase, type TestDatabase } from "./test/database";
import { signUp } from "./test/identities";
import { runProgram, startProgram } from "./test/program";

let database: TestDatabase;
let client: Client;
let node: ReturnType<typeof startProgram> | null = null;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  node?.kill("SIGKILL");
  node = null;
  await client.end();
  await database.drop();
});

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await delay(20);
};

async function startNode(logLevel = "silent", env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = startProgram("main.ts", [], {
    NODE_ENV: "test",
    DATABASE_URL: database.url,
    PORT: String(port),
    LOG_LEVEL: logLevel,
    ...env,
  });
  node = child;
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true);
  return { url, child };
}

const isWaitingForLock = async () => {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount === 1;
};

describe("the API node", () => {
  it("finishes the request under way when it is asked to stop, takes no new one, and exits with 0", async () => {
    const { url, child } = await startNode();
    await client.query("begin; lock table jobs in access exclusive mode");
    const answer = fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ jobs { total } }" }),
    });
    await until(isWaitingForLock);

    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await until(async () => (await fetch(`${url}/healthz`).catch(() => null)) === null);
    await client.query("rollback");

    expect(await (await answer).json()).toEqual({ data: { jobs: { total: 0 } } });
    expect(await exit).toEqual([0, null]);
  }, 60_000);

  it("ends streams in order when it is asked to stop, so that pages go on with another node (LIVE-11)", async () => {
    const { url, child } = await startNode("silent", {
      FIREBASE_PROJECT_ID: "demo-job-portal",
      FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    });
    const { uid, email, token } = await signUp();
    await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: "mutation ($input: RegisterInput!) { register(input: $input) { id } }",
        variables: { input: { email, role: "JOBSEEKER", firebaseUid: uid } },
      }),
    });
    const page = openPage(url, token);
    await page.event();
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    expect(await page.ended).toBe("complete");
    expect(await exit).toEqual([0, null]);
  }, 60_000);

  it("brings the plans of a database that it finds in line with its own, and logs each change", async () => {
    await client.query("update plans set monthly_application_limit = 3 where code = 'free'");
    const { child } = await startNode("info");
    child.kill("SIGTERM");
    const lines = (await text(child.stdout)).trim().split("\n");
    const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(said[0]).toBe("Plan free: applications a month 3 -> 5");
  }, 60_000);

  it("tells Prometheus of itself on a port of its own, and nobody on the public one", async () => {
    const port = String(await freePort());
    const { url } = await startNode("silent", { METRICS_PORT: port });
    const scraped = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(scraped).toMatch(/^portal_pool_limit 10$/m);
    expect(scraped).toMatch(/^portal_queue_tasks\{state="due"\} 0$/m);
    expect(scraped).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain("portal_");
  }, 60_000);

  it("does not start with an incomplete environment, and says all that is wrong", async () => {
    const { exitCode, output } = await runProgram("main.ts", [], {
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    });
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^Missing required environment variables: DATABASE_URL, PUBLIC_URL,.*\nFIREBASE_AUTH_EMULATOR_HOST: /,
    );
  }, 60_000);

  it("does not start without its database, and says so in a sentence", async () => {
    const { exitCode, output } = await runProgram("main.ts", [], {
      NODE_ENV: "test",
      DATABASE_URL: "postgres://127.0.0.1:1/jobs",
    });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^The database can't be reached or is not ready: .*ECONNREFUSED.*\.\n$/);
  }, 60_000);
});
