/** x to the right, y down, as in SVG. */
export type Point = readonly [number, number];

export function mean(a: number, b: number): number {
  return (a + b) / 2;
}

export function lerp([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** `angle` in radians. */
export function rotate([x, y]: Point, [cx, cy]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** The part of a convex polygon inside `0..width` by `0..height`, one side at a time (Sutherland and Hodgman). */
export function clipToRectangle(polygon: readonly Point[], width: number, height: number): Point[] {
  let part = clipSide(polygon, ([x]) => x);
  part = clipSide(part, ([x]) => width - x);
  part = clipSide(part, ([, y]) => y);
  return clipSide(part, ([, y]) => height - y);
}

/** `inside` is the signed distance from the side, negative beyond it. */
function clipSide(polygon: readonly Point[], inside: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  let previous = polygon.at(-1);
  for (const point of polygon) {
    if (previous !== undefined) {
      const [before, now] = [inside(previous), inside(point)];
      if (before < 0 !== now < 0) kept.push(lerp(previous, point, before / (before - now)));
      if (now >= 0) kept.push(point);
    }
    previous = point;
  }
  return kept;
}

/** Closed path data; a tenth of a unit is finer than any screen shows. */
export function toPath(polygon: readonly Point[]): string {
  return `M${polygon.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
