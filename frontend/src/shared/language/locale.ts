import type { Locale } from "@job-portal/protocol/locale";
import { createContext, use } from "react";
import type { Language } from "../schema.generated";

/** Spoken where nobody has chosen. */
export const FIRST_LOCALE = "en" satisfies Locale;

/** Each language as the API names it. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { en: "EN", hi: "HI" };

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: "English", hi: "हिन्दी" };

export const LocaleContext = createContext<Locale>(FIRST_LOCALE);

/** The language of the page (LANG-02). */
export const useLocale = (): Locale => use(LocaleContext);

/** The same, for fields that the server words (LANG-09). */
export const useLanguage = (): Language => LANGUAGES[useLocale()];
