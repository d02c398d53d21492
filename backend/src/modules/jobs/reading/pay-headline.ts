import { inWords } from "../../../text/text.rules";
import { PayBound, PayKind, PayScale, PayUnit } from "./pay.enums";
import { payAmountIn, payBoundOf, type PayAmount, type PayFigures } from "./pay";

/** Pay in the one form that readers see (JPAY-01), and the parts that words in another language are made of. */
export interface PayHeadline {
  kind: PayKind;
  /** '₹4–6 LPA', '₹25,000 a month', 'Unpaid', 'Not stated'. */
  headline: string;
  /** '₹4–6', '₹25,000'; null where there is none. */
  amount: string | null;
  scale: PayScale | null;
}

/** The figures that a headline tells. */
type Told = Pick<PayFigures, "min" | "max" | "unit">;

const UNPAID = /\bunpaid\b|\bno\s+(?:pay|stipend|salary)\b|\bwithout\s+pay\b|\bvolunt|\bhonorary\b|अवैतनिक/i;
const DIGIT = /[\d०-९]/;

/** What a text of which no figure was read says of pay. */
function payKindOf(text: string): PayKind.UNPAID | PayKind.NOT_STATED | PayKind.AS_TYPED {
  if (DIGIT.test(text)) return PayKind.AS_TYPED;
  return UNPAID.test(text) ? PayKind.UNPAID : PayKind.NOT_STATED;
}

const SIZES = [
  [PayScale.CRORE, 10_000_000],
  [PayScale.LAKH, 100_000],
] as const;

/** The largest number that both ends of a year's pay can be told in with two places behind the point. */
function scaleOf({ min, max, unit }: Told): readonly [PayScale, number] {
  const isExact = (size: number) => [min, max].every((end) => end % (size / 100) === 0);
  const reach = { [PayScale.CRORE]: min, [PayScale.LAKH]: max };
  const told = SIZES.find(([scale, size]) => unit === PayUnit.YEAR && reach[scale] >= size && isExact(size));
  return told ?? [PayScale.RUPEE, 1];
}

const UNITS: Record<PayScale, (unit: PayUnit) => string> = {
  [PayScale.RUPEE]: (unit) => `${unit === PayUnit.HOUR ? "an" : "a"} ${unit}`,
  [PayScale.LAKH]: () => "LPA",
  [PayScale.CRORE]: () => "crore a year",
};
const LEADS = { [PayBound.AT_LEAST]: "From ", [PayBound.AT_MOST]: "Up to " };

/** Pay of figures in its one form. */
export function headlineOf(figures: Told, bound: PayBound | null): PayHeadline {
  const { min, max, unit } = figures;
  const [scale, size] = scaleOf(figures);
  const amount = `₹${inWords(min / size)}${max === min ? "" : `–${inWords(max / size)}`}`;
  const headline = `${bound ? LEADS[bound] : ""}${amount} ${UNITS[scale](unit)}`;
  return { kind: PayKind.STATED, headline, amount, scale };
}

/** Pay in its one form, by its text and the figures that were read of it. */
export function payHeadline(text: string, figures: Told | null): PayHeadline {
  if (figures) return headlineOf(figures, payBoundOf(text, figures));
  const kind = payKindOf(text);
  const headlines = {
    [PayKind.UNPAID]: "Unpaid",
    [PayKind.NOT_STATED]: "Not stated",
    [PayKind.AS_TYPED]: text,
  };
  return { kind, headline: headlines[kind], amount: null, scale: null };
}

type TypedFigures = { [End in keyof Told]: Told[End] | null };

/** The same of the figures in a job's columns, with the end that they are. */
export function payTold(
  text: string,
  { min, max, unit }: TypedFigures,
): PayHeadline & { bound: PayBound | null } {
  if (min === null || max === null || unit === null) return { ...payHeadline(text, null), bound: null };
  const bound = payBoundOf(text, { min, max });
  return { ...headlineOf({ min, max, unit }, bound), bound };
}

/** What a headline says already: how the text names pay, its open end, and that it says nothing. */
const SAID =
  /वेतन|सैलरी|\b(?:up\s?to|(?:not\s+more|less)\s+than|below|max(?:imum)?|min(?:imum)?|from|starting(?:\s+(?:at|from))?|above|salary|pay|package|only|rs|inr)\b\.?|₹|^\W*unpaid\b|^\W*not\s+(?:disclosed|stated|mentioned|specified|available|applicable)\W*$|^\W*n\.?\/?a\.?\W*$|^\W*confidential\W*$/gi;
/** What ties an amount to its unit. */
const TIE = /(?:\b(?:per|an?|every|each|p)\b|[/.\s-])*$/i;

const blanked = (text: string, start: number, end: number): string =>
  text.slice(0, start) + " ".repeat(Math.max(end - start, 0)) + text.slice(end);

/** The text without the amount and the unit of its own. */
function withoutFigures({ words, start, end, unitWord }: PayAmount): string {
  const tail = /^(?:\s?\/-|\+(?![a-z]))?/i.exec(words.slice(end))?.[0].length ?? 0;
  const rest = blanked(words, start, end + tail);
  // CTC says more than a year does.
  if (!unitWord || /ctc/i.test(words.slice(unitWord.start, unitWord.end))) return rest;
  const tie = TIE.exec(rest.slice(0, unitWord.start))?.[0].length ?? 0;
  const ending = /^[a-z.]*/i.exec(rest.slice(unitWord.end))?.[0].length ?? 0;
  return blanked(rest, unitWord.start - tie, unitWord.end + ending);
}

/** 'plus incentives', 'in hand', 'CTC': what a text says of pay beside its headline, as it was typed. */
export function payRemarks(text: string, kind: PayKind): string[] {
  if (kind === PayKind.AS_TYPED) return [];
  const amount = kind === PayKind.STATED ? payAmountIn(text) : null;
  const rest = amount === null || typeof amount === "string" ? text : withoutFigures(amount);
  return rest
    .replaceAll(SAID, " ")
    .split(/(?<!\d),|,(?!\d)|[;()|\n]/)
    .map((piece) => piece.replace(/\s+/g, " ").replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{M}\p{N}%]+$/gu, ""))
    .map((piece) => piece.replace(/^\+\s*/, "plus "))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}
