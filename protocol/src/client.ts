import { type ClientWords, english } from "./client.words";
import { bengali } from "./client.words.bn";
import { gujarati } from "./client.words.gu";
import { hindi } from "./client.words.hi";
import { kannada } from "./client.words.kn";
import { marathi } from "./client.words.mr";
import { tamil } from "./client.words.ta";
import { telugu } from "./client.words.te";
import type { Locale } from "./locale";

export const CLIENT_WORDS: Readonly<Record<Locale, ClientWords>> = {
  ...{ en: english, hi: hindi, ta: tamil, te: telugu },
  ...{ bn: bengali, mr: marathi, kn: kannada, gu: gujarati },
};
