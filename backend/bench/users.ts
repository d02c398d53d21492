import "reflect-metadata";
import { Client } from "pg";
import { createDataSource } from "../src/database/data-source";
import { runMigrations } from "../src/database/migrate";
import { AccountStatus, Role } from "../src/modules/accounts/role";
import type { UsersArgs } from "../src/modules/moderation/user-list.inputs";
import { UserListService } from "../src/modules/moderation/user-list.service";
import { PlanCode } from "../src/modules/subscriptions/plan.entity";
import { startBenchServer } from "./database";
import { measure, table, type Timing } from "./measure";
import { loadUsers } from "./users-data";

/** Users per database; the first is what the others are compared with. */
const SIZES = (process.env.BENCH_SIZES ?? "10000,1000000").split(",").map(Number);
/** What a page may take more than the same among the fewest users: 1.5 times, or 2 ms in all. */
const MOST_TIMES = 1.5;
const ENOUGH_MS = 2;

const filter = (values: UsersArgs["filter"]): Partial<UsersArgs> => ({ filter: values });

/** Pages of 20 users with their capped totals, through the product's own service. */
const CLASSES: [string, Partial<UsersArgs>][] = [
  ["all, newest", {}],
  ["of a common role", filter({ role: Role.JOBSEEKER })],
  ["of the rarest role", filter({ role: Role.ADMIN })],
  ["blocked", filter({ status: AccountStatus.BLOCKED })],
  ["premium and pending", filter({ plan: PlanCode.PREMIUM, status: AccountStatus.PENDING })],
  ["of all three", filter({ role: Role.EMPLOYER, plan: PlanCode.PAID, status: AccountStatus.ACTIVE })],
  ["a common first name", filter({ text: "asha" })],
  ["a common last name", filter({ text: "menon" })],
  ["one e-mail", filter({ text: "asha.menon4096" })],
  ["a domain", filter({ text: "@kaveri" })],
  ["a name nobody has", filter({ text: "zzyzzx" })],
  ["a name, blocked", filter({ text: "ravi", status: AccountStatus.BLOCKED })],
];

/** A page in the middle of the list, told from the first by its cursor alone. */
async function middleOf(
  service: UserListService,
  dataSource: { query: (sql: string) => Promise<{ id: string }[]> },
) {
  const [row] = await dataSource.query(
    "select id from accounts order by id offset (select count(*) / 2 from accounts) limit 1",
  );
  const after = Buffer.from(`${row?.id ?? ""} `).toString("base64url");
  return () => service.list({ pageSize: 20, after });
}

async function databaseWith(serverUrl: string, users: number): Promise<string> {
  const url = new URL(serverUrl);
  url.pathname = `/users_${users}`;
  const maintenance = new Client({ connectionString: serverUrl });
  await maintenance.connect();
  await maintenance.query(`drop database if exists users_${users} with (force)`);
  await maintenance.query(`create database users_${users}`);
  await maintenance.end();
  await runMigrations(url.href);
  const loader = new Client({ connectionString: url.href });
  await loader.connect();
  await loadUsers(loader, users);
  await loader.end();
  return url.href;
}

async function main(): Promise<void> {
  const server = await startBenchServer();
  try {
    const columns: Timing[][] = [];
    for (const users of SIZES) {
      const dataSource = await createDataSource(await databaseWith(server.url, users)).initialize();
      const service = new UserListService(dataSource);
      const works = CLASSES.map(
        ([, args]) =>
          () =>
            service.list({ pageSize: 20, ...args }),
      );
      columns.push(await measure([...works, await middleOf(service, dataSource)]));
      await dataSource.destroy();
    }
    const names = [...CLASSES.map(([name]) => name), "the middle of the list"];
    const isWithin = names.map((_, row) =>
      columns.every((column) => {
        const p50 = column[row]?.p50 ?? 0;
        return p50 <= ENOUGH_MS || p50 <= MOST_TIMES * (columns[0]?.[row]?.p50 ?? 0);
      }),
    );
    const rows = names.map((name, row) => [
      name,
      ...columns.map((column) => (column[row]?.p50 ?? 0).toFixed(2)),
      isWithin[row] ? "" : "too slow",
    ]);
    process.stdout.write(`p50 in ms\n${table([["users", ...SIZES.map(String), ""], ...rows])}\n`);
    if (isWithin.includes(false)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

void main();
