import { NOTICE_GROUPS, NOTICE_RULES } from "@job-portal/protocol/notice-groups";
import type { NoticeKind } from "@job-portal/protocol/notices";
import { nextMorning, quietUntil } from "../../time/quiet-hours";
import type { Account } from "../accounts/account.entity";
import type { NoticePreference } from "./notice-preference.entity";

export type ChosenWays = Pick<
  NoticePreference,
  "pageOff" | "mailOff" | "pushOff" | "smsOn" | "isDaily" | "quietFrom" | "quietTo"
>;

/** What an account without a row of its own has chosen. */
export const USUAL_WAYS: ChosenWays = {
  pageOff: [],
  mailOff: [],
  pushOff: [],
  smsOn: [],
  isDaily: false,
  quietFrom: null,
  quietTo: null,
};

/** How a notice of a kind reaches somebody. */
interface NoticeWay {
  isShown: boolean;
  isMailed: boolean;
  /** To the devices that its reader has named. */
  isPushed: boolean;
  /** By SMS, to a confirmed number. */
  isTexted: boolean;
  /** Its mail is the morning's summary. */
  isInSummary: boolean;
}

/** By what its reader chose (PREF-02), but for what always comes (PREF-03). */
export function wayOf(chosen: ChosenWays, kind: NoticeKind): NoticeWay {
  const { group, isUrgent, isTexted = false } = NOTICE_RULES[kind];
  const { isNeeded = false, hasOwnMails = false } = NOTICE_GROUPS[group];
  return {
    isShown: isNeeded || !chosen.pageOff.includes(group),
    isMailed: !hasOwnMails && (isNeeded || !chosen.mailOff.includes(group)),
    isPushed: isNeeded || !chosen.pushOff.includes(group),
    isTexted: isTexted && chosen.smsOn.includes(group),
    isInSummary: chosen.isDaily && isUrgent !== true,
  };
}

/** Where a mail of a kind may go: a confirmed address, or any if the kind says so; none of a blocked account. */
export const mailAddressFor = (
  { email, blockedAt, mailAddress }: Pick<Account, "email" | "blockedAt" | "mailAddress">,
  kind: NoticeKind,
): string | null => (NOTICE_RULES[kind].isForUnconfirmed === true && !blockedAt ? email : mailAddress);

/** When what is ready at a moment goes out: urgent notices then, others after quiet hours (PREF-05, PUSH-04). */
export function sendingTime(chosen: ChosenWays, kind: NoticeKind, at: Date): Date {
  return NOTICE_RULES[kind].isUrgent === true ? at : afterQuietHours(chosen, at);
}

export function afterQuietHours({ quietFrom, quietTo }: ChosenWays, at: Date): Date {
  if (quietFrom === null || quietTo === null) return at;
  return quietUntil(at, { from: quietFrom, to: quietTo }) ?? at;
}

/** SMSD-03: quiet hours hold for every SMS; whoever chose none has those of the night. */
export const smsTime = (chosen: ChosenWays, at: Date): Date =>
  chosen.quietFrom === null ? (quietUntil(at) ?? at) : afterQuietHours(chosen, at);

/** The next morning at eight in India, or later where quiet hours last longer. */
export const summaryTime = (chosen: ChosenWays, at: Date): Date => afterQuietHours(chosen, nextMorning(at));
