import { endOfAnswer, type TypoAnswer } from "./typo";

const answer = (titles: string[], searchedText: string | null = null): TypoAnswer => ({
  items: titles.map((title) => ({ title, skills: [] })),
  searchedText,
});

it("calls a typo found if half of the first jobs have the words that were meant", () => {
  expect(endOfAnswer(answer(["Electricians wanted", "Electric fan seller"]), "electrician")).toBe("found");
  expect(endOfAnswer(answer(["Cook", "Electrician", "Driver"]), "electrician")).toBe("lost");
});

it("looks for the words among skills too", () => {
  const items = [{ title: "Office assistant", skills: ["Tally"] }];
  expect(endOfAnswer({ items, searchedText: null }, "tally")).toBe("found");
});

it("calls a typo worse off if another word than the one meant was searched", () => {
  expect(endOfAnswer(answer(["Electrical Engineer"], "electrical"), "electrician")).toBe("worse");
  expect(endOfAnswer(answer(["Cook"], "electrician"), "electrician")).toBe("lost");
  expect(endOfAnswer(answer([]), "electrician")).toBe("lost");
});
