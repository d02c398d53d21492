/** Node 20 has no `Map.groupBy`. */
export function groupBy<Some, Key>(list: Iterable<Some>, keyOf: (one: Some) => Key): Map<Key, Some[]> {
  const groups = new Map<Key, Some[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
