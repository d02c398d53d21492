import { plainName, soundOf } from "../src/modules/places/place-names";
import { PlaceKind } from "../src/modules/places/place.entity";
import { holds, reachOf } from "./cities";
import { districtOf, isHeadOffice, isTownOffice, localityNameOf, stateCodeOf } from "./districts";
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

/** All offices with coordinates that can be: within reach of the middle of their district. */
export function officesOf({ postOffices, points }: Sources, states: readonly HandState[]): (Office & { isTown: boolean })[] {
  const codes = new Map(states.flatMap(({ name, code, aliases }) => [name, ...aliases].map((one) => [plainName(one), code] as const)));
  const offices = postOffices.flatMap((office) => {
    const point = points.get(office.pincode);
    return point ? [{ ...officeOf(office, point, codes), isTown: isTownOffice(office) }] : [];
  });
  const middles = new Map(
    [...groupBy(offices, ({ state, district }) => `${state}|${district}`)].map(([key, list]) => [key, medianOf(list)]),
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
export function makeLocalities(cities: readonly Draft[], fromGeoNames: readonly Draft[], offices: readonly Office[], points: Sources["points"]): Draft[] {
  const large = cities.filter((city) => reachOf(city) > 0);
  const byName = new Map(cities.toReversed().map((city) => [city.name, city]));
  const localities = new Map<string, Draft>();
  const add = (locality: Draft) => {
    const names = [locality.name, ...locality.aliases].map((name) => `${locality.city?.name}|${soundOf(name)}`);
    const known = names.map((name) => localities.get(name)).find((one) => one !== undefined);
    if (known) known.point ??= locality.point;
    else names.forEach((name) => localities.set(name, locality));
  };
  for (const { name, city, pin, aliases } of handLocalities()) {
    const home = byName.get(city);
    if (!home) throw new Error(`localities.txt: no city ${city}`);
    add(draftOf({ kind: PlaceKind.LOCALITY, name, aliases, city: home, state: home.state, isKnown: true, point: (pin && points.get(pin)) || null }));
  }
  fromGeoNames.forEach(add);
  for (const { name, state, district, latitude, longitude } of offices) {
    const point = { latitude, longitude };
    const homes = large.filter((city) => holds(city, point, state));
    const city = nearest(point, homes.map((one) => ({ ...point, ...one.point, one })))?.one;
    if (city && name !== null && soundOf(name) !== soundOf(city.name))
      add(draftOf({ kind: PlaceKind.LOCALITY, name: withoutCity(name, city), city, state, district, point }));
  }
  return [...new Set(localities.values())];
}

/** "Sector 62" of "Noida Sector 62". */
const withoutCity = (name: string, city: Draft): string =>
  name.startsWith(`${city.name} `) ? name.slice(city.name.length + 1) : name;

/** Towns that GeoNames lacks: head offices, and offices that a taluk is named for. */
export function addTowns(cities: Draft[], offices: readonly Office[]): void {
  const large = cities.filter((city) => reachOf(city) > 0);
  const taken = new Set(cities.flatMap(({ state, name, aliases }) => [name, ...aliases].map((one) => `${state}|${soundOf(one)}`)));
  for (const { name, taluk, state, district, isHead, latitude, longitude } of offices) {
    if (name === null || !(isHead || plainName(taluk) === plainName(name))) continue;
    const key = `${state}|${soundOf(name)}`;
    const point = { latitude, longitude };
    if (taken.has(key) || large.some((city) => holds(city, point, state))) continue;
    taken.add(key);
    cities.push(draftOf({ kind: PlaceKind.CITY, name, state, district, point }));
  }
}

/** A city without coordinates takes those of its office; each place takes the district of the nearest office. */
export function settle(cities: readonly Draft[], localities: readonly Draft[], offices: readonly Office[]): void {
  const byState = groupBy(offices, ({ state }) => state);
  for (const city of cities) {
    const near = byState.get(city.state ?? "") ?? [];
    city.point ??= near.find(({ name, taluk }) => [name ?? "", taluk].some((one) => soundOf(one) === soundOf(city.name))) ?? null;
    city.district ??= (city.point && nearest(city.point, near)?.district) ?? null;
  }
  for (const locality of localities) {
    const near = byState.get(locality.state ?? "") ?? [];
    locality.district ??= (locality.point && nearest(locality.point, near)?.district) ?? locality.city?.district ?? null;
  }
}

/** Leads each PIN to the locality that an office of it is named for, or else to its city, or the nearest. */
export function makePins(cities: readonly Draft[], localities: readonly Draft[], offices: readonly Office[]): Pin[] {
  const citiesOf = groupBy(cities.filter(({ point }) => point !== null), ({ state }) => state);
  const localitiesOf = groupBy(localities, ({ city }) => city);
  const ofHand = new Map(handLocalities().flatMap(({ pin, city, name }) => (pin ? [[`${pin}`, `${city}|${soundOf(name)}`] as const] : [])).reverse());
  return [...groupBy(offices, ({ pin }) => pin)].sort(([one], [other]) => one - other).flatMap(([pin, here]) => {
    const [first] = here;
    if (!first) return [];
    const near = (citiesOf.get(first.state) ?? []).map((city) => ({ latitude: city.point?.latitude ?? 0, longitude: city.point?.longitude ?? 0, city }));
    const large = nearest(first, near.filter(({ city }) => holds(city, first, first.state)))?.city;
    const place = (large && localityOfPin(here, localitiesOf.get(large) ?? [], ofHand.get(`${pin}`))) ?? large ?? townOfPin(here, near);
    const { latitude, longitude } = first;
    return place ? [{ pin, place, latitude, longitude }] : [];
  });
}

function localityOfPin(here: readonly Office[], localities: readonly Draft[], ofHand: string | undefined): Draft | undefined {
  const names = new Set(here.flatMap(({ name }) => (name ? [soundOf(name)] : [])));
  const named = localities.filter(({ name, aliases, city }) =>
    [name, ...aliases, `${city?.name} ${name}`].some((one) => names.has(soundOf(one))));
  const byHand = localities.find(({ name, city }) => `${city?.name}|${soundOf(name)}` === ofHand);
  if (here.some(({ isHead, name }) => isHead && name !== null && soundOf(name) === soundOf(named[0]?.city?.name ?? ""))) return undefined;
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
