/** The languages that the portal speaks, the first where nobody has chosen. */
export const LOCALES = ["en", "hi"] as const;

/** A further one makes every catalog without it a type error. */
export type Locale = (typeof LOCALES)[number];

const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);

/** The cookie that keeps what somebody chose on their device: the server must know it before any script runs. */
const LANGUAGE_COOKIE = "language";

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`);

/** What a device's cookies say, as a request or a document carries them; null where they say nothing. */
export function chosenLocale(cookies: string): Locale | null {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return isLocale(chosen) ? chosen : null;
}
