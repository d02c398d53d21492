interface Language {
  /** As pages name it, with the country whose numbers and dates it writes. */
  tag: string;
  /** By its own people. */
  name: string;
  /** As Unicode and the fonts name it. */
  script: string;
  /** Whether all of the portal speaks it, or the way of a job seeker alone (docs/languages.md). */
  isWhole: boolean;
  /** Whether its pages say that a machine translated them: until a speaker has read its words (LANG-17). */
  isMachineMade: boolean;
}

const ofSeekersWay = { isWhole: false, isMachineMade: true } as const;

/** The languages that the portal speaks, the first where nobody has chosen. */
export const SPOKEN = {
  en: { tag: "en-IN", name: "English", script: "Latin", isWhole: true, isMachineMade: false },
  hi: { tag: "hi-IN", name: "हिन्दी", script: "Devanagari", isWhole: true, isMachineMade: false },
  bn: { tag: "bn-IN", name: "বাংলা", script: "Bengali", ...ofSeekersWay },
  mr: { tag: "mr-IN", name: "मराठी", script: "Devanagari", ...ofSeekersWay },
  te: { tag: "te-IN", name: "తెలుగు", script: "Telugu", ...ofSeekersWay },
  ta: { tag: "ta-IN", name: "தமிழ்", script: "Tamil", ...ofSeekersWay },
  gu: { tag: "gu-IN", name: "ગુજરાતી", script: "Gujarati", ...ofSeekersWay },
  kn: { tag: "kn-IN", name: "ಕನ್ನಡ", script: "Kannada", ...ofSeekersWay },
} as const satisfies Readonly<Record<string, Language>>;

/** A further one makes every catalog without it a type error. */
export type Locale = keyof typeof SPOKEN;

/** A language that all of the portal speaks. */
export type WholeLocale = {
  [Each in Locale]: (typeof SPOKEN)[Each]["isWhole"] extends true ? Each : never;
}[Locale];

export const LOCALES = Object.keys(SPOKEN) as readonly Locale[];

/** Spoken where nobody has chosen, and wherever another language has no words. */
export const FIRST_LOCALE = "en" satisfies WholeLocale;

const isWhole = (locale: Locale): locale is WholeLocale => SPOKEN[locale].isWhole;

/** The language of what lies off a job seeker's way: the reader's own where it has all words, else English. */
export const wholeLocaleOf = (locale: Locale): WholeLocale => (isWhole(locale) ? locale : FIRST_LOCALE);

const isLocale = (value: unknown): value is Locale =>
  typeof value === "string" && Object.hasOwn(SPOKEN, value);

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

/**
 * The language that a device is set to: the first of its list that the portal speaks.
 * @param tags as `navigator.languages` has them: hi-IN, en
 */
export function deviceLocale(tags: readonly string[]): Locale | null {
  const spoken = tags.map((tag) => tag.toLowerCase().split("-")[0]).filter(isLocale);
  return spoken[0] ?? null;
}

/** Pages in another language than the first have addresses of their own, for search engines and links: `/hi/jobs`. */
type Base = "" | `/${Exclude<Locale, typeof FIRST_LOCALE>}`;

const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)/;

/** The language that an address itself says, and the part of the address that is the page's in every language. */
export function readAddress(address: string): { locale: Locale | null; base: Base; rest: string } {
  const locale = PREFIX.exec(address)?.[1];
  if (!isLocale(locale) || locale === FIRST_LOCALE) return { locale: null, base: "", rest: address };
  const rest = address.replace(PREFIX, "");
  return { locale, base: `/${locale}`, rest: rest.startsWith("/") ? rest : `/${rest}` };
}

/** A page's own address in a language. */
export const addressIn = (locale: Locale, address: string): string =>
  locale === FIRST_LOCALE ? address : `/${locale}${address.replace(/^\/(?=[?#]|$)/, "")}`;

/** The language of a page (LANG-02): as its address says, else the account's, else the device's, else the first. */
export const localeOf = (address: string, cookies: string): Locale =>
  readAddress(address).locale ?? accountLocale(cookies) ?? chosenLocale(cookies) ?? FIRST_LOCALE;
