/** Chance that repeats itself: the same seed makes the same throws on every machine. */
export class Dice {
  private state: number;

  /** @param seed a whole number */
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to one less than `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** True once in so many throws. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === 0;
  }

  /** One of some values. There must be one. */
  oneOf<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }

  /** Some of the values, none to all. */
  someOf<Value>(values: readonly Value[], most: number): Value[] {
    return Array.from({ length: this.below(most + 1) }, () => this.oneOf(values));
  }

  /** The value once in so many throws; null otherwise. */
  maybe<Value>(inSoMany: number, value: () => Value): Value | null {
    return this.once(inSoMany) ? value() : null;
  }

  /** An id with one of four ends, so that jobs posted together tie. With the least end, a key begins its moment. */
  id(): string {
    const digits = Array.from({ length: 29 }, () => this.below(16).toString(16)).join("");
    const end = this.oneOf(["000", "0ff", "fff", "f01"]);
    return `${digits}${end}`.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-7$3-8$4-$5");
  }

  /** Mulberry32: 32 bits of state, one multiplication chain a throw. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
