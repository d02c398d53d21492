import { isIndic } from "../../../text/indic-sounds";
import { gazetteer, isWithin, likeliest, type NamedPlace } from "../../places/gazetteer";
import { distanceKm, pointOf } from "../../places/nearby-places";
import { plainName } from "../../places/place-names";
import { FILLERS } from "../../places/place-words";
import { type Place, PlaceKind } from "../../places/place.entity";
import { spokenLike } from "../../places/spoken-places";
import { slipIn, slipOf, soundingLike } from "../../places/similar-places";
import { beginsAForm, isInAForm, isOfAForm } from "./known-forms";
import { isIdle } from "./query-noise";
import type { QueryText, QueryWord, Span } from "./query-text";

/**
 * What words of places end as in the languages that say "in" so, and as what the name ends: "சென்னையில்" is in சென்னை,
 * "पुण्यात" in पुणे, "ಬೆಂಗಳೂರಿನಲ್ಲಿ" in ಬೆಂಗಳೂರು. The name alone tells whether an ending fits.
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:யில்|ல்|లోని|లో|ನಲ್ಲಿ|માં|તે|তে|\u09df|\u09af\u09bc|ের|র|ਵਿੱਚ|യിൽ|ിൽ|मध्ये|मधील|तील|त)$/u, ""],
  [/ில்$/u, "்"],
  [/(?:ಿನಲ್ಲಿ|ಲ್ಲಿ)$/u, "ು"],
  [/ത്ത്$/u, "ം"],
  [/्यात(?:ील)?$/u, "े"],
  [/ात(?:ील)?$/u, ""],
];

/** The places of a name in one of India's scripts without its ending. */
const namedInside = (piece: string): readonly NamedPlace[] | undefined => {
  for (const [ending, end] of ENDINGS) {
    const named = ending.test(piece) && gazetteer().byName.get(plainName(piece.replace(ending, end)));
    if (named) return named;
  }
  return undefined;
};

/** Words. */
export const LONGEST_NAME = 5;
/** Of fewer people are towns that a word of a trade may be the name of. */
const MIN_PEOPLE = 100_000;
/** Kept by hand: localities that people search by. */
const WELL_KNOWN = 300_000;
/** Letters. Shorter names are words of many kinds. */
const SHORTEST_TOWN = 4;
/** Letters and signs. */
const SHORTEST_HEARD = 5;
/** A shorter word may be a slip of too much. */
const MIN_SLIP = 7;
/** Well-known localities that mean something else alone. */
const ALSO_WORDS = new Set([
  "nit",
  "hal",
  "imt",
  "cst",
  "nsp",
  "fort",
  "camp",
  "hi tech",
  "hitech",
  "hi-tech",
]);
export const PIN = /^[1-9]\d{5}$/;

/** What stands around a piece of a text. */
export interface Edges {
  reach: Span;
  isNear: boolean;
  /** "in", "near" or "mein" stands beside it. */
  isPlaced: boolean;
  /** "in" stands before it. */
  isIn: boolean;
  /** "of" stands before it: "Bank of Baroda". */
  isOf: boolean;
}

/** Whether the ending of a place's name says "in": of "पुण्यात", but not of "पुणे". */
export const endsAsIn = (piece: string): boolean =>
  !gazetteer().byName.has(plainName(piece)) && namedInside(piece) !== undefined;

/**
 * What a piece may name: by its name, as a PIN, without an ending; by a slip only where it is long or placed.
 * @param isHeard whether it may be a name that is written as it sounds
 */
export function namedBy(
  piece: string,
  { words, isPlaced, isHeard, typed }: { words: number; isPlaced: boolean; isHeard: boolean; typed: string },
): readonly NamedPlace[] {
  const name = plainName(piece).replace(/^(\d{3}) (\d{3})$/, "$1$2");
  if (words === 1 && FILLERS.has(name)) return [];
  if (PIN.test(name)) {
    const place = gazetteer().byPin.get(name);
    return place ? [{ place, weight: WELL_KNOWN, isCode: false }] : [];
  }
  const exact = gazetteer().byName.get(name) ?? namedInside(piece);
  if (exact) return exact;
  if (isHeard && isIndic(piece)) return heardAs(piece);
  const isLikely = isPlaced ? name.length >= 5 : name.length >= MIN_SLIP;
  if (!isLikely || !/^[a-z]{4,}(?: [a-z]{4,})?$/i.test(typed) || isOfAForm(name)) return [];
  const bySound = soundingLike(name).filter(({ weight }) => weight >= WELL_KNOWN);
  if (bySound.length > 0) return bySound;
  const slip = words === 1 || isPlaced ? slipOf(name) : null;
  return slip ? [{ place: slip, weight: WELL_KNOWN, isCode: false }] : [];
}

/** PLACE-12: what a name in one of India's scripts sounds as. Many a short word sounds as some place. */
function heardAs(piece: string): readonly NamedPlace[] {
  if (piece.length < SHORTEST_HEARD || isOfAForm(piece)) return [];
  return spokenLike(piece).filter(({ weight }) => weight >= WELL_KNOWN);
}

/** What a text names right behind a place: "delhi" of "laxmi nagar delhi". */
export function namedBehind(text: QueryText, words: readonly QueryWord[], to: number): readonly NamedPlace[] {
  for (let length = Math.min(LONGEST_NAME, words.length - to); length > 0; length -= 1) {
    const [first, last] = [words[to], words[to + length - 1]];
    const named = first && last && gazetteer().byName.get(plainName(text.plain.slice(first.start, last.end)));
    if (named) return named;
  }
  return [];
}

interface Beside {
  before: readonly NamedPlace[];
  behind: readonly NamedPlace[];
}

/** PLACE-13: the locality of the city beside it that a piece is a slip of: "jaynagar bengaluru". */
export function slipBeside(
  piece: string,
  named: readonly NamedPlace[],
  { before, behind }: Beside,
): readonly NamedPlace[] {
  if (!/^[a-z]+(?: [a-z]+)?$/.test(piece) || (named.length === 0 && isOfAForm(piece))) return named;
  for (const beside of [behind, before]) {
    const [city, ...others] = likeliest(beside);
    const place = city && others.length === 0 ? slipIn(city.place, piece, named) : null;
    if (place) return [{ place, weight: WELL_KNOWN, isCode: false }];
  }
  return named;
}

export function isMeant(
  named: readonly NamedPlace[],
  piece: string,
  words: number,
  { isPlaced, isIn, isOf }: Edges,
  { before, behind }: Beside,
): boolean {
  const [first, ...others] = likeliest(named);
  if (!first || isOf) return false;
  // "HR" is more than Haryana, and "ML" more than Meghalaya; "jobs in HR" are in Haryana.
  if (piece.length <= 2 || first.isCode) return isIn && piece !== "an";
  if (!isPlaced && ALSO_WORDS.has(piece)) return false;
  if (first.place.kind === PlaceKind.COUNTRY) return isPlaced || /^(?:all|pan)\b/.test(piece);
  if (isPlaced || before.some(({ place }) => named.some((one) => isBeside(place, one.place)))) return true;
  if (named.some((one) => isKnown(one) && [...before, ...behind].some((other) => areOfOneCity(one, other))))
    return true;
  if (words === 1 && isOfAForm(piece)) return false;
  // The state or the country behind a word says nothing of it.
  const cities = behind.filter(({ place }) => place.kind === PlaceKind.CITY);
  if (cities.some(({ place }) => named.some((one) => isWithin(one.place, place)))) return true;
  if (others.length > 0) return false;
  return isLarge(first);
}

const isKnown = ({ weight }: NamedPlace): boolean => weight >= WELL_KNOWN;

/** "hebbal, yelahanka": well-known localities of one city. */
const areOfOneCity = (one: NamedPlace, other: NamedPlace): boolean =>
  isKnown(other) &&
  one.place.cityId !== null &&
  one.place.cityId === other.place.cityId &&
  one.place !== other.place;

/** "pune chakan": the one lies in the other, or in its district. */
const isBeside = (before: Place, place: Place): boolean =>
  isWithin(before, place) || isWithin(place, before) || place.districtName === before.name;

function isLarge({ place: { kind, population }, weight }: NamedPlace): boolean {
  if (kind === PlaceKind.CITY) return population >= MIN_PEOPLE;
  if (kind === PlaceKind.LOCALITY) return weight >= WELL_KNOWN;
  return kind === PlaceKind.STATE || weight > MIN_PEOPLE;
}

/**
 * READ-14: whether a place is all that is typed, or goes with a trade: "vasai job", "welder baddi fresher". A small
 * town or a locality counts there as well, and only by its very name.
 */
export function isAlone(
  words: readonly QueryWord[],
  { from, to }: { from: number; to: number },
  named: readonly NamedPlace[],
  piece: string,
  areLikely: boolean,
): boolean {
  const [first] = likeliest(named);
  const { kind } = first?.place ?? {};
  const isTown = kind === PlaceKind.CITY || kind === PlaceKind.LOCALITY;
  if (!first || first.isCode || !isTown || piece.length < SHORTEST_TOWN || ALSO_WORDS.has(piece))
    return false;
  const isWord = piece.includes(" ") ? beginsAForm(words, from) : isOfAForm(piece);
  if (isWord || !gazetteer().byName.has(plainName(piece))) return false;
  if (words[from - 1]?.text === "of" || words.slice(from, to).every(isIdle)) return false;
  // Words find nothing, and a name of two words is seldom anything else: "laxmi nagar computer teacher".
  if (areLikely && piece.includes(" ")) return true;
  const isOther = (word: QueryWord, at: number) =>
    isIdle(word) || isInAForm(words, at) || isNeighbour(word.text, first.place);
  return words.every((word, at) => (at >= from && at < to) || isOther(word, at));
}

const NEAR_KM = 150;

/** Whether a word is the name of a place close by, or around: "vapi" of "vapi ankleshwar chemist". */
function isNeighbour(name: string, place: Place): boolean {
  const point = pointOf(place);
  if (!point || name.length < SHORTEST_TOWN) return false;
  return (gazetteer().byName.get(plainName(name)) ?? []).some((other) => {
    const there = pointOf(other.place);
    return isWithin(place, other.place) || (there !== undefined && distanceKm(point, there) <= NEAR_KM);
  });
}
