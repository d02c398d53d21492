import type { ReadPartKind } from "./read-part";

/** A piece of a text: from the first letter to the one behind the last. */
export interface Span {
  start: number;
  end: number;
}

/** A part of a text that was understood. */
export interface QueryPart extends Span {
  kind: ReadPartKind;
  /** In the portal's words. */
  label: string;
  /** What goes with it: "in Pune", where the part is "Pune". */
  reach: Span;
}

/** A word between blanks, without the signs around it. */
export interface QueryWord extends Span {
  /** In small letters, with the digits 0 to 9. */
  text: string;
}

const BLANKS = /\s+/g;
/** A letter of a text that is no rule's to read. */
const HELD = "\ue000";
const QUOTED = /"[^"]+"/g;
const WORDS = /[\p{L}\p{M}\p{N}+#₹\ue000](?:[^\s,;|/()[\]]*[\p{L}\p{M}\p{N}+#\ue000])?/gu;

/** The zeros of the digits of India: Arabic and Urdu, then the scripts from Devanagari to Malayalam. */
const ZEROS = [
  ...[0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66],
] as const;

/** The text with its digits as 0 to 9. It keeps its length. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0d6f]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? letter : String(code - zero);
  });

const inSmallLetters = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });

const blanked = (text: string, { start, end }: Span, by = " "): string =>
  text.slice(0, start) + by.repeat(Math.max(end - start, 0)) + text.slice(end);

/** A text that is being read: what was understood of it, and what is left. */
export class QueryText {
  /** As typed, with one blank between words. Spans lie in it. */
  readonly typed: string;
  readonly parts: QueryPart[] = [];
  /** In small letters, with plain digits; blank where it is read, and held where it stands in quotes. */
  plain: string;
  /** What is still to be searched as words. */
  private left: string;

  constructor(text: string) {
    this.typed = text.trim().replace(BLANKS, " ");
    this.left = withPlainDigits(this.typed).replace(/[“”„]/g, '"');
    this.plain = inSmallLetters(this.left);
    for (const { index, 0: quoted } of this.plain.matchAll(QUOTED))
      this.plain = blanked(this.plain, { start: index, end: index + quoted.length }, HELD);
  }

  /** The words that are not read yet. */
  get words(): QueryWord[] {
    return [...this.plain.matchAll(WORDS)].map(({ index, 0: text }) => ({
      text,
      start: index,
      end: index + text.length,
    }));
  }

  /** Takes a piece out of what is left: it says nothing that a search needs. */
  drop(span: Span): void {
    this.plain = blanked(this.plain, span);
    this.left = blanked(this.left, span);
  }

  /** Takes a piece out of what is left, because it was understood. */
  understand(kind: ReadPartKind, label: string, span: Span, reach: Span = span): void {
    this.drop(reach);
    const [start, end] = [span.start, span.end];
    this.parts.push({ kind, label, start, end, reach });
  }

  /** The words that are left, and where they stand. Signs alone are none, unless nothing else was typed. */
  get rest(): QueryWord[] {
    const words = [...this.left.matchAll(/[^\s,;|]+/g)].map(({ index, 0: text }) => ({
      text,
      start: index,
      end: index + text.length,
    }));
    const isSaid = (text: string) => /[\p{L}\p{M}\p{N}]/u.test(text);
    return isSaid(this.typed) ? words.filter(({ text }) => isSaid(text)) : words;
  }
}

const NOT_IN_A_WORD = "[\\p{L}\\p{M}\\p{N}]";

/** A pattern of whole words. */
export const wholeWords = (source: string, flags = "u"): RegExp =>
  new RegExp(`(?<!${NOT_IN_A_WORD})(?:${source})(?!${NOT_IN_A_WORD})`, flags);

/** The text without some of its parts. */
export const withoutParts = (typed: string, parts: readonly Pick<QueryPart, "reach">[]): string =>
  parts
    .reduce((text, { reach }) => blanked(text, reach), typed)
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(BLANKS, " ")
    .replace(/^[\s,;|/&-]+|[\s,;|/&-]+$/g, "")
    // "Plumber job in dubai" without Dubai.
    .replace(parts.length > 0 ? /(?<!walk) (?:in|at|near|from)$/ : "", "");
