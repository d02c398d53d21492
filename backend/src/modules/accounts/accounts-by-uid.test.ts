import type { DataSource } from "typeorm";
import { createDataSource } from "../../app/data-source";
import { Role } from "../../auth/role";
import { createTestDatabase, type TestDatabase } from "../../test/database";
import { countQueries } from "../../test/portal";
import { Account } from "./account.entity";
import { type AccountsByUid, createAccountsByUid } from "./accounts-by-uid";

let dataSource: DataSource;
let database: TestDatabase;
let accounts: AccountsByUid;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  const repository = dataSource.getRepository(Account);
  accounts = createAccountsByUid(repository);
  for (const uid of ["asha", "bodhi"])
    await repository.insert({
      ...new Account(),
      ...{ firebaseUid: uid, email: `${uid}@example.com`, role: Role.JOBSEEKER, lastActiveOn: "2026-11-29" },
    });
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it("reads who comes at the same moment by one statement, and gives each their own account", async () => {
  let read: (Account | null)[] = [];
  const statements = await countQueries(async () => {
    read = await Promise.all(["bodhi", "nobody", "asha", "bodhi"].map((uid) => accounts.load(uid)));
  });
  expect(statements).toBe(1);
  expect(read.map((account) => account?.email ?? null)).toEqual([
    "bodhi@example.com",
    null,
    "asha@example.com",
    "bodhi@example.com",
  ]);
  expect(read[0]).toBeInstanceOf(Account);
  expect(read[0]).not.toBe(read[3]);
});

it("keeps nothing for the next request", async () => {
  await accounts.load("asha");
  await dataSource.getRepository(Account).update({ firebaseUid: "asha" }, { displayName: "Asha" });
  expect(await accounts.load("asha")).toMatchObject({ displayName: "Asha" });
});
