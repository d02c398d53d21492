/**
 * Many programs write Hindi into a PDF as it is drawn, and not as it is spelt: the sign of a short i before its
 * consonant, and the hook of an r behind its syllable. "िवश्वकमार्" is "विश्वकर्मा".
 */

const CONSONANT = "[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?";
const CLUSTER = `(?:${CONSONANT}\\u094d)*${CONSONANT}`;
const SHORT_I = "\\u093f";

const BEGINS_WITH_I = new RegExp(`(?<![\\p{L}\\p{M}])${SHORT_I}`, "gu");
const ENDS_WITH_I = new RegExp(`${SHORT_I}(?![\\p{L}\\p{M}])`, "gu");

/** As words are spelt, some end with a short i and none begins with one; as they are drawn, it is the other way. */
export function isAsDrawn(text: string): boolean {
  return (text.match(BEGINS_WITH_I)?.length ?? 0) > (text.match(ENDS_WITH_I)?.length ?? 0);
}

/** A blank before a sign that belongs to the letter before it. */
const BLANK_BEFORE_SIGN = / +(?=[\u093e\u0940-\u094d\u0900-\u0903\u0962\u0963])/gu;
/** A blank behind letters that are joined, and are no word: "प्र देश". */
const BLANK_BEHIND_CLUSTER = new RegExp(
  `(?<![\\p{L}\\p{M}])((?:${CONSONANT}\\u094d)+${CONSONANT}) (?=\\p{Script=Devanagari})`,
  "gu",
);
const I_BEFORE_CLUSTER = new RegExp(`${SHORT_I}(${CLUSTER})`, "gu");
const R_BEHIND_SYLLABLE = new RegExp(
  `(${CLUSTER}[\\u093e-\\u094c]?)([\\u0900-\\u0902]?)\\u0930\\u094d`,
  "gu",
);

/** A text that stands as it is drawn, as it is spelt. */
export const asSpelt = (text: string): string =>
  text
    .replace(BLANK_BEFORE_SIGN, "")
    .replace(BLANK_BEHIND_CLUSTER, "$1")
    .replace(I_BEFORE_CLUSTER, `$1\u093f`)
    .replace(R_BEHIND_SYLLABLE, "\u0930\u094d$1$2");
