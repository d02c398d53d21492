import type { Locale } from "@job-portal/protocol/locale";
import { PayBound, PayKind, type PayUnit } from "./pay.enums";
import type { PayHeadline } from "./pay-headline";
import type { PayWords } from "./pay-told.words";
import { bengali } from "./pay-told.words.bn";
import { gujarati } from "./pay-told.words.gu";
import { hindi } from "./pay-told.words.hi";
import { kannada } from "./pay-told.words.kn";
import { marathi } from "./pay-told.words.mr";
import { tamil } from "./pay-told.words.ta";
import { telugu } from "./pay-told.words.te";

/** A headline with what its words in another language are made of. */
export interface ToldPay extends PayHeadline {
  unit: PayUnit | null;
  bound: PayBound | null;
}

const tellsIn =
  (words: PayWords) =>
  ({ kind, headline, amount, scale, unit, bound }: ToldPay): string => {
    if (kind === PayKind.NOT_STATED) return words.notStated;
    if (kind === PayKind.UNPAID) return words.unpaid;
    if (amount === null || scale === null || unit === null) return headline;
    const told = words.told(`${amount}${words.scales[scale]}`, words.units[unit]);
    if (bound === null) return told;
    return bound === PayBound.AT_LEAST ? words.atLeast(told) : words.atMost(told);
  };

/** Pay in the one form that readers see, in each language; what was typed stays as it is. */
export const PAY_TOLD: Readonly<Record<Locale, (pay: ToldPay) => string>> = {
  en: ({ headline }) => headline,
  hi: tellsIn(hindi),
  bn: tellsIn(bengali),
  mr: tellsIn(marathi),
  te: tellsIn(telugu),
  ta: tellsIn(tamil),
  gu: tellsIn(gujarati),
  kn: tellsIn(kannada),
};
