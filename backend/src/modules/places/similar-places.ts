import { gazetteer, type NamedPlace, placeById } from "./gazetteer";
import { distanceKm, pointOf } from "./nearby-places";
import { plainName, soundOf } from "./place-names";
import { type Place, PlaceKind } from "./place.entity";

interface Spelling extends NamedPlace {
  name: string;
  /** Which letters it has. */
  letters: number;
}

interface Similar {
  place: Place;
  /** Letters that differ. */
  slips: number;
  weight: number;
}

interface Spellings {
  /** By first letter and length. */
  byStart: ReadonlyMap<string, readonly Spelling[]>;
  bySound: ReadonlyMap<string, readonly NamedPlace[]>;
}

let known: Spellings | undefined;

const spellings = (): Spellings => (known ??= makeSpellings());

function makeSpellings(): Spellings {
  const byStart = new Map<string, Spelling[]>();
  const bySound = new Map<string, NamedPlace[]>();
  for (const [name, list] of gazetteer().byName) {
    const [first] = list;
    if (!first || name.length < 4) continue;
    append(byStart, startOf(name, name.length), { ...first, name, letters: lettersOf(name) });
    for (const named of list) append(bySound, soundOf(name), named);
  }
  for (const list of bySound.values()) list.sort((one, other) => other.weight - one.weight);
  return { byStart, bySound };
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Places with a name that sounds the same: "Navimumbai", "Whitefeeld". */
export const soundingLike = (text: string): readonly NamedPlace[] => {
  const sound = soundOf(text);
  return sound.length < 4 ? [] : (spellings().bySound.get(sound) ?? []);
};

const startOf = (name: string, length: number): string => `${name.charAt(0)}${length}`;

/** A bit for each letter; letters of other scripts share bits, which only lets more through. */
const lettersOf = (name: string): number => {
  let letters = 0;
  for (let at = 0; at < name.length; at += 1) letters |= 1 << (name.charCodeAt(at) % 32);
  return letters;
};

const bitsOf = (letters: number): number => {
  let rest = letters;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
};

const LONG = 8;

/** How many slips a name of that length may have. */
const mostSlips = (length: number): number => (length >= LONG ? 2 : length >= 4 ? 1 : 0);

/** Places that the text may be a slip of, the likeliest first. */
export function similarPlaces(text: string): Similar[] {
  const name = plainName(text);
  const most = mostSlips(name.length);
  if (most === 0) return [];
  const found = new Map<number, Similar>();
  const letters = lettersOf(name);
  for (let length = name.length - most; length <= name.length + most; length += 1)
    for (const { name: other, letters: others, place, weight } of spellings().byStart.get(
      startOf(name, length),
    ) ?? []) {
      // A slip changes two letters at most: cheaper to see than the slips.
      if (bitsOf(letters ^ others) > 2 * most) continue;
      const slips = slipsBetween(name, other, most);
      if (slips <= most && slips < (found.get(place.id)?.slips ?? Infinity))
        found.set(place.id, { place, slips, weight });
    }
  return [...found.values()].sort((one, other) => one.slips - other.slips || other.weight - one.weight);
}

const WELL_KNOWN = 100_000;
const VERY_WELL_KNOWN = 400_000;
const CLEAR = 12;

/** The well-known place that the text can only be a slip of: "Banglore". */
export function slipOf(text: string): Place | null {
  const [first, second] = similarPlaces(text);
  if (!first || text.length < 5) return null;
  const isKnown = first.weight >= (first.slips === 1 ? WELL_KNOWN : VERY_WELL_KNOWN);
  const isAlone = !second || second.slips > first.slips || first.weight >= CLEAR * second.weight;
  return isKnown && isAlone ? first.place : null;
}

/** Shorter names are slips of too many others. */
const SHORTEST_SLIP = 6;
const FAR_KM = 100;

/**
 * PLACE-13: the locality of a city that a name beside the city is a slip of: "Jaynagar" of Jayanagar where Bangalore is
 * named. Null where the name may mean a place of its own: one of the city's state, of its surroundings, or well known.
 * @param named what the name means by itself; nothing of an unknown word
 */
export function slipIn(city: Place, text: string, named: readonly NamedPlace[]): Place | null {
  const name = plainName(text);
  if (city.kind !== PlaceKind.CITY || name.length < SHORTEST_SLIP) return null;
  if (!named.every((one) => isFarAndLittle(one, city))) return null;
  const sound = soundOf(name);
  // A name of another place is a slip of little.
  const most = named.length > 0 || name.length <= LONG ? 1 : 2;
  const alike = localitiesOf(city).flatMap((place) => {
    const other = plainName(place.name);
    const slips = soundOf(other) === sound ? 0 : slipsBetween(name, other, most);
    return slips <= most && other.startsWith(name.charAt(0)) ? [{ place, slips }] : [];
  });
  const [first, second] = alike.sort((one, other) => one.slips - other.slips);
  return first && first.slips !== second?.slips ? first.place : null;
}

const localitiesOf = (city: Place): Place[] =>
  (gazetteer().within.get(city.id) ?? []).flatMap((id) => {
    const place = placeById(id);
    return place?.kind === PlaceKind.LOCALITY ? [place] : [];
  });

function isFarAndLittle({ place, weight }: NamedPlace, city: Place): boolean {
  const [one, other] = [pointOf(place), pointOf(city)];
  const isFar = place.stateId !== city.stateId && one && other && distanceKm(one, other) > FAR_KM;
  return weight < WELL_KNOWN && isFar === true;
}

/** Letters to put in, leave out, change or swap; anything above `most` where it is more. */
function slipsBetween(one: string, other: string, most: number): number {
  let older: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let least = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        least = Math.min(least, (older[to - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [older, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}
