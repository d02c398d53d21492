import type { Random } from "./random";

/** What stands in the slots of a sentence; a slot left out makes the sentences that need it unusable. */
export type Slots = Partial<Record<string, string>>;

const SLOT = /\{(\w+)\}/g;

/** One of the sentences for which every slot is known, filled in. */
export function pickFilled(random: Random, sentences: readonly string[], slots: Slots): string {
  return fill(random.pick(usable(sentences, slots)), slots);
}

/** Like `pickFilled`, but `count` different ones in any order; all of them where there are fewer. */
export function sampleFilled(
  random: Random,
  sentences: readonly string[],
  slots: Slots,
  count: number,
): string[] {
  return random.sample(usable(sentences, slots), count).map((sentence) => fill(sentence, slots));
}

function usable(sentences: readonly string[], slots: Slots): string[] {
  return sentences.filter((sentence) => slotNames(sentence).every((name) => slots[name] !== undefined));
}

/** Kept because the same few hundred sentences are asked for thousands of times. */
const namesBySentence = new Map<string, string[]>();

function slotNames(sentence: string): string[] {
  const known = namesBySentence.get(sentence);
  if (known) return known;
  const names = Array.from(sentence.matchAll(SLOT), ([, name = ""]) => name);
  namesBySentence.set(sentence, names);
  return names;
}

/** The sentence with its slots filled in, beginning with a capital letter. */
function fill(sentence: string, slots: Slots): string {
  return capitalised(sentence.replace(SLOT, (_, name: string) => slots[name] ?? ""));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a" or "an" as the title is spoken: an HR Executive, a UI/UX Designer. */
export function withArticle(title: string): string {
  const isSpokenWithVowel = /^(?:[AEIO]|iOS\b|HR\b|HVAC\b|MIG\b|MIS\b)/.test(title);
  return `${isSpokenWithVowel ? "an" : "a"} ${title}`;
}

/** "one" to "ten" in words, larger numbers in digits. */
export function inWords(count: number): string {
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  return words[count] ?? String(count);
}

/** "a", "a and b", "a, b and c"; with a comma more where an item holds an "and" itself. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const separator = items.some((item) => item.includes(" and ")) ? ", and " : " and ";
  return `${items.slice(0, -1).join(", ")}${separator}${last}`;
}
