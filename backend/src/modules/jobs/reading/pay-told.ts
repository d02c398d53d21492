import type { Locale } from "@job-portal/protocol/locale";
import { PayBound, PayKind, PayScale, PayUnit } from "./pay.enums";
import type { PayHeadline } from "./pay-headline";

/** A headline with what its words in another language are made of. */
export interface ToldPay extends PayHeadline {
  unit: PayUnit | null;
  bound: PayBound | null;
}

const SCALES: Readonly<Record<PayScale, string>> = {
  [PayScale.RUPEE]: "",
  [PayScale.LAKH]: " लाख",
  [PayScale.CRORE]: " करोड़",
};
const UNITS: Readonly<Record<PayUnit, string>> = {
  [PayUnit.YEAR]: "सालाना",
  [PayUnit.MONTH]: "हर महीने",
  [PayUnit.DAY]: "रोज़",
  [PayUnit.HOUR]: "हर घंटे",
};

/** Pay in the one form that readers see, in each language; what was typed stays as it is. */
export const PAY_TOLD: Readonly<Record<Locale, (pay: ToldPay) => string>> = {
  en: ({ headline }) => headline,
  hi: ({ kind, headline, amount, scale, unit, bound }) => {
    if (kind === PayKind.NOT_STATED) return "वेतन नहीं बताया";
    if (kind === PayKind.UNPAID) return "बिना वेतन";
    if (amount === null || scale === null || unit === null) return headline;
    const told = `${amount}${SCALES[scale]} ${UNITS[unit]}`;
    if (bound === null) return told;
    return bound === PayBound.AT_LEAST ? `${told} से शुरू` : `${told} तक`;
  },
};
