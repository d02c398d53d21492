import { uuidv7 } from "uuidv7";
import { indianDay } from "../../../time/indian-calendar";
import { Random } from "../../../../demo/random";
import { createAdmin } from "../../../test/admin";
import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";

let portal: TestPortal;
let make: Factories;
let ask: Awaited<ReturnType<typeof createAdmin>>["ask"];

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
  ({ ask } = await createAdmin(portal, make));
});
afterAll(() => portal.stop());

interface Growth {
  adminGrowth: { day: string; users: number; jobs: number; applications: number }[];
}

const rows = <Row>(sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Row[]>(sql, parameters);

const growth = async (days: number) =>
  (
    await ask<Growth>("query ($days: Int!) { adminGrowth(days: $days) { day users jobs applications } }", {
      days,
    })
  ).adminGrowth;

/** Accounts, jobs and applications at any minute of the last hundred days, and on both sides of midnight in India. */
async function happen(): Promise<void> {
  const random = new Random("growth");
  const midnight = Date.parse(`${indianDay(new Date(Date.now() - 10 * DAY))}T00:00:00+05:30`);
  const minutesAgo = Array.from({ length: 80 }, () => random.whole(1, 100 * 24 * 60));
  const times = [midnight - 1, midnight, ...minutesAgo.map((minutes) => Date.now() - minutes * MINUTE)];
  const { id: companyId } = await make.company();
  for (const time of times) {
    const at = new Date(time);
    const job = await make.job({ companyId, postedAt: at });
    const { id } = await make.account();
    await rows("update accounts set created_at = $2 where id = $1", [id, at]);
    if (random.chance(0.6))
      await rows(
        `insert into applications (id, job_id, applicant_id, status, job, profile, quota_month, applied_at, status_at)
         values ($1, $2, $3, 'submitted', '{}', '{}', '2026-11', $4, $4)`,
        [uuidv7(), job.id, id, at],
      );
  }
}

/** For one table, row by row and without the portal's own statement. */
async function countsOf(table: string, column: string): Promise<Map<string, number>> {
  const found = await rows<{ at: Date }>(`select ${column} as at from ${table} where ${column} is not null`);
  const counts = new Map<string, number>();
  for (const { at } of found) counts.set(indianDay(at), (counts.get(indianDay(at)) ?? 0) + 1);
  return counts;
}

describe("the portal's growth", () => {
  it("equals the rows counted one by one, on each of thirteen weeks' days in India", async () => {
    await happen();
    const [users, jobs, applications] = await Promise.all([
      countsOf("accounts", "created_at"),
      countsOf("jobs", "posted_at"),
      countsOf("applications", "applied_at"),
    ]);
    const days = await growth(91);
    expect(days).toHaveLength(91);
    expect(days.at(-1)?.day).toBe(indianDay(new Date()));
    for (const { day, ...counted } of days)
      expect([day, counted]).toEqual([
        day,
        {
          users: users.get(day) ?? 0,
          jobs: jobs.get(day) ?? 0,
          applications: applications.get(day) ?? 0,
        },
      ]);
    expect(days.reduce((sum, { applications: count }) => sum + count, 0)).toBeGreaterThan(20);
  });

  it("is one statement, however many days", async () => {
    const one = await countQueries(() => growth(1));
    expect(await countQueries(() => growth(91))).toBe(one);
  });

  it.each([0, 92])("is not told of %i days", async (days) => {
    await expect(growth(days)).rejects.toThrow(/must be/);
  });
});
