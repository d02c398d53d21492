import type { WholeLocale } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { linkIn } from "../../mail/site-url";
import type { Account } from "../accounts/account.entity";
import { wholeLocaleOfReader } from "../accounts/language";
import { english, type NoticeMailWords } from "./notice-mail.words";
import { hindi } from "./notice-mail.words.hi";
import type { Notice } from "./notice.entity";

export const NOTICE_MAIL_WORDS: Readonly<Record<WholeLocale, NoticeMailWords>> = { en: english, hi: hindi };

/** What mails of notices say around titles, in their reader's language. */
export const mailWordsFor = (reader: Pick<Account, "language">): NoticeMailWords =>
  NOTICE_MAIL_WORDS[wholeLocaleOfReader(reader)];

/** So many notices stand in a summary; the page has the others. */
const MOST_IN_SUMMARY = 30;

/** The mail of one notice. @param lines what stands after its title */
export function bodyOfNotice(
  reader: Account,
  notice: Notice,
  { lines, siteUrl }: { lines: readonly string[]; siteUrl: string },
): string {
  const locale = wholeLocaleOfReader(reader);
  const words = NOTICE_MAIL_WORDS[locale];
  return [
    // The name is not for an address that may be somebody else's.
    words.greeting(reader.emailVerifiedAt && reader.displayName),
    words.sentence(notice.mailedTitleIn(locale)),
    ...lines,
    linkIn(locale, siteUrl, notice.path),
    footOf(locale, siteUrl),
  ].join("\n\n");
}

/** The mail of the morning's summary. */
export function bodyOfSummary(reader: Account, notices: readonly Notice[], siteUrl: string): string {
  const locale = wholeLocaleOfReader(reader);
  const words = NOTICE_MAIL_WORDS[locale];
  const linkTo = (path: string) => linkIn(locale, siteUrl, path);
  const shown = notices.slice(0, MOST_IN_SUMMARY);
  const left = notices.length - shown.length;
  return [
    words.greeting(reader.displayName),
    words.newSince,
    ...shown.map((notice) => `${words.sentence(notice.mailedTitleIn(locale))}\n${linkTo(notice.path)}`),
    ...(left > 0 ? [words.more(left, linkTo(paths.dashboard))] : []),
    footOf(locale, siteUrl),
  ].join("\n\n");
}

/** PREF-01: each mail says where one chooses. */
const footOf = (locale: WholeLocale, siteUrl: string): string =>
  NOTICE_MAIL_WORDS[locale].foot(linkIn(locale, siteUrl, paths.noticeSettings));
