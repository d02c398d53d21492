import { gazetteer, labelOf } from "../../places/gazetteer";
import { plainName } from "../../places/place-names";
import { PlaceKind } from "../../places/place.entity";
import { readPlaces } from "../../places/read-places";
import { JobFilter } from "./job-search.inputs";

const BLANKS = /\s+/g;
/** What every job is. */
const JOBS =
  /^(?:jobs?|vacanc(?:y|ies)|openings?)(?: (?:for|of))?(?= |$)|(?:^| )(?:jobs?|vacanc(?:y|ies)|openings?)$/gi;
const REMOTE = /(?:^| )(?:remote|work from home|wfh)(?= |$)/i;
const FRESHER = /(?:^| )freshers?(?= |$)/i;
/** A city at the end, of one word or two; "Bank of Baroda" is no bank in Baroda. */
const PLACES = [/^(.*?)(?:^| )(in |at |near )?(\S+ \S+)$/i, /^(.*?)(?:^| )(in |at |near )?(\S+)$/i];

/**
 * Reads what people write into the one box that they fill: "jobs in pune", "react developer bangalore", "work from
 * home for freshers". A place and years in the text become filters, unless these filters are given already.
 */
export function readSearchText(filter: Partial<JobFilter>): JobFilter {
  const read = Object.assign(new JobFilter(), filter);
  let text = (filter.q ?? "").trim().replace(BLANKS, " ");
  if (!read.location?.trim()) {
    const place = REMOTE.test(text) ? { text: text.replace(REMOTE, " "), city: "Remote" } : placeAtEnd(text);
    if (place) {
      text = place.text.trim().replace(BLANKS, " ");
      read.location = place.city;
    }
  }
  if (FRESHER.test(text) && read.experienceYears == null) {
    text = text.replace(FRESHER, " ");
    read.experienceYears = 0;
  }
  read.q = text
    .trim()
    .replace(BLANKS, " ")
    .replace(JOBS, "")
    .replace(/ (?:in|for)$/i, "")
    .trim();
  return read;
}

function placeAtEnd(text: string): { text: string; city: string } | null {
  for (const pattern of PLACES) {
    const [, before = "", preposition, name = ""] = pattern.exec(text) ?? [];
    // "HR" is more than Haryana, and "ML" more than Meghalaya; "jobs in HR" are in Haryana.
    if (name.length <= 2 && !preposition) continue;
    const city = knownTown(name);
    if (city !== null && !/(?:^| )of$/i.test(before) && !/^of /i.test(name)) return { text: before, city };
  }
  return null;
}

/** Of fewer people are towns that a word of a trade may be the name of. */
const MIN_PEOPLE = 100_000;

/** The large city, region or state that has this name, by the portal's name for it. */
function knownTown(name: string): string | null {
  // Slips are mended before: "sales" is no Salem.
  if (!gazetteer().byName.has(plainName(name))) return null;
  const { places, questions } = readPlaces(name);
  const [town] = places;
  if (!town || places.length > 1 || questions.length > 0) return null;
  const isLarge = town.kind === PlaceKind.CITY && town.population >= MIN_PEOPLE;
  return isLarge || town.kind === PlaceKind.STATE || town.kind === PlaceKind.REGION ? labelOf(town) : null;
}
