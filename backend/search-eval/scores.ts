/** How good one answer is; all from 0 to 1. */
export interface Scores {
  /** The share of wanted jobs among the first ten, or as many of them as there are. */
  precision: number;
  /** The share of the wanted jobs that the whole answer has. */
  recall: number;
  /** As `precision`, but a job counts more the earlier it stands. */
  ndcg: number;
}

const FIRST = 10;

/**
 * @param answer for each judged job found, in the answer's order, whether it was wanted
 * @param wanted how many wanted jobs there are, found or not; at least 1
 */
export function scoresOf(answer: readonly boolean[], wanted: number): Scores {
  const first = answer.slice(0, FIRST);
  const room = Math.min(FIRST, wanted);
  const best = gainOf(Array.from({ length: room }, () => true));
  return {
    precision: countOf(first) / room,
    recall: countOf(answer) / wanted,
    ndcg: gainOf(first) / best,
  };
}

const countOf = (answer: readonly boolean[]): number => answer.filter(Boolean).length;

/** The discounted gain: 1 for a wanted job in the first place, then 1 / log2 of the place and one. */
const gainOf = (answer: readonly boolean[]): number =>
  answer.reduce((sum, isGood, index) => sum + (isGood ? 1 / Math.log2(index + 2) : 0), 0);

/** The mean of all answers, an empty one among them as 0. */
export function meanOf(scores: readonly Scores[]): Scores {
  const mean = (score: keyof Scores) =>
    scores.reduce((sum, of) => sum + of[score], 0) / Math.max(scores.length, 1);
  return { precision: mean("precision"), recall: mean("recall"), ndcg: mean("ndcg") };
}

/** "P@10 0.95 recall 0.91 nDCG@10 0.93". */
export const inWords = ({ precision, recall, ndcg }: Scores): string =>
  `P@10 ${precision.toFixed(2)} recall ${recall.toFixed(2)} nDCG@10 ${ndcg.toFixed(2)}`;
