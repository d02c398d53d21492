import type { ApolloClient } from "@apollo/client";
import { chosenLocale, languageCookie, type Locale, readAddress } from "@job-portal/protocol/locale";
import { isInUse } from "../../../shared/typed-text";
import type { Language } from "../../../shared/schema.generated";
import { AccountLanguageDocument, ChooseLanguageDocument } from "./Language.generated";

const LANGUAGES: Readonly<Record<Locale, Language>> = { en: "EN", hi: "HI" };
const LOCALES_OF: Readonly<Record<Language, Locale>> = { EN: "en", HI: "hi" };

/** Lets this device know, so that the server writes its next page in that language. */
export function keepOnDevice(locale: Locale): void {
  document.cookie = languageCookie(locale, window.location.protocol === "https:");
}

export async function keepInAccount(client: ApolloClient, locale: Locale): Promise<void> {
  await client.mutate({ mutation: ChooseLanguageDocument, variables: { language: LANGUAGES[locale] } });
}

/**
 * Brings device and account together after a sign-in: the account's language wins, and an account without one takes
 * over what the device's reader chose. An address of a language stays as it is, and so does a page that is in use.
 * @returns whether the page has to be loaded again, in the account's language
 */
export async function agreeOnLanguage(client: ApolloClient, shown: Locale): Promise<boolean> {
  const { data } = await client.query({ query: AccountLanguageDocument, fetchPolicy: "no-cache" });
  if (!data?.me) return false;
  const onDevice = chosenLocale(document.cookie);
  if (!data.me.language) {
    if (onDevice) await keepInAccount(client, onDevice);
    return false;
  }
  const kept = LOCALES_OF[data.me.language];
  // Where the device knows already, its words did not come, and the same page would load again and again.
  if (kept === onDevice) return false;
  keepOnDevice(kept);
  // Where cookies are switched off, the next page would be in the same language again.
  if (kept === shown || !isOnDevice(kept)) return false;
  return readAddress(window.location.pathname).locale === null && !isInUse();
}

const isOnDevice = (locale: Locale): boolean => chosenLocale(document.cookie) === locale;
