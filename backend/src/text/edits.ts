/** Damerau's distance: how many signs were put in, left out, changed or swapped with their neighbour. */
export function editsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const change = one[row - 1] === other[at - 1] ? 0 : 1;
      const left = (line[at - 1] ?? 0) + 1;
      let least = Math.min(left, (last[at] ?? 0) + 1, (last[at - 1] ?? 0) + change);
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwap) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      line.push(least);
    }
    [before, last] = [last, line];
  }
  return last[other.length] ?? 0;
}
