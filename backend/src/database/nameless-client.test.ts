import type { DataSource } from "typeorm";
import { createTestDatabase, type TestDatabase } from "../test/database";
import { connectTo, type PoolSettings, SERVING } from "./data-source";
import { NamelessClient } from "./nameless-client";
import { queryByName } from "./named-query";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The names that a session knows after a named statement has run in it twice. */
async function namesKept(settings: PoolSettings): Promise<string[]> {
  const dataSource: DataSource = await connectTo(database.url, [], settings).initialize();
  try {
    for (const pen of ["red", "blue"])
      expect(
        await queryByName(dataSource, { name: "pens", text: "select $1 as pen", values: [pen] }),
      ).toEqual([{ pen }]);
    const kept = await dataSource.query<{ name: string }[]>("select name from pg_prepared_statements");
    return kept.map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}

it("a statement keeps its name in a session, and has none behind a pooler of transactions", async () => {
  expect(await namesKept(SERVING)).toEqual(["pens"]);
  expect(await namesKept({ ...SERVING, Client: NamelessClient })).toEqual([]);
});
