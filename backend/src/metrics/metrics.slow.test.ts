import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Role } from "../auth/role";
import { type DatabaseGate, startDatabaseGate } from "../test/database-gate";
import { createFactories, type Factories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";
import { startMetricsServer } from "./metrics-server";

let lines: string[];
let portal: TestPortal;
let gate: DatabaseGate;
let server: Server;
let make: Factories;

beforeEach(async () => {
  lines = [];
  portal = await startTestPortal({
    logTo: { write: (line) => lines.push(line) },
    reachDatabaseAt: async (url) => (gate = await startDatabaseGate(url)).url,
    env: { WRITES_PER_MINUTE: "1", LOG_SECRET: "a secret of the test" },
  });
  server = await startMetricsServer(portal.metrics, portal.dataSource, { host: "127.0.0.1", port: 0 });
  make = createFactories(portal.dataSource);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await gate.stop();
  await portal.stop();
});

const scrape = async () =>
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)).text();

/** A request is counted once its answer is out, which the caller may learn first. */
async function untilScraped(line: string): Promise<void> {
  for (let text = ""; !text.split("\n").includes(line); text = await scrape()) await delay(10);
}

interface Line {
  kind?: string;
  event?: string;
  address?: string;
  [name: string]: unknown;
}

async function logged(isSought: (line: Line) => boolean): Promise<Line> {
  for (;;) {
    const found = lines.map((line) => JSON.parse(line) as Line).find(isSought);
    if (found) return found;
    await delay(10);
  }
}

const SAVE = 'mutation Own { updateProfile(input: { displayName: "Asha" }) { id } }';

describe("the metrics of a node", () => {
  it("count requests by operation and code; names that aren't the web app's are one", async () => {
    await portal.ask("query JobListPlaces { popularLocations(limit: 1) { city } }");
    await portal.ask("query SomebodysOwn { jobs { total } }");
    await portal.ask("query AndAnother { jobs(page: 0) { total } }");
    await portal.ask("{ no such");
    await fetch(`${portal.url}/api/auth/me`);
    await untilScraped('portal_requests_total{operation="JobListPlaces",code="ok"} 1');
    await untilScraped('portal_requests_total{operation="other",code="ok"} 1');
    await untilScraped('portal_requests_total{operation="other",code="BAD_USER_INPUT"} 1');
    await untilScraped('portal_requests_total{operation="other",code="GRAPHQL_PARSE_FAILED"} 1');
    await untilScraped('portal_requests_total{operation="me",code="UNAUTHENTICATED"} 1');
    await untilScraped('portal_request_seconds_count{operation="JobListPlaces"} 1');
    expect(await scrape()).not.toContain("SomebodysOwn");
  });

  it("measure searches by class", async () => {
    await portal.ask('{ jobs(filter: { q: "nurse", location: "Pune" }) { total } }');
    await portal.ask("{ jobs { total } }");
    const text = await scrape();
    expect(text).toMatch(/^portal_search_seconds_count\{asked="words-place",order="relevance"\} [1-9]/m);
    expect(text).toMatch(/^portal_search_seconds_count\{asked="all",order="newest"\} 1$/m);
  });

  it("count refused tokens by code, and refusals by the limit that they came to", async () => {
    const person = await make.person();
    await portal.ask("{ me { id } }", { token: "no.such.token" });
    await portal.ask(SAVE, person);
    await portal.ask(SAVE, person);
    await untilScraped('portal_token_refusals_total{code="INVALID_TOKEN"} 1');
    await untilScraped('portal_rate_limit_refusals_total{limit="write-account"} 1');
  });

  it("tell of the pool and of the queue: how deep it is and how long the oldest has waited", async () => {
    const at = (minutes: number) => `now() + interval '${minutes} minutes'`;
    await portal.dataSource.query(
      `select graphile_worker.add_job('reply-rates', run_at := ${at(-10)}),
         graphile_worker.add_job('reply-rates', run_at := ${at(-5)}),
         graphile_worker.add_job('reply-rates', run_at := ${at(5)})`,
    );
    const text = await scrape();
    expect(text).toMatch(/^portal_queue_tasks\{state="due"\} 2$/m);
    expect(text).toMatch(/^portal_queue_tasks\{state="later"\} 1$/m);
    expect(text).toMatch(/^portal_queue_tasks\{state="failed"\} 0$/m);
    expect(Number(/^portal_queue_oldest_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(600);
    expect(text).toMatch(/^portal_pool_connections [1-9]/m);
    expect(text).toMatch(/^portal_pool_waiting 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it("are there without the database, but for the queue's", async () => {
    await gate.close();
    const text = await scrape();
    expect(text).toContain("portal_pool_limit 10");
    expect(text).not.toMatch(/^portal_queue_(tasks|oldest_seconds)[ {]/m);
  });
});

describe("the log of a request", () => {
  it("names operation, root fields, codes, account and a keyed hash of the address", async () => {
    const person = await make.person();
    await portal.ask("query Own { me { id } jobs(page: 0) { total } }", person);
    const line = await logged(({ operation }) => operation === "other");
    expect(line).toMatchObject({
      ...{ kind: "request", fields: ["me", "jobs"], codes: ["BAD_USER_INPUT"], accountId: person.id },
      address: expect.stringMatching(/^[\w-]{12}$/) as string,
    });
    expect(lines.join("")).not.toContain("127.0.0.1");
  });

  it("has lines of a kind of their own for what matters to security", async () => {
    const [person, admin] = [await make.person(), await make.person({ role: Role.ADMIN })];
    const other = await make.person();
    const event = (name: string) => logged((line) => line.kind === "security" && line.event === name);
    await portal.ask("{ users { total } }", person);
    expect(await event("forbidden")).toMatchObject({
      code: "FORBIDDEN",
      fields: ["users"],
      accountId: person.id,
    });
    await portal.ask("{ me { id } }", { token: "no.such.token" });
    expect(await event("token-refused")).toMatchObject({ code: "INVALID_TOKEN", accountId: null });
    await portal.ask(SAVE, person);
    await portal.ask(SAVE, person);
    expect(await event("rate-limited")).toMatchObject({ limit: "write-account", accountId: person.id });
    const block = 'mutation ($id: ID!) { blockUser(id: $id, reason: "Spam.") { id } }';
    const { code } = await portal.ask(block, { variables: { id: other.id }, token: admin.token });
    expect(code).toBeUndefined();
    expect(await event("admin-act")).toMatchObject({ fields: ["blockUser"], accountId: admin.id });
    const { address } = await event("admin-act");
    expect(await event("token-refused")).toMatchObject({ address });
  });
});
