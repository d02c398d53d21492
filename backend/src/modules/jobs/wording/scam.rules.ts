import { oneOf } from "./fair-terms";
import { type Sentence, sentencesOf } from "./sentences";
import type { HeldWords } from "./wording-rule";

interface ScamRule {
  name: string;
  patterns: readonly RegExp[];
  /** Words in the same sentence, before or after the match, that make it harmless. */
  harmlessAfter?: RegExp;
  harmlessBefore?: RegExp;
}

const words = (pattern: string) => new RegExp(oneOf(pattern), "giu");

const FEE = "fees?|charges?|deposits?|payments?|amount|money";
const FEE_FOR =
  "registration|regd?\\.?|application|processing|joining|enrol?lment|verification|documentation|document|interview|" +
  "training|security|caution|refundable|id[ -]?card|uniform|kit|laptop|file|gate ?pass|form|advance";
const PAID = "(?:rs\\.?|inr|₹) ?[\\d,]+(?:/-)?";
/** Behind "to": no second sum, as wages have. A phone number has more digits than a sum. */
const NO_SUM = "(?! ?(?:rs\\.?|inr|₹)? ?\\d{1,3}(?:,?\\d{2,3}){0,2}(?! ?\\d))";
const WALLET = "upi|gpay|google ?pay|phone ?pe|paytm|bhim|qr";
/** What only a seeker would be asked to pay for. */
const PRICED =
  "registration|application|processing|joining|verification|documentation|documents?|training|interview|uniform|kit|" +
  "laptop|id[ -]?card|gate ?pass|form";
/** Who pays in an honest job. */
const EMPLOYERS =
  "(?<!(?:we|company|employer|customers?|clients?|guests?|tenants?)(?: (?:will|shall|also|would|can))? )";
const DETERMINER = `(?: (?:us|a|an|the|your|only|just|small|nominal|token|one[- ]time|${FEE_FOR}))`;

/** "No registration fee", "never pay", "free of": said of what follows, with a few words between. */
const DENIED =
  /(?<!\p{L})(?:no|not|non|never|without|zero|nil|neither|nor|free (?:of|from)|don'?t|do not|won'?t|doesn'?t|any employer asking|beware|bina|koi(?! bhi shulk)|बिना|कोई)(?!\p{L})(?:[\s,/&-]+(?!but\b)[\p{L}\p{M}'’]+){0,6}[\s,/&-]*$/iu;
/** The worker's duties with other people's money, which are no price of the job. */
const DUTY =
  /(?<!\p{L})(?:collect(?:s|ing|ion of)?|handl(?:e|es|ing)|process(?:es|ing)?|manag(?:e|es|ing)|maintain(?:s|ing)?|record(?:s|ing)?|receiv(?:e|es|ing)|track(?:s|ing)?|reconcil(?:e|es|ing)|refund(?:s|ing)?|calculat(?:e|es|ing)|post(?:s|ing)?|pay out|company pays|we pay|employer pays|from (?:students|patients|parents|customers|clients|tenants|guests|members))(?!\p{L})(?:[\s,/&'’-]+[\p{L}\p{M}'’]+){0,6}[\s,/&-]*$/iu;
const DENIED_AFTER =
  /^[\s:=-]*(?:(?:is|are|was|will be|hai|है)\s+)?(?:nil|none|zero|0(?!\d)|not\b|never\b|waived|free\b|nahi\b|nahin\b|nahi?n? l|नहीं|paid by (?:us|the company|company)|borne by|reimbursed|refund(?:s|ed) to|from (?:students|patients|parents|customers|clients|tenants|guests|members))/iu;

const harmlessBefore = new RegExp(`${DENIED.source}|${DUTY.source}`, "iu");

const RULES: readonly ScamRule[] = [
  {
    name: "asks-for-money",
    patterns: [
      words(`(?:${FEE_FOR})(?:[ /&-]+(?:${FEE_FOR}|and|or))*[ -]+(?:${FEE})`),
      words(
        `pay(?:ing)? (?:${PAID} )?(?:to|for|before) (?:apply(?:ing)?|join(?:ing)?|register(?:ing)?|registration|training|interview|the interview|confirm)`,
      ),
      words(
        `(?:deposit|send|transfer|jama) ${PAID} (?:to${NO_SUM}|for|before|and|as|via|through|on|by|in|into)`,
      ),
      // "Pay Rs 15,000 to 20,000", "and incentives", "for freshers" are wages.
      words(
        `pay ${PAID} (?:to${NO_SUM}|before|as (?:an? )?(?:${FEE_FOR}|${FEE})|(?:by|via|through|on|using) (?:${WALLET})|` +
          `and (?:get|receive|join|start|confirm|book|collect|send)|for (?:an? |the |your )?(?:${PRICED}))`,
      ),
      words(
        `${EMPLOYERS}(?:pay|deposit|send|transfer|give|submit)${DETERMINER}* (?:fees?|charges?|deposits?) (?:of )?${PAID}`,
      ),
      words(
        `${EMPLOYERS}(?:pay|deposit|send|transfer|give|submit)${DETERMINER}+ (?:payments?|amount|money) (?:of )?${PAID}`,
      ),
      words(
        `${PAID} (?:as )?(?:registration|refundable|security|joining|processing)` +
          "(?! (?:bonus|guards?|officers?|supervisors?|staff|team|personnel|services?|date|time|gift|allowance|incentives?|within|immediate(?:ly)?|from|by|on|in|asap))",
      ),
      words(
        `(?:candidates?|applicants?|you) (?:must|should|have to|need to|will have to|has to) (?:pay|deposit|(?:give|send|transfer) ${PAID})`,
      ),
      words(
        "(?:fees?|paise|paisa|rupaye?|shulk|rakam|amount) (?:jama|dena|deni|dene|lagegi|lagega|lagenge|bharna|bharni|bhejna|bhejo)",
      ),
      words("(?:panjikaran|registration|suraksha) (?:shulk|jama rashi|rashi)"),
      words(
        "(?:रजिस्ट्रेशन|पंजीकरण|आवेदन|सुरक्षा|सिक्योरिटी|ट्रेनिंग|प्रोसेसिंग|जॉइनिंग) ?(?:फीस|फ़ीस|शुल्क|जमा|डिपॉजिट|डिपॉज़िट|राशि|चार्ज)",
      ),
      words("(?:पैसे|पैसा|फीस|फ़ीस|शुल्क|राशि) (?:जमा|देना|देनी|देने|लगेगी|लगेगा|लगेंगे|भरना|भेजें)"),
    ],
    harmlessBefore,
    harmlessAfter: DENIED_AFTER,
  },
  {
    name: "messenger-only",
    patterns: [
      words("(?:whats ?app|telegram|signal) (?:only|par hi|pe hi)"),
      words("only (?:on|via|through|by|over) (?:whats ?app|telegram)"),
      words(
        "(?:contact|apply|message|msg|text|ping|reach|call|dm|write to|resume|cv|biodata|details)(?: (?:us|me|hr|now|directly|to|your|the|our|hr team|resume|cv|biodata|at|here))* (?:on|via|through|over|by|in) (?:the |our |my )?(?:whats ?app|telegram)",
      ),
      words("join (?:us |our |the |my )*(?:on )?(?:whats ?app|telegram)(?: (?:group|channel|link))?"),
      words(
        "(?:whats ?app|telegram) (?:par|pe|per) (?:hi )?(?:message|msg|sampark|contact|resume|apply|bhej\\p{L}*|call|jud\\p{L}*)",
      ),
      words("(?:व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|टेलीग्राम) (?:पर|से|ग्रुप)"),
      /(?<![\p{L}\p{N}.])(?:t\.me|telegram\.me|wa\.me|chat\.whatsapp\.com)\/\S+/giu,
    ],
    harmlessBefore:
      /(?<!\p{L})(?:no|not|never|don'?t|do not|customers?|clients?|users?|students?|guests?|patients?|leads?|queries|enquiries|orders?)(?!\p{L})(?:[\s,/&-]+[\p{L}\p{M}'’]+){0,4}[\s,/&-]*$/iu,
    harmlessAfter: /^\s+(?:nahi|nahin|नहीं|business (?:api|account)|bots?\b|marketing|campaigns?|api\b)/iu,
  },
  {
    name: "asks-for-secrets",
    patterns: [
      words(
        "(?:share|send|tell|give|provide|bata\\p{L}*|bhej\\p{L}*) (?:us |me |your |the |apna )*(?:otp|atm pin|upi pin|cvv|net ?banking password|bank password)",
      ),
      words("(?:otp|atm pin|upi pin|cvv) (?:share|send|bata\\p{L}*|bhej\\p{L}*|dena|dijiye)"),
    ],
    harmlessBefore:
      /(?<!\p{L})(?:never|not|don'?t|no|without|train\p{L}*|warn\p{L}*)(?!\p{L})(?:[\s,/&-]+[\p{L}\p{M}'’]+){0,6}[\s,/&-]*$/iu,
    harmlessAfter: /^\s+(?:na|nahi|mat)(?!\p{L})/iu,
  },
  {
    name: "easy-money",
    patterns: [
      words("ghar baithe(?: \\p{L}+){0,3} (?:kamao|kamaye|kamayen|kamaiye|kama sakte)"),
      words("घर बैठे(?: [\\p{L}\\p{M}]+){0,3} (?:कमाएं|कमाएँ|कमाओ|कमाये|कमाइए)"),
      words(`earn (?:up ?to )?${PAID} (?:daily|per day|every day|a day) (?:from|at|working from) home`),
      words("(?:double|triple) your (?:money|income|investment)"),
    ],
  },
];

/** Parts of them all: nearly every sentence is told by them at once to have none. */
const STEMS =
  /fee|charg|depos|pay|amount|money|\brs\b|inr|₹|paisa|paise|rupay|shulk|rakam|rashi|jama|whats ?app|telegram|signal|\bt\.me|\bwa\.me|otp|\bpin\b|cvv|passw|ghar|earn|double|triple|[\u0900-\u097f]/i;
/** Says of most others that none of the rules needs to be asked. */
const ANY_RULE = new RegExp(
  RULES.flatMap(({ patterns }) => patterns.map(({ source }) => source)).join("|"),
  "iu",
);

/** The wordings of fee scams in a text, each rule once. */
export function scamMatchesIn(text: string): HeldWords[] {
  const sentences = sentencesOf(text).filter(
    ({ text: sentence }) => STEMS.test(sentence) && ANY_RULE.test(sentence),
  );
  return RULES.flatMap((rule) => {
    for (const sentence of sentences) {
      const found = matchIn(rule, sentence);
      if (found !== null) return [{ rule: rule.name, words: found }];
    }
    return [];
  });
}

function matchIn(
  { patterns, harmlessBefore: before, harmlessAfter: after }: ScamRule,
  { text: sentence }: Sentence,
): string | null {
  for (const pattern of patterns)
    for (const { 0: found, index } of sentence.matchAll(pattern)) {
      const surroundings = [
        [before, sentence.slice(0, index)],
        [after, sentence.slice(index + found.length)],
      ] as const;
      const isHarmless = surroundings.some(([harmless, text]) => harmless?.test(text));
      if (!isHarmless) return found.trim();
    }
  return null;
}
