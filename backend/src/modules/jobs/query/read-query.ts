import type { EnglishLevel } from "../job/job.enums";
import { type GivenWhere, readDistance, readNearMe } from "./query-distance";
import { dropNoise } from "./query-noise";
import { readPay, readsHighPay } from "./query-pay";
import { type PlacesAre, readWhere } from "./query-places";
import { QueryText, type QueryPart, type QueryWord } from "./query-text";
import { dropOwnAge, readAge, readEnglish, readYears } from "./query-time";

/** Fields of a search that a text can say. */
interface QueryFields {
  location?: string | null;
  withinKm?: number | null;
  payMin?: number | null;
  payMax?: number | null;
  experienceYears?: number | null;
  postedWithinDays?: number | null;
  englishLevel?: EnglishLevel | null;
}

/** What was understood of a text. */
export interface QueryReading {
  /** As typed, with one blank between words. */
  typed: string;
  /** What is left to search as words: trades, conditions such as "night shift", names. */
  q: string;
  /** Those words, and where they stand in the typed text. */
  words: readonly QueryWord[];
  /** READ-03: what it says beside words, without what was given. */
  fields: QueryFields;
  /** In the order typed. */
  parts: readonly QueryPart[];
  /** What comes first, where the text says it. */
  first: "newest" | "pay" | null;
  /** READ-07: its place may be part of a name instead: "driver hyderabad badge". */
  isPlaceInside: boolean;
}

/**
 * Reads what people type into the one box that they fill: "driver jobs in pune 20k per month". Places, distance, pay,
 * years, age and English become fields, unless `given` has them; words that say no more than "job" go. Conditions, such
 * as "part time", stay words, because jobs have them as search words (docs/search-query.md).
 */
export function readQuery(
  typed: string,
  given: QueryFields & GivenWhere = {},
  { placesAre = "certain" }: { placesAre?: PlacesAre } = {},
): QueryReading {
  const text = new QueryText(typed);
  const nearMe = readNearMe(text, given);
  const { withinKm: distance, end } = readDistance(text, given.withinKm != null);
  dropOwnAge(text);
  const pay = readPay(text, given.payMin != null || given.payMax != null);
  const isByPay = readsHighPay(text);
  const experienceYears = readYears(text, given.experienceYears != null);
  const { isNewestFirst = false, ...age } = readAge(text, given.postedWithinDays != null);
  const englishLevel = readEnglish(text, given.englishLevel != null);
  const where = readWhere(text, given, end, placesAre);
  dropNoise(text);
  const isSomewhere = Boolean(where.location ?? given.location?.trim()) || given.near != null;
  const withinKm = isSomewhere ? (distance ?? where.withinKm ?? nearMe.withinKm) : undefined;
  const words = text.rest;
  return {
    typed: text.typed,
    q: words.map((word) => word.text).join(" "),
    words,
    fields: said({ ...pay, experienceYears, ...age, englishLevel, location: where.location, withinKm }),
    parts: text.parts.toSorted((one, other) => one.start - other.start),
    first: isNewestFirst ? "newest" : isByPay ? "pay" : null,
    isPlaceInside: where.isInside ?? false,
  };
}

const said = (fields: QueryFields): QueryFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
