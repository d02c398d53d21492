import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { connectTo } from "../database/data-source";
import { UnavailableError } from "../errors/errors";
import { createTestDatabase, type TestDatabase } from "../test/database";
import { type S3Server, startS3Server } from "../test/s3/s3-server";
import { createS3FileStore } from "./create-file-store";
import type { FileStore, NewFile } from "./file-store";
import { PostgresFileStore } from "./postgres-file-store";

let database: TestDatabase;
let dataSource: DataSource;
let s3: S3Server;
let stores: Record<"PostgreSQL" | "S3", FileStore>;

beforeAll(async () => {
  [database, s3] = await Promise.all([createTestDatabase(), startS3Server()]);
  dataSource = await connectTo(database.url, []).initialize();
  stores = { PostgreSQL: new PostgresFileStore(dataSource.manager), S3: createS3FileStore(s3.url) };
});
afterAll(async () => {
  stores.S3.close();
  await s3.stop();
  await dataSource.destroy();
  await database.drop();
});

async function newFile(): Promise<NewFile> {
  const file = { key: `photos/${randomBytes(8).toString("hex")}.webp`, type: "image/webp" };
  const sql = "insert into files (key, state, type, sha256, bytes) values ($1, 'kept', $2, '', 0)";
  await dataSource.query(sql, [file.key, file.type]);
  return { ...file, content: randomBytes(40_000) };
}

describe.each(["PostgreSQL", "S3"] as const)("files in %s", (kind) => {
  const store = () => stores[kind];

  it("come back byte by byte", async () => {
    const file = await newFile();
    await store().put(file);
    expect((await store().get(file.key))?.equals(file.content)).toBe(true);
  });

  it("give way to another of the same key, as a repeated write does", async () => {
    const file = await newFile();
    await store().put(file);
    await store().put({ ...file, content: Buffer.from("second") });
    expect(await store().get(file.key)).toEqual(Buffer.from("second"));
  });

  it("may be empty", async () => {
    const file = { ...(await newFile()), content: Buffer.alloc(0) };
    await store().put(file);
    expect(await store().get(file.key)).toEqual(Buffer.alloc(0));
  });

  it("are not there before they come and after they go, and go twice without harm", async () => {
    const file = await newFile();
    expect(await store().get(file.key)).toBeNull();
    await store().put(file);
    await store().remove(file.key);
    await store().remove(file.key);
    expect(await store().get(file.key)).toBeNull();
  });

  it("stand in a store whose name holds no secret", () => {
    expect(store().name).toMatch(kind === "S3" ? /^s3:\/\/127\.0\.0\.1:\d+\/portal-files$/ : /^PostgreSQL$/);
  });
});

describe("an S3 store that does not do what it is asked", () => {
  it.each([
    ["nobody listens", () => "s3://KEY:SECRET@127.0.0.1:1/portal-files?tls=false"],
    ["the bucket is missing", () => s3.url.replace("portal-files", "no-such-bucket")],
    ["the key is refused", () => s3.url.replace("S3RVER:S3RVER", "NOBODY:S3RVER")],
  ])("is an outage: %s", async (_what, url) => {
    const store = createS3FileStore(url());
    const file = await newFile();
    await expect(store.put(file)).rejects.toBeInstanceOf(UnavailableError);
    await expect(store.get(file.key)).rejects.toBeInstanceOf(UnavailableError);
    store.close();
  });

  it("is refused by its address before it is asked anything", () => {
    expect(() => createS3FileStore("s3://nowhere")).toThrow(/^FILES_URL: /);
  });
});
