import { groupMatchesIn } from "./fair-groups";
import { withoutTrades, wordMatchesIn } from "./fair-words";
import type { WordingMatch } from "./wording-rule";

/** Latin letters alone, so that all keep their places. */
const inSmallLetters = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Everything in a sentence that shuts people out or may be read so, from its first word on. */
export function fairMatchesIn(sentence: string, isTitle = false): WordingMatch[] {
  const small = inSmallLetters(sentence);
  const matches = [...groupMatchesIn(withoutTrades(small), isTitle), ...wordMatchesIn(small)];
  return matches.sort((a, b) => a.start - b.start);
}
