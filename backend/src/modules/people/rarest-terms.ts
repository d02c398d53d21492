import type { EntityManager } from "typeorm";

/** A person has one of these terms. */
export type Terms = readonly string[];

/** Of several terms that are all wanted, those that the fewest people have. */
export interface Rarest {
  terms: Terms;
  /** So many people with them are passed for one who has the next rarest as well. */
  passedForOne: number;
}

/** How many people tell how rare a term is. */
export const TOLD_BY = 100;
/** Where more are passed for one, PostgreSQL chooses how to find them. */
const MOST_PASSED_FOR_ONE = 10;

const EVERYBODY = `
  select listed_at from findable_people where is_on and not is_stale and not is_barred and card is not null
  order by listed_at desc limit ${TOLD_BY}`;

/** Seconds since the last of so many was listed; null where there are fewer. */
const spanOf = (people: string): string => `
  (select extract(epoch from now() - min(listed_at))::float8 from (${people}) newest having count(*) = ${TOLD_BY})`;

/**
 * A list of the people who have the rarest terms finds the wanted ones soonest. How many have them is told by how long
 * ago the last of a hundred was listed.
 * @returns undefined if nothing is wanted, or what is wanted meets too seldom
 */
export async function rarestOf(
  manager: EntityManager,
  wanted: readonly Terms[],
): Promise<Rarest | undefined> {
  const [only] = wanted;
  if (only === undefined || wanted.length === 1) return only && { terms: only, passedForOne: 1 };
  const spans = wanted.map((_, at) => spanOf(`select * from people_newest($${at + 1}, ${TOLD_BY})`));
  const [row] = await manager.query<{ everybody: number | null; each: (number | null)[] }[]>(
    `select ${spanOf(EVERYBODY)} as everybody, array[${spans.join()}] as each`,
    [...wanted],
  );
  // Of all people; 0 where fewer than a hundred have them.
  const shares = (row?.each ?? []).map((span) => (span && row?.everybody ? row.everybody / span : 0));
  const [rarest = 0, next = 1] = shares.toSorted((a, b) => a - b);
  const passedForOne = rarest === 0 ? 1 : 1 / next;
  if (passedForOne > MOST_PASSED_FOR_ONE) return undefined;
  return { terms: wanted[shares.indexOf(rarest)] ?? [], passedForOne };
}
