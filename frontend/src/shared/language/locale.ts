import { createContext, use } from "react";

/** Languages that the portal speaks. A further one makes every catalog without it a type error. */
export type Locale = "en";

/** Spoken until somebody can choose. */
export const FIRST_LOCALE: Locale = "en";

/** The languages as browsers name them, with the country whose numbers and dates they write. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: "en-IN" };

export const LocaleContext = createContext<Locale>(FIRST_LOCALE);

/** The reader's language. */
export const useLocale = (): Locale => use(LocaleContext);
