import { behindOthers, citiesStarting, cityAmong, cityNamed, parsePlace, REMOTE } from "../reading/city";
import { MOST_SUGGESTIONS, type SearchIndex } from "./search-index";

/** "Bang" is begun like Bangalore alone; "Ba" may become anything. */
const MIN_CITY_LETTERS = 4;

/** Completes and mends what people type, from the words of the jobs that are listed. */
export class JobSuggestionService {
  constructor(private readonly index: SearchIndex) {}

  /** Titles and skills of listed jobs like a text, best first; up to 8. */
  async titles(text: string): Promise<string[]> {
    return distinct(await this.index.suggest.titles(text.trim()));
  }

  /** Cities with jobs under any of their names, localities as "Koramangala, Bangalore", and Remote; up to 8. */
  async places(text: string): Promise<string[]> {
    const isRemote = REMOTE.toLowerCase().startsWith(text.trim().toLowerCase());
    const places = await this.index.places.like(text.trim(), citiesStarting(text));
    return distinct(isRemote ? [REMOTE, ...places] : places);
  }

  /**
   * The whole name of a place of which people say the beginning alone: "HSR Layout" of "HSR", "HSR Layout, Bangalore"
   * of "HSR, Bengaluru", the one city that is begun like "bangalor", and "HSR Layout, Bangalore" of "HSR Bangalore",
   * which lacks its comma. Null where a place is called just so, or none begins with it.
   */
  async wholePlace(text: string): Promise<string | null> {
    const { city, locality, isRemote } = parsePlace(text);
    const name = (locality ?? city)?.toLowerCase();
    if (name === undefined || (city !== null && locality === null && cityNamed(city))) return null;
    const parent = locality === null ? null : city;
    const found = await this.index.places.beginningWith(name, parent?.toLowerCase() ?? null);
    const begun = locality === null && name.length >= MIN_CITY_LETTERS ? citiesStarting(name) : [];
    const whole = found ?? (begun.length === 1 ? begun[0] : undefined);
    if (whole !== undefined) return [whole, parent, isRemote && REMOTE].filter(Boolean).join(", ");
    const apart = locality === null && city !== null && !isRemote ? cityAmong(city)?.join(", ") : undefined;
    return apart === undefined ? null : ((await this.wholePlace(apart)) ?? apart);
  }

  /**
   * The location that is probably meant where its city is none we know: "Near Station, Bangalore" of "banglore near
   * station", and "Bangalore" of "bangalroe". Null where it names no city we know, and jobs are in a city of that
   * name or none is like it.
   */
  async meantPlace(text: string): Promise<string | null> {
    const { city, locality, isRemote } = parsePlace(text);
    if (city === null || isRemote || cityNamed(city) !== undefined) return null;
    const among = cityAmong(city) ?? (await this.nearestCity(city));
    return among ? [locality, ...among].filter(Boolean).join(", ") : null;
  }

  /** The city with jobs that one of the words is like, behind the others; null where a city is called just so. */
  private async nearestCity(name: string): Promise<string[] | null> {
    const words = name.toLowerCase().split(" ");
    const near = await this.index.places.nearestCity(
      words.filter((word) => word.length >= MIN_CITY_LETTERS),
      name.toLowerCase(),
    );
    if (!near) return null;
    return behindOthers(
      near.city,
      words.filter((word) => word !== near.word),
    );
  }

  /** The text with each word that no job has replaced by the likest one that some have; null where none is. */
  async corrected(text: string): Promise<string | null> {
    const words = text.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}.+#]+/gu) ?? [];
    const found = await this.index.suggest.words(words);
    if (found.every(({ isKnown }) => isKnown)) return null;
    if (found.some(({ isKnown, nearest }) => !isKnown && nearest === null)) return null;
    return found.map(({ word, nearest }) => nearest ?? word).join(" ");
  }
}

/** The same in another case is the same. */
function distinct(values: string[]): string[] {
  const byName = new Map<string, string>();
  for (const value of values) if (!byName.has(value.toLowerCase())) byName.set(value.toLowerCase(), value);
  return [...byName.values()].slice(0, MOST_SUGGESTIONS);
}
