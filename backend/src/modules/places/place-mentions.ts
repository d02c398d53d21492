import { gazetteer, likeliest, type NamedPlace } from "./gazetteer";
import { plainName } from "./place-names";
import type { PlacePart } from "./place-text";
import { FILLERS, STATION_LINES, STATIONS } from "./place-words";
import { slipOf, soundingLike } from "./similar-places";
import { spokenLike } from "./spoken-places";

/** A piece of a part: what it may name, or a run of words that name nothing. */
export interface Mention {
  /** As it was typed. */
  text: string;
  part: PlacePart;
  /** Empty: unknown words. */
  named: readonly NamedPlace[];
  isPin: boolean;
}

/** "अंधेरी स्टेशन" is in Andheri. */
const LANDMARK = new RegExp(`^(?:${STATION_LINES}|${STATIONS})$`, "u");
const LONGEST_NAME = 6;
/** A name within other words counts from here on; a village may be called like a word. */
const WITHIN_WORDS = 5_000;

const PIN = /(?<!\d)[1-9]\d{5}(?!\d)/;

/** The mentions of a part, in their order. Words that name no place by nature are left out. */
export function mentionsIn(part: PlacePart): Mention[] {
  const pin = PIN.exec(part.text)?.[0];
  if (pin !== undefined) return mentionsAroundPin(part, pin);
  const whole = namedBy(part.text);
  if (whole.length > 0) return [mention(part, part.text, whole)];
  return joined(wordsOf(part.text), part);
}

function mentionsAroundPin(part: PlacePart, pin: string): Mention[] {
  const place = gazetteer().byPin.get(pin);
  const named = place ? [{ place, weight: Infinity, isCode: false }] : [];
  const [before = "", after = ""] = part.text.split(pin);
  const around = [before, after].map((text) => ({ ...part, text: text.trim() }));
  const [first = [], last = []] = around.map((one) => (/\p{Letter}/u.test(one.text) ? mentionsIn(one) : []));
  return [...first, { text: pin, part, named, isPin: true }, ...last];
}

const mention = (part: PlacePart, text: string, named: readonly NamedPlace[]): Mention => ({
  text,
  part,
  named,
  isPin: false,
});

/** A whole part's meaning: by name, without the words around it, by sound. */
function namedBy(text: string): readonly NamedPlace[] {
  const byName = gazetteer().byName.get(plainName(text));
  if (byName) return withNearNames(text, byName);
  const words = wordsOf(text).filter((word) => !FILLERS.has(plainName(word)));
  const rest = words.join(" ");
  const byRest =
    words.length > 0 && plainName(rest) !== plainName(text)
      ? gazetteer().byName.get(plainName(rest))
      : undefined;
  if (byRest && !byRest[0]?.isCode) return byRest;
  return soundingAs(text);
}

const soundingAs = (text: string): readonly NamedPlace[] =>
  [...soundingLike(text), ...spokenLike(text)].filter(({ weight }) => weight >= WITHIN_WORDS);

const LARGE = 100_000;

/** Where it's unclear which "Gandhi Nagar" is meant, Gandhinagar may be. */
function withNearNames(text: string, named: readonly NamedPlace[]): readonly NamedPlace[] {
  if (likeliest(named).length <= 1) return named;
  // Without weight, so that it only is asked about.
  const near = soundingLike(text)
    .filter(({ place }) => place.population >= LARGE)
    .map((one) => ({ ...one, weight: 0 }));
  return [...near.filter((one) => !named.some(({ place }) => place === one.place)), ...named];
}

const wordsOf = (text: string): string[] =>
  text.split(/[\s&.'"*#@!?<>=_-]+/u).filter((word) => /[\p{Letter}\p{Number}]/u.test(word));

/** Names among words, the longest first; what is left over stays together. */
function joined(words: readonly string[], part: PlacePart): Mention[] {
  const mentions: Mention[] = [];
  let unknown: string[] = [];
  const flush = () => {
    mentions.push(...unknownMentions(unknown, part));
    unknown = [];
  };
  for (let at = 0; at < words.length;) {
    const { length, named } = longestName(words, at);
    if (named.length > 0) {
      flush();
      mentions.push(mention(part, words.slice(at, at + length).join(" "), named));
    } else unknown.push(words[at] ?? "");
    at += length;
  }
  flush();
  return mentions;
}

function longestName(words: readonly string[], at: number): { length: number; named: readonly NamedPlace[] } {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length);
    const name = plainName(typed.join(" "));
    if (length === 1 && FILLERS.has(name)) continue;
    const named = gazetteer().byName.get(name) ?? [];
    if (countsWithinWords(named, typed, name)) return { length, named };
  }
  return { length: 1, named: [] };
}

function countsWithinWords(named: readonly NamedPlace[], typed: readonly string[], name: string): boolean {
  const [first] = named;
  if (!first) return false;
  if (first.isCode) return typed[0] === typed[0]?.toUpperCase();
  return first.weight >= WITHIN_WORDS && name.length >= 3;
}

/** "Koramangla Banglore": slips word by word; the rest is one question. */
function unknownMentions(words: readonly string[], part: PlacePart): Mention[] {
  const meant = words.filter((word) => !FILLERS.has(plainName(word)) && !/^\d{1,3}$/.test(word));
  if (meant.length === 0) return [];
  const text = meant.join(" ");
  const spoken = [text, meant.filter((word) => !LANDMARK.test(word)).join(" ")]
    .map(spokenLike)
    .find(({ length }) => length > 0);
  if (spoken) return [mention(part, text, spoken)];
  const slip = slipOf(text);
  if (slip) return [mention(part, text, [{ place: slip, weight: 1, isCode: false }])];
  const slips = meant.map((word) => (meant.length > 1 ? slipOf(word) : null));
  if (slips.every((one) => one === null)) return [mention(part, text, [])];
  return meant.map((word, index) => {
    const place = slips[index];
    return mention(part, word, place ? [{ place, weight: 1, isCode: false }] : []);
  });
}
