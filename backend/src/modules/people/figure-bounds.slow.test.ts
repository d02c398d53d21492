import type { DataSource } from "typeorm";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { boundsAround, type Compared, type Figure, FIGURE_BOUNDS } from "./figure-bounds";

const COLUMNS: readonly Compared[0][] = [
  "experience_months",
  "expected_pay",
  "notice_days",
  "education_level",
];

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** The bounds that somebody with this figure keeps. */
async function kept(dataSource: DataSource, column: Compared[0], value: number): Promise<string[]> {
  const figures = COLUMNS.map((each) => (each === column ? value : null));
  const [row] = await dataSource.query<{ bounds: string[] }[]>(
    "select people_bounds($1, $2, $3, $4) as bounds",
    figures,
  );
  return row?.bounds ?? [];
}

describe("bounds of people's figures (FIND-04)", () => {
  it.each(FIGURE_BOUNDS)("%s %s are the index's", async (column, how, values) => {
    const nobody = how === ">=" ? -1 : 1;
    const known = values.map((value) => `${column} ${how} ${value}`);
    for (const [at, value] of values.entries()) {
      const held = (await kept(portal.dataSource, column, value)).filter((bound) => bound.includes(how));
      expect(held.toSorted()).toEqual((how === ">=" ? known.slice(0, at + 1) : known.slice(at)).toSorted());
      expect(await kept(portal.dataSource, column, value + nobody)).not.toContain(known[at]);
    }
  });

  it("keep nothing of a figure that isn't shown", async () => {
    const [row] = await portal.dataSource.query<object[]>("select people_bounds(null, null, null, null)");
    expect(row).toEqual({ people_bounds: [] });
  });
});

describe("bounds around what a search asks", () => {
  it.each<[Figure, string[]]>([
    [["experience_months", ">=", 24], ["experience_months >= 24"]],
    [["experience_months", ">=", 48], ["experience_months >= 36"]],
    [["experience_months", ">=", 6], []],
    [["experience_months", "<=", 59], ["experience_months <= 71"]],
    [["expected_pay", "<=", 600_000], ["expected_pay <= 600000"]],
    [["expected_pay", "<=", 2_000_000], []],
    [["notice_days", "<=", 90], []],
    [["education_level", ">=", 5], ["education_level >= 5"]],
  ])("of %j are %j", (figure, bounds) => {
    expect(boundsAround([figure])).toEqual(bounds);
  });
});
