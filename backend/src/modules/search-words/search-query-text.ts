/** Whole letters, as the database counts them. */
const START = /^.{1,200}/su;
/** Eight digits and more with nothing but signs between: a telephone number, or another number of somebody's. */
const NUMBER = /(?:\p{Nd}[\s().+/\-–—]*){8}/u;

/**
 * SEEK-06: a searched text as it is kept: in small letters, with single blanks, 200 letters at most. Null of one that
 * looks like a telephone number or an e-mail address, and of one that says nothing.
 */
export function keptText(text: string): string | null {
  const plain = text.normalize("NFKC").replace(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  if (plain.includes("@") || NUMBER.test(plain)) return null;
  const [kept = ""] = START.exec(plain.toLowerCase().trim()) ?? [];
  return kept.trim() || null;
}
