/** How people write the place for a candidate's first name in what a company sends to many. */
const NAME_PLACES = /\{(?:full |candidate(?:'s)?[ _-]?)?(?:first[ _-]?)?name\}/gi;

/** The text with each of them written as `{first name}`. */
export const withNamePlaces = (text: string): string => text.replaceAll(NAME_PLACES, "{first name}");
