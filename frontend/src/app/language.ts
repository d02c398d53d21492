import { pageLocale } from "../shared/language/page-locale";
import { type Locale } from "@job-portal/protocol/locale";
import { FIRST_LOCALE } from "../shared/language/locale";
import { addTranslations } from "../shared/words";

/** Fetches a language's words (LANG-05). Readers of English have theirs in the code that shows them. */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale === "hi") addTranslations(locale, (await import("./hindi.generated")).hindiWords);
}

/** The language of the page, with its words; English where these can't be had. */
export async function loadLanguage(): Promise<Locale> {
  const chosen = pageLocale();
  try {
    await loadWords(chosen);
    return chosen;
  } catch {
    return FIRST_LOCALE;
  }
}
