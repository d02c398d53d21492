import { Client } from "pg";
import { updateDatabase } from "../modules/setup/database-update";
import { createEmptyDatabase, type TestDatabase } from "../test/database";
import { migrate } from "./migrate";

let database: TestDatabase;
let client: Client;

beforeEach(async () => {
  database = await createEmptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

it("brings the schema up to date, once", async () => {
  const env = { DATABASE_URL: database.url };
  expect(await migrate(env)).toMatch(/^Ran Initial\d+.*\. Applied \d+ routines\. Places: \d+ /);
  expect(await migrate(env)).toBe("The schema is up to date.");
});

it("runs each migration once when nodes start at the same moment", async () => {
  const ran = await Promise.all([1, 2, 3].map(() => updateDatabase(database.url)));
  const { rows } = await client.query<{ name: string }>("select name from migrations order by id");
  expect(ran.flatMap(({ migrations }) => migrations)).toEqual(rows.map(({ name }) => name));
  expect(ran.filter(({ migrations }) => migrations.length > 0)).toHaveLength(1);
  expect(ran.filter(({ routines }) => routines > 0)).toHaveLength(1);
});
