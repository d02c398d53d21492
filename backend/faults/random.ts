/** A whole number below this one. */
export const pick = (below: number): number => Math.floor(Math.random() * below);

export const chance = (share: number): boolean => Math.random() < share;

/** @throws Error for an empty list */
export function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[pick(values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}

/** Takes one out of a list, whichever; undefined where there is none. */
export function takeOneOf<Value>(values: Value[]): Value | undefined {
  const index = pick(values.length);
  const value = values[index];
  const last = values.pop();
  if (last !== undefined && index < values.length) values[index] = last;
  return value;
}

let words = 0;

/** A word that no other call of the run has, of letters alone: digits might be taken for a phone number. */
export function newMark(): string {
  words += 1;
  return `q${words.toString().replace(/\d/g, (digit) => "bcdfghjklm"[Number(digit)] ?? "")}x`;
}
