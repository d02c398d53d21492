/**
 * A seeded source of chance (mulberry32): the same seed gives the same run of values on every machine,
 * which is what keeps the demo data the same at every start.
 */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = hashOf(seed);
  }

  /** A number from 0 (included) to 1 (left out). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items; throws on an empty list, which is always a mistake in the data. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error("Nothing to pick from.");
    return item;
  }

  /** One of the items, each as likely as its weight says. */
  pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let left = this.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return this.pick(items);
  }

  /** `count` different items in a shuffled order; all of them where there are fewer. */
  sample<T>(items: readonly T[], count: number): T[] {
    return this.shuffle([...items]).slice(0, count);
  }

  /** Shuffles the list in place and returns it. */
  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = this.whole(0, last);
      const kept = items[last] as T;
      items[last] = items[other] as T;
      items[other] = kept;
    }
    return items;
  }
}

/** FNV-1a, so that seeds can be words. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}
