import { LOCALES, SPOKEN } from "@job-portal/protocol/locale";
import { textsOf } from "../test/language/texts-of";

/** The server's catalogs of a job seeker's way. */
const CATALOGS = [
  "@job-portal/protocol/client.words",
  "../modules/alerts/alert-mail.words",
  "../modules/alerts/alert-search.words",
  "../modules/jobs/reading/pay-told.words",
  "./head/head.words",
  "./links/link-page.words",
];

/** Names, and signs of code. */
const LATIN = /\b(?:JobPortal|Google|[A-Z][A-Z_]+)\b/g;

describe.each(LOCALES.filter((locale) => !SPOKEN[locale].isWhole))("the server in %s", (locale) => {
  it.each(CATALOGS)("says nothing in English: %s (LANG-14)", async (file) => {
    const [words] = Object.values((await import(`${file}.${locale}`)) as Record<string, unknown>);
    const english = textsOf(words, "").filter(([, text]) => /[A-Za-z]{2}/.test(text.replaceAll(LATIN, " ")));
    expect(english).toEqual([]);
  });
});
