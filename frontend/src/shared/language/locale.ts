import { FIRST_LOCALE, type Locale } from "@job-portal/protocol/locale";
import { createContext, use } from "react";
import type { Language } from "../schema.generated";

/** A language as the API names it. */
export const languageOf = (locale: Locale): Language => locale.toUpperCase() as Uppercase<Locale>;

/** A language of the API as the portal names it. */
export const localeOfLanguage = (language: Language): Locale => language.toLowerCase() as Lowercase<Language>;

export const LocaleContext = createContext<Locale>(FIRST_LOCALE);

/** The language of the page (LANG-02), and English in its parts that lie off a job seeker's way (LANG-15). */
export const useLocale = (): Locale => use(LocaleContext);

/** The language of the page around a part that is in English; null where none is. */
export const PageLocaleContext = createContext<Locale | null>(null);

/** The language that the page was opened in, also where a part of it is in English (LANG-15). */
export function usePageLocale(): Locale {
  const around = use(PageLocaleContext);
  const locale = use(LocaleContext);
  return around ?? locale;
}

/** The same as `useLocale`, for fields that the server words (LANG-09). */
export const useLanguage = (): Language => languageOf(useLocale());
