import type { gazetteer } from "./gazetteer";
import { PlaceKind } from "./place.entity";

/** A name within other words counts from here on; a village may be called like a slip. */
const KNOWN = 20_000;
/** A slip leads to these alone. */
const WELL_KNOWN = 100_000;
/** Bangalore counts as much as a word of eight hundred jobs. */
const PEOPLE_A_JOB = 10_000;
const MOST_JOBS = 1_000;
const LATIN = /^[a-z ]+$/;

interface PlaceSpellings {
  /** Words of names, in small letters: they are right as they stand. */
  names: string[];
  /** Names that a slip may have meant, with the count of jobs that they are as likely as. */
  wellKnown: { text: string; jobs: number }[];
}

/** SPELL-03: what a speller learns of places. Names in other scripts are among those that are right. */
export function placeSpellings({ byName }: ReturnType<typeof gazetteer>): PlaceSpellings {
  const names: string[] = [];
  const wellKnown: PlaceSpellings["wellKnown"] = [];
  for (const [name, [first]] of byName) {
    if (!first || first.isCode || first.weight < KNOWN) continue;
    // As it is typed: a name is compared with its vowels parted.
    names.push(...name.normalize("NFC").split(" "));
    if (first.weight < WELL_KNOWN || first.place.kind === PlaceKind.COUNTRY || !LATIN.test(name)) continue;
    wellKnown.push({
      text: titled(name),
      jobs: Math.min(MOST_JOBS, Math.round(first.weight / PEOPLE_A_JOB)),
    });
  }
  return { names, wellKnown };
}

const titled = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
