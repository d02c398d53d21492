import { plainName, soundOf } from "../src/modules/places/place-names";
import { PlaceKind } from "../src/modules/places/place.entity";
import { type Draft, draftOf } from "./draft";
import { kilometresBetween } from "./geometry";
import { type HandCity, handCities, type HandState } from "./hand-kept";
import type { GeoName } from "./sources";

/** GeoNames has some populations of whole districts. */
const MOST_PEOPLE_OF_AN_UNCHECKED_CITY = 480_000;

/** A city with room for localities: how far they reach from its middle, in kilometres. */
export function reachOf({ kind, population, name }: Draft): number {
  if (kind !== PlaceKind.CITY) return 0;
  if (name === "Delhi") return 35;
  if (population > 4_000_000) return 24;
  if (population > 1_000_000) return 12;
  return population > 300_000 ? 7 : 0;
}

export interface Cities {
  cities: Draft[];
  /** Places of GeoNames that are parts of cities. */
  localities: Draft[];
}

export function makeCities(geoNames: readonly GeoName[], states: readonly HandState[]): Cities {
  const codes = new Map(
    states.flatMap(({ code, numbers }) => numbers.map((number) => [number, code] as const)),
  );
  const stateOf = ({ stateNumber }: GeoName) => codes.get(stateNumber) ?? "";
  const byKey = new Map<string, GeoName>();
  for (const place of geoNames.toSorted((one, other) => one.population - other.population))
    byKey.set(`${stateOf(place)}|${plainName(place.name)}`, place);
  const taken = new Set<string>();
  const cities = handCities().map((city) => {
    const key = `${city.state}|${plainName(city.geoName ?? city.name)}`;
    taken.add(key).add(`${city.state}|${soundOf(city.name)}`);
    city.aliases.forEach((alias) => taken.add(`${city.state}|${plainName(alias)}`));
    return cityOfHand(city, byKey.get(key));
  });
  return addGeoNames(
    cities,
    [...byKey].filter(([key]) => !taken.has(key)).map(([, place]) => place),
    stateOf,
    taken,
  );
}

function cityOfHand(city: HandCity, geoName: GeoName | undefined): Draft {
  if (geoName === undefined && city.geoName !== null)
    process.stderr.write(`GeoNames doesn't know ${city.name}\n`);
  return draftOf({
    kind: PlaceKind.CITY,
    name: city.name,
    isKnown: true,
    state: city.state,
    aliases: city.aliases,
    population: city.population ?? geoName?.population ?? 0,
    point: geoName ? { latitude: geoName.latitude, longitude: geoName.longitude } : null,
  });
}

function addGeoNames(
  cities: Draft[],
  places: GeoName[],
  stateOf: (place: GeoName) => string,
  taken: Set<string>,
): Cities {
  const large = cities.filter((city) => reachOf(city) > 0);
  const localities: Draft[] = [];
  const towns: Draft[] = [];
  for (const { name, population, feature, ...point } of places.toReversed()) {
    const state = stateOf({ name, population, feature, ...point });
    const key = `${state}|${soundOf(name)}`;
    if (taken.has(key) || !/^[a-z]{2}[a-z .'-]+$/i.test(name)) continue;
    taken.add(key);
    const { latitude, longitude } = point;
    const given = { name, state, point: { latitude, longitude } };
    const city = large.find((one) => holds(one, given.point, state));
    if (city) localities.push(draftOf({ ...given, kind: PlaceKind.LOCALITY, city }));
    else if (feature !== "PPLX")
      towns.push(
        draftOf({
          ...given,
          kind: PlaceKind.CITY,
          population: Math.min(population, MOST_PEOPLE_OF_AN_UNCHECKED_CITY),
        }),
      );
  }
  return { cities: [...cities, ...towns], localities };
}

export const holds = (city: Draft, point: Draft["point"], state: string | null): boolean =>
  city.state === state &&
  city.point !== null &&
  point !== null &&
  kilometresBetween(city.point, point) <= reachOf(city);
