import { gazetteer } from "../../places/gazetteer";
import { PlaceKind } from "../../places/place.entity";
import { readJobPlaces, placesOf } from "./job-places";
import { lowestWageAt } from "./minimum-wage";
import { PayUnit } from "./pay.enums";
import { NATIONAL_FLOOR, STATE_WAGES } from "./state-wages";

const lowest = (location: string, unit = PayUnit.MONTH) =>
  lowestWageAt(placesOf(readJobPlaces(location)), unit).of;

const states = new Set(
  [...gazetteer().places.values()].flatMap(({ kind, name }) => (kind === PlaceKind.STATE ? [name] : [])),
);

describe("the table of the states' minimum wages", () => {
  it.each(Object.entries(STATE_WAGES))("has a wage of %s that can be held against pay", (state, wage) => {
    expect(states).toContain(state);
    expect(wage.aDay).toBeGreaterThanOrEqual(NATIONAL_FLOOR.aDay);
    expect(wage.aMonth).toBeGreaterThanOrEqual(NATIONAL_FLOOR.aMonth);
    // The rules count 26 days a month; Arunachal Pradesh, Assam and Himachal Pradesh count 30.
    expect([26, 30]).toContain(Math.round(wage.aMonth / wage.aDay));
  });

  it.each(Object.entries({ ...STATE_WAGES, India: NATIONAL_FLOOR }))(
    "says since when the wage of %s holds, and where it can be read",
    (_state, { since, source }) => {
      expect(since).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
      expect(Date.parse(`1 ${since}`)).not.toBeNaN();
      expect(new URL(source).protocol).toBe("https:");
    },
  );
});

describe("the lowest minimum wage where a job is", () => {
  it.each([
    ["a state's", "Kerala", "Kerala"],
    ["its city's state's", "Nagpur", "Maharashtra"],
    ["its locality's state's", "Whitefield, Bengaluru", "Karnataka"],
    ["the lower one of two states", "Delhi; Lucknow", "Uttar Pradesh"],
    ["the lowest one of a region's states", "Delhi NCR", "Uttar Pradesh"],
    ["that of a union territory by its short name", "Puducherry", "Puducherry"],
    ["the national floor of a state that isn't in the table", "Imphal", "India"],
    ["the national floor beside a state's", "Pune; Imphal", "India"],
    ["the national floor without a place", "Remote", "India"],
  ])("is %s: %s", (_rule, location, of) => {
    expect(lowest(location)).toBe(of);
  });

  it("goes by the unit of the pay", () => {
    expect(lowest("Shimla; Lucknow", PayUnit.MONTH)).toBe("Uttar Pradesh");
    expect(lowest("Shimla; Lucknow", PayUnit.DAY)).toBe("Himachal Pradesh");
  });
});
