import type { SearchWordInput, SearchWordKind } from "../../../shared/schema.generated";
import type { AdminSearchWord_WordFragment } from "./AdminSearchWord.generated";

/** A word as the form has it. */
export interface SearchWordDraft {
  code: string;
  kind: SearchWordKind;
  name: string;
  /** One on each line. */
  forms: string;
  includes: readonly { code: string; name: string }[];
}

/** Letters without their marks, digits and hyphens, as codes have them; empty for a name in another script. */
export const codeFrom = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");

/** @param text what people search for, which a new word begins with */
export function draftOf(word: AdminSearchWord_WordFragment | null, text: string): SearchWordDraft {
  if (word) return { ...word, forms: word.forms.join("\n") };
  const name = text && text.charAt(0).toUpperCase() + text.slice(1);
  return { code: codeFrom(text), kind: "TRADE", name, forms: text, includes: [] };
}

export const inputOf = ({ kind, name, forms, includes }: SearchWordDraft): SearchWordInput => ({
  kind,
  name: name.trim(),
  forms: forms
    .split("\n")
    .map((form) => form.trim())
    .filter(Boolean),
  includes: includes.map(({ code }) => code),
});
