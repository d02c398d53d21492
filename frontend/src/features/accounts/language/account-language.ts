import { pageLocale } from "../../../shared/language/page-locale";
import type { ApolloClient } from "@apollo/client";
import {
  accountLanguageCookie,
  accountLocale,
  languageCookie,
  type Locale,
} from "@job-portal/protocol/locale";
import { isInUse } from "../../../shared/typed-text";
import { languageOf, localeOfLanguage } from "../../../shared/language/locale";
import { AccountLanguageDocument, ChooseLanguageDocument } from "./Language.generated";

/** Lets this device know, so that the server writes its next page in that language. */
export function keepOnDevice(locale: Locale): void {
  document.cookie = languageCookie(locale, window.location.protocol === "https:");
}

const keepCookie = (locale: Locale | null): void => {
  document.cookie = accountLanguageCookie(locale, window.location.protocol === "https:");
};

export async function keepInAccount(client: ApolloClient, locale: Locale): Promise<void> {
  await client.mutate({ mutation: ChooseLanguageDocument, variables: { language: languageOf(locale) } });
  keepCookie(locale);
}

/**
 * Has an account's own language win for as long as it is signed in. An account without one reads in the device's, which
 * is nobody's choice but the device's (LANG-07).
 * @returns whether the page has to be loaded again
 */
export async function agreeOnLanguage(client: ApolloClient, shown: Locale): Promise<boolean> {
  const { data } = await client.query({ query: AccountLanguageDocument, fetchPolicy: "no-cache" });
  if (!data?.me) return false;
  return takeOver(data.me.language && localeOfLanguage(data.me.language), shown);
}

/** Gives the device its own language back after a sign-out, from the next load on: this page may say why it ended. */
export const forgetAccountLanguage = (): void => keepCookie(null);

/** An address of a language stays as it is, and so does a page that is in use. */
function takeOver(locale: Locale | null, shown: Locale): boolean {
  // Where the device knows already, its words did not come, and the same page would load again and again.
  if (accountLocale(document.cookie) === locale) return false;
  keepCookie(locale);
  // Where cookies are switched off, the next page would be in the same language again.
  if (accountLocale(document.cookie) !== locale) return false;
  return pageLocale() !== shown && !isInUse();
}
