const SCRIPTS = [
  "Arabic",
  "Bengali",
  "Devanagari",
  "Gujarati",
  "Gurmukhi",
  "Kannada",
  "Malayalam",
  "Meetei_Mayek",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
];
const LETTER = `[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}]`;
/** The sign that joins two consonants; a joiner after it shapes the letter before, at a word's end as well. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`;
const JOINER = String.raw`[\u200c\u200d]`;
const EMOJI = String.raw`\p{Extended_Pictographic}`;

/** Joiners that change what people see, and the selectors that say how an emoji is drawn. */
const SEEN = [
  `(?<=${VIRAMA})${JOINER}`,
  `(?<=${LETTER})${JOINER}(?=${LETTER})`,
  String.raw`(?<=${EMOJI}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=${EMOJI})`,
  String.raw`[\ufe00-\ufe0f]`,
].join("|");

/**
 * Characters that nobody sees: blanks without width, marks of direction, soft hyphens, fillers. With them two names
 * look the same and are not. Unicode calls them Default_Ignorable_Code_Point.
 */
const INVISIBLE = new RegExp(String.raw`(?!${SEEN})\p{Default_Ignorable_Code_Point}`, "u");
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, "gu");

/** How much of the text before an invisible character a complaint repeats, so that people find it. */
const CONTEXT = 12;

/** What people see of a text. */
export const withoutInvisible = (text: string): string => text.replace(ALL_INVISIBLE, "");

/** Says where a text holds a character that nobody sees; null for one that is as it looks. */
export function invisibleComplaint(text: string): string | null {
  const at = text.search(INVISIBLE);
  if (at < 0) return null;
  const before = Array.from(text.slice(0, at)).slice(-CONTEXT).join("").trim();
  return before === ""
    ? "begins with an invisible character"
    : `holds an invisible character after “${before}”`;
}
