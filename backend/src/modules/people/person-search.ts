import type { EntityManager } from "typeorm";
import { boundsAround, type Figure } from "./figure-bounds";
import type { Finder } from "./finder";
import { FINDABLE } from "./person.sql";
import { rarestOf, SAMPLE, type Terms } from "./rarest-terms";

/** What a search asks of people: one of each group of terms, and figures within bounds. */
export interface Wanted {
  terms: readonly Terms[];
  figures: readonly Figure[];
  /** Whether words and a place are among the terms. */
  isOfWordsAndPlace: boolean;
}

/** So many people, after a place in the order of lists. */
interface Part {
  limit: number;
  after?: [listedAt: string, id: string];
}

/** Some of those who match can't be found: they are barred, or hidden from the company. */
const SPARE = 1.5;

/**
 * Searches among those who have the rarest terms, or however PostgreSQL chooses.
 * @returns what reads the ids of a part: of people who may be found and are as wanted, in the order of lists
 */
export async function searchOf(manager: EntityManager, finder: Finder, wanted: Wanted) {
  // Only the indexes of all people have figures.
  const rarest = wanted.figures.length > 0 ? undefined : await rarestOf(manager, wanted.terms);
  return async (part: Part): Promise<string[]> => {
    if (rarest) {
      const most = Math.ceil(part.limit * rarest.passedForOne * SPARE) + SAMPLE;
      const [row] = await manager.query<{ passed: number; ids: string[] }[]>(
        ...amongNewest(finder, wanted, part, rarest.terms, most),
      );
      const { passed, ids } = row ?? { passed: 0, ids: [] };
      if (ids.length === part.limit || passed < most) return ids;
    }
    const rows = await manager.query<{ id: string }[]>(...amongAll(finder, wanted, part));
    return rows.map(({ id }) => id);
  };
}

const LEAST_BOUNDS = 3;

/** As the index of terms has them. */
const BOUNDS =
  "people_bounds(person.experience_months, person.expected_pay, person.notice_days, person.education_level)";

type Statement = [sql: string, values: unknown[]];

function amongAll(finder: Finder, wanted: Wanted, part: Part): Statement {
  const { add, values } = parametersOf(finder);
  const conditions = [isWanted(wanted, add)];
  const bounds = boundsAround(wanted.figures);
  // With less to look up together too many would be found, where a walk by time soon has enough.
  if (wanted.isOfWordsAndPlace && bounds.length >= LEAST_BOUNDS)
    conditions.push(`${BOUNDS} @> ${add(bounds)}::text[]`);
  if (part.after) {
    const [listedAt, id] = part.after.map(add);
    conditions.push(`(person.listed_at, person.id) < (${listedAt}::timestamptz, ${id}::uuid)`);
  }
  const from = `from findable_people person where ${conditions.join(" and ")}`;
  return [`select person.id ${from} ${inOrder(part)}`, values];
}

/**
 * Among so many at most who have the rarest terms, in one row with how many these are. A lateral join keeps the order
 * of the newest, so that it stops at the last who is wanted: sorted here, it would look at each of them first.
 */
function amongNewest(finder: Finder, wanted: Wanted, part: Part, terms: Terms, most: number): Statement {
  const { add, values } = parametersOf(finder);
  const newest = [terms, most, ...(part.after ?? [])].map(add);
  // One by one: the limit keeps PostgreSQL from reading everybody for it.
  const each = `(
    select * from findable_people found where (found.id, found.listed_at) = (newest.id, newest.listed_at) limit 1
  ) person`;
  const from = `from newest cross join lateral ${each} where ${isWanted(wanted, add)}`;
  return [
    `with newest as materialized (select * from people_newest(${newest.join()}))
     select (select count(*)::int from newest) as passed,
       array(select person.id ${from} limit ${part.limit}) as ids`,
    values,
  ];
}

type Add = (value: unknown) => string;

function parametersOf({ parameters }: Finder): { values: unknown[]; add: Add } {
  const values: unknown[] = [...parameters];
  return { values, add: (value) => `$${values.push(value)}` };
}

const isWanted = ({ terms, figures }: Wanted, add: Add): string =>
  [
    // Figures first: they are the quickest to compare.
    ...figures.map(([column, compared, value]) => `person.${column} ${compared} ${add(value)}::int`),
    FINDABLE,
    ...terms.map((each) => `person.terms && ${add(each)}::text[]`),
  ].join("\n and ");

const inOrder = ({ limit }: Part): string => `order by person.listed_at desc, person.id desc limit ${limit}`;
