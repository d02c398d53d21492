import type { MakeOfferInput } from "../../shared/schema.generated";
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

export const MOST_IN_LETTER = 5000;

export const emptyOffer = (letter: string): OfferValues => ({
  pay: { amount: "", unit: "YEAR" },
  joinsOn: "",
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
