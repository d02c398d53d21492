import { type Cover, coverOf, placesWithin } from "../../places/nearby-places";
import { JobSort } from "../search/job-sort.enums";
import { FARTHEST_KM, type FilterChoice, type JobQuery, type SoughtPlace } from "../search/search-index";

/** The index knows years of work up to here; people with more find what asks for so many. */
const MOST_YEARS = 30;

/** Stands between the terms of a group, any of which a job must have. No term has it. */
const OR = "\x01";

/** No job has it. */
const NOTHING = "none";

const anyOf = (terms: readonly string[]): string => terms.join(OR) || NOTHING;

/** Terms that a job must have, groups among them, besides its words and pay: those `job_search` makes itself. */
export const termsOf = (query: JobQuery, today: string): string[] => [
  ...new Set([
    ...commonTerms(query),
    ...placeGroups(query.place),
    ...FACETS.flatMap((facet) => facet.termsOf(query, today)),
  ]),
];

/** Those that no choice is about. */
function commonTerms({ place, skills, isVerified, doesReply, isHighlighted }: JobQuery): string[] {
  const { isRemote, postedFor, called } = place;
  return [
    "live",
    ...(isRemote ? ["mode:remote"] : []),
    ...(postedFor.length === 0 ? [] : [anyOf(postedFor.map((id) => `for:${id}`))]),
    ...(called === null ? [] : [`place:${called.toLowerCase()}`]),
    ...skills.map((skill) => `skill:${skill.toLowerCase()}`),
    ...(isVerified ? ["verified"] : []),
    ...(doesReply ? ["replies"] : []),
    ...(isHighlighted ? ["highlighted"] : []),
  ];
}

const placeGroups = ({ within, alsoPostedFor, alsoTitled, alsoRemote }: SoughtPlace): string[] =>
  within.map((places) =>
    anyOf([
      ...places.map((id) => `at:${id}`),
      ...alsoPostedFor.map((id) => `for:${id}`),
      ...alsoTitled.map((name) => (name.includes(" ") ? `t:~${name}` : `t:${name}`)),
      ...(alsoRemote ? ["mode:remote"] : []),
    ]),
  );

const coverTerms = ({ cells, placeIds }: Cover): string[] => [
  ...cells.map((cell) => `cell:${cell}`),
  ...placeIds.map((id) => `for:${id}`),
];

const circleOf = ({ near }: JobQuery): string[] =>
  near?.withinKm == null ? [] : [anyOf(coverTerms(coverOf(near.points, near.withinKm)))];

const given = (name: string, value: string | number | null): string[] =>
  value === null ? [] : [`${name}:${value}`];

const PAY = "pay";

/** What people choose among few values, one at a time, with its terms in a query. */
const FACETS: readonly {
  key: keyof FilterChoice;
  termsOf: (query: JobQuery, today: string) => string[];
}[] = [
  { key: "type", termsOf: ({ type }) => given("type", type) },
  { key: "workMode", termsOf: ({ workMode }) => given("mode", workMode) },
  {
    key: "experienceYears",
    termsOf: ({ experienceYears: years }) =>
      given("years", years === null ? null : Math.min(years, MOST_YEARS)),
  },
  // FILT-01: what a job does not tell finds no job.
  { key: "education", termsOf: ({ education }) => given("education", education) },
  { key: "shift", termsOf: ({ shift }) => given("shift", shift) },
  { key: "englishLevel", termsOf: ({ englishLevel }) => given("english", englishLevel) },
  { key: "isWalkIn", termsOf: ({ isWalkIn }, today) => (isWalkIn ? [`walk-in:${today}`] : []) },
  { key: "near", termsOf: circleOf },
];

/** A term, and the facet that it is of. */
export interface FacetTerm {
  facet: string;
  term: string;
}

/** What `job_search_filter_counts` needs to know of some choices. */
interface Choices {
  common: string[];
  chosen: FacetTerm[];
  /** A term or a moment for each choice, in their order. */
  options: (FacetTerm | Date)[];
}

export function choicesOf(query: JobQuery, choices: readonly FilterChoice[], today: string): Choices {
  // A distance from the place of a search stands instead of the place.
  const isPlaceChosen = choices.some(({ place }) => place !== undefined);
  const places = placeGroups(query.place);
  return {
    // Once each: the index counts how many of them a block has.
    common: [...new Set([...commonTerms(query), ...(isPlaceChosen ? [] : places)])],
    chosen: [
      ...FACETS.flatMap(({ key, termsOf: read }) => read(query, today).map((term) => ({ facet: key, term }))),
      ...(isPlaceChosen ? places.map((term) => ({ facet: "near", term })) : []),
    ],
    options: choices.map((choice) => optionOf(query, choice, today)),
  };
}

/** @throws Error for a choice that is of no single term */
function optionOf(query: JobQuery, choice: FilterChoice, today: string): FacetTerm | Date {
  const { postedAfter, payMin } = choice;
  if (postedAfter) return postedAfter;
  if (payMin != null) return { facet: PAY, term: `pay>=${payMin}` };
  const facet = FACETS.find(({ key }) => choice[key] !== undefined);
  const [term, another] = facet?.termsOf({ ...query, ...choice }, today) ?? [];
  if (!facet || term === undefined || another !== undefined)
    throw new Error(`No choice of one term: ${JSON.stringify(choice)}`);
  return { facet: facet.key, term };
}

type Rings = [
  circle: string | null,
  placeIds: number[] | null,
  kilometres: number[] | null,
  nearer: string | null,
];

/**
 * What the order by distance goes by: the circle, which then is no term of the search; the places in it by their
 * numbers, each with its whole kilometres; what is nearer than the place where the list is read on.
 * @param tier the cursor's
 */
export function ringsOf({ near }: JobQuery, sort: JobSort, tier: number | null): Rings {
  if (sort !== JobSort.NEAREST || near === null) return [null, null, null, null];
  const { points, withinKm } = near;
  const places = placesWithin(points, withinKm ?? FARTHEST_KM)
    .filter(({ km }) => km < FARTHEST_KM || withinKm !== null)
    .sort((one, other) => one.id - other.id);
  const circle = withinKm === null ? null : anyOf(coverTerms(coverOf(points, withinKm)));
  const nearer = tier === null || tier === 0 ? null : anyOf(coverTerms(coverOf(points, tier, "nearer")));
  return [circle, places.map(({ id }) => id), places.map(({ km }) => Math.floor(km)), nearer];
}
