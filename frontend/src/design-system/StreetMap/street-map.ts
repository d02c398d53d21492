import { clipToRectangle, lerp, mean, rotate, toPath, type Point } from "./polygon";
import { seededRandom, type SeededRandom } from "./seeded-random";

/** Corners in order; `0-1` and `3-2` are the sides that a crosswise street joins. */
type Quad = readonly [Point, Point, Point, Point];

export interface StreetMapGeometry {
  /** Polygons of built-up blocks, in map units, inside `0..width` by `0..height`. */
  blocks: Point[][];
  parks: Point[][];
  water: Point[][];
  /** Path data of the one curved avenue that crosses the map from side to side. */
  avenue: string;
  avenueWidth: number;
}

/** Widths of the streets, in map units, by depth of the split that makes them: arteries first, lanes last. */
const STREET_WIDTHS = [5, 4.5, 4, 2.5, 1.4, 1, 0.8];
const LANE_WIDTH = 0.7;
const SMALLEST_BLOCK = 13;
const PARK_SHARE = 0.035;
const WATER_SHARE = 0.02;

/**
 * The streets of a made-up quarter, the same ones for the same seed and size.
 * `width` and `height` are map units; a lane is about one unit wide, so a larger size shows more of the quarter.
 */
export function streetMap(seed: string, width: number, height: number): StreetMapGeometry {
  const random = seededRandom(seed);
  const angle = ((random() < 0.5 ? -1 : 1) * (8 + random() * 20) * Math.PI) / 180;
  const blocks: Point[][] = [];
  split(groundQuad(width, height), 0, random, blocks);

  const geometry: StreetMapGeometry = {
    blocks: [],
    parks: [],
    water: [],
    avenue: avenuePath(width, height, random),
    avenueWidth: 9,
  };
  const centre: Point = [width / 2, height / 2];
  for (const block of blocks) {
    // Drawn before the clipping, so that a block cut by the edge keeps what it is.
    const lot = random();
    const visible = clipToRectangle(
      block.map((point) => rotate(point, centre, angle)),
      width,
      height,
    );
    if (visible.length < 3) continue;
    kindOf(lot, geometry).push(visible);
  }
  return geometry;
}

/** Path data of all the polygons in one string: one DOM node instead of hundreds. */
export function polygonsPath(polygons: readonly Point[][]): string {
  return polygons.map(toPath).join("");
}

function kindOf(lot: number, geometry: StreetMapGeometry): Point[][] {
  if (lot < PARK_SHARE) return geometry.parks;
  if (lot < PARK_SHARE + WATER_SHARE) return geometry.water;
  return geometry.blocks;
}

/** A square wide enough to cover the map at any rotation. */
function groundQuad(width: number, height: number): Quad {
  const half = Math.hypot(width, height) / 2;
  const [x, y] = [width / 2, height / 2];
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

function split(quad: Quad, depth: number, random: SeededRandom, blocks: Point[][]): void {
  const [a, b, c, d] = quad;
  const along = mean(distance(a, b), distance(d, c));
  const across = mean(distance(b, c), distance(a, d));
  const longest = Math.max(along, across);
  const isBlock = longest < SMALLEST_BLOCK * 2 || (longest < SMALLEST_BLOCK * 3.4 && random() < 0.25);
  if (isBlock) {
    blocks.push([...quad]);
    return;
  }
  const street = STREET_WIDTHS[depth] ?? LANE_WIDTH;
  // Turning the corners makes the cut always cross the sides 0-1 and 3-2.
  const turned: Quad = along >= across ? quad : [b, c, d, a];
  for (const part of cut(turned, street, random)) split(part, depth + 1, random, blocks);
}

/** Two quads with a street of the given width between them, a little askew. */
function cut([a, b, c, d]: Quad, street: number, random: SeededRandom): readonly [Quad, Quad] {
  const near = 0.36 + random() * 0.28;
  const far = near + (random() - 0.5) * 0.09;
  const nearHalf = street / 2 / distance(a, b);
  const farHalf = street / 2 / distance(d, c);
  return [
    [a, lerp(a, b, near - nearHalf), lerp(d, c, far - farHalf), d],
    [lerp(a, b, near + nearHalf), b, c, lerp(d, c, far + farHalf)],
  ];
}

function avenuePath(width: number, height: number, random: SeededRandom): string {
  const falls = random() < 0.5;
  const high = height * (0.2 + random() * 0.12);
  const low = height * (0.72 + random() * 0.14);
  const [start, end] = falls ? [high, low] : [low, high];
  const bend = width * (0.42 + random() * 0.16);
  const from = `M-12 ${start.toFixed(1)}`;
  const down = `C${(width * 0.3).toFixed(1)} ${(start - 6).toFixed(1)} ${(bend - width * 0.12).toFixed(1)} ${start.toFixed(1)} `;
  const middle = `${bend.toFixed(1)} ${mean(start, end).toFixed(1)}`;
  return `${from}${down}${middle}S${(width * 0.8).toFixed(1)} ${(end + 8).toFixed(1)} ${(width + 12).toFixed(1)} ${end.toFixed(1)}`;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
