/** How people write the place for a candidate's first name in what a company sends to many. */
const NAME_PLACES = /\{(?:full |candidate(?:'s)?[ _-]?)?(?:first[ _-]?)?name\}/gi;
const ANY_PLACE = /\{[^{}\n]{1,40}\}/g;

/** The text with each of them written as `{first name}`. */
const withNamePlaces = (text: string): string => text.replaceAll(NAME_PLACES, "{first name}");

/** The places of a text, such as `{job}`, as they are known by: in small letters. */
export const placesIn = (text: string): string[] =>
  (withNamePlaces(text).match(ANY_PLACE) ?? []).map((place) => place.toLowerCase());

/** The first of some places that stands unfilled in a text; null without one. */
export const emptyPlaceOf = (text: string, places: readonly string[]): string | null =>
  placesIn(text).find((place) => places.includes(place)) ?? null;

/** A text with what is known in its places. What was filled in is not looked at again. */
export const filled = (text: string, places: ReadonlyMap<string, string>): string =>
  withNamePlaces(text).replaceAll(ANY_PLACE, (place) => places.get(place.toLowerCase()) ?? place);
