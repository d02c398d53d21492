import { useLocale, type Locale } from "./language/locale";

/** One feature's texts by language; a text that needs a value is a function of it. */
type WordCatalog<Words> = Readonly<Record<Locale, Words>>;

/** Declares the texts of one feature or screen; `docs/decisions/0002-words.md` says why no library does. */
export function defineWords<Words>(catalog: WordCatalog<Words>): WordCatalog<Words> {
  return catalog;
}

/** The texts of a catalog in the reader's language. */
export function useWords<Words>(catalog: WordCatalog<Words>): Words {
  return catalog[useLocale()];
}
