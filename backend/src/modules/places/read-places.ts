import { ancestorsOf, isWithin, likeliest, type NamedPlace } from "./gazetteer";
import { distanceKm, pointOf } from "./nearby-places";
import { type Mention, mentionsIn } from "./place-mentions";
import { readPlaceText } from "./place-text";
import { isAddress } from "./place-words";
import { type Place, PlaceKind } from "./place.entity";
import { type PlaceQuestion, PlaceQuestionKind, type PlacesReading } from "./places-reading";
import { similarPlaces, slipIn } from "./similar-places";

const MOST_PLACES = 10;
/** Of a text that are read: reading takes the square of its length, and an address may bring thousands. */
const MOST_CHARACTERS = 500;
const MOST_CANDIDATES = 5;
/** A city that large is meant in itself, also where a city beside it has a locality of its name. */
const LARGE_CITY = 250_000;

/** A mention and the places that it may be; one: it is that. */
interface Settled {
  mention: Mention;
  places: readonly Place[];
}

/**
 * PLACE-03: what a text says of places: "Koramangala, Bengaluru", "Hybrid - Pune", "560038", "Delhi / NCR". Pure,
 * and far under a millisecond.
 */
export function readPlaces(typed: string): PlacesReading {
  const text = typed.slice(0, MOST_CHARACTERS);
  const { parts, workMode } = readPlaceText(text);
  const mentions = parts.flatMap(mentionsIn);
  const known = mentions.filter(({ named }) => named.length > 0);
  const alone = known.map((mention): Settled => ({ mention, places: placesOf(likeliest(mention.named)) }));
  // The second time also what a state settled counts: "CIDCO, Aurangabad, Maharashtra".
  const once = known.map((mention) => settle(mention, alone));
  const settled = known.map((mention) => settle(mention, once));
  const chosen = withoutSurroundings(settled.filter(({ places }) => places.length === 1));
  const places = [...new Set(chosen.flatMap((one) => one.places))];
  const questions = questionsOf(settled, mentions, places);
  const isEmpty = places.length === 0 && questions.length === 0 && workMode === null && /\S/.test(text);
  return {
    places: places.slice(0, MOST_PLACES),
    workMode,
    questions: isEmpty ? [unknown(text.trim())] : questions,
  };
}

/**
 * Parts of an address beside a city or locality that is known, such as "near City Mall" (PLACE-10). They are no
 * places: nobody is asked about them, and who keeps the places alone leaves them out.
 */
export function addressPartsIn(text: string): string[] {
  const { places } = readPlaces(text);
  if (!places.some(isTown)) return [];
  const mentions = readPlaceText(text).parts.flatMap(mentionsIn);
  const parts = mentions.flatMap(({ text: words, part, named }) => {
    const isRead = named.length > 0 && !NUMBERED.test(words);
    if (isRead || named.some(({ place }) => places.includes(place)) || !isAddress(words)) return [];
    const isWhole = mentions.every((other) => other.part !== part || other.named.length === 0);
    return [(isWhole ? part.text : words).trim()];
  });
  return [...new Set(parts)];
}

const isTown = ({ kind }: Place): boolean => kind === PlaceKind.CITY || kind === PlaceKind.LOCALITY;

/** Settles a mention by what is clear beside it: "MG Road, Bangalore". */
function settle(mention: Mention, beside: readonly Settled[]): Settled {
  const [first] = mention.named;
  const meant = slipBeside(mention, beside);
  if (meant) return { mention, places: [meant] };
  const surroundings = surroundingsOf(mention, beside);
  for (const around of surroundings) {
    const clear = likeliest(insideOf(around, mention.named));
    const [only, ...more] = clear;
    if (only && more.length === 0 && !(isLargeCity(first) && isLittleKnown(only)))
      return { mention, places: placesOf(clear) };
  }
  const alone = likeliest(mention.named);
  return { mention, places: placesOf(alone.length > 1 ? besideIn(surroundings, alone) : alone) };
}

/** "Hebbal, Yelahanka": of several places of a name the one that lies in the city of a locality beside it. */
function besideIn(surroundings: readonly Place[], named: readonly NamedPlace[]): readonly NamedPlace[] {
  const cityIds = surroundings.flatMap(({ cityId }) => cityId ?? []);
  const inside = named.filter(({ place }) => place.cityId !== null && cityIds.includes(place.cityId));
  return inside.length === 1 ? inside : named;
}

/** PLACE-13: "Jaynagar, Bangalore" is a slip of Jayanagar. "Jaynagar; Bangalore" names two places. */
function slipBeside(mention: Mention, beside: readonly Settled[]): Place | null {
  if (mention.isPin) return null;
  const at = beside.findIndex((one) => one.mention === mention);
  for (const { mention: other, places } of [beside[at + 1], beside[at - 1]].filter(
    (one) => one !== undefined,
  )) {
    const [city, ...more] = places;
    const isWith = other.part === mention.part || (other === beside[at + 1]?.mention && !other.part.isApart);
    const meant = city && more.length === 0 && isWith ? slipIn(city, mention.text, mention.named) : null;
    if (meant) return meant;
  }
  return null;
}

const placesOf = (named: readonly NamedPlace[]): Place[] => named.map(({ place }) => place);

/** In a state a city is meant: a locality goes by its city. */
function insideOf(around: Place, named: readonly NamedPlace[]): readonly NamedPlace[] {
  const inside = named.filter(({ place }) => place !== around && isWithin(place, around));
  if (around.kind !== PlaceKind.STATE) return inside;
  const cities = inside.filter(({ place }) => place.kind === PlaceKind.CITY);
  return cities.length > 0 ? cities : inside;
}

const isLargeCity = (named: NamedPlace | undefined): boolean =>
  named?.place.kind === PlaceKind.CITY && named.weight >= LARGE_CITY;

/** A locality that isn't kept by hand. */
const isLittleKnown = ({ place, weight }: NamedPlace): boolean =>
  place.kind === PlaceKind.LOCALITY && weight < LARGE_CITY;

/** What is clear of the other mentions: the one before its brackets first, then the nearest; small before large. */
function surroundingsOf(mention: Mention, settled: readonly Settled[]): Place[] {
  const at = settled.findIndex((one) => one.mention === mention);
  const clear = settled.flatMap(({ mention: other, places: [place, ...more] }, index) => {
    if (other === mention || !place || more.length > 0) return [];
    const isOuter = mention.part.outer !== null && other.part === mention.part.outer;
    // What follows is nearer than what stands before: "MG Road, Bangalore".
    const distance = isOuter ? 0 : index > at ? index - at : at - index + 0.5;
    return [{ place: cityOf(place, other.isPin), distance }];
  });
  return clear
    .sort((one, other) => rankOf(one.place) - rankOf(other.place) || one.distance - other.distance)
    .map(({ place }) => place);
}

function cityOf(place: Place, isPin: boolean): Place {
  const city = isPin ? ancestorsOf(place).find(({ kind }) => kind === PlaceKind.CITY) : undefined;
  return city ?? place;
}

const RANKS: Readonly<Record<PlaceKind, number>> = {
  [PlaceKind.LOCALITY]: 0,
  [PlaceKind.CITY]: 1,
  [PlaceKind.REGION]: 2,
  [PlaceKind.STATE]: 3,
  [PlaceKind.COUNTRY]: 4,
};

const rankOf = ({ kind }: Place): number => RANKS[kind];

/** Leaves out what only says where another place lies: the city of a locality, a state, India, a PIN beside words. */
function withoutSurroundings(settled: readonly Settled[]): Settled[] {
  return settled.filter(({ mention, places: [place] }) => {
    const others = settled.filter((other) => other.mention !== mention);
    if (!place) return false;
    if (mention.isPin && others.some(({ places: [other] }) => other && saysMore(other, place))) return false;
    return !others.some(
      ({ mention: inner, places: [other] }) =>
        other &&
        other !== place &&
        isWithin(other, place) &&
        (place.kind !== PlaceKind.REGION || inner.part.outer === mention.part),
    );
  });
}

/** A post office serves what lies around it, and its PIN may be listed under the next town. */
const PIN_KM = 25;

/**
 * Whether a name says as much as the PIN beside it: a locality of its city, the city itself where it has none, or
 * another town so near that the PIN is its own.
 */
const saysMore = (named: Place, ofPin: Place): boolean =>
  named.cityId === (ofPin.cityId ?? ofPin.id) ||
  (named === ofPin && ofPin.cityId === null) ||
  (isTown(named) && named !== ofPin && !isWithin(ofPin, named) && areNear(named, ofPin));

function areNear(one: Place, other: Place): boolean {
  const [from, to] = [pointOf(one), pointOf(other)];
  return from !== undefined && to !== undefined && distanceKm(from, to) <= PIN_KM;
}

/** PLACE-05. */
function questionsOf(
  settled: readonly Settled[],
  mentions: readonly Mention[],
  places: readonly Place[],
): PlaceQuestion[] {
  const ambiguous = new Map(
    settled.filter((one) => one.places.length > 1).map((one) => [one.mention, one.places]),
  );
  const hasPlace = places.some(isTown);
  // Whoever is asked which "Laxmi Nagar" they mean has named a place.
  const hasAddress = hasPlace || ambiguous.size > 0;
  return mentions.flatMap((mention): PlaceQuestion[] => {
    const candidates = ambiguous.get(mention)?.slice(0, MOST_CANDIDATES);
    // "Dwarka, Sector 10": a number within the place beside it, not one of Noida's.
    if (candidates && hasPlace && NUMBERED.test(mention.text)) return [];
    if (candidates) return [{ text: mention.text, kind: PlaceQuestionKind.AMBIGUOUS, candidates }];
    if (mention.named.length > 0 || (hasAddress && isAddress(mention.text))) return [];
    return [unknown(mention.text)];
  });
}

const NUMBERED = /^(?:sector|phase|block|stage|ward|gate)\s*\d+$/i;

const unknown = (text: string): PlaceQuestion => ({
  text,
  kind: PlaceQuestionKind.UNKNOWN,
  candidates: similarPlaces(text)
    .slice(0, MOST_CANDIDATES)
    .map(({ place }) => place),
});
