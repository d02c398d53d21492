import { FIRST_LOCALE, type WholeLocale } from "@job-portal/protocol/locale";
import { withNamePlaces } from "../../text/name-places";
import { dayInWords } from "../../text/text.rules";
import type { Application } from "../applications/application/application.entity";
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

/** The places that an application fills, and those that the terms of the offer do, as people write them (OFFR-02). */
const OF_APPLICATION = ["{first name}", "{job}", "{company}"] as const;
export const OF_TERMS = ["{pay}", "{joining date}", "{expiry}"] as const;

type Place = (typeof OF_APPLICATION)[number] | (typeof OF_TERMS)[number];

const PLACES: readonly Place[] = [...OF_APPLICATION, ...OF_TERMS];

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

/** What stands in each place that an application knows; a place that nothing is known for stays open. */
export function placesOfApplication({ job, profile }: Application): ReadonlyMap<Place, string> {
  const [firstName = ""] = (profile.basics.name ?? "").trim().split(/\s+/);
  return new Map<Place, string>([
    ...(firstName === "" ? [] : [["{first name}", firstName] as const]),
    ["{job}", job.title],
    ["{company}", job.companyName],
  ]);
}

export const placesOfTerms = ({ pay, joinsOn, replyBy }: OfferTerms): ReadonlyMap<Place, string> =>
  new Map<Place, string>([
    ["{pay}", payInWords(pay)],
    ["{joining date}", dayInWords(joinsOn)],
    ["{expiry}", dayInWords(replyBy)],
  ]);

/** The first place of a text that nobody has filled; null without one. */
export const emptyPlaceIn = (text: string): Place | null =>
  PLACES.find((place) => withNamePlaces(text).toLowerCase().includes(place)) ?? null;

/** A text with what is known in its places. What was filled in is not looked at again. */
export function filled(text: string, places: ReadonlyMap<Place, string>): string {
  const anyPlace = new RegExp(
    PLACES.map((place) => place.replaceAll(/[{}]/g, String.raw`\$&`)).join("|"),
    "gi",
  );
  return withNamePlaces(text).replace(anyPlace, (place) => places.get(place.toLowerCase() as Place) ?? place);
}
