import type { EntityManager } from "typeorm";

/** A person has one of these terms. */
export type Terms = readonly string[];

/** Of several terms that are all wanted, those that the fewest people have. */
export interface Rarest {
  terms: Terms;
  /** So many people with them are passed for one who has the next rarest as well. */
  passedForOne: number;
}

/** When the last of so many people was listed with a term, tells how rare it is. */
export const SAMPLE = 100;
/** Where more are passed for one, PostgreSQL chooses how to find them. */
const MOST_PASSED_FOR_ONE = 10;

const EVERYBODY = `
  select listed_at from findable_people where is_on and not is_stale and not is_barred and card is not null
  order by listed_at desc limit ${SAMPLE}`;

/** Seconds since 1970 of a sample's last person; null where there are fewer people. */
const lastOf = (people: string): string =>
  `(select extract(epoch from min(listed_at))::float8 from (${people}) newest having count(*) = ${SAMPLE})`;

const NEWEST_OF_ALL = "(select extract(epoch from max(listed_at))::float8 from everybody)";

/**
 * Where a search looks for people. Those who have its rarest terms hold the wanted ones closest together.
 * @returns undefined if no terms are wanted, or if hardly anybody has them all
 */
export async function rarestOf(
  manager: EntityManager,
  wanted: readonly Terms[],
): Promise<Rarest | undefined> {
  const [only] = wanted;
  if (only === undefined || wanted.length === 1) return only && { terms: only, passedForOne: 1 };
  const each = wanted.map((_, at) => lastOf(`select * from people_newest($${at + 1}, ${SAMPLE})`));
  const [row] = await manager.query<{ newest: number; last: number | null; each: (number | null)[] }[]>(
    `with everybody as materialized (${EVERYBODY})
     select ${NEWEST_OF_ALL} as newest, ${lastOf("select * from everybody")} as last, array[${each.join()}] as each`,
    [...wanted],
  );
  const newest = row?.newest ?? 0;
  // A second at least: many may be listed at once.
  const spanTo = (last: number) => Math.max(newest - last, 1);
  const ofAll = row?.last == null ? null : spanTo(row.last);
  // Of all people; 0 where fewer than a sample have the terms.
  const shares = (row?.each ?? []).map((last) =>
    last === null || ofAll === null ? 0 : ofAll / spanTo(last),
  );
  const [rarest = 0, next = 1] = shares.toSorted((a, b) => a - b);
  const passedForOne = rarest === 0 ? 1 : Math.max(1 / next, 1);
  if (passedForOne > MOST_PASSED_FOR_ONE) return undefined;
  return { terms: wanted[shares.indexOf(rarest)] ?? [], passedForOne };
}
