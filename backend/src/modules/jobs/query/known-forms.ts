import { readSearchWordCatalogue } from "../../search-words/search-word-catalogue";
import type { QueryWord } from "./query-text";

/** The forms of the catalogue by their first token, and all tokens of them. */
interface KnownForms {
  byFirst: ReadonlyMap<string, readonly KnownForm[]>;
  tokens: ReadonlySet<string>;
}

interface KnownForm {
  /** Of the search word. */
  code: string;
  tokens: readonly string[];
}

let known: KnownForms | undefined;

const SIGNS = /[^\p{L}\p{M}\p{N}+#]+/gu;
const PLURAL = /(\w\w[^s\W])s$/;

/** About as `search_word_tokens` parts a text in SQL: near enough to tell whether a word belongs to a longer form. */
const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(SIGNS)
    .filter(Boolean)
    .map((token) => token.replace(PLURAL, "$1"));

/**
 * Forms of the catalogue, not of the table that admins change: they only say where a text is cut. What a word means,
 * the table alone says.
 */
function knownForms(): KnownForms {
  if (known) return known;
  const byFirst = new Map<string, KnownForm[]>();
  const tokens = new Set<string>();
  for (const { code, forms } of readSearchWordCatalogue())
    for (const form of forms) {
      const parted = tokensOf(form);
      const [first] = parted;
      if (first === undefined) continue;
      for (const token of parted) tokens.add(token);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { code, tokens: parted }]);
    }
  return (known = { byFirst, tokens });
}

/** Whether some form has the word in it. */
export const isOfAForm = (word: string): boolean =>
  tokensOf(word).every((token) => knownForms().tokens.has(token));

/** Whether the words from a place on begin with a form, such as "night shift" or "driver". */
export const beginsAForm = (words: readonly QueryWord[], at: number): boolean => formLength(words, at) > 0;

/** Words that a form takes, from one to before another. */
interface TakenWords {
  from: number;
  to: number;
}

/**
 * Whether a word is part of a form of several words: "job" of "office job". Forms are taken from the left, as the
 * search takes them: "work" of "kirana shop work" is none, though "shop work" is a form.
 */
export const isWithinAForm = (words: readonly QueryWord[], at: number): boolean =>
  formsOfSeveral(words).has(at);

/** Whether a word ends a form that is none without it: "job" of "day job", but not of "bank job". */
export function endsAForm(words: readonly QueryWord[], at: number): boolean {
  const form = formsOfSeveral(words).get(at);
  return form?.to === at + 1 && formLength(words.slice(0, at), form.from) < at - form.from;
}

/** By the words of a text, because every word of a text is asked about. */
const walked = new WeakMap<readonly QueryWord[], ReadonlyMap<number, TakenWords>>();

/** The forms of several words that a text has, by the place of each of their words. */
function formsOfSeveral(words: readonly QueryWord[]): ReadonlyMap<number, TakenWords> {
  const known = walked.get(words);
  if (known) return known;
  const forms = new Map<number, TakenWords>();
  for (let from = 0; from < words.length;) {
    const to = from + Math.max(1, formLength(words, from));
    if (to > from + 1) for (let at = from; at < to; at += 1) forms.set(at, { from, to });
    from = to;
  }
  walked.set(words, forms);
  return forms;
}

/** Whether a word is part of a form, such as "driver" or "night shift". */
export const isInAForm = (words: readonly QueryWord[], at: number): boolean =>
  formLength(words, at) > 0 || isWithinAForm(words, at);

/** Whether the words say a search word of the catalogue. */
export const namesWord = (words: readonly QueryWord[], code: string): boolean =>
  words.some((_, at) => formsAt(words, at).some((form) => form.code === code));

/** How many words the longest form has that begins at a word; 0 where none does. */
export const formLength = (words: readonly QueryWord[], at: number): number =>
  Math.max(0, ...formsAt(words, at).map(({ length }) => length));

/** The forms that begin at a word, each with its number of words. */
function formsAt(words: readonly QueryWord[], at: number): { code: string; length: number }[] {
  const [first] = tokensOf(words[at]?.text ?? "");
  const forms = first === undefined ? undefined : knownForms().byFirst.get(first);
  // Of most words none, and then the words behind need not be parted.
  if (!forms) return [];
  const tokens: string[] = [];
  /** After how many words there are so many tokens: "part-time" is one word of two. */
  const wordsOf = new Map<number, number>();
  for (let count = 1; count <= 5 && at + count <= words.length; count += 1) {
    tokens.push(...tokensOf(words[at + count - 1]?.text ?? ""));
    wordsOf.set(tokens.length, count);
  }
  return forms.flatMap(({ code, tokens: form }) => {
    const length = wordsOf.get(form.length);
    const isHere = length !== undefined && form.every((token, index) => tokens[index] === token);
    return isHere ? [{ code, length }] : [];
  });
}
