import { readQuestions } from "./question-reading";
import { QuestionGround, QuestionKind } from "./screening.enums";
import type { TypedQuestion } from "./screening.inputs";

const typed = (changes: Partial<TypedQuestion> = {}): TypedQuestion => ({
  ...{ kind: QuestionKind.YES_NO, text: "Can you lift 20 kg?", options: [], isRequired: false },
  ...changes,
});
const problemOf = (changes: Partial<TypedQuestion>) => readQuestions([typed(changes)]).problems[0];

describe("a job's questions as they are read (SCRN-01)", () => {
  it("takes the bank's words for a question of the bank", () => {
    const { questions, problems } = readQuestions([
      typed({
        bankCode: "iti-trade",
        text: "Which caste?",
        isRequired: true,
        wanted: { values: ["Fitter"] },
      }),
    ]);
    expect(problems).toEqual([]);
    expect(questions[0]).toMatchObject({
      bankCode: "iti-trade",
      kind: "ONE",
      text: "In which trade did you do your ITI?",
      isRequired: true,
      wanted: { values: ["Fitter"], least: null, most: null },
    });
  });

  it("keeps nothing that the kind doesn't know", () => {
    const { questions } = readQuestions([
      typed({
        text: "  Own tools? ",
        options: ["A", "B"],
        unit: "kg",
        wanted: { values: ["yes"], least: "3" },
      }),
    ]);
    expect(questions).toEqual([
      {
        ...{ bankCode: null, kind: "YES_NO", text: "Own tools?", options: [], unit: null, isRequired: false },
        wanted: { values: ["yes"], least: null, most: null },
      },
    ]);
  });

  it.each<[string, Partial<TypedQuestion>, string, string | null]>([
    ["no text", { text: " " }, "The question is required.", "REQUIRED"],
    ["one option", { kind: QuestionKind.ONE, options: ["Fitter"] }, "Give two options or more.", "TOO_FEW"],
    ["another code", { bankCode: "shoe-size" }, "There is no such question in the bank.", null],
    [
      "an answer that nobody can give",
      { kind: QuestionKind.ONE, options: ["A1", "B1"], wanted: { values: ["C1"] } },
      "The answer asked for is none of those offered.",
      "NOT_OFFERED",
    ],
    [
      "every answer",
      { wanted: { values: ["yes", "no"] } },
      "Ask for Yes or for No, not for both.",
      "ANY_ANSWER",
    ],
    [
      "bounds in the wrong order",
      { kind: QuestionKind.NUMBER, wanted: { values: [], least: "10", most: "9" } },
      "The least is more than the most.",
      "LEAST_OVER_MOST",
    ],
    [
      "a bound that is no number",
      { kind: QuestionKind.NUMBER, wanted: { values: [], least: "few" } },
      "The answer asked for is no number.",
      "NO_NUMBER",
    ],
  ])("says what is wrong, and which rule is broken (LANG-20): %s", (_name, changes, message, rule) => {
    expect(problemOf(changes)).toMatchObject({ position: 1, ground: null, message, rule });
  });

  it("says why a question is refused, and what may be asked instead", () => {
    expect(problemOf({ text: "Are you married?" })).toEqual({
      position: 1,
      ground: QuestionGround.MARITAL_STATUS,
      message: "Please don't ask about marriage. Ask what the work needs.",
      instead: "Can you travel four days a month?",
      ...{ rule: null, bound: null },
    });
  });

  it("takes ten questions, each once", () => {
    const many = Array.from({ length: 11 }, (_, index) => typed({ text: `Can you lift ${index} kg?` }));
    expect(readQuestions(many).problems).toMatchObject([{ position: 11 }]);
    expect(readQuestions([typed(), typed({ text: "can you lift 20 KG?" })].slice()).problems).toMatchObject([
      { position: 2, message: "This question is asked already." },
    ]);
  });
});
