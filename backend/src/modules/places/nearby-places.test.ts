import { gazetteer } from "./gazetteer";
import {
  coverOf,
  distanceKm,
  nearestKm,
  placesWithin,
  pointedPlace,
  pointOf,
  type Point,
} from "./nearby-places";
import { type Place, PlaceKind } from "./place.entity";
import { readPlaces } from "./read-places";

const placeOf = (text: string): Place => {
  const [place] = readPlaces(text).places;
  if (!place) throw new Error(text);
  return place;
};
const point = (text: string): Point => {
  const found = pointOf(placeOf(text));
  if (!found) throw new Error(text);
  return found;
};

/** By looking at every place. */
const within = (points: readonly Point[], km: number, how: "within" | "nearer" = "within"): number[] =>
  [...gazetteer().places.values()].flatMap((place) => {
    const own = pointOf(place);
    const distance = own ? nearestKm(own, points) : Infinity;
    return (how === "within" ? distance <= km : distance < km) ? [place.id] : [];
  });

const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

describe("a distance", () => {
  it.each([
    ["Koramangala, Bangalore", "HSR Layout, Bangalore", 2.9],
    ["Koramangala, Bangalore", "Whitefield, Bangalore", 14.7],
    ["Delhi", "Mumbai", 1150],
  ])("from %s to %s is as on the map", (one, other, km) => {
    const distance = distanceKm(point(one), point(other));
    expect(Math.abs(distance - km) / km).toBeLessThan(0.02);
    expect(distanceKm(point(other), point(one))).toBeCloseTo(distance, 9);
  });

  it("is nothing from a point to itself", () => {
    expect(distanceKm(point("Pune"), point("Pune"))).toBe(0);
  });
});

describe("the point of a place", () => {
  it("is the city's for a locality that has none", () => {
    const locality = [...gazetteer().places.values()].find(
      ({ kind, latitude, cityId }) => kind === PlaceKind.LOCALITY && latitude === null && cityId !== null,
    );
    expect(locality && pointedPlace(locality)?.id).toBe(locality?.cityId);
  });

  it.each(["Maharashtra", "Delhi NCR", "India"])("is none for %s", (text) => {
    expect(pointOf(placeOf(text))).toBeUndefined();
  });
});

describe("the places around some points", () => {
  const centres = [
    ...[[point("Koramangala, Bangalore")], [point("Mumbai")], [point("Delhi"), point("Noida")]],
    ...[[point("Leh")], [{ latitude: 8.1, longitude: 77.5 }], [{ latitude: 0, longitude: 0 }]],
  ];
  const circles = centres.flatMap((points) => [1, 2, 5, 10, 25, 100].map((km) => ({ points, km })));

  it("are those that are no further, each with its distance", () => {
    for (const { points, km } of circles) {
      const near = placesWithin(points, km);
      expect(sorted(near.map(({ id }) => id))).toEqual(sorted(within(points, km)));
      expect(near.every((place) => place.km <= km)).toBe(true);
    }
  });

  it.each(["within", "nearer"] as const)("are covered by cells and single places, just so (%s)", (how) => {
    const cells = cellsOfPlaces();
    for (const { points, km } of circles) {
      const cover = coverOf(points, km, how);
      const covered = [...cover.placeIds, ...cover.cells.flatMap((cell) => cells.get(cell) ?? [])];
      expect(sorted([...new Set(covered)])).toEqual(sorted(within(points, km, how)));
    }
  });

  it("are told in few parts", () => {
    for (const { points, km } of circles) {
      const { cells, placeIds } = coverOf(points, km);
      expect([points, km, cells.length + placeIds.length <= (km <= 25 ? 120 : 250)]).toEqual([
        points,
        km,
        true,
      ]);
    }
  });
});

/** The places of each cell, as `job_search_place_terms` computes them. */
function cellsOfPlaces(): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  for (const place of gazetteer().places.values()) {
    const own = pointOf(place);
    if (!own) continue;
    for (const size of [4, 16, 64]) {
      const cell = [size, Math.floor(own.latitude * size), Math.floor(own.longitude * size)].join(":");
      cells.set(cell, [...(cells.get(cell) ?? []), place.id]);
    }
  }
  return cells;
}
