import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

/** Nobody reads further, and counting a million rows takes as long as reading them. */
export const TOTAL_CAP = 1_000;

/** How many a list has, as far as they were counted. */
export interface Counted {
  total: number;
  /** Whether there are more. */
  isTotalCapped: boolean;
}

/** @param counted of at most one more than the cap */
const cappedTotal = (counted: number): Counted => ({
  total: Math.min(counted, TOTAL_CAP),
  isTotalCapped: counted > TOTAL_CAP,
});

/** Counts what a query finds, in its order so that an index leads there, up to one more than the cap. */
export async function countToCap<Entity extends ObjectLiteral>(
  found: SelectQueryBuilder<Entity>,
): Promise<Counted> {
  const some = found.clone().limit(TOTAL_CAP + 1);
  const [row] = await some.dataSource
    .createQueryBuilder()
    .select("count(*)::int", "counted")
    .from(`(${some.getQuery()})`, "found")
    .setParameters(some.getParameters())
    .getRawMany<{ counted: number }>();
  return cappedTotal(row?.counted ?? 0);
}
