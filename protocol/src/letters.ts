/** Characters of a cover letter, and of what goes to a company with an application. */
export const MAX_LETTER = 3000;
export const MAX_LETTER_TITLE = 120;
/** Of one account. */
export const MAX_LETTERS = 20;

export interface LetterPlaces {
  company: string;
  job: string;
  name: string;
}

/** A cover letter with its places filled; what is not known, such as an unnamed sender, stays to be filled by hand. */
export const filledLetter = (text: string, places: LetterPlaces): string =>
  text.replace(/\{(company|job|name)\}/gi, (place, name: string) => {
    const known = places[name.toLowerCase() as keyof LetterPlaces];
    return known || place;
  });

/** The places of a company's letters that an application fills, as people write them. */
export const OF_APPLICATION = ["{first name}", "{job}", "{company}"] as const;

/** A place of a letter, as people write it: `{job}`, `{ Job }`, `{{job}}`. */
const PLACE = /\{+[ \t]*([^{}\n]{1,40}?)[ \t]*\}+/g;

/** Other words that people write for some places. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:full |candidate(?:'s)?[ _-]?)?(?:first[ _-]?)?name$/, "first name"],
  [/^job[ _-]?title$/, "job"],
  [/^company[ _-]?name$/, "company"],
];

/** What a place is known by, such as `{first name}`. */
function placeOf(written: string): string {
  const words = written.toLowerCase();
  return `{${OTHER_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? words}}`;
}

/** The places of a text, by what they are known by. */
export const placesIn = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, written = ""]) => placeOf(written));

/** The first of some places that stands unfilled in a text; null without one. */
export const emptyPlaceOf = (text: string, places: readonly string[]): string | null =>
  placesIn(text).find((place) => places.includes(place)) ?? null;

/** A text with what is known in its places. What was filled in is not looked at again. */
export const filled = (text: string, places: ReadonlyMap<string, string>): string =>
  text.replaceAll(PLACE, (whole, written: string) => places.get(placeOf(written)) ?? whole);

/** What an application knows of who reads a letter; null or undefined: not known. */
export interface LetterReader {
  name?: string | null;
  job?: string | null;
  company?: string | null;
}

/** What stands in each place that an application fills; a place that nothing is known for stays open. */
export function placesOfReader({ name, job, company }: LetterReader): ReadonlyMap<string, string> {
  const [firstName] = (name ?? "").trim().split(/\s+/);
  const known = [firstName, job, company];
  return new Map(OF_APPLICATION.flatMap((place, at) => (known[at] ? [[place, known[at]] as const] : [])));
}
