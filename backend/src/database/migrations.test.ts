import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { DataSource, QueryRunner } from "typeorm";
import { createEmptyDatabase, type TestDatabase } from "../test/database";
import { connectTo, MIGRATING } from "./data-source";

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createEmptyDatabase();
  dataSource = await connectTo(database.url, [], MIGRATING).initialize();
  // Without routines, which the migrations know nothing of.
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/**
 * Everything that migrations make, but their own table: columns, constraints, indexes, functions, triggers and text
 * search parts.
 */
const PARTS = `
  select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default, generation_expression, collation_name) as text
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
  union all select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 'migrations'::regclass
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
  union all select 'trigger', tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile%'
  union all select 'function', routine.oid::regprocedure::text, 
      regexp_replace(pg_get_functiondef(routine.oid), '\\s+', ' ', 'g')
    from pg_proc routine
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = routine.oid and deptype = 'e')
  union all select 'text search', cfgname, '' from pg_ts_config where cfgnamespace = 'public'::regnamespace
  union all select 'text search', dictname, '' from pg_ts_dict where dictnamespace = 'public'::regnamespace
  order by 1, 2, 3`;

const parts = () => dataSource.query<{ kind: string; name: string; text: string }[]>(PARTS);

it("every file of the folder is run, in the order of their names", () => {
  const files = readdirSync(join(__dirname, "migrations")).filter((file) => file.endsWith(".ts"));
  expect(dataSource.migrations.map(({ name }) => name?.slice(-13))).toEqual(
    files.sort().map((file) => file.slice(0, 13)),
  );
});

const each = async (change: (runner: QueryRunner) => Promise<unknown>) => {
  const runner = dataSource.createQueryRunner();
  await change(runner).finally(() => runner.release());
};

it("each migration is taken back to exactly what was there before it, down to nothing, and made again", async () => {
  const whole = await parts();
  const migrations = [...dataSource.migrations];
  for (const migration of [...migrations].reverse()) await each((runner) => migration.down(runner));
  expect(await parts()).toEqual([]);

  const before: unknown[] = [];
  for (const migration of migrations) {
    before.push(await parts());
    await each((runner) => migration.up(runner));
  }
  expect(await parts()).toEqual(whole);
  for (const migration of migrations.reverse()) {
    await each((runner) => migration.down(runner));
    expect([migration.name, await parts()]).toEqual([migration.name, before.pop()]);
  }
});
