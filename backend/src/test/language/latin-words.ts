/** What stays in Latin letters in Hindi: names, addresses, and what everybody writes so. */
const LATIN = [/https?:\/\/\S+/g, /\S+@\S+/g, /\b(?:JobPortal|API|Free|Paid|Premium|am|pm)\b/g];

/** The Latin words of a text that are left once what may stay so is taken away: in Hindi none (LANG-11). */
export function latinWordsIn(text: string): string[] {
  const rest = LATIN.reduce((left, allowed) => left.replaceAll(allowed, " "), text);
  return rest.match(/[A-Za-z]{2,}/g) ?? [];
}
