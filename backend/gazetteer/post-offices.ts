import { plainName, soundOf } from "../src/modules/places/place-names";
import { PlaceKind } from "../src/modules/places/place.entity";
import { holds, reachOf } from "./cities";
import { districtOf, GENERIC, isHeadOffice, isTownOffice, localityNameOf, stateCodeOf } from "./districts";
import { type Draft, draftOf } from "./draft";
import { kilometresBetween, medianOf, nearest } from "./geometry";
import { groupBy } from "./groups";
import { handLocalities, type HandState } from "./hand-kept";
import type { Point, PostOffice, Sources } from "./sources";

/** A town's or city quarter's office, with its place. */
export interface Office extends Point {
  pin: number;
  name: string | null;
  state: string;
  district: string;
  taluk: string;
  isHead: boolean;
}

/** Where a PIN leads. */
export interface Pin extends Point {
  pin: number;
  place: Draft;
}

const FARTHEST_FROM_DISTRICT = 120;
const FARTHEST_CITY = 60;
/** A little-known locality named like such a city would only mislead. */
const GREAT = 200_000;

/** All offices with coordinates that can be: within reach of the middle of their district. */
export function officesOf(
  { postOffices, points }: Sources,
  states: readonly HandState[],
): (Office & { isTown: boolean })[] {
  const codes = new Map(
    states.flatMap(({ name, code, aliases }) =>
      [name, ...aliases].map((one) => [plainName(one), code] as const),
    ),
  );
  const offices = postOffices.flatMap((office) => {
    const point = points.get(office.pincode);
    return point ? [{ ...officeOf(office, point, codes), isTown: isTownOffice(office) }] : [];
  });
  const middles = new Map(
    [...groupBy(offices, ({ state, district }) => `${state}|${district}`)].map(([key, list]) => [
      key,
      medianOf(list),
    ]),
  );
  return offices.filter((office) => {
    const middle = middles.get(`${office.state}|${office.district}`);
    return middle !== undefined && kilometresBetween(office, middle) < FARTHEST_FROM_DISTRICT;
  });
}

const officeOf = (office: PostOffice, point: Point, codes: ReadonlyMap<string, string>): Office => ({
  ...point,
  pin: office.pincode,
  name: localityNameOf(office),
  state: stateCodeOf(office, codes),
  district: districtOf(office),
  taluk: office.taluk,
  isHead: isHeadOffice(office),
});

/** Hand-kept localities, those of GeoNames, and the offices within a large city. One name is one locality of a city. */
export function makeLocalities(
  cities: readonly Draft[],
  fromGeoNames: readonly Draft[],
  offices: readonly Office[],
  points: Sources["points"],
): Draft[] {
  const localities = new Map<string, Draft>();
  for (const locality of [
    ...knownLocalities(cities, points),
    ...fromGeoNames,
    ...quartersOf(cities, offices),
  ]) {
    const names = [locality.name, ...locality.aliases].map(
      (name) => `${locality.city?.name}|${soundOf(name)}`,
    );
    const known = names.map((name) => localities.get(name)).find((one) => one !== undefined);
    if (known) known.point ??= locality.point;
    else names.forEach((name) => localities.set(name, locality));
  }
  const great = new Set(
    cities
      .filter(({ population }) => population > GREAT)
      .flatMap(({ name, aliases }) => [name, ...aliases].map(plainName)),
  );
  return [...new Set(localities.values())].filter(
    ({ isKnown, name }) => isKnown || !great.has(plainName(name)),
  );
}

function knownLocalities(cities: readonly Draft[], points: Sources["points"]): Draft[] {
  const byName = new Map(cities.toReversed().map((city) => [city.name, city]));
  return handLocalities().map(({ name, city: cityName, pin, aliases }) => {
    const city = byName.get(cityName);
    if (!city) throw new Error(`localities.txt: no city ${cityName}`);
    const point = pin === null ? null : (points.get(pin) ?? null);
    return draftOf({
      kind: PlaceKind.LOCALITY,
      name,
      aliases,
      city,
      state: city.state,
      isKnown: true,
      point,
    });
  });
}

function quartersOf(cities: readonly Draft[], offices: readonly Office[]): Draft[] {
  const large = cities.filter((city) => reachOf(city) > 0);
  return offices.flatMap(({ name, state, district, latitude, longitude }) => {
    const point = { latitude, longitude };
    const homes = large.filter((city) => holds(city, point, state));
    const city = nearest(
      point,
      homes.map((one) => ({ ...point, ...one.point, one })),
    )?.one;
    const quarter = city && name !== null ? quarterOf(name, city) : null;
    return city && quarter !== null
      ? [draftOf({ kind: PlaceKind.LOCALITY, name: quarter, city, state, district, point })]
      : [];
  });
}

/** "Kalwa" of "Thane Kalwa"; null where it is one of the city's own names, or every city has such a quarter. */
function quarterOf(name: string, city: Draft): string | null {
  const quarter = name.startsWith(`${city.name} `) ? name.slice(city.name.length + 1) : name;
  if (GENERIC.has(plainName(quarter))) return null;
  const own = [city.name, ...city.aliases].map(soundOf);
  if (own.includes(soundOf(quarter))) return null;
  // Gandhinagar is a city.
  return quarter === "Gandhinagar" ? "Gandhi Nagar" : quarter;
}

/** Towns that GeoNames lacks: head offices, and offices that a taluk is named for. */
export function addTowns(cities: Draft[], offices: readonly Office[]): void {
  const large = cities.filter((city) => reachOf(city) > 0);
  const taken = new Set(
    cities.flatMap(({ state, name, aliases }) => [name, ...aliases].map((one) => `${state}|${soundOf(one)}`)),
  );
  for (const { name, taluk, state, district, isHead, latitude, longitude } of offices) {
    if (name === null || !(isHead || plainName(taluk) === plainName(name))) continue;
    const key = `${state}|${soundOf(name)}`;
    const point = { latitude, longitude };
    if (taken.has(key) || large.some((city) => holds(city, point, state))) continue;
    taken.add(key);
    cities.push(draftOf({ kind: PlaceKind.CITY, name, state, district, point }));
  }
}

const NEAR = 60;

/** A town that is kept by hand as a locality of a large city nearby is no city of its own. */
export function dropQuarters(cities: Draft[], localities: readonly Draft[]): void {
  const known = groupBy(
    localities.filter(({ isKnown }) => isKnown),
    ({ state, name }) => `${state}|${soundOf(name)}`,
  );
  const towns = cities.filter((town) => {
    if (town.isKnown) return true;
    const quarter = known
      .get(`${town.state}|${soundOf(town.name)}`)
      ?.find(({ city }) => city?.point && town.point && kilometresBetween(city.point, town.point) < NEAR);
    if (quarter) quarter.point ??= town.point;
    return quarter === undefined;
  });
  cities.splice(0, cities.length, ...towns);
}

/** A city without coordinates takes those of its office; each place takes the district of the nearest office. */
export function settle(
  cities: readonly Draft[],
  localities: readonly Draft[],
  offices: readonly Office[],
): void {
  const byState = groupBy(offices, ({ state }) => state);
  for (const city of cities) {
    const near = byState.get(city.state ?? "") ?? [];
    city.point ??=
      near.find(({ name, taluk }) =>
        [name ?? "", taluk].some((one) => soundOf(one) === soundOf(city.name)),
      ) ?? null;
    city.district ??= (city.point && nearest(city.point, near)?.district) ?? null;
  }
  for (const locality of localities) {
    const near = byState.get(locality.state ?? "") ?? [];
    locality.district ??=
      (locality.point && nearest(locality.point, near)?.district) ?? locality.city?.district ?? null;
  }
}

/** Leads each PIN to the locality that an office of it is named for, or else to its city, or the nearest. */
export function makePins(
  cities: readonly Draft[],
  localities: readonly Draft[],
  offices: readonly Office[],
): Pin[] {
  const citiesOf = groupBy(
    cities.filter(({ point }) => point !== null),
    ({ state }) => state,
  );
  const localitiesOf = groupBy(localities, ({ city }) => city);
  const ofHand = new Map(
    handLocalities()
      .flatMap(({ pin, city, name }) => (pin ? [[`${pin}`, `${city}|${soundOf(name)}`] as const] : []))
      .reverse(),
  );
  return [...groupBy(offices, ({ pin }) => pin)]
    .sort(([one], [other]) => one - other)
    .flatMap(([pin, here]) => {
      const [first] = here;
      if (!first) return [];
      const near = (citiesOf.get(first.state) ?? []).map((city) => ({
        latitude: city.point?.latitude ?? 0,
        longitude: city.point?.longitude ?? 0,
        city,
      }));
      const large = nearest(
        first,
        near.filter(({ city }) => holds(city, first, first.state)),
      )?.city;
      const place =
        (large && localityOfPin(here, localitiesOf.get(large) ?? [], ofHand.get(`${pin}`))) ??
        large ??
        townOfPin(here, near);
      const { latitude, longitude } = first;
      return place ? [{ pin, place, latitude, longitude }] : [];
    });
}

function localityOfPin(
  here: readonly Office[],
  localities: readonly Draft[],
  ofHand: string | undefined,
): Draft | undefined {
  const names = new Set(here.flatMap(({ name }) => (name ? [soundOf(name)] : [])));
  const named = localities.filter(({ name, aliases, city }) =>
    [name, ...aliases, `${city?.name} ${name}`].some((one) => names.has(soundOf(one))),
  );
  const byHand = localities.find(({ name, city }) => `${city?.name}|${soundOf(name)}` === ofHand);
  if (
    here.some(
      ({ isHead, name }) => isHead && name !== null && soundOf(name) === soundOf(named[0]?.city?.name ?? ""),
    )
  )
    return undefined;
  return named.find(({ isKnown }) => isKnown) ?? byHand ?? named[0];
}

function townOfPin(here: readonly Office[], near: readonly (Point & { city: Draft })[]): Draft | undefined {
  const [first] = here;
  if (!first) return undefined;
  const taluk = soundOf(first.taluk);
  const ofTaluk = near.find(({ city }) => soundOf(city.name) === taluk && city.district === first.district);
  if (ofTaluk && kilometresBetween(ofTaluk, first) < FARTHEST_CITY) return ofTaluk.city;
  return nearest(first, near)?.city;
}
