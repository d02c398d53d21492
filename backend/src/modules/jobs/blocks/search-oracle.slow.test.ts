import type { DataSource } from "typeorm";
import { createDataSource } from "../../../app/data-source";
import { createTestDatabase, type TestDatabase } from "../../../test/database";
import { Dice } from "../../../test/search-oracle/dice";
import { RandomBoard } from "../../../test/search-oracle/random-board";
import { SearchOracle } from "../../../test/search-oracle/search-oracle";

/** A few seconds' worth; `npm run test:oracle` asks for many more. */
const SEARCHES = Number(process.env.ORACLE_SEARCHES || 60);
/** The first board's; each further one has the next number. */
const FIRST_SEED = Number(process.env.SEED ?? (process.env.ORACLE_SEARCHES ? Date.now() % 1_000_000 : 1));
const ROUNDS_A_BOARD = 5;
const CHANGES_A_ROUND = 6;
const SEARCHES_A_ROUND = 4;
const START = new Date("2026-01-15T06:30:00Z");

if (!(SEARCHES > 0)) throw new Error(`ORACLE_SEARCHES must be a positive number, not "${SEARCHES}".`);

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** A board of a seed, with changes and searches in turn. @returns how many searches were compared */
async function playBoard(seed: number): Promise<number> {
  const dice = new Dice(seed);
  let now = START;
  const clock = { now: () => now, set: (later: Date) => void (now = later) };
  const board = new RandomBoard(dataSource, dice, clock);
  const oracle = new SearchOracle(dataSource, clock, dice);
  try {
    await board.begin();
    for (let round = 0; round < ROUNDS_A_BOARD; round += 1) {
      for (let search = 0; search < SEARCHES_A_ROUND; search += 1) await oracle.search(board.postedAt);
      await oracle.comparePlaceCounts();
      for (let change = 0; change < CHANGES_A_ROUND; change += 1) await board.live();
      await oracle.readOnLater();
      if (dice.once(3)) await oracle.compareDictionary();
    }
  } catch (error) {
    const story = board.story.join("\n  ");
    throw new Error(
      `Seed ${seed}. Again with: SEED=${seed} npm run test:oracle\nThe board:\n  ${story}\n${String(error)}`,
      { cause: error },
    );
  }
  return oracle.searches;
}

it(`the posting blocks answer as the plain index does, on random boards from seed ${FIRST_SEED}`, async () => {
  const boards: number[] = [];
  for (let left = SEARCHES; left > 0; left -= boards.at(-1) ?? 0)
    boards.push(await playBoard(FIRST_SEED + boards.length));
  // A board that compares nothing would let everything pass.
  expect(boards).not.toEqual([]);
  expect(boards).not.toContain(0);
}, 3_600_000);
