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

const SAID_UNITS = [
  [
    "YEAR",
    "(?:per|a|an|/) ?(?:annum|year|yr)|p\\.? ?a\\.?|yearly|annual(?:ly)?|ctc|सालाना|(?:प्रति ?)?(?:साल|वर्ष)",
  ],
  ["MONTH", "(?:per|a|/) ?(?:month|mth)|p\\.? ?m\\.?|monthly|मासिक|(?:प्रति ?)?(?:महीना|महीने|माह)"],
  ["DAY", "(?:per|a|/) ?day|daily|रोज़|रोज|प्रति ?दिन"],
  ["HOUR", "(?:per|an|/) ?(?:hour|hr)|hourly|(?:प्रति ?)?घंटा"],
] as const;
const SAID = SAID_UNITS.map(([unit, words]) => [unit, new RegExp(`\\s*(?:${words})\\s*$`, "u")] as const);
const RUPEES = /\s*(?:\/-|रुपये|रुपए|रु\.?)\s*$/u;
const REMARK =
  /\s*(?:\+(?: ?variable)?|\(negotiable\)|,? ?negotiable|(?:fixed|gross|net|in[ -]?hand|take[ -]?home))\s*$/u;
/** "5 to 6 lakh", "18,000 - 20,000": what the larger one counts in, the smaller does, too. */
const RANGE = /^(?<least>[^-–]*?\d[^-–]*?)\s*(?:-|–|to|se|से)\s*[\d.,]+\s*(?<counted>\D*)$/u;

export interface SaidPay {
  /** The least of a range; null of a text that is no pay. */
  rupees: number | null;
  /** What the text says that it is for; null where it says nothing. */
  unit: (typeof SAID_UNITS)[number][0] | null;
  isRange: boolean;
}

/** Pay as people say it: '6 LPA', '25k per month', '5-6 lakh' (WORK-08). */
export function statedPayIn(text: string): SaidPay {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(REMARK, "")
    .replace(/(?<=[\d\s])l\.? ?p\.? ?a\.?$/u, "lakh a year");
  const [unit = null, pattern] = SAID.find(([, words]) => words.test(bare)) ?? [];
  const counted = (pattern ? bare.replace(pattern, "") : bare).replace(RUPEES, "").trim();
  const { least, counted: word = "" } = RANGE.exec(counted)?.groups ?? {};
  const isCounted = least === undefined || /\p{L}$/u.test(least);
  const rupees = rupeesIn(isCounted ? (least ?? counted) : `${least}${word}`);
  return { rupees, unit: rupees === null ? null : unit, isRange: rupees !== null && least !== undefined };
}
