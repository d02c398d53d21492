import type { Locale } from "@job-portal/protocol/locale";
import { createContext, use } from "react";

/** Spoken where nobody has chosen. */
export const FIRST_LOCALE = "en" satisfies Locale;

/** The languages as pages name them, with the country whose numbers and dates they write. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: "en-IN", hi: "hi-IN" };

export const LocaleContext = createContext<Locale>(FIRST_LOCALE);

/** The reader's language. */
export const useLocale = (): Locale => use(LocaleContext);
