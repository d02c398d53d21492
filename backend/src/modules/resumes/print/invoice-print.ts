import { type Invoice, InvoiceKind, type InvoiceParty } from "../../subscriptions/invoice/invoice.entity";
import { GST_PERCENT } from "../../subscriptions/invoice/gst.rules";
import type { InvoiceDocument } from "../../subscriptions/invoice/invoice.service";
import { ownGstOf, stateOf } from "../../../text/gstin.rules";
import { dayInWords, paiseInFigures } from "../../../text/text.rules";
import { indianDay } from "../../../time/indian-calendar";
import { clean, dayOf } from "./resume-print";

interface PrintedParty {
  name: string;
  lines: string[];
  gstin: string;
  /** "29, Karnataka" */
  state: string;
}

/** An invoice or a credit note as its template reads it; every amount in words and figures of its own. */
export interface PrintedInvoice {
  title: string;
  number: string;
  date: string;
  issuedOn: [number, number, number];
  seller: PrintedParty;
  buyer: PrintedParty;
  placeOfSupply: string;
  /** Of the invoice that a credit note takes back; both empty for an invoice. */
  corrects: { number: string; date: string };
  description: string;
  sac: string;
  taxable: string;
  taxes: { label: string; amount: string }[];
  total: string;
  inWords: string;
  /** "Payment pay_1", or "Refund rfnd_1 of payment pay_1". */
  reference: string;
  note: string;
}

const dateOf = (at: Date) => dayInWords(indianDay(at));

export function printInvoice({ invoice, corrects }: InvoiceDocument): PrintedInvoice {
  const { kind, paymentReference, refundId, number, issuedAt, buyer } = invoice;
  const isCredit = kind === InvoiceKind.CREDIT_NOTE;
  return {
    title: isCredit ? "Credit note" : "Tax invoice",
    ...{ number, date: dateOf(issuedAt), issuedOn: dayOf(issuedAt) },
    ...{ seller: printParty(invoice.seller), buyer: printParty(buyer) },
    placeOfSupply: printState(buyer.stateCode),
    corrects: corrects
      ? { number: corrects.number, date: dateOf(corrects.issuedAt) }
      : { number: "", date: "" },
    ...{ description: clean(invoice.description), sac: invoice.sac },
    taxable: paiseInFigures(invoice.taxable),
    taxes: taxesOf(invoice),
    total: paiseInFigures(invoice.total),
    inWords: rupeesInWords(invoice.total),
    reference: isCredit
      ? `Refund ${refundId ?? ""} of payment ${paymentReference}`
      : `Payment ${paymentReference}`,
    note: isCredit ? "Paid back in full of this note" : "Paid in full",
  };
}

function taxesOf({ igst, cgst, sgst, buyer }: Invoice): PrintedInvoice["taxes"] {
  if (igst > 0) return [{ label: `IGST ${GST_PERCENT}%`, amount: paiseInFigures(igst) }];
  const half = GST_PERCENT / 2;
  return [
    { label: `CGST ${half}%`, amount: paiseInFigures(cgst) },
    { label: `${ownGstOf(buyer.stateCode)} ${half}%`, amount: paiseInFigures(sgst) },
  ];
}

const printState = (code: string) => `${code}, ${stateOf(code)}`;

const printParty = ({ name, address, gstin, stateCode }: InvoiceParty): PrintedParty => ({
  name: clean(name),
  lines: address.split(/\r?\n/).map(clean).filter(Boolean),
  gstin: gstin ?? "",
  state: printState(stateCode),
});

const SMALL = [
  ...["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const LARGE = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
] as const;

function inWords(count: number): string {
  const [size, name] = LARGE.find(([least]) => count >= least) ?? [];
  if (size !== undefined)
    return [inWords(Math.floor(count / size)), name, inWords(count % size)].filter(Boolean).join(" ");
  if (count < 20) return SMALL[count] ?? "";
  return [TENS[Math.floor(count / 10)], SMALL[count % 10]].filter(Boolean).join("-");
}

/** "Rupees seven hundred ninety-nine only" */
export function rupeesInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const parts = [`Rupees ${inWords(rupees) || "zero"}`, rest > 0 ? `and ${inWords(rest)} paise` : "", "only"];
  return parts.filter(Boolean).join(" ");
}
