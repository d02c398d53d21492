import type { WordingGround } from "./fair-terms";

/** Words of a sentence that shut people out, or that may be read so. */
export interface WordingMatch {
  ground: WordingGround;
  /** Where in the sentence. */
  start: number;
  end: number;
  /** Whether a job is held for it; of others the poster is only asked. */
  isHeld: boolean;
  /** What takes their place in a sentence that shuts nobody out: 'candidates', 'salesperson', or nothing. */
  neutral: string;
}

/** Words for which a job is held: the rule's name, and the words. */
export interface HeldWords {
  rule: string;
  words: string;
}
