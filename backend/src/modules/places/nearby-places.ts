import { gazetteer, placeById } from "./gazetteer";
import { type Place, PlaceKind } from "./place.entity";

/** In degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const KM_A_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres in a straight line over a sphere: the haversine formula, within half a per cent of the truth. */
export function distanceKm(one: Point, other: Point): number {
  const across = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const shrunk = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(across + shrunk * along)));
}

/**
 * The place whose point stands for a place: a city, a locality with coordinates, otherwise the city that it lies in.
 * Undefined of wider areas.
 */
export function pointedPlace(place: Place): (Place & Point) | undefined {
  if (place.kind !== PlaceKind.CITY && place.kind !== PlaceKind.LOCALITY) return undefined;
  if (hasPoint(place)) return place;
  const city = place.cityId === null ? undefined : placeById(place.cityId);
  return city && hasPoint(city) ? city : undefined;
}

const hasPoint = (place: Place): place is Place & Point =>
  place.latitude !== null && place.longitude !== null;

export function pointOf(place: Place): Point | undefined {
  const { latitude, longitude } = pointedPlace(place) ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Kilometres to the nearest of some points; infinite without one. */
export const nearestKm = (point: Point, points: readonly Point[]): number =>
  Math.min(...points.map((other) => distanceKm(point, other)));

/** A place with a point of its own or its city's. */
interface Located {
  id: number;
  point: Point;
  /** From the largest to the smallest. */
  cells: readonly string[];
}

/**
 * Squares of a quarter, a sixteenth and a sixty-fourth of a degree: some 27, 7 and 1.7 kilometres. Powers of two, so
 * that PostgreSQL computes the same square (`job_search_place_terms`).
 */
const CELLS_A_DEGREE = [4, 16, 64];

const cellsOf = ({ latitude, longitude }: Point): string[] =>
  CELLS_A_DEGREE.map(
    (size) => `${size}:${String(Math.floor(latitude * size))}:${String(Math.floor(longitude * size))}`,
  );

interface PointMap {
  /** From south to north. */
  places: readonly Located[];
  /** How many places each cell has. */
  counts: ReadonlyMap<string, number>;
}

let made: PointMap | undefined;

const map = (): PointMap => (made ??= makeMap());

function makeMap(): PointMap {
  const places = [...gazetteer().places.values()].flatMap((place): Located[] => {
    const point = pointOf(place);
    return point ? [{ id: place.id, point, cells: cellsOf(point) }] : [];
  });
  const counts = new Map<string, number>();
  for (const { cells } of places) for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return { places: places.sort((one, other) => one.point.latitude - other.point.latitude), counts };
}

/** A place and how far it is from the nearest of some points. */
interface NearbyPlace {
  id: number;
  km: number;
}

/** The cities and localities for which a distance holds, in no order. */
function locatedWithin(
  points: readonly Point[],
  mostKm: number,
  holds: (km: number) => boolean,
): (Located & NearbyPlace)[] {
  const { places } = map();
  const reach = mostKm / KM_A_DEGREE + 0.001;
  const near = new Map<number, Located & NearbyPlace>();
  for (const point of points)
    for (let at = firstFrom(places, point.latitude - reach); at < places.length; at += 1) {
      const place = places[at];
      if (!place || place.point.latitude > point.latitude + reach) break;
      const km = distanceKm(point, place.point);
      if (holds(km) && km < (near.get(place.id)?.km ?? Infinity)) near.set(place.id, { ...place, km });
    }
  return [...near.values()];
}

/** Where the places from a latitude on begin. */
function firstFrom(places: readonly Located[], latitude: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle]?.point.latitude ?? Infinity) < latitude) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** NEAR-02: the cities and localities no further than so many kilometres from one of some points. */
export const placesWithin = (points: readonly Point[], km: number): NearbyPlace[] =>
  locatedWithin(points, km, (distance) => distance <= km).map(({ id, km: distance }) => ({
    id,
    km: distance,
  }));

/** Some places, told in as few parts as can be. */
export interface Cover {
  /** Cells, each of whose places is one of them: "16:207:1241". */
  cells: readonly string[];
  /** Those that are in none of the cells. */
  placeIds: readonly number[];
}

/** The places no further than so many kilometres, or nearer than that. */
export function coverOf(points: readonly Point[], km: number, how: "within" | "nearer" = "within"): Cover {
  const places = locatedWithin(points, km, (distance) => (how === "within" ? distance <= km : distance < km));
  const inside = new Map<string, number>();
  for (const { cells } of places) for (const cell of cells) inside.set(cell, (inside.get(cell) ?? 0) + 1);
  const { counts } = map();
  const isWhole = (cell: string) => inside.get(cell) === counts.get(cell) && counts.get(cell) !== 1;
  const cells = new Set<string>();
  const placeIds: number[] = [];
  for (const place of places) {
    const cell = place.cells.find(isWhole);
    if (cell === undefined) placeIds.push(place.id);
    else cells.add(cell);
  }
  return { cells: [...cells], placeIds };
}
