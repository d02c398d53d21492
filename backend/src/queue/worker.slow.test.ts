import { setTimeout as delay } from "node:timers/promises";
import { Pool } from "pg";
import { createLog } from "../settings/log";
import { type DatabaseGate, startDatabaseGate } from "../test/database-gate";
import { startTestPortal, type TestPortal } from "../test/portal";
import { enqueue } from "./enqueue";
import { QueueWorker, type TaskHandlers } from "./worker";

let portal: TestPortal;
let gate: DatabaseGate;
let worker: QueueWorker | null;
let rejections: unknown[];
let log: string;

const noteRejection = (reason: unknown) => rejections.push(reason);

beforeEach(async () => {
  portal = await startTestPortal();
  gate = await startDatabaseGate(portal.databaseUrl);
  worker = null;
  rejections = [];
  log = "";
  process.on("unhandledRejection", noteRejection);
});
afterEach(async () => {
  await worker?.stop();
  process.off("unhandledRejection", noteRejection);
  await gate.stop();
  await portal.stop();
});

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await delay(20);
};

/** Works on the queue through the gate, and on everything else past it. */
function startWorker(handlers: TaskHandlers) {
  const { dataSource } = portal;
  const to = { write: (line: string) => void (log += line) };
  const parts = { databaseUrl: gate.url, dataSource, handlers, restartMs: 50, renewMs: 50 };
  worker = new QueueWorker({ ...parts, log: createLog("error", to) });
}

const put = () =>
  portal.dataSource.transaction((manager) =>
    enqueue(manager, "notice-mail", { noticeId: "1" }, { key: "1" }),
  );

const isQueueEmpty = async () => {
  const rows = await portal.dataSource.query<object[]>("select from graphile_worker._private_jobs");
  return rows.length === 0;
};

describe("a task whose end the database does not hear of", () => {
  it.each([
    ["fails", () => Promise.reject(new Error("The mail server is away."))],
    ["is done", () => Promise.resolve()],
  ])(
    "%s: the node lives on, and the task is done again once the database is back",
    async (_how, end) => {
      let times = 0;
      startWorker({
        "notice-mail": async () => {
          times += 1;
          if (times > 1) return;
          await gate.close();
          await end();
        },
      });
      await put();
      await until(() => Promise.resolve(times === 1));
      await until(() => Promise.resolve(/Failed to (fail|complete) jobs/.test(log)));
      await gate.open();
      await until(isQueueEmpty);
      expect([times, rejections]).toEqual([2, []]);
    },
    180_000,
  );
});

describe("a task's lock", () => {
  const lock = (by: string, ago: string) =>
    portal.dataSource.query(
      `update graphile_worker._private_jobs set locked_at = now() - $2::interval,
         locked_by = coalesce(locked_by, $1)`,
      [by, ago],
    );

  it("is over once its node has said nothing for a minute and a half: another does the task", async () => {
    await put();
    await lock("a node that died", "91 seconds");
    startWorker({ "notice-mail": () => Promise.resolve() });
    await until(isQueueEmpty);
  }, 60_000);

  it("leaves nothing of a dead node's task that was put in anew meanwhile", async () => {
    await put();
    await lock("a node that died", "91 seconds");
    await put();
    let times = 0;
    startWorker({ "notice-mail": () => Promise.resolve(void (times += 1)) });
    await until(isQueueEmpty);
    expect(times).toBe(1);
  }, 60_000);

  it("is renewed for as long as the task lasts, and one that another node has renewed is left to it", async () => {
    await put();
    await lock("a node that lives", "30 seconds");
    await portal.dataSource.transaction((manager) =>
      enqueue(manager, "notice-push", { noticeId: "2" }, { key: "2" }),
    );
    let [times, mailed] = [0, 0];
    startWorker({
      "notice-mail": () => Promise.resolve(void (mailed += 1)),
      "notice-push": async () => {
        times += 1;
        await portal.dataSource.query(
          "update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where key = 'notice-push:2'",
        );
        await until(async () => {
          const rows = await portal.dataSource.query<object[]>(
            "select from graphile_worker._private_jobs where key = 'notice-push:2' and locked_at > now() - interval '1 minute'",
          );
          return rows.length === 1;
        });
      },
    });
    const waiting = async () =>
      portal.dataSource.query<{ key: string }[]>("select key from graphile_worker._private_jobs");
    await until(async () => (await waiting()).length === 1);
    expect([times, mailed, await waiting()]).toEqual([1, 0, [{ key: "notice-mail:1" }]]);
  }, 60_000);
});

describe("a worker that ends", () => {
  it("bears that its connections die meanwhile", async () => {
    const ended = jest.spyOn(Pool.prototype, "end");
    startWorker({ "notice-mail": () => Promise.resolve() });
    await put();
    await until(isQueueEmpty);
    await worker?.stop();
    const pools = ended.mock.contexts as Pool[];
    ended.mockRestore();
    expect(pools).toHaveLength(1);
    // Without a listener, Node takes the error for nobody's and ends the program.
    for (const pool of pools) pool.emit("error", new Error("terminating connection"));
    expect(log).toContain("terminating connection");
  }, 60_000);
});
