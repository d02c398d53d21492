import { fairMatchesIn } from "./fair.rules";
import { LANGUAGES, oneOf, WordingGround } from "./fair-terms";
import type { WordingMatch } from "./wording-rule";

/** What a sentence may say instead: what the work needs, or that everybody is welcome. */
interface Instead {
  en: readonly string[];
  hi: string;
}

const INSTEAD: Readonly<Record<WordingGround, Instead>> = {
  SEX: {
    en: [
      "Everybody who can do this work may apply.",
      "You can do the physical work and the shifts described here.",
    ],
    hi: "यह काम कर सकने वाले सभी लोग आवेदन कर सकते हैं।",
  },
  AGE: {
    en: ["You learn quickly and bring energy to the work.", "You have the skills that this work needs."],
    hi: "इस काम के लिए जरूरी हुनर आपके पास है।",
  },
  MARITAL_STATUS: {
    en: ["You can work the hours and shifts described here."],
    hi: "आप यहां बताए गए समय पर काम कर सकते हैं।",
  },
  RELIGION: {
    en: ["Everybody is welcome, whatever they believe."],
    hi: "हर व्यक्ति का स्वागत है।",
  },
  CASTE: {
    en: ["Everybody is welcome, whichever community they come from."],
    hi: "हर व्यक्ति का स्वागत है।",
  },
  COMMUNITY: {
    en: ["Everybody is welcome, wherever in India they come from."],
    hi: "भारत के हर हिस्से के लोगों का स्वागत है।",
  },
  DISABILITY: {
    en: ["People with disabilities are welcome.", "Tell us what you need to do this work well."],
    hi: "दिव्यांग लोगों का स्वागत है।",
  },
  LOOKS: {
    en: ["You are friendly and at ease with customers.", "You come to work neat and tidy."],
    hi: "आप ग्राहकों से अच्छी तरह बात कर सकते हैं।",
  },
};

const MOST = 3;
const LANGUAGE = new RegExp(oneOf(LANGUAGES), "iu");
/** Words that say nothing of a job by themselves. */
const EMPTY_WORDS = new Set(
  (
    "a an and apply are be can candidate candidates for from is job looking may must need needed of only or our people " +
    "please position preferred required should the to urgent urgently want wanted we with years year old age aged above " +
    "below between less more than under upto"
  ).split(" "),
);

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A text whose last word may be an article, with the one that the words behind it need. */
const withArticle = (text: string, next: string): string =>
  text.replace(/\b(a)n?(\s*)$/i, (_, article: string, blanks: string) => {
    const isVowel = /^\s*(?:[aeio]|u(?!ni|se))/i.test(next);
    return `${article}${isVowel ? "n" : ""}${blanks}`;
  });

/** The sentence without the words that shut people out, where it still says something. */
export function withoutWords(sentence: string, matches: readonly WordingMatch[]): string | null {
  let mended = "";
  let end = 0;
  for (const match of matches) {
    if (match.end <= end) continue;
    if (match.start >= end) {
      const rest = sentence.slice(match.end);
      const before = withArticle(sentence.slice(end, match.start), match.neutral || rest);
      mended += `${before}${withArticle(match.neutral, rest)}`;
    }
    end = match.end;
  }
  mended = `${mended}${sentence.slice(end)}`
    .replace(/[([{]\s*[)\]}]?(?=\s|$)|\s[)\]}]|(?<=[([{])\s+/g, " ")
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+([,.)])/g, "$1")
    .replace(/(?:[,:/|–-]\s*)+(?=[.,]|$)/g, "")
    .replace(/\b(?:a|an|and|or|with|only|for)\s*(?=[.,]|$)/gi, "")
    .replace(/^[\s,.:/|–-]+|\s+$/g, "")
    .replace(/\s+/g, " ");
  return saysSomething(mended) ? capitalised(mended.trim()) : null;
}

/** Whether a text has a word that says something of a job. */
const saysSomething = (text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some(
    (word) => word.length > 1 && !EMPTY_WORDS.has(word),
  );

/** A part of a sentence: "10,000", "9:30", "part-time" and "9 am - 6 pm" are one. */
const PART = /(?:[^,;:()–—-]|(?<=\d)[,:](?=\d)|(?<!\s)-|(?<=\s)-(?!\s)|(?<=\s)-(?=\s[\d₹]))+/gu;

/** The parts of a sentence beside those that only shut people out; null where one of these says more. */
function partsBeside(sentence: string, matches: readonly WordingMatch[]): string | null {
  const parts = [...sentence.matchAll(PART)].map(({ 0: text, index }) => {
    const found = matches.filter(({ start, end }) => start < index + text.length && end > index);
    const isFound = (at: number) => found.some(({ start, end }) => at >= start && at < end);
    const rest = text
      .split("")
      .map((unit, at) => (isFound(index + at) ? " " : unit))
      .join("");
    return { text: text.trim(), isCut: found.length > 0, rest };
  });
  const kept = parts.filter(({ isCut, text }) => !isCut && saysSomething(text));
  if (kept.length === 0 || parts.some(({ isCut, rest }) => isCut && saysSomething(rest))) return null;
  return capitalised(kept.map(({ text }) => text.replace(/[.!।]$/u, "")).join(", "));
}

/** Sentences that may stand in a sentence's place, at most three. */
export function insteadOf(sentence: string, matches: readonly WordingMatch[]): string[] {
  const isHindi = /\p{Script=Devanagari}/u.test(sentence);
  const grounds = [...new Set(matches.map(({ ground }) => ground))];
  const [language] = LANGUAGE.exec(sentence.toLowerCase()) ?? [];
  const spoken = !isHindi && language && grounds.includes(WordingGround.COMMUNITY);
  const hasNeutral = matches.some(({ neutral }) => neutral !== "");
  const mended = partsBeside(sentence, matches) ?? (hasNeutral ? withoutWords(sentence, matches) : null);
  const own = mended !== null && fairMatchesIn(mended).length === 0 ? mended : null;
  const byGround = grounds.map((ground) => (isHindi ? [INSTEAD[ground].hi] : INSTEAD[ground].en));
  const offered = [
    ...(own === null || isHindi ? [] : [own]),
    ...(spoken ? [`You speak ${capitalised(language)} well.`] : []),
    ...byGround.map(([first = ""]) => first),
    ...byGround.flatMap((others) => others.slice(1)),
  ];
  const hasStop = /[.!।]\s*$/.test(sentence);
  return [...new Set(offered)]
    .slice(0, MOST)
    .map((text) =>
      hasStop && !/[.।]$/.test(text) ? `${text}.` : !hasStop ? text.replace(/[.।]$/, "") : text,
    );
}
