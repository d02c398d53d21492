import { endOfAnswer, type TypoAnswer } from "./typo";

const answer = (titles: string[], didYouMean: string | null = null): TypoAnswer => ({
  items: titles.map((title) => ({ title, skills: [] })),
  didYouMean,
});

it("calls a typo found if half of the first jobs have the words that were meant", () => {
  expect(endOfAnswer(answer(["Electricians wanted", "Electric fan seller"]), "electrician")).toBe("found");
  expect(endOfAnswer(answer(["Cook", "Electrician", "Driver"]), "electrician")).toBe("lost");
});

it("looks for the words among skills too", () => {
  const items = [{ title: "Office assistant", skills: ["Tally"] }];
  expect(endOfAnswer({ items, didYouMean: null }, "tally")).toBe("found");
});

it("calls a typo corrected if an empty answer offers all of the words", () => {
  expect(endOfAnswer(answer([], "graphic designer pune"), "graphic designer")).toBe("corrected");
  expect(endOfAnswer(answer([], "graphic"), "graphic designer")).toBe("lost");
  expect(endOfAnswer(answer([]), "graphic designer")).toBe("lost");
});
