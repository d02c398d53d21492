/** READ-19: numbers as they are spoken, which count before "thousand" and its like alone. */
const SPOKEN: readonly (readonly [number, string])[] = [
  ...[
    "one|ek|एक",
    "two|do|दो",
    "three|teen|तीन",
    "four|cha+r|चार",
    "five|pa+nch|पांच|पाँच",
    "six|chh?e+|छह|छः",
  ],
  ...["seven|saat|सात", "eight|aa?th|आठ", "nine|nau|नौ", "ten|das|दस", "eleven|gyarah|ग्यारह"],
  ...["twelve|ba+rah|बारह", "thirteen|terah|तेरह", "fourteen|chaudah|चौदह", "fifteen|pa+ndrah?|पंद्रह|पन्द्रह"],
  ...["sixteen|solah|सोलह", "seventeen|satrah|सत्रह", "eighteen|atha+rah|अठारह", "nineteen|unn?is|उन्नीस"],
]
  .map((words, at) => [at + 1, words] as const)
  .concat([
    [20, "twenty|bee?s|बीस"],
    [25, "pach+i+s|pach+ees|पच्चीस"],
    [30, "thirty|tee?s|तीस"],
    [35, "paint(?:ee|i)s|पैंतीस"],
    [40, "forty|fourty|chalee?s|chalis|चालीस"],
    [50, "fifty|pacha+s|पचास"],
    [60, "sixty|साठ"],
    [70, "seventy|sattar|सत्तर"],
    [80, "eighty|assi|अस्सी"],
    [90, "ninety|nabbe|नब्बे"],
    [1.5, "de+dh|डेढ़|डेढ"],
    [2.5, "dha+i|ढाई"],
  ]);
const ONES = "one|two|three|four|five|six|seven|eight|nine";
const TENS = "twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety";
const SCALE = String.raw`(?:hundred|sau|सौ|thousand|hazaa?r|hajaa?r|हज़ार|हज़ार|हजार|lakhs?|lacs?|लाख)(?![\p{L}\p{M}])`;
const WORDS = `(?:${TENS})[ -](?:${ONES})|${SPOKEN.map(([, words]) => words).join("|")}`;
const TO = String.raw`\s*(?:-|–|to|se|से)\s*`;

/** A pattern of a number in words. "Five star" and "do" alone are none. */
export const SPOKEN_NUMBER = String.raw`(?:${WORDS})(?=(?:${TO}(?:${WORDS}))?\s*${SCALE})`;

const VALUES = SPOKEN.map(([value, words]) => [new RegExp(`^(?:${words})$`, "u"), value] as const);

/** The number that some digits or words say. */
export function numberOf(said: string): number {
  if (/^\d/.test(said)) return Number(said.replaceAll(",", ""));
  return said
    .split(/[ -]/)
    .reduce((sum, word) => sum + (VALUES.find(([pattern]) => pattern.test(word))?.[1] ?? 0), 0);
}
