import type { WholeLocale } from "@job-portal/protocol/locale";
import { dayInWords } from "../../text/text.rules";
import { wholeLocaleOfReader } from "../accounts/language";
import type { MailPartsOf } from "../notices/notice-mail.service";
import { english, type InactivityMailWords } from "./inactivity-mail.words";
import { hindi } from "./inactivity-mail.words.hi";
import { KEPT_FOR } from "./inactivity.sql";

const WORDS: Readonly<Record<WholeLocale, InactivityMailWords>> = { en: english, hi: hindi };

/** What a warning says beyond its title; one that holds no more by now is not mailed. */
export const inactivityMailParts =
  (now: () => Date): MailPartsOf =>
  async (manager, content, reader) => {
    if (content.kind !== "account.inactive") return null;
    const [standing] = await manager.query<{ lastActiveOn: string }[]>(
      `select account.last_active_on::text as "lastActiveOn"
       from inactivity_warnings warning join accounts account on account.id = warning.account_id
       where warning.id = $2 and warning.inactive_since = account.last_active_on and (${KEPT_FOR}) is null
         -- One that comes late would name a day that is over; it is given anew.
         and warning.erased_on > ($1::timestamptz at time zone 'Asia/Kolkata')::date`,
      [now(), content.params.warningId],
    );
    if (!standing) return { lines: [], isPast: true };
    const locale = wholeLocaleOfReader(reader);
    const words = WORDS[locale];
    return { lines: [words.why(reader.signInName, dayInWords(standing.lastActiveOn, locale)), words.how] };
  };
