import { type ClientWords, english } from "./client.words";
import { hindi } from "./client.words.hi";
import type { Locale } from "./locale";

export const CLIENT_WORDS: Readonly<Record<Locale, ClientWords>> = { en: english, hi: hindi };
