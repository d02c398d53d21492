import { FIRST_LOCALE, type Locale } from "@job-portal/protocol/locale";
import { pageLocale } from "../shared/language/page-locale";
import { addTranslations, type Translations } from "../shared/words";

/** Each language's words are a file of their own, for its readers alone (LANG-05). */
const WORDS: Readonly<Record<Exclude<Locale, typeof FIRST_LOCALE>, () => Promise<{ words: Translations }>>> =
  {
    hi: () => import("./hindi.generated"),
    bn: () => import("./words/bn.generated"),
    mr: () => import("./words/mr.generated"),
    te: () => import("./words/te.generated"),
    ta: () => import("./words/ta.generated"),
    gu: () => import("./words/gu.generated"),
    kn: () => import("./words/kn.generated"),
  };

/** Fetches a language's words (LANG-05). Readers of English have theirs in the code that shows them. */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale !== FIRST_LOCALE) addTranslations(locale, (await WORDS[locale]()).words);
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
