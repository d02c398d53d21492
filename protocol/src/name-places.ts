/** The place for a candidate's first name in what a company writes to many, and how else people write it. */
export const NAME_PLACE = String.raw`\{(?:full |candidate(?:'s)?[ _-]?)?(?:first[ _-]?)?name\}`;

/** The text with each of them written as the first name's place is. */
export const withNamePlaces = (text: string): string =>
  text.replaceAll(new RegExp(NAME_PLACE, "gi"), "{first name}");
