import { FIRST_LOCALE, type WholeLocale } from "@job-portal/protocol/locale";
import { emptyPlaceOf, OF_APPLICATION } from "@job-portal/protocol/letters";
import { dayInWords } from "../../text/text.rules";
import type { StatedPay } from "../career-profiles/career-parts";
import { figuresOf } from "../career-profiles/career-parts";
import { headlineOf } from "../jobs/reading/pay-headline";
import { PAY_TOLD } from "../jobs/reading/pay-told";

/** What an offer says beside its letter. */
export interface OfferTerms {
  pay: StatedPay;
  /** Days in India, YYYY-MM-DD. */
  joinsOn: string;
  replyBy: string;
}

/** The places that the terms of the offer fill, as people write them (OFFR-02). */
export const OF_TERMS = ["{pay}", "{joining date}", "{expiry}"] as const;

const PLACES: readonly string[] = [...OF_APPLICATION, ...OF_TERMS];

/** The portal's letter. */
export const OFFER_TEMPLATE = `Dear {first name},

We are pleased to offer you the position of {job} at {company}.

Your pay will be {pay}. We expect you to join us on {joining date}.

Please accept or decline this offer by {expiry}. If you have a question, write to us on the portal.

Regards,
{company}`;

/** Pay in its one form, as on jobs: "₹4.8 LPA", "₹25,000 a month". */
export const payInWords = (pay: StatedPay, locale: WholeLocale = FIRST_LOCALE): string =>
  PAY_TOLD[locale]({ ...headlineOf(figuresOf(pay), null), unit: pay.unit, bound: null });

export const placesOfTerms = ({ pay, joinsOn, replyBy }: OfferTerms): ReadonlyMap<string, string> =>
  new Map([
    ["{pay}", payInWords(pay)],
    ["{joining date}", dayInWords(joinsOn)],
    ["{expiry}", dayInWords(replyBy)],
  ]);

/** The first place of a text that nobody has filled; null without one. */
export const emptyPlaceIn = (text: string): string | null => emptyPlaceOf(text, PLACES);
