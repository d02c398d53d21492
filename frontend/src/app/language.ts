import { chosenLocale, type Locale } from "@job-portal/protocol/locale";
import { FIRST_LOCALE } from "../shared/language/locale";
import { addTranslations } from "../shared/words";

/** Fetches a language's words. Readers of English have theirs in the code that shows them. */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale === "hi") addTranslations(locale, (await import("./hindi.generated")).hindiWords);
}

/** The language that this device's reader chose, with its words; English where these can't be had. */
export async function loadChosenLanguage(): Promise<Locale> {
  const chosen = chosenLocale(document.cookie) ?? FIRST_LOCALE;
  try {
    await loadWords(chosen);
    return chosen;
  } catch {
    return FIRST_LOCALE;
  }
}
