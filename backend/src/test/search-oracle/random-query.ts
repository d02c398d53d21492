import { JobSort } from "../../modules/jobs/search/job-sort.enums";
import type { FilterChoice, JobQuery, SoughtNear, SoughtPlace } from "../../modules/jobs/search/search-index";
import { ANYWHERE } from "../../modules/jobs/search/sought-place";
import type { Dice } from "./dice";
import {
  EDUCATIONS,
  ENGLISH_LEVELS,
  NAMES,
  PAY,
  POINTS,
  SHIFTS,
  SKILLS,
  TEXTS,
  SOUGHT,
  TYPES,
  WIDE,
  WORK_MODES,
} from "./vocabulary";

/** A query that narrows nothing. */
export const ANYTHING: JobQuery = {
  text: null,
  place: ANYWHERE,
  near: null,
  education: null,
  shift: null,
  englishLevel: null,
  isWalkIn: false,
  type: null,
  workMode: null,
  experienceYears: null,
  skills: [],
  isVerified: false,
  doesReply: false,
  isHighlighted: false,
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
    near: dice.maybe(3, () => randomNear(dice)),
    type: dice.maybe(rare, () => dice.oneOf(TYPES)),
    education: dice.maybe(rare, () => dice.oneOf(EDUCATIONS)),
    shift: dice.maybe(2 * rare, () => dice.oneOf(SHIFTS)),
    englishLevel: dice.maybe(2 * rare, () => dice.oneOf(ENGLISH_LEVELS)),
    isWalkIn: dice.once(rare),
    workMode: dice.maybe(rare, () => dice.oneOf(WORK_MODES)),
    experienceYears: dice.maybe(rare, () => dice.oneOf([0, 1, 3, 8, 30, 45])),
    skills: dice.once(rare) ? dice.someOf(SKILLS, 2) : [],
    isVerified: dice.once(2 * rare),
    doesReply: dice.once(2 * rare),
    isHighlighted: dice.once(2 * rare),
    postedAfter: dice.maybe(rare, () => dice.oneOf(moments)),
    payMin: dice.maybe(rare, () => dice.oneOf(PAY)),
    payMax: dice.maybe(rare, () => dice.oneOf(PAY)),
  };
}

/** Words of random titles, alone and one after the other. */
const TITLED = ["nurse", "developer", "staff nurse"];

function randomPlace(dice: Dice): SoughtPlace {
  const within = [[dice.oneOf(SOUGHT)]];
  const any = [dice.oneOf(SOUGHT), ...dice.someOf(SOUGHT, 8)];
  return dice.oneOf([
    { ...ANYWHERE, isRemote: true },
    { ...ANYWHERE, within },
    { ...ANYWHERE, within },
    { ...ANYWHERE, within, isRemote: true },
    { ...ANYWHERE, within: [...within, [dice.oneOf(SOUGHT)]] },
    { ...ANYWHERE, within: [any] },
    { ...ANYWHERE, within, alsoPostedFor: [dice.oneOf(WIDE)] },
    { ...ANYWHERE, within, alsoTitled: [dice.oneOf(TITLED)] },
    { ...ANYWHERE, within, alsoRemote: true },
    { ...ANYWHERE, within: [any, [dice.oneOf(SOUGHT), dice.oneOf(SOUGHT)]] },
    { ...ANYWHERE, postedFor: [dice.oneOf(WIDE)] },
    { ...ANYWHERE, postedFor: [dice.oneOf(WIDE), dice.oneOf(WIDE)] },
    { ...ANYWHERE, called: dice.oneOf(NAMES) },
    { ...ANYWHERE, called: dice.oneOf(NAMES), within },
  ]);
}

function randomNear(dice: Dice): SoughtNear {
  const points = [dice.oneOf(POINTS), ...dice.someOf(POINTS, 1)];
  return { points, withinKm: dice.maybe(2, () => dice.oneOf(DISTANCES)) };
}

const DISTANCES = [1, 2, 5, 10, 25, 100];

/** One that the query can be asked for: by distance only from a point. */
export const randomSort = (dice: Dice, { near }: JobQuery): JobSort =>
  near && !dice.once(3) ? JobSort.NEAREST : dice.oneOf([JobSort.RELEVANCE, JobSort.NEWEST, JobSort.PAY]);

/** The query without some of its filters, so that it finds more. */
export const thinned = (dice: Dice, query: JobQuery): JobQuery => ({
  ...query,
  ...Object.fromEntries(Object.entries(ANYTHING).filter(() => dice.once(2))),
});

/** A choice of each kind, and two distances. */
export function randomChoices(dice: Dice, query: JobQuery, moments: readonly Date[]): FilterChoice[] {
  const [point] = query.near?.points ?? [dice.oneOf(POINTS)];
  const points = [point ?? dice.oneOf(POINTS)];
  // A distance from where the search is already stands beside its place, or in place of it.
  const place = query.near || dice.once(2) ? {} : { place: { ...query.place, within: [] } };
  return [
    { type: dice.oneOf(TYPES) },
    { workMode: dice.oneOf(WORK_MODES) },
    { experienceYears: dice.oneOf([0, 3, 30]) },
    { education: dice.oneOf(EDUCATIONS) },
    { shift: dice.oneOf(SHIFTS) },
    { englishLevel: dice.oneOf(ENGLISH_LEVELS) },
    { isWalkIn: true },
    { postedAfter: dice.oneOf(moments) },
    { payMin: dice.oneOf([1, 100_000, 500_000, 1_200_000]), payMax: null },
    { near: { points, withinKm: 5 }, ...place },
    { near: { points, withinKm: 25 }, ...place },
  ];
}

/** The query with one filter less, for each filter that it has. */
export function simpler(query: JobQuery): JobQuery[] {
  const filters = Object.entries(ANYTHING) as [keyof JobQuery, unknown][];
  return filters
    .filter(([name, nothing]) => JSON.stringify(query[name]) !== JSON.stringify(nothing))
    .map(([name, nothing]) => ({ ...query, [name]: nothing }));
}
