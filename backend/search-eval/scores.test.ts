import { inWords, meanOf, scoresOf } from "./scores";

const yes = (count: number) => Array.from({ length: count }, () => true);
const no = (count: number) => Array.from({ length: count }, () => false);

it("counts the wanted jobs among the first ten", () => {
  expect(scoresOf([...no(5), ...yes(20)], 30).precision).toBe(0.5);
});

it("asks for no more in the first ten than there are", () => {
  expect(scoresOf([true, false, true, true], 3).precision).toBe(1);
});

it("counts an answer of few jobs against ten if there are more", () => {
  expect(scoresOf(yes(4), 40).precision).toBe(0.4);
});

it("finds the share of all wanted jobs in the whole answer", () => {
  expect(scoresOf([...yes(10), ...no(100), ...yes(5)], 20).recall).toBe(0.75);
});

it("counts a wanted job more the earlier it stands", () => {
  expect(scoresOf(yes(2), 2).ndcg).toBe(1);
  expect(scoresOf([false, true], 1).ndcg).toBeCloseTo(1 / Math.log2(3));
  expect(scoresOf([true, false], 2).ndcg).toBeGreaterThan(scoresOf([false, true], 2).ndcg);
});

it("gives nothing for what stands behind the tenth place", () => {
  expect(scoresOf([...no(10), true], 1)).toMatchObject({ precision: 0, recall: 1, ndcg: 0 });
});

it("counts an empty answer as 0, and takes it into the mean", () => {
  const empty = scoresOf([], 7);
  expect(empty).toEqual({ precision: 0, recall: 0, ndcg: 0 });
  expect(inWords(meanOf([empty, scoresOf([true], 1)]))).toBe("P@10 0.50 recall 0.50 nDCG@10 0.50");
});
