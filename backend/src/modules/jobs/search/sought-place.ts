import { ancestorsOf, labelOf } from "../../places/gazetteer";
import { type Place, PlaceKind } from "../../places/place.entity";
import { type PlaceQuestion, PlaceQuestionKind } from "../../places/places-reading";
import { readPlaces } from "../../places/read-places";
import { WorkMode } from "../../places/work-mode";
import { isElsewhere, isWide } from "../reading/job-places";
import type { SoughtPlace } from "./search-index";

export const ANYWHERE: SoughtPlace = { isRemote: false, within: [], postedFor: null, called: null };

/**
 * Where a text looks for jobs (JOBP-02, JOBP-03). Of several places the first counts, and all of India narrows nothing.
 */
export function soughtPlace(text: string): SoughtPlace {
  if (text.trim() === "") return ANYWHERE;
  const { places, workMode, questions } = readPlaces(text);
  const [asked] = questions;
  const meant = isElsewhere(places) ? places.slice(0, 2) : places.slice(0, 1);
  return {
    ...ANYWHERE,
    isRemote: workMode === WorkMode.REMOTE,
    within: meant.filter(({ kind }) => kind !== PlaceKind.COUNTRY).map(({ id }) => id),
    called: asked ? nameOf(asked) : null,
  };
}

/**
 * What is searched where that is not what the text says: the first of several places, or the locality that a part of a
 * name is short for, such as "HSR Layout, Bangalore" for "HSR". Null of any other text.
 */
export function searchedInstead(text: string): string | null {
  const { places } = readPlaces(text);
  const [first] = places;
  if (!first || isElsewhere(places)) return null;
  const isShort = first.kind === PlaceKind.LOCALITY && !text.toLowerCase().includes(first.name.toLowerCase());
  return places.length > 1 || isShort ? labelOf(first) : null;
}

/** The areas around the place of a text that jobs may be posted for, the nearest first. */
export function areasAround(text: string): { place: Place; areas: Place[] } | null {
  const { places, questions } = readPlaces(text);
  const [place] = places;
  return place && questions.length === 0 ? { place, areas: ancestorsOf(place).filter(isWide) } : null;
}

/** Several places may be called so: whichever it is, the job has the name. */
function nameOf({ text, kind, candidates }: PlaceQuestion): string {
  const [first] = candidates;
  return kind === PlaceQuestionKind.AMBIGUOUS && first ? first.name : text.trim();
}
