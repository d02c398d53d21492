import { gazetteer, labelOf } from "./gazetteer";
import { type Place, PlaceKind } from "./place.entity";
import { readPlaces } from "./read-places";

/** A text as a part of an address: "Aurangabad, Bihar" is "aurangabad-bihar". */
const slugged = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

let known: { bySlug: ReadonlyMap<string, Place>; slugs: ReadonlyMap<Place, string> } | undefined;

/** The slugs of all cities, from the first call on. Of two labels that read alike the larger city has the short one. */
const slugs = () => (known ??= makeSlugs());

function makeSlugs() {
  const bySlug = new Map<string, Place>();
  const cities = [...gazetteer().places.values()].filter(({ kind }) => kind === PlaceKind.CITY);
  for (const city of cities.sort((one, other) => other.population - one.population || one.id - other.id)) {
    const slug = slugged(labelOf(city));
    bySlug.set(bySlug.has(slug) ? `${slug}-${city.id}` : slug, city);
  }
  return { bySlug, slugs: new Map([...bySlug].map(([slug, city]) => [city, slug])) };
}

/** CRAWL-02: a city in an address: "pune", "aurangabad-bihar". @throws Error for a place that is no city */
export function slugOfCity(city: Place): string {
  const slug = slugs().slugs.get(city);
  if (slug === undefined) throw new Error(`${city.name} is no city.`);
  return slug;
}

/** No name of a city is longer, and whoever asks may write thousands of signs into an address. */
const MAX_SLUG = 100;

/** The city of a slug, or of another of its names: "bengaluru" is Bangalore. */
export const cityOfSlug = (slug: string): Place | null =>
  slug.length > MAX_SLUG ? null : (slugs().bySlug.get(slug) ?? cityNamed(slug.replaceAll("-", " ")));

/** The city that a text names, if it says that and nothing else. */
export function cityNamed(text: string): Place | null {
  const { places, questions, workMode } = readPlaces(text);
  const [place, another] = places;
  const isClear = place?.kind === PlaceKind.CITY && !another && questions.length === 0 && workMode === null;
  return isClear ? place : null;
}
