import { Client } from "pg";
import { createTestDatabase } from "./database";

it("gives each caller a migrated database of its own", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(one.url).not.toBe(other.url);

  const client = new Client({ connectionString: one.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>("SELECT count(*)::int FROM migrations");
  await client.end();
  expect(rows[0]?.count).toBeGreaterThan(0);

  await Promise.all([one.drop(), other.drop()]);
});

it("answers the Auth emulator's address", async () => {
  const response = await fetch(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/`);
  expect(await response.json()).toMatchObject({ authEmulator: { ready: true } });
});
