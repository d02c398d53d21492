import { ancestorsOf, isWithin, likeliest, type NamedPlace } from "./gazetteer";
import { type Mention, mentionsIn } from "./place-mentions";
import { readPlaceText } from "./place-text";
import { isAddress } from "./place-words";
import { type Place, PlaceKind } from "./place.entity";
import { type PlaceQuestion, PlaceQuestionKind, type PlacesReading } from "./places-reading";
import { similarPlaces } from "./similar-places";

const MOST_PLACES = 10;
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
export function readPlaces(text: string): PlacesReading {
  const { parts, workMode } = readPlaceText(text);
  const mentions = parts.flatMap(mentionsIn);
  const settled = mentions.filter(({ named }) => named.length > 0).map((mention) => settle(mention, mentions));
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

/** Settles a mention by what is clear beside it: "MG Road, Bangalore". */
function settle(mention: Mention, mentions: readonly Mention[]): Settled {
  const [first] = mention.named;
  const beside = surroundingsOf(mention, mentions);
  for (const around of beside) {
    const inside = mention.named.filter(({ place }) => place !== around && isWithin(place, around));
    const clear = likeliest(inside);
    const isMeant = clear.length === 1 && !(isLargeCity(first) && clear[0]?.weight !== undefined && weakAgainst(clear[0]));
    if (isMeant) return { mention, places: clear.map(({ place }) => place) };
  }
  return { mention, places: likeliest(mention.named).map(({ place }) => place) };
}

const isLargeCity = (named: NamedPlace | undefined): boolean =>
  named?.place.kind === PlaceKind.CITY && named.place.population >= LARGE_CITY;

/** A locality that isn't kept by hand. */
const weakAgainst = ({ place, weight }: NamedPlace): boolean =>
  place.kind === PlaceKind.LOCALITY && weight < LARGE_CITY;

/** What is clear of the other mentions: the one before its brackets first, then the nearest; small before large. */
function surroundingsOf(mention: Mention, mentions: readonly Mention[]): Place[] {
  const at = mentions.indexOf(mention);
  const clear = mentions.flatMap((other, index) => {
    const [one, ...more] = other === mention ? [] : likeliest(other.named);
    if (!one || more.length > 0) return [];
    const isOuter = mention.part.outer !== null && other.part === mention.part.outer;
    // What follows is nearer than what stands before: "MG Road, Bangalore".
    const distance = isOuter ? 0 : index > at ? index - at : at - index + 0.5;
    return [{ place: cityOf(one.place, other.isPin), distance }];
  });
  return clear
    .sort((one, other) => rankOf(one.place) - rankOf(other.place) || one.distance - other.distance)
    .map(({ place }) => place);
}

const cityOf = (place: Place, isPin: boolean): Place =>
  (isPin && ancestorsOf(place).find(({ kind }) => kind === PlaceKind.CITY)) || place;

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
    if (mention.isPin && others.some(({ places: [other] }) => other && sharesCity(other, place))) return false;
    return !others.some(
      ({ mention: inner, places: [other] }) =>
        other && other !== place && isWithin(other, place) && (place.kind !== PlaceKind.REGION || inner.part.outer === mention.part),
    );
  });
}

const sharesCity = (one: Place, other: Place): boolean => (one.cityId ?? one.id) === (other.cityId ?? other.id);

function questionsOf(
  settled: readonly Settled[],
  mentions: readonly Mention[],
  places: readonly Place[],
): PlaceQuestion[] {
  const ambiguous = new Map(settled.filter((one) => one.places.length > 1).map((one) => [one.mention, one.places]));
  const hasPlace = places.some(({ kind }) => kind === PlaceKind.CITY || kind === PlaceKind.LOCALITY);
  return mentions.flatMap((mention): PlaceQuestion[] => {
    const candidates = ambiguous.get(mention)?.slice(0, MOST_CANDIDATES);
    if (candidates) return [{ text: mention.text, kind: PlaceQuestionKind.AMBIGUOUS, candidates }];
    if (mention.named.length > 0 || (hasPlace && isAddress(mention.text))) return [];
    return [unknown(mention.text)];
  });
}

const unknown = (text: string): PlaceQuestion => ({
  text,
  kind: PlaceQuestionKind.UNKNOWN,
  candidates: similarPlaces(text).slice(0, MOST_CANDIDATES).map(({ place }) => place),
});
