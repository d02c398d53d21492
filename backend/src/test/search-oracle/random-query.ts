import { JobSort } from "../../modules/jobs/search/job-sort.enums";
import type { JobQuery, SoughtPlace } from "../../modules/jobs/search/search-index";
import { ANYWHERE } from "../../modules/jobs/search/sought-place";
import type { Dice } from "./dice";
import { NAMES, PAY, SKILLS, TEXTS, SOUGHT, TYPES, WIDE, WORK_MODES } from "./vocabulary";

/** A query that narrows nothing. */
export const ANYTHING: JobQuery = {
  text: null,
  place: ANYWHERE,
  type: null,
  workMode: null,
  experienceYears: null,
  skills: [],
  isVerified: false,
  doesReply: false,
  postedAfter: null,
  payMin: null,
  payMax: null,
};

/**
 * A query of a few filters.
 * @param moments to the millisecond: when jobs were posted, where "late enough" begins and ends
 */
export function randomQuery(dice: Dice, moments: readonly Date[]): JobQuery {
  // Two filters in three searches of four; the others have all that the dice give them.
  const rare = dice.once(4) ? 2 : 6;
  return {
    text: dice.maybe(2, () => dice.oneOf(TEXTS)),
    place: dice.once(3) ? randomPlace(dice) : ANYWHERE,
    type: dice.maybe(rare, () => dice.oneOf(TYPES)),
    workMode: dice.maybe(rare, () => dice.oneOf(WORK_MODES)),
    experienceYears: dice.maybe(rare, () => dice.oneOf([0, 1, 3, 8, 30, 45])),
    skills: dice.once(rare) ? dice.someOf(SKILLS, 2) : [],
    isVerified: dice.once(2 * rare),
    doesReply: dice.once(2 * rare),
    postedAfter: dice.maybe(rare, () => dice.oneOf(moments)),
    payMin: dice.maybe(rare, () => dice.oneOf(PAY)),
    payMax: dice.maybe(rare, () => dice.oneOf(PAY)),
  };
}

function randomPlace(dice: Dice): SoughtPlace {
  const within = [dice.oneOf(SOUGHT)];
  return dice.oneOf([
    { ...ANYWHERE, isRemote: true },
    { ...ANYWHERE, within },
    { ...ANYWHERE, within },
    { ...ANYWHERE, within, isRemote: true },
    { ...ANYWHERE, within: [...within, dice.oneOf(SOUGHT)] },
    { ...ANYWHERE, postedFor: dice.oneOf(WIDE) },
    { ...ANYWHERE, called: dice.oneOf(NAMES) },
    { ...ANYWHERE, called: dice.oneOf(NAMES), within },
  ]);
}

export const randomSort = (dice: Dice): JobSort =>
  dice.oneOf([JobSort.RELEVANCE, JobSort.NEWEST, JobSort.PAY]);

/** The query with one filter less, for each filter that it has. */
export function simpler(query: JobQuery): JobQuery[] {
  const filters = Object.entries(ANYTHING) as [keyof JobQuery, unknown][];
  return filters
    .filter(([name, nothing]) => JSON.stringify(query[name]) !== JSON.stringify(nothing))
    .map(([name, nothing]) => ({ ...query, [name]: nothing }));
}
