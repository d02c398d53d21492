import { type PayAmount, payAmountIn } from "../reading/pay";

/** What a header says of the bare numbers below it (FILE-23): 'CTC (LPA)', 'Salary per month', 'Exp (months)'. */

const LAKHS = /\b(?:lpa|lakhs?|lacs?|lacks?)\b|लाख/i;
const THOUSANDS = /\bin\s*(?:k|thousands?)\b|\(\s*k\s*\)|हज\u093c?ार/i;
const MONTH = /month|\bp\.?\s?m\b|\/\s*mo?\b|मासिक|माह|महीन/i;
const YEAR = /annual|annum|year|\bp\.?\s?a\b|सालाना|वार्षिक/i;
const DAY = /\bday\b|daily|per diem|दैनिक|प्रति\s*दिन/i;
const HOUR = /hour|\bhrs?\b/i;
const UNITS = [
  [MONTH, "a month"],
  [YEAR, "a year"],
  [DAY, "a day"],
  [HOUR, "an hour"],
] as const;

/** "3.5", "15,000 - 18,000/-", "12k": figures and nothing else. */
const FIGURE = String.raw`(?:rs\.?|inr|₹)?\s*[\d०-९][\d०-९,.]*\s*k?`;
const LEAD = String.raw`(?:up\s?to|from|min(?:imum)?\.?|max(?:imum)?\.?|above|below)\s+`;
const BARE = new RegExp(
  String.raw`^\s*(?:${LEAD})?${FIGURE}(?:\s*(?:-|–|—|~|to|से)\s*${FIGURE})?\s*(?:\/-)?\s*(\+|max)?\s*$`,
  "i",
);
/** Lakhs are told in numbers below it; what lies above is in rupees. */
const MOST_LAKHS = 1_000;
const MOST_THOUSANDS = 500;

/** No figure is longer. */
const MAX_CELL = 60;

/** A cell with the unit that its header says, where it has none of its own. */
export function withUnit(field: string, header: string, cell: string): string {
  if (cell.length > MAX_CELL) return cell;
  if (field === "experience" && COUNT.test(cell)) return experienceWithUnit(header, cell.trim());
  return field === "pay" && BARE.test(cell) ? payWithUnit(header, cell.trim()) : cell;
}

const COUNT = /^\s*[\d०-९]{1,3}(?:\s*(?:-|–|to)\s*[\d०-९]{1,3})?\s*\+?\s*$/i;

function experienceWithUnit(header: string, cell: string): string {
  const isLeast = /\bmin|न्यूनतम/i.test(header) && /^[1-9१-९][\d०-९]*$/.test(cell);
  // "Years/months" says nothing.
  const isInMonths = /month|माह|महीन/i.test(header) && !/year|\byrs?\b|वर्ष|साल/i.test(header);
  return `${cell}${isLeast ? "+" : ""}${isInMonths ? " months" : ""}`;
}

function payWithUnit(header: string, cell: string): string {
  const amount = payAmountIn(cell);
  if (typeof amount === "string" || amount.unit !== undefined) return cell;
  const behind = BARE.exec(cell)?.[1] ?? "";
  return `${figuresWithUnit(header, behind ? cell.slice(0, -behind.length).trim() : cell, amount)}${behind === "+" ? "+" : behind && ` ${behind}`}`;
}

function figuresWithUnit(header: string, cell: string, amount: PayAmount): string {
  const units = UNITS.filter(([said]) => said.test(header)).map(([, unit]) => unit);
  // "Monthly / annual" says nothing.
  if (units.length > 1) return cell;
  const [unit] = units;
  if (LAKHS.test(header) && (unit === undefined || unit === "a year"))
    return amount.max < MOST_LAKHS ? `${cell} LPA` : `${cell} a year`;
  if (unit === undefined) return cell;
  return THOUSANDS.test(header) && amount.max < MOST_THOUSANDS ? `${cell}k ${unit}` : `${cell} ${unit}`;
}
