import { rupeesIn, statedPayIn } from "@job-portal/protocol/amounts";
import type { MakeOfferInput, PayUnit } from "../../shared/schema.generated";
import { payOf, type TypedPay } from "../career-profiles/career-form";

/** What the form of an offer holds, as typed. */
export interface OfferValues {
  pay: TypedPay;
  /** YYYY-MM-DD in India. */
  joinsOn: string;
  replyBy: string;
  way: "WORDS" | "FILE";
  letter: string;
}

/** As the server reads pay. */
const UNIT_TEXTS: Readonly<Record<PayUnit, string>> = {
  YEAR: "a year",
  MONTH: "a month",
  DAY: "a day",
  HOUR: "an hour",
};

/** The typed pay as one text, such as '6 lakh a year'. */
export const payText = ({ amount, unit }: TypedPay): string => {
  // What '6 LPA' is for stands behind it.
  const bare = rupeesIn(amount) === null ? (statedPayIn(amount).rupees ?? amount.trim()) : amount.trim();
  return `${bare} ${UNIT_TEXTS[unit]}`;
};

/** The pay of a text that the server proposes, such as '6 lakh a year'. */
export function answeredPay(text: string, { unit }: TypedPay): TypedPay {
  const [said] = Object.entries(UNIT_TEXTS).filter(([, words]) => text.endsWith(` ${words}`));
  if (!said) return { amount: text, unit };
  return { amount: text.slice(0, -said[1].length).trim(), unit: said[0] as PayUnit };
}

export const MOST_IN_LETTER = 5000;

/** The part of an earlier offer that is likely meant again. */
export interface EarlierOffer {
  pay: TypedPay;
  joinsOn: string;
}

/**
 * @param unit of the pay that the job promised, in which an offer is thought of, too
 * @param earlier the candidate's last offer (OFFR-15); its letter names its pay and days, so the next has its own
 */
export const newOffer = (letter: string, unit: PayUnit = "YEAR", earlier?: EarlierOffer): OfferValues => ({
  pay: earlier?.pay ?? { amount: "", unit },
  joinsOn: earlier?.joinsOn ?? "",
  replyBy: "",
  way: "WORDS",
  letter,
});

/** What the server is asked for; null where no pay can be read. */
export function inputOf(
  applicationId: string,
  { pay, joinsOn, replyBy, way, letter }: OfferValues,
  letterId: string | null,
): MakeOfferInput | null {
  const read = payOf(pay);
  if (!read) return null;
  const isFile = way === "FILE";
  return {
    ...{ applicationId, pay: read, joinsOn, replyBy },
    letter: isFile ? null : letter.trim(),
    letterId: isFile ? letterId : null,
  };
}

/** The form's field of a problem that the server names: `input.pay.amount` is the pay's. */
export const fieldOf = (serverField: string): "pay" | "joinsOn" | "replyBy" | "letter" => {
  const [field] = serverField.replace(/^input\./, "").split(".");
  if (field === "pay" || field === "joinsOn" || field === "replyBy") return field;
  return "letter";
};
