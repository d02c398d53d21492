import type { DataSource } from "typeorm";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { type Compared, FIGURE_BOUNDS } from "./figure-bounds";

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
    const outside = how === ">=" ? -1 : 1;
    const known = values.map((value) => `${column} ${how} ${value}`);
    for (const [at, value] of values.entries()) {
      const held = (await kept(portal.dataSource, column, value)).filter((bound) => bound.includes(how));
      expect(held.toSorted()).toEqual((how === ">=" ? known.slice(0, at + 1) : known.slice(at)).toSorted());
      expect(await kept(portal.dataSource, column, value + outside)).not.toContain(known[at]);
    }
  });

  it("keep nothing of a figure that isn't shown", async () => {
    const [row] = await portal.dataSource.query<object[]>("select people_bounds(null, null, null, null)");
    expect(row).toEqual({ people_bounds: [] });
  });
});
