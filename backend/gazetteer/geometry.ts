import type { Point } from "./sources";

const KM_A_DEGREE = 111.2;

export function kilometresBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * KM_A_DEGREE;
}

/** Undefined of none. */
export function nearest<Some extends Point>(point: Point, points: Iterable<Some>): Some | undefined {
  let best: Some | undefined;
  let least = Infinity;
  for (const candidate of points) {
    const distance = kilometresBetween(point, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

export function medianOf(points: readonly Point[]): Point {
  const middle = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}
