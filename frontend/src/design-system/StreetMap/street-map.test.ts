import { polygonsPath, streetMap } from "./street-map";

const everyPolygon = (seed: string, width: number, height: number) => {
  const { blocks, parks, water } = streetMap(seed, width, height);
  return [...blocks, ...parks, ...water];
};

describe("street map", () => {
  it("draws the same streets for the same seed and size", () => {
    expect(streetMap("Bangalore", 284, 128)).toEqual(streetMap("Bangalore", 284, 128));
  });

  it("draws other streets for another seed", () => {
    expect(streetMap("Bangalore", 284, 128)).not.toEqual(streetMap("Mumbai", 284, 128));
  });

  it.each(["Bangalore", "Mumbai", "Delhi", "Kolkata", ""])(
    "keeps every block of %p within its bounds",
    (seed) => {
      for (const [x, y] of everyPolygon(seed, 284, 128).flat()) {
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(x).toBeLessThanOrEqual(284 + 1e-9);
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeLessThanOrEqual(128 + 1e-9);
      }
    },
  );

  it("leaves room for streets, yet covers most of the ground", () => {
    const covered = everyPolygon("Pune", 284, 128).reduce((sum, polygon) => sum + area(polygon), 0);
    const share = covered / (284 * 128);
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.97);
  });

  it("has parks and water in a quarter of some size", () => {
    const { parks, water } = streetMap("Hyderabad", 480, 480);
    expect(parks.length).toBeGreaterThan(0);
    expect(water.length).toBeGreaterThan(0);
  });

  it("joins all polygons into one path", () => {
    expect(
      polygonsPath([
        [
          [0, 0],
          [4.26, 0],
          [4, 3],
        ],
        [
          [5, 5],
          [6, 5],
          [6, 6],
        ],
      ]),
    ).toBe("M0 0L4.3 0L4 3ZM5 5L6 5L6 6Z");
  });
});

/** Shoelace formula. */
function area(polygon: readonly (readonly [number, number])[]): number {
  const doubled = polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
