import type { FIRST_LOCALE, Locale } from "@job-portal/protocol/locale";
import { useLocale } from "./language/locale";

/** One feature's or screen's texts; a text that needs a value is a function of it. */
export interface WordCatalog<Words> {
  /** Of its file, before `.words.ts`: by it the catalogs of other languages are found. */
  readonly name: string;
  readonly en: Words;
}

/** Texts of the same kind in another language: every key, and functions of the same values. */
type InOtherWords<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Text
    ? (...values: Values) => InOtherWords<Text>
    : Words extends object
      ? { readonly [Key in keyof Words]: InOtherWords<Words[Key]> }
      : Words;

/** What a catalog's file in another language must offer as `words` (LANG-01). */
export type Translated<Catalog extends WordCatalog<unknown>> = InOtherWords<Catalog["en"]>;

/** Declares the texts of one feature or screen; `docs/decisions/0002-words.md` says why no library does. */
export function defineWords<Words>(name: string, { en }: { en: Words }): WordCatalog<Words> {
  return { name, en };
}

/** Catalogs in another language, by name. */
export type Translations = Readonly<Record<string, object>>;

const translations = new Map<Locale, Map<string, object>>();

/** Takes in a language's catalogs, which must be here before anything is rendered in it. */
export function addTranslations(locale: Exclude<Locale, typeof FIRST_LOCALE>, catalogs: Translations): void {
  translations.set(locale, new Map(Object.entries(catalogs)));
}

/** The catalogs that have been filled up from English. */
const whole = new WeakSet<object>();

/**
 * A catalog that the language lacks is read in English as a whole. Where it has the job seeker's parts of a catalog
 * alone, the company's are read in English.
 */
export function wordsIn<Words>({ name, en }: WordCatalog<Words>, locale: Locale): Words {
  const catalogs = translations.get(locale);
  const found = catalogs?.get(name);
  if (!found) return en;
  if (whole.has(found)) return found as Words;
  // Made once: screens compare the catalogs that they are given.
  const filled = Object.assign({}, en, found);
  whole.add(filled);
  catalogs?.set(name, filled);
  return filled;
}

/** The texts of a catalog in the reader's language. */
export function useWords<Words>(catalog: WordCatalog<Words>): Words {
  return wordsIn(catalog, useLocale());
}
