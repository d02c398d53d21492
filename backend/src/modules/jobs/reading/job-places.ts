import type { Complaint } from "../../../text/broken-rule";
import { ancestorsOf, labelOf, placeById } from "../../places/gazetteer";
import { distanceKm, pointOf } from "../../places/nearby-places";
import { type Place, PlaceKind } from "../../places/place.entity";
import { type PlaceQuestion, PlaceQuestionKind } from "../../places/places-reading";
import { readPlaces } from "../../places/read-places";
import { WorkMode } from "../../places/work-mode";

/** What a job without a place has for one. */
export const REMOTE = "Remote";

const NAMES_IN_SHORT = 2;

/** Where a job is, as far as the portal understands its location. */
export interface JobPlaces {
  placeIds: number[];
  /** Of the first place. */
  city: string | null;
  locality: string | null;
  isRemote: boolean;
  /** What the location says of it; outranks what was chosen. */
  workMode: WorkMode | null;
  questions: readonly PlaceQuestion[];
}

/** The columns that say where a job is. */
export interface PlaceColumns {
  readonly placeIds: readonly number[] | null;
  readonly city: string | null;
  readonly locality: string | null;
}

/** JOBP-01: reads "Koramangala, Bengaluru", "Pune; Mumbai", "All India" or "Remote". */
export function readJobPlaces(text: string): JobPlaces {
  const { places, workMode, questions } = readPlaces(text);
  const misplaced = misplacedIn(text, places);
  const meant = places.filter((place) => misplaced.every(({ candidates: [locality] }) => locality !== place));
  return {
    ...columnsOf(meant),
    isRemote: workMode === WorkMode.REMOTE,
    workMode,
    questions: [...questions, ...misplaced],
  };
}

/** "Marine Drive, Pune" is no place: the city is named for the locality, and the locality is another city's. */
export const isElsewhere = ([first, second, ...others]: readonly Place[]): boolean =>
  // "Andheri East, Thane, Pune" is a list, whatever lies in what.
  others.length === 0 && first?.kind === PlaceKind.LOCALITY && second?.kind === PlaceKind.CITY;

/** Between places; a comma may as well stand before the place that another lies in. */
const PIECES = /[,;|/&]|\b(?:or|and|ya)\b/i;

/** "Udyog Vihar, Gurgaon / Manesar" is in Gurgaon, and in Manesar as well. */
export const namesItsCity = (text: string, [locality]: readonly Place[]): boolean =>
  text.split(PIECES).some((piece) => readPlaces(piece).places.some(({ id }) => id === locality?.cityId));

/** Further away, a locality in brackets is no part of the city before it. */
const AROUND_KM = 60;

/** "Nashik (HAL)" is no place in Bangalore: what stands in brackets says more of the city before them. */
function isFarInBrackets(part: string, [first, second, ...others]: readonly Place[]): boolean {
  if (first?.kind !== PlaceKind.CITY || second?.kind !== PlaceKind.LOCALITY || others.length > 0)
    return false;
  const [from, to] = [pointOf(first), pointOf(second)];
  return (
    /^[^()]+\([^()]*\)\W*$/.test(part) &&
    from !== undefined &&
    to !== undefined &&
    distanceKm(from, to) > AROUND_KM
  );
}

/** Asks about such places; those between semicolons are each meant by themselves. */
function misplacedIn(text: string, places: readonly Place[]): PlaceQuestion[] {
  if (places.length < 2) return [];
  return text.split(";").flatMap((part) => {
    const { places: candidates } = readPlaces(part);
    if (isFarInBrackets(part.replace(/,[^,()]*$/, ""), candidates))
      return [{ text: part.trim(), kind: PlaceQuestionKind.UNKNOWN, candidates: candidates.toReversed() }];
    return isElsewhere(candidates) && !namesItsCity(part, candidates)
      ? [{ text: part.trim(), kind: PlaceQuestionKind.UNKNOWN, candidates }]
      : [];
  });
}

/** The columns of some places; `city` and `locality` are those of the first, for clients that know of one place. */
export function columnsOf(places: readonly Place[]): Pick<JobPlaces, "placeIds" | "city" | "locality"> {
  const [first] = places;
  const city = first && cityOf(first);
  return {
    placeIds: places.map(({ id }) => id),
    city: city?.name ?? null,
    locality: first?.kind === PlaceKind.LOCALITY ? first.name : null,
  };
}

/** The city that a place is or lies in; none of a state, a region and India. */
export function cityOf(place: Place): Place | undefined {
  if (place.kind === PlaceKind.CITY) return place;
  return place.cityId === null ? undefined : placeById(place.cityId);
}

/** The state that a place is or lies in. */
export const stateOf = (place: Place): Place | undefined =>
  [place, ...ancestorsOf(place)].find(({ kind }) => kind === PlaceKind.STATE);

/** Cities and their parts; all others are wide: a state, a region, India. */
export const isWide = ({ kind }: Place): boolean => kind !== PlaceKind.CITY && kind !== PlaceKind.LOCALITY;

/** A job's places, in the order typed. */
export const placesOf = ({ placeIds }: Pick<PlaceColumns, "placeIds">): Place[] =>
  (placeIds ?? []).flatMap((id) => placeById(id) ?? []);

/** Where a job is, in words: "Koramangala, Bangalore", "Maharashtra" or "Remote"; of several places the first. */
export function locationOf(job: PlaceColumns): string {
  const text = [job.locality, job.city].filter(Boolean).join(", ");
  const [first] = placesOf(job);
  return text || (first ? labelOf(first) : REMOTE);
}

/** All of its places in words: "Pune; Mumbai". Read again, they are the same places. */
export function locationsOf(job: PlaceColumns): string {
  const places = placesOf(job);
  return places.length > 1 ? places.map(labelOf).join("; ") : locationOf(job);
}

/**
 * The same in a few words: "Koramangala, Bangalore" of one place, "Pune, Mumbai +2" of several by their cities, and
 * "Madhapur, Gachibowli +1, Hyderabad" of several in one.
 */
export function placesInShort(job: PlaceColumns): string {
  const places = placesOf(job);
  if (places.length < 2) return locationOf(job);
  const [town = "", ...more] = new Set(places.map((place) => (cityOf(place) ?? place).name));
  const localities = places.filter(({ kind }) => kind === PlaceKind.LOCALITY).map(({ name }) => name);
  // Within one city the way to work tells jobs apart.
  if (more.length === 0) return [...(localities.length > 0 ? [firstOf(localities)] : []), town].join(", ");
  return firstOf([town, ...more]);
}

/** "Pune, Mumbai +2" */
function firstOf(names: readonly string[]): string {
  const others = names.length - NAMES_IN_SHORT;
  return `${names.slice(0, NAMES_IN_SHORT).join(", ")}${others > 0 ? ` +${others}` : ""}`;
}

/** A location that was kept as a text, in a few words: of several places as `placesInShort`, else as it stands. */
export function locationInShort(location: string): string {
  const read = readJobPlaces(location);
  return read.placeIds.length > 1 ? placesInShort(read) : location;
}

/** What is wrong with a location; null where it can be posted. */
export function placeProblem(text: string, { placeIds, isRemote, questions }: JobPlaces): Complaint | null {
  if (text === "") return null;
  const [asked] = questions;
  if (!/[\p{Letter}\p{Number}]/u.test(text)) return NO_CITY;
  if (asked)
    return {
      message: questionInWords(asked),
      rule: asked.kind === PlaceQuestionKind.AMBIGUOUS ? "SEVERAL_PLACES" : "NO_PLACE",
    };
  return placeIds.length > 0 || isRemote ? null : NO_CITY;
}

const NO_CITY: Complaint = { message: "must name a city, or Remote", rule: "NO_CITY" };

function questionInWords({ text, kind, candidates }: PlaceQuestion): string {
  const names = candidates.map(labelOf);
  const listed = names.length > 1 ? `${names.slice(0, -1).join("; ")} or ${names.at(-1) ?? ""}` : names[0];
  if (kind === PlaceQuestionKind.AMBIGUOUS) return `must say which '${text}' is meant: ${listed ?? ""}`;
  return `names no place that we know: '${text}'${listed === undefined ? "" : `. Did you mean ${listed}?`}`;
}
