import { type Locale, localeOf } from "@job-portal/protocol/locale";

/** The language that the page is in (LANG-02). */
export const pageLocale = (): Locale => localeOf(window.location.pathname, document.cookie);
