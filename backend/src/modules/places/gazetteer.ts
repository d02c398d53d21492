import { type GazetteerRow, readGazetteerFile } from "./gazetteer-file";
import { plainName } from "./place-names";
import { type Place, PlaceKind } from "./place.entity";

/** A place under one of its names. */
export interface NamedPlace {
  place: Place;
  /** How likely it is meant among places of one name. */
  weight: number;
  /** The name is a state's code, such as "UP". */
  isCode: boolean;
}

interface Gazetteer {
  places: ReadonlyMap<number, Place>;
  rows: readonly GazetteerRow[];
  byName: ReadonlyMap<string, readonly NamedPlace[]>;
  byPin: ReadonlyMap<string, Place>;
  /** The PIN codes that lead to a place, by its id. */
  pinsOf: ReadonlyMap<number, readonly string[]>;
  /** Ids of what lies in a city, region or state. */
  within: ReadonlyMap<number, readonly number[]>;
}

let read: Gazetteer | undefined;

/** PLACE-01: in memory from the first call on. */
export const gazetteer = (): Gazetteer => (read ??= makeGazetteer());

function makeGazetteer(): Gazetteer {
  const { rows, pins } = readGazetteerFile();
  const places = new Map(rows.map(({ place }) => [place.id, place]));
  const byPin = new Map(
    pins.flatMap(({ pin, placeId }) => {
      const place = places.get(placeId);
      return place ? [[pin, place] as const] : [];
    }),
  );
  const pinsOf = new Map<number, string[]>();
  for (const { pin, placeId } of pins) pinsOf.set(placeId, [...(pinsOf.get(placeId) ?? []), pin]);
  return { places, rows, byName: namesOf(rows), byPin, pinsOf, within: contentsOf(rows, places) };
}

function namesOf(rows: readonly GazetteerRow[]): Map<string, NamedPlace[]> {
  const names = new Map<string, NamedPlace[]>();
  for (const { place, isKnown, aliases } of rows) {
    const weight = weightOf(place, isKnown);
    for (const name of new Set([place.name, ...aliases].map(plainName))) {
      const isCode = place.kind === PlaceKind.STATE && /^[a-z]{2}$/.test(name);
      const list = names.get(name) ?? [];
      list.push({ place, weight, isCode });
      names.set(name, list);
    }
  }
  for (const list of names.values()) list.sort((one, other) => other.weight - one.weight);
  return names;
}

const LEAST_WEIGHTS: Readonly<Record<PlaceKind, number>> = {
  [PlaceKind.COUNTRY]: 1e10,
  [PlaceKind.STATE]: 1e9,
  [PlaceKind.REGION]: 10_000,
  [PlaceKind.CITY]: 3_000,
  [PlaceKind.LOCALITY]: 5_000,
};
const WEIGHT_OF_A_KNOWN_REGION = 1e8;
const WEIGHT_OF_A_KNOWN_LOCALITY = 300_000;

function weightOf({ kind, population }: Place, isKnown: boolean): number {
  if (isKnown && kind === PlaceKind.REGION) return WEIGHT_OF_A_KNOWN_REGION;
  if (isKnown && kind === PlaceKind.LOCALITY) return WEIGHT_OF_A_KNOWN_LOCALITY;
  return Math.max(LEAST_WEIGHTS[kind], population);
}

function contentsOf(
  rows: readonly GazetteerRow[],
  places: ReadonlyMap<number, Place>,
): Map<number, number[]> {
  const within = new Map<number, number[]>();
  for (const { place } of rows)
    for (const { id } of containersOf(place, places)) {
      const list = within.get(id);
      if (list) list.push(place.id);
      else within.set(id, [place.id]);
    }
  return within;
}

/** The nearest first, but India. */
function containersOf(place: Place, places: ReadonlyMap<number, Place>): Place[] {
  const city = place.cityId === null ? undefined : places.get(place.cityId);
  const ids = [place.cityId, ...(city ?? place).regionIds, place.stateId];
  return ids.flatMap((id) => (id === null ? [] : (places.get(id) ?? [])));
}

/** Localities that another one's name stands for, too, in its city: "Andheri East" and "Andheri West" of "Andheri". */
export function partsOf(place: Place): Place[] {
  if (place.kind !== PlaceKind.LOCALITY || place.cityId === null) return [];
  const start = `${plainName(place.name)} `;
  return (gazetteer().within.get(place.cityId) ?? []).flatMap((id) => {
    const other = placeById(id);
    return other && plainName(other.name).startsWith(start) ? [other] : [];
  });
}

export const placeById = (id: number): Place | undefined => gazetteer().places.get(id);

/** The PIN code of a locality that has one of its own; null of one with several, and of any other place. */
export function pinOf({ id, kind }: Place): string | null {
  const [pin, ...others] = kind === PlaceKind.LOCALITY ? (gazetteer().pinsOf.get(id) ?? []) : [];
  return pin === undefined || others.length > 0 ? null : pin;
}

/** The country. */
export function india(): Place {
  const [row] = gazetteer().rows;
  if (row?.place.kind !== PlaceKind.COUNTRY) throw new Error("The gazetteer begins with its country.");
  return row.place;
}

/**
 * PLACE-06: "Whitefield, Bangalore", "Bangalore", "Aurangabad, Bihar", "Maharashtra", "Delhi NCR", "India". Where a
 * city's name alone may be another place, its state stands behind it. `readPlaces` reads every label as its place.
 */
export function labelOf(place: Place): string {
  const city = place.cityId === null ? undefined : placeById(place.cityId);
  if (city) return `${place.name}, ${labelOf(city)}`;
  if (place.kind !== PlaceKind.CITY || isMeantByName(place)) return place.name;
  const state = place.stateId === null ? undefined : placeById(place.stateId);
  return state ? `${place.name}, ${state.name}` : place.name;
}

/** How many times likelier the first of a name has to be, so that no question is asked. */
const CLEAR = 15;
/** A city that large is never asked about because of a locality. */
const LARGE_CITY = 250_000;

/** Whether its name alone means it. */
export function isMeantByName(place: Place): boolean {
  const [first, ...others] = likeliest(gazetteer().byName.get(plainName(place.name)) ?? []);
  return first?.place === place && others.length === 0;
}

/** The one that is meant, if one of them clearly is; otherwise all of them. */
export function likeliest(named: readonly NamedPlace[]): readonly NamedPlace[] {
  const [first, second] = named;
  if (!first || !second) return named;
  const isClear =
    first.weight >= CLEAR * second.weight ||
    (first.place.population >= LARGE_CITY &&
      second.place.kind === PlaceKind.LOCALITY &&
      first.weight > second.weight);
  return isClear ? [first] : named;
}

/** The places that it lies in, the nearest first: a locality's city, their regions, their state, India. */
export function ancestorsOf(place: Place): readonly Place[] {
  if (place.kind === PlaceKind.COUNTRY) return [];
  return [...containersOf(place, gazetteer().places), india()];
}

export function isWithin(place: Place, outer: Place): boolean {
  if (outer.kind === PlaceKind.COUNTRY) return place !== outer;
  if (place.cityId === outer.id || place.stateId === outer.id) return true;
  if (outer.kind !== PlaceKind.REGION) return false;
  const city = place.cityId === null ? place : placeById(place.cityId);
  return city?.regionIds.includes(outer.id) ?? false;
}

/** The ids of the place itself and of all that lie in it. */
export function placeIdsWithin(place: Place): readonly number[] {
  if (place.kind === PlaceKind.COUNTRY) return [...gazetteer().places.keys()];
  return [place.id, ...(gazetteer().within.get(place.id) ?? [])];
}
