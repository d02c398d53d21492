import { END, oneOf, START, type WordingGround } from "../wording/fair-terms";
import { fairMatchesIn } from "../wording/fair.rules";
import { scamMatchesIn } from "../wording/scam.rules";
import { sentencesOf } from "../wording/sentences";
import { QuestionGround, QuestionKind } from "./screening.enums";

interface Rule {
  ground: QuestionGround;
  /** Asked of the applicant, whatever stands beside it. */
  always?: string;
  /** Asked of the applicant unless the question is about the work. */
  unlessWork?: string;
  /** What makes it a question about the work. */
  work?: string;
}

const YOU = "(?:are|r) (?:you|u)(?: currently| now| a| an| the){0,2}";
const YOUR = "(?:your|ur|aap ?k[aie]|tumhar[aie]|apk[aie]|आपक[ाेी]|आप क[ाेी])";
const KIDS = "child|children|kids?|bab(?:y|ies)|sons?|daughters?|infants?";
const BACHCHE = "ba(?:ch)?che+|bac+h[ae]|bachh[ae]|bachch[ae]";
const OF_OTHERS =
  "patients?|wards?|nurs\\p{L}*|hospitals?|clients?|customers?|students?|class(?:es)?|teach\\p{L}*|taught|school|" +
  "creche|play ?school|pupils?|experience|worked|sold|sell\\p{L}*|taken care|cared|wear|clothes|garments?|salon|tutor\\p{L}*|food|cook\\p{L}*|cuisines?|dish(?:es)?";
const FAITHS =
  "hindus?|muslims?|musalman|christians?|isai|sikhs?|jains?|buddhists?|parsis?|हिंदू|हिन्दू|मुस्लिम|मुसलमान|ईसाई|सिख|जैन";
const CARDS = "aadh?aa?r|adhaa?r|uidai?|uid|pan|passport|voter(?: id)?|आधार|पैन|पासपोर्ट";
const NUMBER_WORDS = "no\\.?|numbers?|num|nos|nambar|digits?|नंबर|नम्बर|संख्या";
const FEES =
  "registration|joining|training|processing|security|caution|refundable|uniform|kit|interview|application|consultancy|" +
  "verification|documents?|documentation|id card|bond";

const RULES: readonly Rule[] = [
  {
    ground: QuestionGround.RELIGION,
    always: `(?:${YOU}|kya (?:aap|tum)|क्या आप) (?:${FAITHS})|${YOUR} (?:religion|faith|dharma?m?|mazhab|धर्म|मज़?हब)`,
    unlessWork: "religions?|religious|dharam|dharma?m|mazhab|namaz|धर्म|मज़?हब",
    work: "teach\\p{L}*|taught|class(?:es)?|stud(?:y|ies)|books?",
  },
  {
    ground: QuestionGround.CASTE,
    always:
      "(?:sub-? ?)?castes?|jaa?ti|gotr?h?a|biradari|sc ?/ ?st|obc|scheduled (?:caste|tribe)s?|(?:reserved|social) category|" +
      "(?:general|gen) (?:or|/) (?:sc|st|obc)|which category (?:do|are)|caste certificate|community certificate|" +
      `${YOU} (?:brahmin|dalit|rajput|baniya?|kshatriya|adivasi)|जाति|गोत्र|बिरादरी`,
  },
  {
    ground: QuestionGround.COMMUNITY,
    always: `${YOUR} (?:native state|mother tongue|community|samaj|nationality)|which (?:community|state) (?:do|are) you|${YOU} (?:north|south) indian|मातृभाषा`,
  },
  {
    ground: QuestionGround.MARITAL_STATUS,
    always:
      `marital status|married|unmarried|${YOU} (?:single|engaged(?! (?:in|with))|divorced|widow(?:ed)?|bachelor)|` +
      `${YOUR} (?:husband|wife|spouse|partner|fianc\\p{L}*|pati|patni|shaa?di)|when (?:will|are|do) you (?:get )?marry(?:ing)?|` +
      "shaa?di ?-?shuda|a?vivahit|kunwar[aie]|shaa?di (?:hui|ho|kab|ki hai)|(?:pati|patni) (?:ka|ki|kya)|" +
      "अ?विवाहित|शादी(?:शुदा)?|कुंवार[ाी]|कुँवार[ाी]|पति|पत्नी",
  },
  {
    ground: QuestionGround.PREGNANCY,
    always:
      `${YOU} (?:pregnan\\p{L}*|expecting)|plan\\p{L}* (?:to (?:have|start) )?(?:a )?(?:pregnan\\p{L}*|baby|family|child(?:ren)?|kids)|` +
      "start(?:ing)? a family|last period|kya (?:aap|tum) (?:pregnant|garbhvati|garbhwati)|pet se h\\p{L}*|क्या आप (?:गर्भवती|प्रेग्नेंट)",
    unlessWork:
      "pregnan\\p{L}*|maternity leave|garbhvati|garbhwati|menstrua\\p{L}*|miscarriage|गर्भवती|प्रेग्नेंट|माहवारी",
    work: OF_OTHERS,
  },
  {
    ground: QuestionGround.CHILDREN,
    always:
      `(?:do|have) (?:you|u) (?:have |got |had )(?:any |small |young |a |\\d )*(?:${KIDS})(?!['’]s| (?:${OF_OTHERS}))|` +
      `(?:number of|how many) (?:small |young )?(?:children|kids|sons|daughters)(?: do (?:you|u) have)?(?! (?:in|have you|can you|did you|do you (?:teach|handle)))|` +
      `${YOUR} (?:small )?(?:${KIDS}|${BACHCHE}|बच्चे|बच्चों|संतान)|(?:kitne|chh?ote) (?:${BACHCHE})|(?:${BACHCHE}) (?:hai|hain)|` +
      "कितने बच्चे|बच्चे (?:हैं|है)|(?:looks?|takes?|care) (?:after|care of|for) your (?:children|kids|family)",
  },
  {
    ground: QuestionGround.AGE,
    always:
      `how old (?:are|r) (?:you|u)|${YOUR} (?:current |exact |correct )?(?:age|umar|umra|aa?yu|उम्र|आयु)|date of birth|` +
      "d\\.?o\\.?b|birth ?(?:date|day|year)|year of birth|(?:when|which year|what year) (?:were|was) (?:you|u) born|" +
      "janm ?(?:tith?i|din|dinank)|kitne saal ke (?:hain|ho|hai)|paida (?:hue|kab)|जन्म ?-?(?:तिथि|दिन|तारीख)|कितने साल के",
    unlessWork:
      "age|umar|umra|aa?yu|उम्र|आयु|(?:under|below|younger than|less than|over|above|older than|between) \\d\\d(?: (?:years|yrs|saal|and|to))?(?: (?:\\d\\d))?(?: (?:years|yrs))?(?: (?:old|of age))",
    work: "age groups?|aged|old age|students?|children|patients?|kids|class(?:es)?",
  },
  {
    ground: QuestionGround.SEX,
    always:
      `${YOU} (?:fe)?male|${YOU} (?:m[ae]n|wom[ae]n|boy|girl|lady|gents?|transgender|trans)|(?:${YOUR}|what) (?:gender|sex|ling|लिंग)|` +
      "what(?:['’]?s| is) (?:your |the )?(?:gender|sex)|sexual orientation|(?:fe)?male ?(?:or|/|ya) ?(?:fe)?male|" +
      "kya (?:aap|tum) (?:ek )?(?:ladk[aie]|purush|mahila|aurat|mard)|(?:ladka|purush) (?:ya|hai|hain)|" +
      "क्या आप (?:एक )?(?:पुरुष|महिला|लड़का|लड़की|औरत)|लिंग|(?:पुरुष|महिला) (?:हैं|है|या)",
    unlessWork: "gender|sex",
    work: `${OF_OTHERS}|equality|training`,
  },
  {
    ground: QuestionGround.DISABILITY,
    always: `${YOU} (?:disabled|handicapped|blind|deaf|hiv\\p{L}*)|(?:do|have) (?:you|u) (?:have |had |got )?(?:any |a )?(?:disabilit(?:y|ies)|handicap|illness(?:es)?|diseases?|medical (?:problems?|conditions?|history))|viklang|divyang|विकलांग|दिव्यांग`,
  },
  {
    ground: QuestionGround.LOOKS,
    always: `${YOUR} (?:complexion|skin colou?r|looks|figure|body type|rang)|${YOU} (?:fair|beautiful|good[ -]looking|handsome|smart[ -]looking|slim)|gor[ae] (?:hai|hain)|गोर[ाेी]`,
  },
  {
    ground: QuestionGround.IDENTITY_NUMBER,
    always:
      `(?:${CARDS})(?: ?cards?| ?कार्ड)?(?: ?ka| ?का|['’]s)? ?(?:${NUMBER_WORDS})|(?:${NUMBER_WORDS}) (?:of|on) (?:your|ur) (?:${CARDS})|` +
      `(?:share|send|enter|give|upload|type|write|bhej\\p{L}*|bata\\p{L}*|likh\\p{L}*) (?:us )?(?:your |ur |apna |aapka |the )?(?:${CARDS})`,
  },
  {
    ground: QuestionGround.BANK_DETAILS,
    always:
      `(?:account|a/c|khat[ae]|खात[ाे])(?: ?ka| ?का)? ?(?:${NUMBER_WORDS})|ifsc|(?:debit|credit|atm) card (?:${NUMBER_WORDS}|details|pin)|cvv|` +
      "(?:atm|upi|m|card|secret|bank) ?-?pin(?! ?code)|your pin(?! ?code)|otp|one[ -]time password|passwords?|your upi id|" +
      `${YOUR} (?:bank|account) (?:details|passbook)|ओटीपी|पासवर्ड|एटीएम ?पिन|यूपीआई ?पिन`,
  },
  {
    ground: QuestionGround.MONEY,
    always:
      "(?:can|will|could|would|do|are) (?:you|u)(?: be)?(?: (?:able|willing|ready|agree|okay|ok|prepared|happy))?(?: to)? (?:pay|invest)(?! attention)|" +
      "(?:willing|ready|able|agree) to (?:pay|invest|deposit)(?! attention)|" +
      `(?:deposit|send|transfer|give) (?:us )?(?:a |the )?(?:money|(?:₹|rs\\.?|inr)? ?\\d[\\d,]*)|(?:${FEES}) (?:fees?|charges?|deposits?|money|amount)|security deposit|` +
      "(?:paise|paisa|rupaye?|fees?|rakam|deposit) (?:de|doge|denge|dena|dene|jama|bhar\\p{L}*|bhej\\p{L}*)|jama kar(?:enge|oge|na|wa|va)\\p{L}*|" +
      "buy (?:a |the |our |your own )?(?:kit|starter|membership|products? first)|(?:पैसे|पैसा|फीस|फ़ीस|शुल्क|रुपये) (?:दे|देंगे|देना|जमा|भर)\\p{L}*\\p{M}*",
  },
];

interface CompiledRule {
  ground: QuestionGround;
  always: RegExp | null;
  unlessWork: RegExp | null;
  work: RegExp | null;
}

const pattern = (words: string | undefined): RegExp | null =>
  words === undefined ? null : new RegExp(oneOf(words), "u");

const COMPILED: readonly CompiledRule[] = RULES.map(({ ground, always, unlessWork, work }) => ({
  ground,
  always: pattern(always),
  unlessWork: pattern(unlessWork),
  work: pattern(work),
}));

/** The law names the least age for some work: 18, and up to 21 where alcohol is served. */
const LEAST_AGE =
  /(?:or|and|ya|aur) (?:older|above|over|more|zyada|upar)|above|over|at least|minimum|completed?|se (?:upar|zyada|adhik|bade)|से (?:अधिक|ऊपर|ज़्यादा|ज्यादा|बड़े)|पूरे/u;
const MOST_AGE =
  /under|below|younger|less than|maximum|upto|up to|between|\d ?(?:-|–|to) ?\d|se (?:kam|chhot)|से (?:कम|छोट)/u;
const OLDEST_MINIMUM = 21;

function asksLawfulAge(sentence: string): boolean {
  const numbers = sentence.match(/\d+/g)?.map(Number) ?? [];
  const isLow = numbers.length > 0 && numbers.every((number) => number <= OLDEST_MINIMUM);
  return isLow && LEAST_AGE.test(sentence) && !MOST_AGE.test(sentence);
}

function breaks({ ground, always, unlessWork, work }: CompiledRule, sentence: string): boolean {
  const isBroken =
    (always?.test(sentence) ?? false) ||
    ((unlessWork?.test(sentence) ?? false) && !(work?.test(sentence) ?? false));
  return isBroken && !(ground === QuestionGround.AGE && asksLawfulAge(sentence));
}

/** The bare word of a label, such as 'Gender' or 'Age:'. */
const CARD_ALONE = new RegExp(
  `^[^\\p{L}]*(?:${YOUR} |the )?${START}(?:${CARDS})${END}(?: ?cards?)?[^\\p{L}]*$`,
  "u",
);
const WORK_OF_OPTIONS = new RegExp(oneOf(OF_OTHERS), "u");
const FREE_KINDS: readonly QuestionKind[] = [QuestionKind.TEXT, QuestionKind.NUMBER];

/** A wording's ground goes by the same name. */
const groundOf = (wording: WordingGround): QuestionGround => QuestionGround[wording];

/** Options that sort people: 'Hindu, Muslim, Other'. One alone may be a word of the work. */
function groundOfOptions(text: string, options: readonly string[]): QuestionGround | null {
  if (WORK_OF_OPTIONS.test(text)) return null;
  const grounds = options.flatMap((option) =>
    [...new Set(fairMatchesIn(option).map(({ ground }) => ground))].map(groundOf),
  );
  return grounds.find((ground, index) => grounds.indexOf(ground) < index) ?? null;
}

/**
 * What a question asks for that must not be asked (SCRN-02), in English, Hinglish or Hindi; null where it may be asked.
 * Decision 50 says where the lines run.
 */
export function forbiddenGround(
  kind: QuestionKind,
  text: string,
  options: readonly string[],
): QuestionGround | null {
  const said = [text, ...options]
    .flatMap((part) => sentencesOf(part))
    .map((sentence) => sentence.text.toLowerCase());
  for (const sentence of said) for (const rule of COMPILED) if (breaks(rule, sentence)) return rule.ground;
  const lower = text.toLowerCase();
  if (FREE_KINDS.includes(kind) && CARD_ALONE.test(lower)) return QuestionGround.IDENTITY_NUMBER;
  if (scamMatchesIn(text).length > 0) return QuestionGround.MONEY;
  const held = said.flatMap((sentence) => fairMatchesIn(sentence)).find(({ isHeld }) => isHeld);
  const isSorting = groundOfOptions(lower, options);
  if (isSorting) return isSorting;
  return held && !asksLawfulAge(lower) && !WORK_OF_OPTIONS.test(lower) ? groundOf(held.ground) : null;
}
