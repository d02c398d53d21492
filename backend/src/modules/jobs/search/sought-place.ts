import { ancestorsOf, labelOf } from "../../places/gazetteer";
import { type Place, PlaceKind } from "../../places/place.entity";
import { type PlaceQuestion, PlaceQuestionKind } from "../../places/places-reading";
import { readPlaces } from "../../places/read-places";
import { WorkMode } from "../../places/work-mode";
import { isWide } from "../reading/job-places";
import type { SoughtPlace } from "./search-index";

export const ANYWHERE: SoughtPlace = { isRemote: false, within: null, postedFor: null, called: null };

/** Where a text looks for jobs. Of several places the first counts, and all of India narrows nothing. */
export function soughtPlace(text: string): SoughtPlace {
  if (text.trim() === "") return ANYWHERE;
  const { places, workMode, questions } = readPlaces(text);
  const [place] = places;
  const [asked] = questions;
  return {
    ...ANYWHERE,
    isRemote: workMode === WorkMode.REMOTE,
    within: place && place.kind !== PlaceKind.COUNTRY ? place.id : null,
    called: asked ? nameOf(asked) : null,
  };
}

/** The one that is searched of a text that names several places; null of any other. */
export function firstOfSeveral(text: string): string | null {
  const [first, second] = readPlaces(text).places;
  return first && second ? labelOf(first) : null;
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
