import { Client } from "pg";
import type { DataSource } from "typeorm";
import { createTestDatabase, type TestDatabase } from "../test/database";
import { connectTo } from "./data-source";
import { runMigrations } from "./migrate";
import { missingSessionDefaults } from "./session-defaults";

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await connectTo(database.url, []).initialize();
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const SETTINGS = `
  select name, setting from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit') order by name`;

const TIMEOUTS = "select setting from pg_settings where name in ('statement_timeout', 'lock_timeout')";

/** As a session sees them that says nothing itself. */
async function settings(): Promise<string[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(SETTINGS);
    return rows.map(({ name, setting }) => `${name} ${setting}`);
  } finally {
    await client.end();
  }
}

const KEPT = [
  "idle_in_transaction_session_timeout 15000",
  "jit off",
  "lock_timeout 5000",
  "statement_timeout 10000",
];

it("the database keeps the timeouts of the portal's role, and migrating puts back what is lost", async () => {
  expect(await settings()).toEqual(KEPT);
  const name = new URL(database.url).pathname.slice(1);
  await dataSource.query(`alter role current_user in database ${name} reset all`);
  expect(await settings()).not.toEqual(KEPT);
  await runMigrations(database.url);
  expect(await settings()).toEqual(KEPT);
});

it("a node says what to run where its role has no timeouts", async () => {
  expect(await missingSessionDefaults(dataSource)).toBeNull();
  const name = new URL(database.url).pathname.slice(1);
  await dataSource.query(`alter role current_user in database ${name} reset all`);
  await dataSource.destroy();
  await dataSource.initialize();
  const sql = await missingSessionDefaults(dataSource);
  expect(sql).toMatch(/^alter role "\w+" in database "\w+" set statement_timeout = '10s'; alter role /);
  await dataSource.query(sql ?? "");
  expect(await settings()).toEqual(KEPT);
});

it("a migration has no timeouts, whatever the role has", async () => {
  const seen: unknown[] = [];
  await runMigrations(database.url, undefined, async (manager) => {
    seen.push(...(await manager.query<{ setting: string }[]>(TIMEOUTS)));
    return [];
  });
  expect(seen).toEqual([{ setting: "0" }, { setting: "0" }]);
});

it("a connection brings no parameters that PgBouncer refuses", async () => {
  const brought = await dataSource.query<{ name: string }[]>(
    "select name from pg_settings where source = 'client' order by name",
  );
  const taken = [
    "application_name",
    "client_encoding",
    "DateStyle",
    "TimeZone",
    "standard_conforming_strings",
  ];
  expect(taken).toEqual(expect.arrayContaining(brought.map(({ name }) => name)));
});

it("what search runs is never compiled, whatever the role has", async () => {
  const compiled = await dataSource.query<{ name: string }[]>(`
    select proname as name from pg_proc
    where proname in ('job_search', 'job_search_fold', 'job_search_fold_at_commit', 'job_search_rebuild',
        'job_search_titles_like', 'job_search_places_like')
      and not 'jit=off' = any (coalesce(proconfig, '{}'))`);
  expect(compiled).toEqual([]);
});
