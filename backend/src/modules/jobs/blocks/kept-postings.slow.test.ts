import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../app/data-source";
import { createTestDatabase, type TestDatabase } from "../../../test/database";
import { Dice } from "../../../test/search-oracle/dice";
import { RandomBoard } from "../../../test/search-oracle/random-board";
import { randomQuery, thinned } from "../../../test/search-oracle/random-query";
import { JobSort } from "../search/job-sort.enums";
import type { JobQuery } from "../search/search-index";
import { KeptPostings } from "./kept-postings";
import { PostingBlocks } from "./posting-blocks";

const BOARDS = 5;
const SEARCHES_A_BOARD = 60;
const CHANGES_A_BOARD = 8;
const MOST = 500;

let database: TestDatabase;
let dataSource: DataSource;
let now: Date;
const clock = { now: () => now, set: (later: Date) => void (now = later) };

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(() => {
  now = new Date("2026-01-15T06:30:00Z");
});

const pairs = (found: readonly { keptId: string; jobId: string }[]) =>
  found.map(({ keptId, jobId }) => `${keptId} ${jobId}`).sort();

async function playBoard(seed: number) {
  const dice = new Dice(seed);
  const board = new RandomBoard(dataSource, dice, clock);
  await board.begin();
  for (let change = 0; change < CHANGES_A_BOARD; change += 1) await board.live();
  const kept = new KeptPostings();
  const { manager } = dataSource;
  const searches = new Map<string, JobQuery>();
  for (let search = 0; search < SEARCHES_A_BOARD; search += 1) {
    const query = { ...thinned(dice, randomQuery(dice, board.postedAt)), postedAfter: null };
    const id = randomUUID();
    searches.set(id, query);
    await kept.keep(manager, id, query);
  }
  const jobs = await dataSource.query<{ id: string }[]>("select id from jobs");
  const jobIds = jobs.map(({ id }) => id);
  return { searches, jobIds, kept };
}

async function matchesOf(kept: KeptPostings, jobIds: readonly string[], keptId?: string) {
  const found = await dataSource.query<{ keptId: string; jobId: string }[]>(
    `select kept_id as "keptId", job_id as "jobId" from ${kept.matches}`,
    [jobIds, clock.now(), keptId ?? null],
  );
  return pairs(found);
}

describe("ALRT-03: a kept search finds a job if and only if the list of the search has it", () => {
  it.each(Array.from({ length: BOARDS }, (_, seed) => seed + 1))(
    "on the board of seed %s",
    async (seed) => {
      const { searches, jobIds, kept } = await playBoard(seed);
      const { manager } = dataSource;
      const blocks = new PostingBlocks(dataSource, clock);
      const listed: { keptId: string; jobId: string }[] = [];
      for (const [keptId, query] of searches) {
        const part = { sort: JobSort.NEWEST, skip: 0, take: MOST, after: null };
        const { jobs } = await blocks.search(query, part);
        listed.push(...jobs.map(({ id: jobId }) => ({ keptId, jobId })));
      }
      // A board on which nothing is found would let everything pass.
      expect(listed.length).toBeGreaterThan(0);
      expect(await matchesOf(kept, jobIds)).toEqual(pairs(listed));
      const [one] = searches.keys();
      expect(await matchesOf(kept, jobIds, one)).toEqual(
        pairs(listed.filter(({ keptId }) => keptId === one)),
      );
      await kept.drop(manager, [...searches.keys()]);
      expect(await matchesOf(kept, jobIds)).toEqual([]);
    },
    120_000,
  );
});
