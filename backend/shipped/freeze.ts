import "reflect-metadata";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { run } from "../src/commands/command";
import { connectTo, MIGRATING } from "../src/database/data-source";
import { runMigrations } from "../src/database/migrate";
import { startPostgres } from "../src/local/postgres";
import { makeThrowAwayFolder } from "../src/local/throw-away-folder";
import { differences } from "./catalog";
import { readDatabase, readDump, restore, writeDump } from "./dump";

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
      if (!existsSync(fileOf(name))) await freezeOne(server.url, name, names[index - 1]);
  } finally {
    await server.stop();
  }
}

async function freezeOne(serverUrl: string, name: string, former: string | undefined): Promise<void> {
  const url = await createDatabase(serverUrl, "shipped");
  await migrate(url, name);
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

/** Up to a migration. The newest one's database has the routines as well. */
async function migrate(url: string, name: string): Promise<void> {
  if (name === names.at(-1)) {
    await runMigrations(url);
    return;
  }
  const dataSource = await connectTo(url, [], MIGRATING).initialize();
  const timestampOf = (text = "") => Number(/\d{13}/.exec(text)?.[0]);
  const wanted = dataSource.migrations.filter(
    (migration) => timestampOf(migration.name) <= timestampOf(name),
  );
  dataSource.migrations.splice(0, Infinity, ...wanted);
  await dataSource.runMigrations().finally(() => dataSource.destroy());
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
