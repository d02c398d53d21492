import type { Locale } from "@job-portal/protocol/locale";
import { english, type HeadWords } from "./head.words";
import { bengali } from "./head.words.bn";
import { gujarati } from "./head.words.gu";
import { hindi } from "./head.words.hi";
import { kannada } from "./head.words.kn";
import { marathi } from "./head.words.mr";
import { tamil } from "./head.words.ta";
import { telugu } from "./head.words.te";
import type { PageHead } from "./page-head";

export const HEAD_WORDS: Readonly<Record<Locale, HeadWords>> = {
  en: english,
  hi: hindi,
  bn: bengali,
  mr: marathi,
  te: telugu,
  ta: tamil,
  gu: gujarati,
  kn: kannada,
};

export const PRODUCT = "JobPortal";
const LONGEST_DESCRIPTION = 160;

/** What a page says that has nothing of its own to say. */
export const plain = (words: HeadWords): PageHead => ({
  status: 200,
  title: PRODUCT,
  heading: null,
  description: words.plain,
  canonicalUrl: null,
  isIndexed: true,
});

export const PLAIN = plain(HEAD_WORDS.en);

export const titled = (heading: string) => ({ title: `${heading} · ${PRODUCT}`, heading });

/** As much of a text as search results show. */
export function shortened(full: string): string {
  const text = full.replace(/\s+/g, " ").trim();
  return text.length <= LONGEST_DESCRIPTION
    ? text
    : `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s\S*$/, "")}…`;
}
