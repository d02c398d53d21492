import { PayUnit } from "./job.enums";

/** An amount of pay understood from its text, in rupees. */
export interface PayFigures {
  min: number;
  max: number;
  unit: PayUnit;
  yearlyMin: number;
  yearlyMax: number;
}

/** Working days of a year at six days a week, less holidays: what a daily wage is multiplied by. */
const UNITS_A_YEAR: Record<PayUnit, number> = {
  [PayUnit.YEAR]: 1,
  [PayUnit.MONTH]: 12,
  [PayUnit.DAY]: 300,
};

const SCALES: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  lpa: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
};

const NUMBER = String.raw`(?:rs\.?|inr|₹)?\s*([\d,]+(?:\.\d+)?)\s*(k|thousand|lakhs?|lacs?|lpa|l|crores?|cr)?\b`;
const AMOUNTS = new RegExp(String.raw`${NUMBER}(?:\s*(?:-|–|—|to)\s*${NUMBER})?`, "i");
const LARGEST_YEARLY_PAY = 1_000_000_000;

function unitOf(text: string, isScaledToLakh: boolean): PayUnit | null {
  if (/\bday\b|\bdaily\b|per diem/i.test(text)) return PayUnit.DAY;
  if (/month|\bp\.?m\b|\/\s*mo\b/i.test(text)) return PayUnit.MONTH;
  if (/year|annum|annual|yearly|\blpa\b|\bp\.?a\b|ctc/i.test(text)) return PayUnit.YEAR;
  return isScaledToLakh ? PayUnit.YEAR : null;
}

const numberOf = (digits: string) => Number(digits.replaceAll(",", ""));

/**
 * Reads pay as people type it in India: "₹8–12 LPA", "25k/month", "₹8,00,000 a year", "₹700–900 a day".
 * @returns null where the text is no figure, such as "Negotiable": it is kept and just can't be filtered.
 */
export function parsePay(text: string): PayFigures | null {
  const [, low, lowScale, high, highScale] = AMOUNTS.exec(text) ?? [];
  if (low === undefined) return null;
  // "8–12 LPA" scales both ends by the word at the end; "25k to 30k" each by its own.
  const endScale = (highScale ?? lowScale ?? "").toLowerCase();
  const scale = SCALES[endScale] ?? 1;
  const min = numberOf(low) * (SCALES[(lowScale ?? endScale).toLowerCase()] ?? scale);
  const max = high === undefined ? min : numberOf(high) * scale;
  const unit = unitOf(text, scale >= 100_000);
  if (unit === null || min <= 0 || max < min) return null;
  const yearly = UNITS_A_YEAR[unit];
  if (max * yearly > LARGEST_YEARLY_PAY) return null;
  return {
    min: Math.round(min),
    max: Math.round(max),
    unit,
    yearlyMin: Math.round(min * yearly),
    yearlyMax: Math.round(max * yearly),
  };
}
