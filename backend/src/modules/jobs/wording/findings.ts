import { contactMatchesIn } from "./contact.rules";
import { insteadOf, withoutWords } from "./fair-instead";
import type { WordingGround } from "./fair-terms";
import { fairMatchesIn } from "./fair.rules";
import { scamMatchesIn } from "./scam.rules";
import { type Sentence, sentencesOf } from "./sentences";
import type { HeldWords, WordingMatch } from "./wording-rule";

export enum WordingKind {
  SHUTS_OUT = "SHUTS_OUT",
  PHONE_NUMBER = "PHONE_NUMBER",
  EMAIL_ADDRESS = "EMAIL_ADDRESS",
}

/** Part of a text that its writer is told of. */
export interface WordingFinding {
  kind: WordingKind;
  /** By what it shuts people out. */
  grounds: WordingGround[];
  /** Where it stands in the text, in UTF-16 units, as strings count in JavaScript and in Java. */
  start: number;
  end: number;
  /** What stands there. */
  text: string;
  /** The words in it by which it was found, in small letters: the same ones in many texts are one wording. */
  words: string;
  /** Whether a job with it is held. */
  isHeld: boolean;
  /** What may stand there instead. */
  instead: string[];
}

const ruleOf = (ground: WordingGround): string => `shuts-out-by-${ground.toLowerCase().replaceAll("_", "-")}`;

/** A text and what kind of text it is. */
interface Read {
  text: string;
  /** A title is mended by taking words out, a sentence by another one. */
  isTitle: boolean;
}

/** What closes a sentence, however many there are: 'URGENT!!!' ends behind its last sign. */
const CLOSED = /^[.!?।]+/u;
/** Signs of a list or a heading before a sentence, which stay where they are. */
const LEAD = /^(?:[\s\-*+#•>"'(]|\*\*)*/u;

/** The sentence from its first word to the last sign that closes it. */
function spanOf(text: string, sentence: Sentence): [start: number, end: number] {
  const first = sentence.placeOf(LEAD.exec(sentence.text)?.[0].length ?? 0);
  const end = sentence.placeOf(sentence.text.trimEnd().length - 1) + 1;
  return [first, end + (CLOSED.exec(text.slice(end))?.[0].length ?? 0)];
}

function shutOut({ text, isTitle }: Read, sentence: Sentence, cleared: readonly string[]): WordingFinding[] {
  const matches = fairMatchesIn(sentence.text, isTitle).filter(
    ({ ground }) => !cleared.includes(ruleOf(ground)),
  );
  if (matches.length === 0) return [];
  const [start, end] = spanOf(text, sentence);
  const written = text.slice(start, end);
  const mended = isTitle ? withoutWords(sentence.text, matches) : null;
  return [
    {
      kind: WordingKind.SHUTS_OUT,
      grounds: [...new Set(matches.map(({ ground }) => ground))],
      start,
      end,
      text: written,
      words: wordsOf(sentence.text, matches),
      isHeld: matches.some(({ isHeld }) => isHeld),
      instead: isTitle
        ? mended === null
          ? []
          : [mended]
        : insteadOf(written, rebased(sentence, matches, start)),
    },
  ];
}

/** Each once; of two that overlap the longer one's words stand for both. */
function wordsOf(sentence: string, matches: readonly WordingMatch[]): string {
  const found = matches.map(({ start, end }) => sentence.slice(start, end).trim().toLowerCase());
  const different = [...new Set(found)];
  const whole = different.filter((one) => !different.some((other) => other !== one && other.includes(one)));
  return whole.join(" … ");
}

/** Matches by where they stand in what was written. */
const rebased = (sentence: Sentence, matches: WordingMatch[], start: number): WordingMatch[] =>
  matches.map((match) => ({
    ...match,
    start: sentence.placeOf(match.start) - start,
    end: sentence.placeOf(match.end - 1) + 1 - start,
  }));

function contacts({ text }: Read, sentence: Sentence): WordingFinding[] {
  return contactMatchesIn(sentence.text).map(({ kind, start: first, end: last }) => {
    const [start, end] = [sentence.placeOf(first), sentence.placeOf(last - 1) + 1];
    const found = { grounds: [], isHeld: false, instead: [] };
    const written = text.slice(start, end);
    return { kind: WordingKind[kind], start, end, text: written, words: written, ...found };
  });
}

/** What a writer is told of in a text (POST-06); `cleared` are rules that an admin has let pass. */
export function findingsIn(text: string, isTitle = false, cleared: readonly string[] = []): WordingFinding[] {
  return sentencesOf(text).flatMap((sentence) => [
    ...shutOut({ text, isTitle }, sentence, cleared),
    ...contacts({ text, isTitle }, sentence),
  ]);
}

/** Why a job with such texts is held: each rule once, with the first words that broke it. */
export function heldWordsIn(title: string, others: string): HeldWords[] {
  const held = new Map<string, string>();
  const read = (text: string, isTitle: boolean) => {
    for (const sentence of sentencesOf(text))
      for (const { ground, start, end, isHeld } of fairMatchesIn(sentence.text, isTitle))
        if (isHeld && !held.has(ruleOf(ground)))
          held.set(ruleOf(ground), sentence.text.slice(start, end).trim());
  };
  read(title, true);
  read(others, false);
  return [...scamMatchesIn(`${title}\n${others}`), ...[...held].map(([rule, words]) => ({ rule, words }))];
}

export const isOfScams = (rule: string): boolean => !rule.startsWith("shuts-out-by-");
