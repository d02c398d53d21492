import { isIndic } from "../../text/indic-sounds";
import { soundFormsOfName, VOICELESS, voicelessKey, vowelsApart } from "../../text/sound-forms";
import { gazetteer, type NamedPlace, partsOf } from "./gazetteer";
import { plainName } from "./place-names";

/** Words of names that are translated rather than written as they sound. */
const WORDS: Readonly<Record<string, string>> = {
  पूर्व: "east",
  ईस्ट: "east",
  पश्चिम: "west",
  वेस्ट: "west",
  उत्तर: "north",
  नॉर्थ: "north",
  दक्षिण: "south",
  साउथ: "south",
  मार्ग: "marg",
  रोड: "road",
  सेक्टर: "sector",
  फेज: "phase",
  ब्लॉक: "block",
  जंक्शन: "junction",
  स्टेशन: "station",
  मेट्रो: "metro",
  मार्केट: "market",
};

/** Beyond this, for each consonant, the vowels of two names differ too much to be one. */
const MOST_APART = 0.07;
/** Names whose vowels differ by more than this from the nearest aren't meant. What stands beside settles the rest. */
const FARTHER = 0.11;
/** Shorter names, such as "NCR", sound like many a word. */
const SHORTEST_NAME = 4;
/** Tamil writes one letter for several sounds, so that fewer consonants say too little. */
const SHORTEST_TAMIL_KEY = VOICELESS.length + 4;

interface SpokenName {
  vowels: string;
  named: readonly NamedPlace[];
}

/** With which Latin letters names may begin whose first sound is this; any other sound is its letter. */
const LETTERS: Readonly<Record<string, string>> = {
  a: "aeiou",
  c: "ct",
  f: "fp",
  j: "jgxyz",
  k: "kcq",
  n: "ngk",
  r: "rw",
  s: "scpx",
  v: "vw",
  [`${VOICELESS}k`]: "kcqg",
  [`${VOICELESS}p`]: "pbf",
  [`${VOICELESS}s`]: "scjgxz",
  [`${VOICELESS}t`]: "tdc",
};

/** Names by how they sound, by their first letter: each letter is read when it is first asked for. */
const spoken = new Map<string, ReadonlyMap<string, readonly SpokenName[]>>();

function namesUnder(letter: string): ReadonlyMap<string, readonly SpokenName[]> {
  const known = spoken.get(letter);
  if (known) return known;
  const names = new Map<string, SpokenName[]>();
  for (const [name, named] of gazetteer().byName) {
    if (!name.startsWith(letter) || name.length < SHORTEST_NAME) continue;
    for (const { key, vowels } of soundFormsOfName(name))
      for (const sound of [key, voicelessKey(key)])
        names.set(sound, [...(names.get(sound) ?? []), { vowels, named }]);
  }
  spoken.set(letter, names);
  return names;
}

/**
 * PLACE-12: the places whose names sound as one in a script of India: "कोरमंगला", "अंधेरी पश्चिम". None of a text
 * in Latin letters.
 */
export function spokenLike(text: string): readonly NamedPlace[] {
  if (!isIndic(text)) return [];
  const name = plainName(text)
    .split(" ")
    .map((word) => WORDS[word] ?? word);
  // "सेक्टर" by itself is no name.
  if (!isIndic(name.join(" "))) return [];
  const found = new Map<number, { named: NamedPlace; apart: number }>();
  for (const { key, vowels } of soundFormsOfName(name.join(" "))) {
    const isTamil = key.startsWith(VOICELESS);
    if (isTamil && key.length < SHORTEST_TAMIL_KEY) continue;
    const first = isTamil ? key.slice(0, 2) : key.charAt(0);
    for (const letter of LETTERS[first] ?? key.replace(VOICELESS, "").charAt(0))
      for (const other of namesUnder(letter).get(key) ?? []) {
        const apart = vowelsApart(vowels, other.vowels);
        for (const named of other.named)
          if (apart < (found.get(named.place.id)?.apart ?? MOST_APART * key.length))
            found.set(named.place.id, { named, apart });
      }
  }
  // "अंधेरी" is all of Andheri, though "Andheri E" sounds much alike.
  for (const { named } of found.values()) for (const part of partsOf(named.place)) found.delete(part.id);
  const nearest = Math.min(...[...found.values()].map(({ apart }) => apart));
  return [...found.values()]
    .filter(({ apart }) => apart <= nearest + FARTHER)
    .map(({ named }) => named)
    .sort((one, other) => other.weight - one.weight);
}
