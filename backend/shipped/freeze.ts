import "reflect-metadata";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { run } from "../src/commands/command";
import { applyRoutineChanges, findRoutineChanges } from "../src/database/apply-routines";
import { connectTo, MIGRATING } from "../src/database/data-source";
import { readRoutines } from "../src/database/routines";
import { startPostgres } from "../src/local/postgres";
import { makeThrowAwayFolder } from "../src/local/throw-away-folder";
import { differences } from "./catalog";
import { readDatabase, readDump, restore, writeDump } from "./dump";

/** The number of the migration that makes `database_routines`. */
const FIRST_WITH_ROUTINES = 1_765_800_000_000;

const MIGRATIONS = join(__dirname, "../src/database/migrations");

/** The names of the migrations' files, oldest first. */
const names = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();

const fileOf = (name: string) => join(__dirname, `${name}.sql`);

/** `npm run freeze`: writes what each migration that has no dump yet leaves behind. */
async function freeze(): Promise<void> {
  const server = await startPostgres({ dataDir: makeThrowAwayFolder(), ephemeral: true });
  try {
    for (const [index, name] of names.entries())
      if (!existsSync(fileOf(name)))
        await freezeOne(
          server.url,
          name,
          names.slice(0, index).findLast((former) => existsSync(fileOf(former))),
        );
  } finally {
    await server.stop();
  }
}

async function freezeOne(serverUrl: string, name: string, former: string | undefined): Promise<void> {
  const url = await createDatabase(serverUrl, "shipped");
  if (!(await migrate(url, name))) return;
  const parts = await withClient(url, readDatabase);
  writeFileSync(fileOf(name), writeDump(parts, former ? { name: former, parts: readDump(former) } : null));
  const again = await withClient(await createDatabase(serverUrl, "restored"), async (client) => {
    await restore(client, readDump(name));
    return readDatabase(client);
  });
  if (writeDump(again, null) !== writeDump(parts, null))
    throw new Error(`The dump of ${name} makes another database:\n${differences(parts, again).join("\n")}`);
  process.stdout.write(`Wrote backend/shipped/${name}.sql.\n`);
}

/**
 * As a start does whose program knows the migrations up to this one.
 * @returns false where the routines need a migration that comes later: then no release left a database so
 */
async function migrate(url: string, name: string): Promise<boolean> {
  const dataSource = await connectTo(url, [], MIGRATING).initialize();
  try {
    const timestampOf = (text = "") => Number(/\d{13}/.exec(text)?.[0]);
    const wanted = dataSource.migrations.filter(
      (migration) => timestampOf(migration.name) <= timestampOf(name),
    );
    dataSource.migrations.splice(0, Infinity, ...wanted);
    await dataSource.runMigrations();
    return timestampOf(name) < FIRST_WITH_ROUTINES || (await areRoutinesApplied(dataSource, name));
  } finally {
    await dataSource.destroy();
  }
}

async function areRoutinesApplied(dataSource: DataSource, name: string): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  try {
    const changes = await findRoutineChanges(runner, readRoutines());
    if (changes) await applyRoutineChanges(runner, changes);
    return true;
  } catch (error) {
    process.stdout.write(`No dump of ${name}: ${String(error)}\n`);
    return false;
  } finally {
    await runner.release();
  }
}

/** An empty one, in the place of the last of its name. @returns its address */
async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const url = new URL(serverUrl);
  await withClient(url.href, async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  });
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

run(freeze);
