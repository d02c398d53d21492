import { completePlaces } from "../../places/complete-places";
import { labelOf } from "../../places/gazetteer";
import { type Place, PlaceKind } from "../../places/place.entity";
import { PlaceQuestionKind } from "../../places/places-reading";
import { readPlaces } from "../../places/read-places";
import { WorkMode } from "../../places/work-mode";
import { SpellingService } from "../../search-words/spelling/spelling.service";
import { SAID_WORDS } from "../query/query-noise";
import { REMOTE } from "../reading/job-places";
import { MOST_SUGGESTIONS, type SearchIndex } from "./search-index";

/** "Bang" is begun like Bangalore alone; "Ba" may become anything. */
const MIN_CITY_LETTERS = 4;

/** Shorter texts are still being typed. */
const MIN_LETTERS_TO_MEND = 3;

/** So many places are looked at for those that have jobs. */
const MOST_COMPLETED = 60;

/** Completes and mends what people type, from the words of the jobs that are listed. */
export class JobSuggestionService {
  readonly spelling: SpellingService;

  constructor(private readonly index: SearchIndex) {
    this.spelling = new SpellingService(index.suggest, SAID_WORDS);
  }

  /**
   * SPELL-11: titles and skills of listed jobs like a text, best first; up to 8. Where none is like it, those like its
   * corrections, and those like the names of the trades and skills that it means: "Driver" of "ड्राइवर".
   */
  async titles(text: string): Promise<string[]> {
    const typed = text.trim();
    const like = distinct(await this.index.suggest.titles(typed));
    if (like.length > 0 || typed.length < MIN_LETTERS_TO_MEND) return like;
    const found: string[] = [];
    for (const meant of await this.namedBy(typed)) found.push(...(await this.index.suggest.titles(meant)));
    return distinct(found);
  }

  /** What else a text may be called: its corrections, and the names of the search words in it. */
  private async namedBy(text: string): Promise<string[]> {
    const corrections = await this.spelling.corrections(text);
    const meant = await this.index.suggest.meant((corrections[0] ?? text).split(/\s+/));
    return [...corrections, ...meant.map(({ name }) => name)];
  }

  /** Places with jobs under any of their names, localities as "Koramangala, Bangalore", and Remote; up to 8. */
  async places(text: string): Promise<string[]> {
    const typed = text.trim();
    const isRemote = REMOTE.toLowerCase().startsWith(typed.toLowerCase());
    const { listed } = await this.listed(typed);
    return distinct([...(isRemote ? [REMOTE] : []), ...listed.map(labelOf)]);
  }

  /**
   * The whole name of a place of which people say the beginning alone: "HSR Layout" of "HSR", "HSR Layout, Bangalore"
   * of "HSR, Bengaluru", and the one city with jobs that is begun like "bangalor". Null where a place is called just
   * so, or none begins with it.
   */
  async wholePlace(text: string): Promise<string | null> {
    const { places, questions, workMode } = readPlaces(text);
    const [asked] = questions;
    if (asked?.kind !== PlaceQuestionKind.UNKNOWN) return null;
    const city = places.find(({ kind }) => kind === PlaceKind.CITY);
    const whole = await this.begunWith(asked.text.trim().toLowerCase(), city);
    if (whole === null) return null;
    return [whole, city?.name, workMode === WorkMode.REMOTE && REMOTE].filter(Boolean).join(", ");
  }

  /** The location that is probably meant where it names no place that we know: "Bangalore" of "bangalroe". */
  meantPlace(text: string): string | null {
    const asked = readPlaces(text).questions.find(({ kind }) => kind === PlaceQuestionKind.UNKNOWN);
    const [meant] = asked?.candidates ?? [];
    return meant ? labelOf(meant) : null;
  }

  /** Of the places like a text those with jobs, best first, and how many each has. */
  private async listed(text: string): Promise<{ listed: Place[]; counts: Map<number, number> }> {
    const places = completePlaces(text, MOST_COMPLETED);
    const counts = await this.index.places.counts(places.map(({ id }) => id));
    return { listed: places.filter(({ id }) => counts.has(id)), counts };
  }

  /** The name with most jobs that begins with whole words, in a city if one is given; else the one city begun so. */
  private async begunWith(words: string, city: Place | undefined): Promise<string | null> {
    const { listed, counts } = await this.listed(words);
    const begun = listed.filter(({ name, cityId }) => {
      return name.toLowerCase().startsWith(`${words} `) && (!city || cityId === city.id);
    });
    const jobs = new Map<string, number>();
    for (const { id, name } of begun) jobs.set(name, (jobs.get(name) ?? 0) + (counts.get(id) ?? 0));
    const [most] = [...jobs].sort(([, one], [, other]) => other - one);
    if (most) return most[0];
    if (city || words.length < MIN_CITY_LETTERS) return null;
    const cities = listed.filter(
      ({ kind, name }) => kind === PlaceKind.CITY && name.toLowerCase().startsWith(words),
    );
    return cities.length === 1 && cities[0] ? labelOf(cities[0]) : null;
  }
}

/** The same in another case is the same. */
function distinct(values: string[]): string[] {
  const byName = new Map<string, string>();
  for (const value of values) if (!byName.has(value.toLowerCase())) byName.set(value.toLowerCase(), value);
  return [...byName.values()].slice(0, MOST_SUGGESTIONS);
}
