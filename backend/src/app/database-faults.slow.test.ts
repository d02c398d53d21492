import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { EntityManager } from "typeorm";
import { SERVING } from "../database/data-source";
import { toCodedError } from "../errors/failures";
import { startPostgres } from "../local/postgres";
import { makeThrowAwayFolder } from "../local/throw-away-folder";
import { Account } from "../modules/accounts/account.entity";
import { createTestDatabase } from "../test/database";
import { createFactories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";
import { createDataSource } from "./data-source";

type Told = Pick<Response, "status" | "headers">;

const statusAndRetry = ({ status, headers }: Told) => [status, Number(headers.get("retry-after")) > 0];

/** The database is asked once a second how it is. */
const until = async <Answer extends Told>(call: () => Promise<Answer>, status: number): Promise<Answer> => {
  for (;;) {
    const answer = await call();
    if (answer.status === status) return answer;
    await delay(100);
  }
};

describe("a database that dies in the middle of a transaction", () => {
  let portal: TestPortal;
  let client: Client;

  beforeAll(async () => {
    portal = await startTestPortal({
      reachDatabaseAt: (url) => {
        client = new Client({ connectionString: url });
        return Promise.resolve(url);
      },
    });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await portal.stop();
  });

  /** Ends the transaction's connection from outside, and waits until the node knows. */
  const cut = async (manager: EntityManager) => {
    const rows = await manager.query<{ pid: number }[]>("select pg_backend_pid() as pid");
    await client.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    while (manager.queryRunner?.isReleased === false) await delay(5);
  };

  it.each([
    ["a statement", (manager: EntityManager) => manager.query("select 1")],
    ["a look for a row", (manager: EntityManager) => manager.find(Account)],
    ["a query that is built", (manager: EntityManager) => manager.createQueryBuilder(Account, "a").getMany()],
    ["a transaction within it", (manager: EntityManager) => manager.transaction(() => Promise.resolve())],
    ["its end", () => Promise.resolve()],
  ])("is an outage where %s comes next", async (_what, next) => {
    const transaction = portal.dataSource.transaction(async (manager) => {
      await cut(manager);
      await next(manager);
    });
    await expect(transaction.catch(toCodedError)).resolves.toMatchObject({
      status: 503,
      code: "UNAVAILABLE",
    });
  });

  it("refuses the change under way with 503 and Retry-After", async () => {
    const { token } = await createFactories(portal.dataSource).person();
    const begin = portal.dataSource.transaction.bind(portal.dataSource);
    type Work = (manager: EntityManager) => Promise<unknown>;
    const begun = jest.spyOn(portal.dataSource, "transaction").mockImplementation(((work: Work) =>
      begin(async (manager) => {
        await cut(manager);
        return await work(manager);
      })) as typeof begin);
    const query = 'mutation { updateProfile(input: { displayName: "Asha" }) { displayName } }';
    const answer = await portal.ask(query, { token });
    begun.mockRestore();
    expect([...statusAndRetry(answer), answer.code]).toEqual([503, true, "UNAVAILABLE"]);
    expect((await portal.ask(query, { token })).data).toEqual({ updateProfile: { displayName: "Asha" } });
  });
});

describe("a connection that dies", () => {
  it("ends nothing where nobody listens to it, between the pool and a transaction", async () => {
    const portal = await startTestPortal();
    const driver = portal.dataSource.driver as unknown as {
      obtainMasterConnection(): Promise<[Client, (error?: Error) => void]>;
    };
    const [connection, release] = await driver.obtainMasterConnection();
    const death = new Error("terminating connection due to unexpected postmaster exit");
    expect(() => connection.emit("error", death)).not.toThrow();
    release(death);
    await portal.stop();
  });
});

describe("a node that has closed its connections", () => {
  it("tells a request that still runs of an outage", async () => {
    const portal = await startTestPortal();
    const { dataSource } = portal;
    await portal.stop();
    const late = dataSource.query("select 1").catch(toCodedError);
    await expect(late).resolves.toMatchObject({ status: 503, code: "UNAVAILABLE" });
  });

  it("tells one that comes while they close the same", async () => {
    const portal = await startTestPortal();
    const { dataSource } = portal;
    const closing = dataSource.destroy();
    const late = dataSource.query("select 1").catch(toCodedError);
    await expect(late).resolves.toMatchObject({ status: 503, code: "UNAVAILABLE" });
    await closing;
    await portal.stop();
  });
});

describe("a mistake of ours", () => {
  it("is no outage, though PostgreSQL repeats words that sound like one", async () => {
    const portal = await startTestPortal();
    const mistake = portal.dataSource.query("select 'Connection terminated'::uuid").catch(toCodedError);
    await expect(mistake).resolves.toBeNull();
    await portal.stop();
  });
});

describe("a database that only reads", () => {
  it("is not ready and refuses changes with 503, while reads go on", async () => {
    let url = "";
    const portal = await startTestPortal({ reachDatabaseAt: (its) => Promise.resolve((url = its)) });
    const { token } = await createFactories(portal.dataSource).person();
    const client = new Client({ connectionString: url });
    await client.connect();
    const becomeReadOnly = async (isReadOnly: boolean) => {
      const name = new URL(url).pathname.slice(1);
      await client.query("set default_transaction_read_only = off");
      await client.query(`alter database ${name} set default_transaction_read_only = ${String(isReadOnly)}`);
      // A connection keeps what held when it was made.
      await client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`,
      );
    };
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const rename = () =>
      portal.ask('mutation { updateProfile(input: { displayName: "Asha" }) { id } }', { token });
    const renameByRest = () =>
      fetch(`${portal.url}/api/auth/profile`, { method: "PUT", headers, body: '{"displayName":"Asha"}' });
    const ready = () => fetch(`${portal.url}/readyz`);
    await until(ready, 200);

    await becomeReadOnly(true);
    expect(statusAndRetry(await until(ready, 503))).toEqual([503, true]);
    const refused = await rename();
    expect([...statusAndRetry(refused), refused.code]).toEqual([503, true, "UNAVAILABLE"]);
    const refusedByRest = await renameByRest();
    expect(statusAndRetry(refusedByRest)).toEqual([503, true]);
    expect(await refusedByRest.json()).toMatchObject({ code: "UNAVAILABLE" });
    expect(await portal.ask("{ jobs { total } me { id } myNotices { total } }", { token })).toMatchObject({
      status: 200,
      errors: [],
    });
    expect((await fetch(`${portal.url}/api/auth/me`, { headers })).status).toBe(200);

    await becomeReadOnly(false);
    await until(ready, 200);
    expect((await rename()).status).toBe(200);
    await client.end();
    await portal.stop();
  });
});

describe("a frozen database", () => {
  /** As it should be, in milliseconds; a node waits twice as long for a statement that is only slow. */
  const WITHIN = 6_000;

  it("costs an answer less than six seconds, and serves again once it thaws (CALL-05)", async () => {
    const server = await startPostgres({ dataDir: makeThrowAwayFolder(), ephemeral: true });
    jest.replaceProperty(process, "env", { ...process.env, TEST_DATABASE_URL: server.url });
    const portal = await startTestPortal();
    const { token } = await createFactories(portal.dataSource).person();
    const search = () => portal.ask("{ jobs { total } }");
    const rename = () =>
      portal.ask('mutation { updateProfile(input: { displayName: "Asha" }) { id } }', { token });
    const ready = () => fetch(`${portal.url}/readyz`);
    const me = () => fetch(`${portal.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    const isInTime = async (call: () => Promise<Pick<Response, "status" | "headers">>) =>
      Promise.race([call().then(statusAndRetry), delay(WITHIN, "too late")]);
    // As many as the pool has connections, and then some.
    await Promise.all(Array.from({ length: 12 }, search));
    const processes = await portal.dataSource.query<{ pid: number }[]>("select pid from pg_stat_activity");
    const send = (signal: NodeJS.Signals) => {
      for (const pid of [server.pid, ...processes.map((process) => process.pid)]) process.kill(pid, signal);
    };

    send("SIGSTOP");
    try {
      const calls = [...Array.from({ length: 12 }, () => search), rename, me, ready];
      const answers = await Promise.all(calls.map(isInTime));
      expect(answers).toEqual(calls.map(() => [503, true]));
      expect(await isInTime(rename)).toEqual([503, true]);
    } finally {
      send("SIGCONT");
    }
    await until(ready, 200);
    expect((await rename()).status).toBe(200);
    await portal.stop();
    await server.stop();
  });

  it("is told from a slow statement, which has its own time", async () => {
    const database = await createTestDatabase();
    const silence = { doubt: 20, greeting: 2_000 };
    const dataSource = await createDataSource(database.url, { ...SERVING, silence }).initialize();
    expect(await dataSource.query("select 1 as one from pg_sleep(0.5)")).toEqual([{ one: 1 }]);
    await dataSource.destroy();
    await database.drop();
  });
});
