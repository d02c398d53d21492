import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import type { DataSource } from "typeorm";
import { createTestDatabase } from "../test/database";
import { type DatabaseGate, startDatabaseGate } from "../test/database-gate";
import { startTestPrimary, type TestPrimary, type TestStandby } from "../test/database-server/standby";
import { connectTo, SERVING } from "./data-source";
import { WRITTEN } from "./log-position";
import { queryByName } from "./named-query";
import { ReadRouting } from "./read-routing";
import type { RequestReads } from "./routed-connection";

const READER = { isReader: true, seen: 0n };
const SIGNED_IN = { isReader: false, seen: 0n };
const WHO = `select case when pg_is_in_recovery() then 'standby' else 'primary' end as name`;

let primary: TestPrimary;
let standby: TestStandby;
let mortal: TestStandby;
let gate: DatabaseGate;
let dataSource: DataSource;
let routing: ReadRouting;

beforeAll(async () => {
  primary = await startTestPrimary();
  standby = await primary.addStandby();
});
// Copied while there is little to copy: each test leaves a database behind.
beforeAll(async () => {
  mortal = await primary.addStandby();
});
afterAll(async () => {
  await mortal.stop();
  await standby.stop();
  await primary.stop();
});
beforeEach(async () => {
  const { url } = await createTestDatabase(primary.url);
  gate = await startDatabaseGate(standby.urlOf(url));
  dataSource = await connectTo(url, []).initialize();
  const log = pino({ level: "silent" });
  const options = { primaryUrl: url, standbyUrls: [gate.url], settings: SERVING, log };
  routing = new ReadRouting(dataSource, options);
  await dataSource.query("create table pens (colour text)");
  await answerComesFrom("standby");
});
afterEach(async () => {
  await routing.stop();
  await dataSource.destroy();
  await gate.stop();
});

/** Does something as a part of a request. */
const within = <Result>(
  request: Pick<RequestReads, "isReader" | "seen">,
  work: (reads: Readonly<RequestReads>) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    routing.run(request, (reads) => void work(reads).then(resolve, reject));
  });

const ask = async () => (await dataSource.query<{ name: string }[]>(WHO))[0]?.name;
const write = (colour = "red") => dataSource.query("insert into pens values ($1)", [colour]);
const pens = async () => (await dataSource.query<object[]>("select from pens")).length;

/** Waits until a reader is answered by the one or the other. */
async function answerComesFrom(name: string): Promise<void> {
  while ((await within(READER, ask)) !== name) await delay(20);
}

describe("where a request's statements go", () => {
  it("a reader's reads go to a standby, whatever way a service asks", async () => {
    expect(await within(READER, ask)).toBe("standby");
    const named = () => queryByName(dataSource, { name: "who", text: WHO, values: [] });
    expect(await within(READER, named)).toEqual([{ name: "standby" }]);
    const built = () =>
      dataSource.createQueryBuilder().select("pg_is_in_recovery()", "answer").fromDummy().getRawOne();
    expect(await within(READER, built)).toEqual({ answer: true });
  });

  it("who is signed in, and whatever is no request, asks the primary", async () => {
    expect(await within(SIGNED_IN, ask)).toBe("primary");
    expect(await ask()).toBe("primary");
  });

  it("what a reader's request writes goes to the primary, and so does all that follows in it", async () => {
    const count = await within(READER, async (reads) => {
      await write();
      expect(await ask()).toBe("primary");
      expect(reads.wroteAt).toBeNull();
      return pens();
    });
    expect(count).toBe(1);
  });

  it("a function that writes is refused by the standby and done by the primary", async () => {
    await dataSource.query(
      "create function add_pen() returns text language sql as $$ insert into pens values ('blue') returning colour $$",
    );
    await routingCaughtUp();
    expect(await within(READER, () => dataSource.query("select add_pen()"))).toEqual([{ add_pen: "blue" }]);
    expect(await pens()).toBe(1);
  });

  it("a transaction of a reader's request is the primary's", async () => {
    const name = await within(READER, () =>
      dataSource.transaction(async (manager) => (await manager.query<{ name: string }[]>(WHO))[0]?.name),
    );
    expect(name).toBe("primary");
  });

  it("an error of the statement is told as without standbys", async () => {
    await expect(within(READER, () => dataSource.query("select 1 / 0"))).rejects.toMatchObject({
      code: "22012",
    });
    expect(await within(READER, ask)).toBe("standby");
  });
});

/** The position after what has been written so far. */
async function written(): Promise<bigint> {
  const [row] = await dataSource.query<{ position: string }[]>(WRITTEN);
  return BigInt(row?.position ?? 0);
}

/** Until a standby answers whoever has to see all that was written so far. */
async function routingCaughtUp(): Promise<void> {
  const seen = await written();
  while ((await within({ isReader: true, seen }, ask)) !== "standby") {
    // An idle log ends on a position of its own; a record more ends the waiting.
    await write("white");
    await delay(20);
  }
  await dataSource.query("delete from pens where colour = 'white'");
}

describe("who has changed something", () => {
  it.each([
    ["a statement", () => write()],
    [
      "a transaction",
      () => dataSource.transaction((manager) => manager.query("insert into pens values ('red')")),
    ],
  ])("learns where the log was after %s, and reads what has come so far", async (_, change) => {
    await standby.run("select pg_wal_replay_pause()");
    const seen = await within(SIGNED_IN, async (reads) => {
      await change();
      return reads.wroteAt ?? 0n;
    });
    expect(seen).toBeGreaterThan(0n);
    expect(await within({ isReader: true, seen }, pens)).toBe(1);
    expect(await within({ isReader: true, seen }, ask)).toBe("primary");
    await standby.run("select pg_wal_replay_resume()");
    await routingCaughtUp();
    expect(await within({ isReader: true, seen }, ask)).toBe("standby");
  });

  it("learns nothing where nothing was changed", async () => {
    const wroteAt = await within(SIGNED_IN, async (reads) => {
      await ask();
      return reads.wroteAt;
    });
    expect(wroteAt).toBeNull();
  });
});

describe("a standby", () => {
  it("that is late is left out, and answers again once it has caught up", async () => {
    await standby.run("select pg_wal_replay_pause()");
    await write();
    await answerComesFrom("primary");
    expect(await within(READER, pens)).toBe(1);
    await standby.run("select pg_wal_replay_resume()");
    await answerComesFrom("standby");
    expect(await within(READER, pens)).toBe(1);
  });

  it("that goes away in the midst of reads fails none of them", async () => {
    const reads = Promise.all(Array.from({ length: 60 }, () => within(READER, ask)));
    await within(READER, ask);
    await gate.close();
    expect((await reads).every((name) => name !== undefined)).toBe(true);
    expect(await within(READER, ask)).toBe("primary");
    await gate.open();
    await answerComesFrom("standby");
  });

  it("that falls silent fails no read", async () => {
    gate.silence();
    expect(await Promise.all(Array.from({ length: 30 }, () => within(READER, ask)))).toEqual(
      Array.from({ length: 30 }, () => "primary"),
    );
  });
});

it("a standby that is killed fails no read, and a primary that is gone leaves reads to the standby", async () => {
  const url = (dataSource.options as { url?: string }).url ?? "";
  const way = await startDatabaseGate(url);
  const away = await connectTo(way.url, []).initialize();
  const log = pino({ level: "silent" });
  const standbyUrls = [mortal.urlOf(url)];
  const own = new ReadRouting(away, { primaryUrl: way.url, standbyUrls, settings: SERVING, log });
  const askOwn = () =>
    new Promise<string | undefined>((resolve, reject) => {
      own.run(
        READER,
        () => void away.query<{ name: string }[]>(WHO).then(([row]) => resolve(row?.name), reject),
      );
    });
  while ((await askOwn()) !== "standby") await delay(20);
  await way.close();
  for (let round = 0; round < 20; round += 1) {
    expect(await askOwn()).toBe("standby");
    await delay(100);
  }
  await way.open();
  const reads = Promise.all(Array.from({ length: 60 }, askOwn));
  await mortal.kill();
  expect((await reads).every((name) => name !== undefined)).toBe(true);
  expect(await askOwn()).toBe("primary");
  await own.stop();
  await away.destroy();
  await way.stop();
});

it("a primary that is gone with the end of its log leaves reads to a standby that was fresh", async () => {
  const url = (dataSource.options as { url?: string }).url ?? "";
  const way = await startDatabaseGate(url);
  const away = await connectTo(way.url, []).initialize();
  const options = { standbyUrls: [standby.urlOf(url)], settings: SERVING, log: pino({ level: "silent" }) };
  const own = new ReadRouting(away, { primaryUrl: way.url, ...options });
  const askOwn = () =>
    new Promise<string | undefined>((resolve) => {
      own.run(
        READER,
        () =>
          void away.query<{ name: string }[]>(WHO).then(
            ([row]) => resolve(row?.name),
            () => resolve(undefined),
          ),
      );
    });
  while ((await askOwn()) !== "standby") await delay(20);
  await standby.run("select pg_wal_replay_pause()");
  await write();
  // The primary is seen to be ahead, and then it is not seen any more.
  while ((await askOwn()) !== "primary") await delay(20);
  await way.close();
  while ((await askOwn()) !== "standby") await delay(20);
  expect(await askOwn()).toBe("standby");
  await standby.run("select pg_wal_replay_resume()");
  await own.stop();
  await away.destroy();
  await way.stop();
});
