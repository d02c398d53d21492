import { type Locale, type WholeLocale, wholeLocaleOf } from "@job-portal/protocol/locale";
import type { NoticeContent } from "@job-portal/protocol/notices";
import { english, type NoticeTitles } from "./notice-title.words";
import { hindi } from "./notice-title.words.hi";

const TITLES: Readonly<Record<WholeLocale, NoticeTitles>> = { en: english, hi: hindi };

/**
 * A notice in a sentence without its full stop: the bell's line and the mail's subject (LANG-09).
 * @param person who sent the one application that it tells of, or made the key; null where nobody is to be named
 */
export function titleOf({ kind, params }: NoticeContent, person: string | null, locale: Locale): string {
  // The kind has chosen the title, so its parameters fit.
  const title = TITLES[wholeLocaleOf(locale)][kind] as (
    params: NoticeContent["params"],
    person: string | null,
  ) => string;
  return title(params, person);
}

type InterviewContent = Extract<NoticeContent, { kind: `interview.${string}` }>;

export const isOfInterview = (content: NoticeContent): content is InterviewContent =>
  content.kind.startsWith("interview.");

type OfferContent = Extract<NoticeContent, { kind: `offer.${string}` }>;

export const isOfOffer = (content: NoticeContent): content is OfferContent =>
  content.kind.startsWith("offer.");
