import type { DataSource } from "typeorm";
import { connectTo, MIGRATING } from "../database/data-source";
import { systemClock } from "../time/clock";
import { readRoutines } from "../database/routines";
import { createTestDatabase, type TestDatabase } from "../test/database";
import { FileKeeper } from "./file-keeper";

const COMPANY = "01980000-0000-7000-8000-000000000001";
const LOGO = "01980000-0000-7000-8000-000000000002";

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await connectTo(database.url, [], MIGRATING).initialize();
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const hasFiles = async () =>
  (await dataSource.query<{ name: string | null }[]>("select to_regclass('files') as name"))[0]?.name !==
  null;

it("an image that was kept in its row before there were files has its address still", async () => {
  // A trigger may name columns that a way back drops, and a view tables.
  for (const { kind, name } of readRoutines()) {
    if (kind === "trigger" && / on (?:jobs|companies|company_members)$/.test(name))
      await dataSource.query(`drop trigger ${name}`);
    if (kind === "view") await dataSource.query(`drop view ${name}`);
  }
  while (await hasFiles()) await dataSource.undoLastMigration();
  await dataSource.query("insert into companies (id, slug, name) values ($1, 'kaveri', 'Kaveri Works')", [
    COMPANY,
  ]);
  const add = "insert into company_logos (id, company_id, content) values ($1, $2, 'image')";
  await dataSource.query(add, [LOGO, COMPANY]);
  await dataSource.runMigrations();
  const keeper = new FileKeeper(dataSource, systemClock);
  expect(String(await keeper.read(`logos/${LOGO}.webp`))).toBe("image");
  // No routine is applied yet: what nodes of the release before do now must not be lost.
  await dataSource.query("delete from companies");
  expect(await dataSource.query("select from file_contents")).toEqual([]);
});
