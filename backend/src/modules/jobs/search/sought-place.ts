import { ancestorsOf, isMeantByName, labelOf, partsOf } from "../../places/gazetteer";
import { type Point, pointOf } from "../../places/nearby-places";
import { plainName } from "../../places/place-names";
import { type Place, PlaceKind } from "../../places/place.entity";
import { type PlaceQuestion, PlaceQuestionKind } from "../../places/places-reading";
import { readPlaces } from "../../places/read-places";
import { WorkMode } from "../../places/work-mode";
import { isOfAForm } from "../query/known-forms";
import { isElsewhere, isWide, namesItsCity } from "../reading/job-places";
import type { SoughtPlace } from "./search-index";

export const ANYWHERE: SoughtPlace = {
  isRemote: false,
  within: [],
  alsoPostedFor: [],
  alsoTitled: [],
  alsoRemote: false,
  postedFor: [],
  called: null,
};

/**
 * Where a text looks for jobs (JOBP-02, JOBP-03, NEAR-01, PLACE-11): in any of its places, and in their parts. All of
 * India narrows nothing. Of "Marine Drive, Pune", which is no place, jobs in both are found.
 * @param isTyped whether the text stood among other words, and not in the box Location (READ-09, READ-11)
 */
export function soughtPlace(text: string, isTyped = false): SoughtPlace {
  if (text.trim() === "") return ANYWHERE;
  const { places, workMode, questions } = readPlaces(text);
  const [asked] = questions;
  const isAnywhere = places.length === 0 || places.some(({ kind }) => kind === PlaceKind.COUNTRY);
  const ids = places.map((place) => [place, ...partsOf(place)].map(({ id }) => id));
  const areApart = isMisplaced(text, places);
  return {
    ...ANYWHERE,
    isRemote: workMode === WorkMode.REMOTE,
    within: isAnywhere ? [] : areApart ? ids : [ids.flat()],
    alsoPostedFor: isTyped ? places.flatMap(regionsNamedAfter) : [],
    alsoTitled: isTyped && !areApart ? places.flatMap(namesInTitles) : [],
    called: asked ? nameOf(asked) : null,
  };
}

/** Who types "Delhi" means Delhi NCR as well: the regions around a city that bear its name. */
const regionsNamedAfter = (place: Place): number[] =>
  ancestorsOf(place)
    .filter(({ kind, name }) => kind === PlaceKind.REGION && name.startsWith(`${place.name} `))
    .map(({ id }) => id);

/** Shorter names and those of more words than two are seldom what a title calls a locality. */
const NAME_IN_TITLES = /^[a-z]{5,}(?: [a-z]+)?$/;

/** READ-11: what titles call a locality. A name that another place has, or that is a word of a trade, says nothing. */
function namesInTitles(place: Place): string[] {
  // Titles are searched in the singular.
  const name = plainName(place.name).replace(/(?<=\w\w[^s\W])s\b/g, "");
  const isSure = place.kind === PlaceKind.LOCALITY && NAME_IN_TITLES.test(name) && isMeantByName(place);
  return isSure && !isOfAForm(name) ? [name] : [];
}

/** Whether a locality stands before a city that it isn't in, and its own city isn't named. */
function isMisplaced(text: string, places: readonly Place[]): boolean {
  const [locality, , third] = places;
  if (!locality || third || !isElsewhere(places)) return false;
  if (text.includes(";")) return false;
  return !namesItsCity(text, places);
}

/** The points of a text's places; none of a region, a state, India, and of names that several places have. */
export const pointsOf = (text: string): Point[] =>
  text.trim() === "" ? [] : readPlaces(text).places.flatMap((place) => pointOf(place) ?? []);

/**
 * What is searched where that is not what the text says: the locality that a part of a name is short for, such as
 * "HSR Layout, Bangalore" for "HSR". Null of any other text.
 */
export function searchedInstead(text: string): string | null {
  const [place, another] = readPlaces(text).places;
  if (place?.kind !== PlaceKind.LOCALITY || another) return null;
  return text.toLowerCase().includes(place.name.toLowerCase()) ? null : labelOf(place);
}

/**
 * The areas around the places of a text that jobs may be posted for, the nearest kind first: the regions, the states,
 * India.
 */
export function areasAround(text: string): { places: readonly Place[]; areas: Place[][] } | null {
  const { places, questions } = readPlaces(text);
  if (places.length === 0 || questions.length > 0) return null;
  const around = new Set(places.flatMap(ancestorsOf).filter(isWide));
  const areas = WIDE_KINDS.map((kind) => [...around].filter((area) => area.kind === kind));
  return { places, areas: areas.filter(({ length }) => length > 0) };
}

const WIDE_KINDS = [PlaceKind.REGION, PlaceKind.STATE, PlaceKind.COUNTRY];

/** Several places may be called so: whichever it is, the job has the name. */
function nameOf({ text, kind, candidates }: PlaceQuestion): string {
  const [first] = candidates;
  return kind === PlaceQuestionKind.AMBIGUOUS && first ? first.name : text.trim();
}
