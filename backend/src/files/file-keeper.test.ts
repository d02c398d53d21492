import { randomUUID } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { connectTo } from "../database/data-source";
import { UnavailableError } from "../errors/errors";
import { createTestDatabase, type TestDatabase } from "../test/database";
import { FileKeeper } from "./file-keeper";
import type { FileStore, NewFile } from "./file-store";

/** A store beside the database, in memory, that can be away. */
class MemoryStore implements FileStore {
  readonly name = "memory";
  readonly files = new Map<string, Buffer>();
  isAway = false;

  put({ key, content }: NewFile): Promise<void> {
    return this.unlessAway(() => void this.files.set(key, content));
  }

  get(key: string): Promise<Buffer | null> {
    return this.unlessAway(() => this.files.get(key) ?? null);
  }

  remove(key: string): Promise<void> {
    return this.unlessAway(() => void this.files.delete(key));
  }

  close(): void {
    this.files.clear();
  }

  private unlessAway<Answer>(act: () => Answer): Promise<Answer> {
    return this.isAway ? Promise.reject(new UnavailableError(new Error("away"))) : Promise.resolve(act());
  }
}

const HOUR_MS = 60 * 60 * 1000;

let database: TestDatabase;
let dataSource: DataSource;
let store: MemoryStore;
let now: Date;
let keeper: FileKeeper;
let companyId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await connectTo(database.url, []).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  await dataSource.query("truncate files, file_contents, companies cascade");
  store = new MemoryStore();
  now = new Date("2026-11-22T10:00:00Z");
  keeper = new FileKeeper(dataSource, { now: () => now }, store);
  companyId = randomUUID();
  await dataSource.query(
    "insert into companies (id, slug, name) values ($1, 'kaveri-works', 'Kaveri Works')",
    [companyId],
  );
});

const id = "01980000-0000-7000-8000-000000000001";
const file = { key: `logos/${id}.webp`, content: Buffer.from("image"), type: "image/webp" };
const addRow = (manager: EntityManager) =>
  manager.query("insert into company_logos (id, company_id) values ($1, $2)", [id, companyId]);
const states = async () =>
  (await dataSource.query<{ key: string; state: string }[]>("select key, state from files")).map(
    ({ state }) => state,
  );
const removeRow = () => dataSource.query("delete from company_logos");

describe("a file and the row that points to it", () => {
  it("are kept together", async () => {
    await keeper.keep(file, addRow);
    expect(await states()).toEqual(["kept"]);
    expect(await keeper.read(file.key)).toEqual(file.content);
  });

  it("are both not there if the store is away: the call fails as one of an outage", async () => {
    store.isAway = true;
    const write = jest.fn(addRow);
    await expect(keeper.keep(file, write)).rejects.toBeInstanceOf(UnavailableError);
    expect(write).not.toHaveBeenCalled();
  });

  it("are both not there if the row is refused", async () => {
    await expect(keeper.keep(file, () => Promise.reject(new Error("no such company")))).rejects.toThrow(
      "no such company",
    );
    expect([await states(), store.files.size]).toEqual([[], 0]);
    expect(await keeper.read(file.key)).toBeNull();
  });

  it("stay together if the answer to the commit is lost", async () => {
    const lost = keeper.keep(file, async (manager) => {
      await addRow(manager);
      await manager.query("update files set state = 'kept' where key = $1", [file.key]);
      await manager.query("commit");
      throw new Error("Connection terminated");
    });
    await expect(lost).rejects.toThrow("Connection terminated");
    expect(await keeper.read(file.key)).toEqual(file.content);
  });

  it("are read as an outage while the store is away, and if it has lost the file", async () => {
    await keeper.keep(file, addRow);
    store.isAway = true;
    await expect(keeper.read(file.key)).rejects.toBeInstanceOf(UnavailableError);
    store.isAway = false;
    store.files.clear();
    await expect(keeper.read(file.key)).rejects.toBeInstanceOf(UnavailableError);
  });
});

describe("a file that no row points to", () => {
  it("is gone for readers with its row, and removed by the sweep that the row's end puts into the queue", async () => {
    await keeper.keep(file, addRow);
    await dataSource.query("delete from companies");
    expect(await keeper.read(file.key)).toBeNull();
    const tasks = await dataSource.query<{ task_identifier: string }[]>(
      "select task_identifier from graphile_worker.jobs",
    );
    expect(tasks).toEqual([{ task_identifier: "file-sweep" }]);
    await keeper.sweep();
    expect([await states(), store.files.size]).toEqual([[], 0]);
  });

  it("leaves the database in the transaction that removes its row", async () => {
    const inDatabase = new FileKeeper(dataSource, { now: () => now });
    await inDatabase.keep(file, addRow);
    await removeRow();
    expect(await dataSource.query("select from file_contents")).toEqual([]);
  });

  it("stays for the next sweep while the store is away", async () => {
    await keeper.keep(file, addRow);
    await removeRow();
    store.isAway = true;
    await expect(keeper.sweep()).rejects.toBeInstanceOf(UnavailableError);
    expect(await states()).toEqual(["gone"]);
  });

  it("is swept an hour after it was announced, and its row then comes too late", async () => {
    const late = keeper.keep(file, async (manager) => {
      now = new Date(now.getTime() + HOUR_MS);
      await keeper.sweep();
      expect(await states()).toEqual(["coming"]);
      now = new Date(now.getTime() + 1);
      await keeper.sweep();
      await addRow(manager);
    });
    await expect(late).rejects.toBeInstanceOf(UnavailableError);
    expect([await states(), store.files.size]).toEqual([[], 0]);
    expect(await dataSource.query("select from company_logos")).toEqual([]);
  });
});

it("an image that a node of the release before writes into its row is a file as any other", async () => {
  await dataSource.query("insert into company_logos (id, company_id, content) values ($1, $2, 'image')", [
    id,
    companyId,
  ]);
  expect(await keeper.read(file.key)).toEqual(file.content);
  await removeRow();
  expect(await keeper.read(file.key)).toBeNull();
});
