/** The languages that the portal speaks, the first where nobody has chosen. */
export const LOCALES = ["en", "hi"] as const;

/** A further one makes every catalog without it a type error. */
export type Locale = (typeof LOCALES)[number];

/** The languages as pages name them, with the country whose numbers and dates they write. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: "en-IN", hi: "hi-IN" };

const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);

/** The cookie that keeps what somebody chose on their device: the server must know it before any script runs. */
const LANGUAGE_COOKIE = "language";

const YEAR_S = 31_536_000;

/** @param isSecure whether the page came encrypted */
export const languageCookie = (locale: Locale, isSecure: boolean): string =>
  `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax${isSecure ? "; secure" : ""}`;

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`);

/** What a device's cookies say, as a request or a document carries them; null where they say nothing. */
export function chosenLocale(cookies: string): Locale | null {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return isLocale(chosen) ? chosen : null;
}

/** The cookie that keeps the language of the account that is signed in; it goes with the sign-out. */
const ACCOUNT_COOKIE = "account-language";

const OF_ACCOUNT = new RegExp(`(?:^|;\\s*)${ACCOUNT_COOKIE}=([a-z]+)`);

/** @param locale null: nobody is signed in, or their account never chose */
export const accountLanguageCookie = (locale: Locale | null, isSecure: boolean): string =>
  `${ACCOUNT_COOKIE}=${locale ?? ""}; path=/; max-age=${locale ? YEAR_S : 0}; samesite=lax${isSecure ? "; secure" : ""}`;

/** What a device's cookies say of the account that is signed in on it. */
export function accountLocale(cookies: string): Locale | null {
  const kept = OF_ACCOUNT.exec(cookies)?.[1];
  return isLocale(kept) ? kept : null;
}

/** Pages in Hindi have addresses of their own, for search engines and for links: `/hi/jobs`. */
const PREFIX = /^\/hi(?=[/?#]|$)/;

/** The language that an address itself says, and the part of the address that is the page's in every language. */
export function readAddress(address: string): { locale: Locale | null; base: "" | "/hi"; rest: string } {
  if (!PREFIX.test(address)) return { locale: null, base: "", rest: address };
  const rest = address.replace(PREFIX, "");
  return { locale: "hi", base: "/hi", rest: rest.startsWith("/") ? rest : `/${rest}` };
}

/** A page's own address in a language. */
export const addressIn = (locale: Locale, address: string): string =>
  locale === "hi" ? `/hi${address.replace(/^\/(?=[?#]|$)/, "")}` : address;

/** The language of a page (LANG-02): as its address says, else the account's, else the device's, else the first. */
export const localeOf = (address: string, cookies: string): Locale =>
  readAddress(address).locale ?? accountLocale(cookies) ?? chosenLocale(cookies) ?? LOCALES[0];
