import { createFactories } from "../src/test/factories";
import { createSearchWorld, DAY, type SearchWorld } from "../src/test/search-world";
import { addClosedPostings, addViews } from "./demo-postings";
import { Random } from "./random";

const NOW = new Date("2026-11-18T05:00:00Z");

let world: SearchWorld;
beforeAll(async () => {
  world = await createSearchWorld();
});
afterAll(() => world.close());

describe("a demo employer's postings", () => {
  it("stand in every state beside the open ones, once however often they are made", async () => {
    const make = createFactories(world.dataSource);
    const [employer, open] = [
      await make.account(),
      await make.job({ openUntil: new Date(NOW.getTime() + DAY) }),
    ];
    for (let round = 0; round < 2; round += 1)
      await addClosedPostings(world.dataSource, employer, { id: open.id, now: NOW });
    const states = await world.dataSource.query<object[]>(
      `select posted_at is null as draft, held_at is not null as held, closed_at is not null as closed,
         open_until <= $2 as expired, is_listed as listed
       from jobs where company_id = $1 order by reference nulls first`,
      [open.companyId, NOW],
    );
    const none = { draft: false, held: false, closed: false, expired: false, listed: false };
    expect(states).toEqual([
      { ...none, listed: true },
      { ...none, closed: true },
      { ...none, draft: true },
      { ...none, expired: true, listed: true },
      { ...none, held: true },
    ]);
  });

  it("were looked at over weeks, never before they were posted", async () => {
    const make = createFactories(world.dataSource);
    const postedAt = new Date(NOW.getTime() - 20 * DAY);
    const { id } = await make.job({ postedAt });
    for (let round = 0; round < 2; round += 1)
      await addViews(world.dataSource, new Random("views"), { jobIds: [id], now: NOW });
    const [counts] = await world.dataSource.query<{ days: number; first: string }[]>(
      `select count(*)::int as days, min(day)::text as first from job_view_counts where job_id = $1`,
      [id],
    );
    expect(counts?.days).toBeGreaterThan(14);
    expect(counts?.days).toBeLessThanOrEqual(20);
    expect(String(counts?.first) >= "2026-10-29").toBe(true);
  });
});
