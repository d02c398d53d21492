/** How people in India write a number, and pay above all: one reading for the server and for the screens. */

const DEVANAGARI_ZERO = 0x966;
const NUMBER = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Commas part groups of digits alone: "2,5" stays, and is no number. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})+(?:\.\d+)?$/;

/** As people write pay: '80k' and '1.2 lakh' (SCRN-07). */
const UNITS: Readonly<Record<string, number>> = {
  ...{
    k: 1000,
    thousand: 1000,
    hazar: 1000,
    hazaar: 1000,
    hajar: 1000,
    hajaar: 1000,
    हज़ार: 1000,
    हजार: 1000,
  },
  ...{ l: 100_000, lac: 100_000, lacs: 100_000, lakh: 100_000, lakhs: 100_000, लाख: 100_000 },
};
const SHORT = new RegExp(`^(?<amount>[\\d.,]+)(?<unit>${Object.keys(UNITS).join("|")})$`);

/** What people write around rupees: 'Rs. 18,000/-'. */
const AROUND = /^(?:rs\.?|inr)|(?:rs\.?|rupees|\/-)$/g;

export const isPlainNumber = (text: string): boolean => NUMBER.test(text);

/** The digits of a number as it was typed; a text that is no number comes back, and isn't plain. */
export function plainNumber(text: string): string {
  const digits = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  const bare = digits.replace(/[\s₹]/g, "").toLowerCase().replace(AROUND, "");
  const { amount = bare, unit } = SHORT.exec(bare)?.groups ?? {};
  const plain = GROUPED.test(amount) ? amount.replaceAll(",", "") : amount;
  const times = unit && UNITS[unit];
  if (!times) return plain;
  // What is no number stays as it was typed.
  return NUMBER.test(plain) ? String(Math.round(Number(plain) * times * 100) / 100) : bare;
}

/** Whole rupees, such as 480000 for '4.8 lakh'; null of anything else (OFFR-13). */
export function rupeesIn(text: string): number | null {
  const plain = plainNumber(text);
  const rupees = /^\d{1,10}(?:\.\d+)?$/.test(plain) ? Number(plain) : NaN;
  return Number.isInteger(rupees) && rupees > 0 ? rupees : null;
}
