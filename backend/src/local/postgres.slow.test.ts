import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { runInChild } from "../test/child";
import { startPostgres } from "./postgres";
import { removePostgresHome } from "./postgres-home";
import { startTimeOf } from "./processes";

const dataDir = mkdtempSync(join(tmpdir(), "job portal "));
afterAll(() => removePostgresHome(dataDir));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it("starts again with its rows after it and its owner were killed", async () => {
  const call = `startPostgres({ dataDir: ${JSON.stringify(dataDir)}, ephemeral: false })`;
  const { child, result } = await runInChild("local/postgres", call);
  const { url } = result as { url: string };
  await query(url, "CREATE TABLE kept (word text)");
  await query(url, "INSERT INTO kept VALUES ('here')");
  const former = Number(readFileSync(join(dataDir, "cluster/postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(former, "SIGKILL");
  child.kill("SIGKILL");
  await once(child, "exit");

  const postgres = await startPostgres({ dataDir, ephemeral: false });
  expect(await query(postgres.url, "SELECT word FROM kept")).toEqual([{ word: "here" }]);
  await postgres.stop();
});

it("stops a server that outlived its owner before it starts another on the same data", async () => {
  const call = `startPostgres({ dataDir: ${JSON.stringify(dataDir)}, ephemeral: false })`;
  const { child } = await runInChild("local/postgres", call);
  const orphan = Number(readFileSync(join(dataDir, "cluster/postmaster.pid"), "utf8").split("\n")[0]);
  child.kill("SIGKILL");

  const postgres = await startPostgres({ dataDir, ephemeral: false });
  expect(startTimeOf(orphan)).toBeNull();
  await postgres.stop();
});

it("offers the extensions that the schema may ask for, without a superuser", async () => {
  const folder = mkdtempSync(join(tmpdir(), "job-portal-"));
  const postgres = await startPostgres({ dataDir: folder, ephemeral: true });
  for (const extension of ["pg_trgm", "unaccent", "citext", "btree_gin"]) {
    await query(postgres.url, `CREATE EXTENSION ${extension}`);
  }
  expect(await query(postgres.url, "SELECT unaccent('Café') AS word")).toEqual([{ word: "Cafe" }]);
  await postgres.stop();
  expect(existsSync(folder)).toBe(false);
});
