import type { DataSource } from "typeorm";
import { moveFiles } from "../commands/move-files";
import { connectTo } from "../database/data-source";
import { systemClock } from "../time/clock";
import { createTestDatabase, type TestDatabase } from "../test/database";
import { type S3Server, startS3Server } from "../test/s3/s3-server";
import { createS3FileStore } from "./create-file-store";
import { FileKeeper } from "./file-keeper";
import { FileMove } from "./file-move";
import type { FileStore } from "./file-store";

let database: TestDatabase;
let dataSource: DataSource;
let s3: S3Server;
let store: FileStore;

beforeEach(async () => {
  [database, s3] = await Promise.all([createTestDatabase(), startS3Server()]);
  dataSource = await connectTo(database.url, []).initialize();
  store = createS3FileStore(s3.url);
});
afterEach(async () => {
  store.close();
  await s3.stop();
  await dataSource.destroy();
  await database.drop();
});

const KEYS = Array.from({ length: 12 }, (_, index) => `photos/${String(index).padStart(2, "0")}.webp`);
const fileOf = (key: string) => ({ key, content: Buffer.from(`of ${key}`), type: "image/webp" });
const keepAll = async (keeper: FileKeeper) => {
  for (const key of KEYS) await keeper.keep(fileOf(key), () => Promise.resolve());
};
const inDatabase = async () =>
  (await dataSource.query<{ key: string }[]>("select key from file_contents order by key")).map(
    ({ key }) => key,
  );
const move = (target: string) => moveFiles([target], { DATABASE_URL: database.url, FILES_URL: s3.url });

describe("npm run files:move", () => {
  it("takes all files out of the database, and a node that knows the store reads them before and after", async () => {
    await keepAll(new FileKeeper(dataSource, systemClock));
    const node = new FileKeeper(dataSource, systemClock, store);
    const read = async () => (await Promise.all(KEYS.map((key) => node.read(key)))).map(String);
    const contents = KEYS.map((key) => `of ${key}`);
    expect(await read()).toEqual(contents);

    expect(await move("s3")).toMatch(/^Moved 12 files to s3:\/\/127\.0\.0\.1:\d+\/portal-files\.$/);
    expect([await inDatabase(), await s3.keys()]).toEqual([[], KEYS]);
    expect(await read()).toEqual(contents);

    expect(await move("postgres")).toBe("Moved 12 files to PostgreSQL.");
    expect([await inDatabase(), await s3.keys()]).toEqual([KEYS, []]);
    expect(await read()).toEqual(contents);
  });

  it("goes on where a call broke off", async () => {
    await keepAll(new FileKeeper(dataSource, systemClock));
    let puts = 0;
    const breaking: FileStore = {
      ...{ name: "breaking", get: (key) => store.get(key), remove: (key) => store.remove(key) },
      close: () => undefined,
      put: (file) => (++puts > 7 ? Promise.reject(new Error("cut")) : store.put(file)),
    };
    await expect(new FileMove(dataSource, breaking).outOfDatabase()).rejects.toThrow("cut");
    expect((await inDatabase()).length).toBeGreaterThan(0);
    await move("s3");
    expect([await inDatabase(), await s3.keys()]).toEqual([[], KEYS]);
    expect(await move("s3")).toMatch(/^Moved 0 files/);
  });

  it("leaves what did not arrive as it was kept, says so and fails", async () => {
    await keepAll(new FileKeeper(dataSource, systemClock));
    const [first = ""] = KEYS;
    await dataSource.query("update file_contents set content = 'rotten' where key = $1", [first]);
    await expect(move("s3")).rejects.toThrow(new RegExp(`^Moved 11 files .*left alone:\n${first}$`, "s"));
    expect(await inDatabase()).toEqual([first]);
  });

  it("finds no file for one whose row has gone", async () => {
    await keepAll(new FileKeeper(dataSource, systemClock));
    await dataSource.query("update files set state = 'gone'");
    expect(await move("s3")).toMatch(/^Moved 0 files/);
    await new FileKeeper(dataSource, systemClock, store).sweep();
    expect([await inDatabase(), await s3.keys()]).toEqual([[], []]);
  });

  it("asks for a target and for the store's address", async () => {
    await expect(moveFiles([], {})).rejects.toThrow("Say where to");
    await expect(moveFiles(["s3"], {})).rejects.toThrow("Set FILES_URL");
  });
});
