import { lazily } from "@job-portal/protocol/formats";
import { oneOf } from "./fair-terms";
import {
  ASKS_FOR_A_SUM,
  ASKS_FOR_MONEY,
  ASKS_FOR_SECRETS,
  EASY_MONEY,
  MESSENGER_ONLY,
  PAID,
} from "./scam-patterns";
import { sentencesOf } from "./sentences";
import type { HeldWords } from "./wording-rule";

interface ScamRule {
  name: string;
  /** Parts of its wordings: nearly every sentence is told by them at once to have none. */
  stems: RegExp;
  patterns: readonly (() => RegExp)[];
  /** Asked of sentences that name a sum. */
  patternsOfSums?: readonly (() => RegExp)[];
  /** Words in the same sentence, before or after the match, that make it harmless. */
  harmlessAfter?: RegExp;
  harmlessBefore?: RegExp;
}

const words = (pattern: string) => lazily(() => new RegExp(oneOf(pattern), "giu"));

/** "No registration fee", "never pay", "free of": said of what follows, with a few words between. */
const DENIED =
  /(?<!\p{L})(?:no|not|non|never|without|zero|nil|neither|nor|free (?:of|from)|don'?t|do not|won'?t|doesn'?t|any employer asking|beware|bina|koi(?! bhi shulk)|बिना|कोई)(?!\p{L})(?:[\s,/&-]+(?!but\b)[\p{L}\p{M}'’]+){0,6}[\s,/&-]*$/iu;
/** The worker's duties with other people's money, which are no price of the job. */
const DUTY =
  /(?<!\p{L})(?:collect(?:s|ed|ing|ion of)?|handl(?:e|es|ed|ing)|negotiat(?:e|es|ed|ing)|explain(?:s|ed|ing)?|review(?:s|ed|ing)?|enter(?:s|ed|ing)?|settl(?:e|es|ed|ing)|verif(?:y|ies|ied|ying)|check(?:s|ed|ing)?|process(?:es|ed|ing)?|manag(?:e|es|ing)|maintain(?:s|ing)?|record(?:s|ing)?|receiv(?:e|es|ing)|track(?:s|ing)?|reconcil(?:e|es|ing)|refund(?:s|ing)?|calculat(?:e|es|ing)|post(?:s|ing)?|pay out|company pays|we pay|employer pays|from (?:students|patients|parents|customers|clients|tenants|guests|members)|(?:students|patients|parents|customers?|clients?|tenants?|guests?|members?|buyers?|employers?|compan(?:y|ies)|shops?) (?:pay|give|leave|make|deposit)|we give)(?!\p{L})(?:[\s,/&-]+[\p{L}\p{M}'’]+){0,6}[\s,/&-]*$/iu;
const DENIED_AFTER =
  /^[\s:=-]*(?:(?:is|are|was|will be|hai|है)\s+)?(?:nil|none|zero|0(?!\d)|not\b|never\b|waived|free\b|nahi\b|nahin\b|nahi?n? l|नहीं|मिल|दि[एय]|paid by (?:us|the company|company)|(?:is |are )?(?:given|borne|provided) by (?:us|the company|company|employer)|borne by|reimbursed|refund(?:s|ed) to|(?:is |are |to be )?(?:collected |taken |received )?(?:from|to|by) (?:our )?(?:students|patients|parents|customers|clients|tenants|guests|members))/iu;

const MESSENGER_LINK = /(?<![\p{L}\p{N}.])(?:t\.me|telegram\.me|wa\.me|chat\.whatsapp\.com)\/\S+/giu;

const harmlessBefore = new RegExp(`${DENIED.source}|${DUTY.source}`, "iu");

const RULES: readonly ScamRule[] = [
  {
    name: "asks-for-money",
    stems:
      /fee|charg|depos|pay|amount|money|\brs\b|\drs\b|rs\.?\d|\/-|inr|₹|rup[aie]|bhej|send|transfer|den[aei] |lag[ae]|bhar|invest|token|refund|salary|paisa|paise|shulk|rakam|rashi|jama|registra|\bupi\b|phone ?pe|bhim|\bqr\b|[\u0900-\u097f]/i,
    patterns: ASKS_FOR_MONEY.map(words),
    patternsOfSums: ASKS_FOR_A_SUM.map(words),
    harmlessBefore,
    harmlessAfter: DENIED_AFTER,
  },
  {
    name: "messenger-only",
    stems: /whats ?app|telegram|signal|\bt\.me|\bwa\.me|[\u0900-\u097f]/i,
    patterns: [...MESSENGER_ONLY.map(words), () => MESSENGER_LINK],
    harmlessBefore:
      /(?<!\p{L})(?:no|not|never|don'?t|do not|manag(?:e|es|ing)|handl(?:e|es|ing)|grow(?:s|ing)?|run(?:s|ning)?|moderat(?:e|es|ing)|customers?|clients?|users?|students?|guests?|patients?|leads?|queries|enquiries|orders?)(?!\p{L})(?:[\s,/&-]+[\p{L}\p{M}'’]+){0,4}[\s,/&-]*$/iu,
    harmlessAfter: /^\s+(?:nahi|nahin|नहीं|business (?:api|account)|bots?\b|marketing|campaigns?|api\b)/iu,
  },
  {
    name: "asks-for-secrets",
    stems: /otp|\bpin\b|cvv|passw|card/i,
    patterns: ASKS_FOR_SECRETS.map(words),
    harmlessBefore:
      /(?<!\p{L})(?:never|not|don'?t|no|without|train\p{L}*|warn\p{L}*)(?!\p{L})(?:[\s,/&-]+[\p{L}\p{M}'’]+){0,6}[\s,/&-]*$/iu,
    harmlessAfter: /^\s+(?:na|nahi|mat)(?!\p{L})/iu,
  },
  {
    name: "easy-money",
    stems: /earn|income|kama|paisa|paid|₹|like|subscri|rating|review|double|triple|[\u0900-\u097f]/i,
    patterns: EASY_MONEY.map(words),
  },
];

const A_SUM = new RegExp(PAID, "iu");

/** "R e g i s t r a t i o n", "f.e.e.s": letters that stand apart. */
const SPACED = /(?<!\p{L})(?:\p{L}[ .*_-]){3,}\p{L}(?!\p{L})/gu;
/** "Registrati0n", "f33s", "d3po$it": signs that stand for letters. */
const SIGNS = /(?<=\p{L})[01345@$]+(?=\p{L})/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "@": "a", $: "s" },
};

/** A sentence as it is meant to be read, where its letters are hidden from programs. */
const unmasked = (sentence: string): string =>
  sentence
    .replace(SPACED, (word) => word.replace(/[ .*_-]/g, ""))
    .replace(SIGNS, (signs) => Array.from(signs, (sign) => LETTERS[sign] ?? sign).join(""));

/** The wordings of fee scams in a text, each rule once. */
export function scamMatchesIn(text: string): HeldWords[] {
  const sentences = sentencesOf(text).flatMap(({ text: sentence }) => [
    ...new Set([sentence, unmasked(sentence)]),
  ]);
  return RULES.flatMap((rule) => {
    for (const sentence of sentences) {
      const found = matchIn(rule, sentence);
      if (found !== null) return [{ rule: rule.name, words: found }];
    }
    return [];
  });
}

function matchIn(rule: ScamRule, sentence: string): string | null {
  if (!rule.stems.test(sentence)) return null;
  const { patterns, patternsOfSums = [], harmlessBefore: before, harmlessAfter: after } = rule;
  for (const pattern of A_SUM.test(sentence) ? [...patterns, ...patternsOfSums] : patterns)
    for (const { 0: found, index } of sentence.matchAll(pattern())) {
      const surroundings = [
        [before, sentence.slice(0, index)],
        [after, sentence.slice(index + found.length)],
      ] as const;
      const isHarmless = surroundings.some(([harmless, text]) => harmless?.test(text));
      if (!isHarmless) return found.trim();
    }
  return null;
}
