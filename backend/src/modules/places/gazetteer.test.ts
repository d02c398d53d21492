import { ancestorsOf, gazetteer, india, labelOf, placeIdsWithin } from "./gazetteer";
import { readGazetteerFile } from "./gazetteer-file";
import { type Place, PlaceKind } from "./place.entity";
import { readPlaces } from "./read-places";

function placeNamed(text: string): Place {
  const [place] = readPlaces(text).places;
  if (!place) throw new Error(`No place: ${text}`);
  return place;
}

const ofKind = (kind: PlaceKind) => [...gazetteer().places.values()].filter((place) => place.kind === kind);

describe("the gazetteer (PLACE-01)", () => {
  it("has the states and union territories, thousands of cities and localities, and 18,000 PINs", () => {
    expect(ofKind(PlaceKind.STATE)).toHaveLength(36);
    expect(ofKind(PlaceKind.CITY).length).toBeGreaterThan(5_000);
    expect(ofKind(PlaceKind.LOCALITY).length).toBeGreaterThan(5_000);
    expect(gazetteer().byPin.size).toBeGreaterThan(18_000);
  });

  it("gives each place an id of its own, and a state to all but India and regions across states", () => {
    const { rows } = readGazetteerFile();
    expect(new Set(rows.map(({ place }) => place.id)).size).toBe(rows.length);
    const without = rows.filter(({ place }) => place.stateId === null && place.kind !== PlaceKind.STATE);
    expect(without.map(({ place }) => place.name)).toEqual(["India", "Delhi NCR", "Chandigarh Tricity"]);
  });

  it("puts every locality into a city, and every point into India", () => {
    for (const { cityId } of ofKind(PlaceKind.LOCALITY))
      expect(gazetteer().places.get(cityId ?? 0)?.kind).toBe(PlaceKind.CITY);
    for (const { latitude, longitude, name } of gazetteer().places.values())
      if (latitude !== null && longitude !== null)
        expect({
          name,
          isInIndia: latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98,
        }).toEqual({
          name,
          isInIndia: true,
        });
  });

  it("knows what a place lies in, the nearest first", () => {
    const names = (text: string) => ancestorsOf(placeNamed(text)).map(labelOf);
    expect(names("Whitefield")).toEqual(["Bangalore", "Karnataka", "India"]);
    expect(names("Cyber City")).toEqual(["Gurgaon", "Delhi NCR", "Haryana", "India"]);
    expect(names("Thane")).toEqual(["Mumbai Metropolitan Region", "Maharashtra", "India"]);
    expect(ancestorsOf(india())).toEqual([]);
  });

  it("knows what lies in a place", () => {
    const isIn = (inner: string, outer: string) =>
      placeIdsWithin(placeNamed(outer)).includes(placeNamed(inner).id);
    expect(isIn("Whitefield", "Bangalore")).toBe(true);
    expect(isIn("Whitefield", "Karnataka")).toBe(true);
    expect(isIn("Sector 62 Noida", "Delhi NCR")).toBe(true);
    expect(isIn("Delhi", "Delhi NCR")).toBe(true);
    expect(isIn("Navi Mumbai", "Mumbai Metropolitan Region")).toBe(true);
    expect(isIn("Pune", "PAN India")).toBe(true);
    expect(isIn("Pune", "Pune")).toBe(true);
    expect(isIn("Pune", "Karnataka")).toBe(false);
    expect(isIn("Bangalore", "Whitefield")).toBe(false);
  });
});
