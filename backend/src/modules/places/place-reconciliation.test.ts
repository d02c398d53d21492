import { createTestDatabase, type TestDatabase } from "../../test/database";
import { countQueries, startTestPortal, type TestPortal } from "../../test/portal";
import { updateDatabase } from "../setup/database-update";
import { gazetteer, placeById } from "./gazetteer";
import { readGazetteerFile } from "./gazetteer-file";
import { reconcilePlaces } from "./place-reconciliation";
import { Place } from "./place.entity";

let database: TestDatabase;
let portal: TestPortal;

beforeEach(async () => {
  database = await createTestDatabase();
  portal = await startTestPortal({ reachDatabaseAt: () => Promise.resolve(database.url) });
});
afterEach(async () => {
  await portal.stop();
  await database.drop();
});

const stored = (id: number) => portal.dataSource.getRepository(Place).findOneByOrFail({ id });
const start = async () => (await updateDatabase(database.url)).rows;

describe("the table of places (PLACE-02)", () => {
  it("says what the gazetteer says", async () => {
    const { places } = gazetteer();
    const rows = await portal.dataSource.getRepository(Place).find();
    expect(new Map(rows.map((place) => [place.id, place]))).toEqual(places);
  });

  it("is left alone where the file has not changed, by one query", async () => {
    expect(await start()).toEqual([]);
    expect(await countQueries(() => reconcilePlaces(portal.dataSource.manager))).toBe(1);
  });

  it("takes a grown and mended gazetteer at the next start, and goes back as well", async () => {
    const { rows, pins } = readGazetteerFile();
    const pune = rows.find(({ place }) => place.name === "Pune");
    if (!pune) throw new Error("no Pune");
    const village = Object.assign(new Place(), { ...pune.place, id: 900_001, name: "Nugu", population: 12 });
    const larger = Object.assign(new Place(), { ...pune.place, population: 9_000_000 });
    const grown = rows.map((row) => (row === pune ? { ...row, place: larger } : row));
    const file = { rows: [...grown, { ...pune, place: village }], pins };

    const said = await reconcilePlaces(portal.dataSource.manager, "grown", () => file);
    expect(said).toEqual([`Places: ${rows.length + 1} of the gazetteer`]);
    expect(await stored(900_001)).toEqual(village);
    expect(await stored(larger.id)).toEqual(larger);

    expect(await start()).toEqual([`Places: ${rows.length} of the gazetteer`]);
    expect(await stored(larger.id)).toEqual(placeById(larger.id));
    // A newer node may have brought it.
    expect(await stored(900_001)).toEqual(village);
  });
});
