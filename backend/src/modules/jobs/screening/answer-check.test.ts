import { answerProblem, type Asked, cleanAnswer, outcomeOf } from "@job-portal/protocol/screening";

const asked = (kind: Asked["kind"], changes: Partial<Asked> = {}): Asked => ({
  ...{ kind, options: [], isRequired: false, wanted: null },
  ...changes,
});
const TRADES = { options: ["Fitter", "Welder", "Turner"] };

describe("the check of an answer, on the server and on the screens", () => {
  it.each<[string, Asked, string[], string | null]>([
    ["a required question is left open", asked("TEXT", { isRequired: true }), [], "REQUIRED"],
    ["another is left open", asked("TEXT"), [], null],
    ["yes", asked("YES_NO"), ["yes"], null],
    ["neither yes nor no", asked("YES_NO"), ["maybe"], "NOT_OFFERED"],
    ["both yes and no", asked("YES_NO"), ["yes", "no"], "ONE_ONLY"],
    ["an option", asked("ONE", TRADES), ["Fitter"], null],
    ["no option", asked("ONE", TRADES), ["Painter"], "NOT_OFFERED"],
    ["several options", asked("SEVERAL", TRADES), ["Fitter", "Turner"], null],
    ["several, one of them no option", asked("SEVERAL", TRADES), ["Fitter", "Painter"], "NOT_OFFERED"],
    ["a number", asked("NUMBER"), ["2.5"], null],
    ["words in place of a number", asked("NUMBER"), ["two"], "NOT_A_NUMBER"],
    ["a comma in place of a point", asked("NUMBER"), ["2,5"], "NOT_A_NUMBER"],
    ["a day", asked("DATE"), ["2026-12-01"], null],
    ["the day to join: today", asked("DATE", { bankCode: "join-by" }), ["2026-11-27"], null],
    ["a past day to join (SCRN-10)", asked("DATE", { bankCode: "join-by" }), ["2026-11-26"], "PAST_DAY"],
    ["a past day of another question", asked("DATE", { bankCode: "licence-until" }), ["2026-11-26"], null],
    ["a day that no calendar has", asked("DATE"), ["2026-02-30"], "NOT_A_DATE"],
    ["a long text", asked("TEXT"), ["a".repeat(501)], "TOO_LONG"],
    ["a text with a NUL", asked("TEXT"), ["a\u0000b"], "UNPRINTABLE"],
  ])("judges: %s", (_name, question, values, problem) => {
    expect(answerProblem(question, values, "2026-11-27")).toBe(problem);
  });

  it.each<[Asked["kind"], string[], string[]]>([
    ["NUMBER", [" ₹25,000 "], ["25000"]],
    ["NUMBER", ["२५"], ["25"]],
    ["NUMBER", ["1,25,000.50"], ["125000.50"]],
    ["NUMBER", ["2,5"], ["2,5"]],
    // SCRN-07
    ["NUMBER", ["80k"], ["80000"]],
    ["NUMBER", ["₹ 1.2 Lakh"], ["120000"]],
    ["NUMBER", ["२५ हज़ार"], ["25000"]],
    ["NUMBER", ["k"], ["k"]],
    ["NUMBER", ["1.2.3k"], ["1.2.3k"]],
    ["TEXT", ["  Physics "], ["Physics"]],
    ["SEVERAL", ["Fitter", "Fitter", ""], ["Fitter"]],
  ])("cleans an answer to %s: %j is %j", (kind, typed, clean) => {
    expect(cleanAnswer(kind, typed)).toEqual(clean);
  });

  it.each<[string, Asked, string[], string]>([
    ["no answer", asked("YES_NO", { wanted: { values: ["yes"] } }), [], "NOT_ANSWERED"],
    ["nothing wanted", asked("YES_NO"), ["no"], "ANSWERED"],
    ["as wanted", asked("YES_NO", { wanted: { values: ["yes"] } }), ["yes"], "AS_WANTED"],
    ["not as wanted", asked("YES_NO", { wanted: { values: ["yes"] } }), ["no"], "DIFFERS"],
    [
      "one of those wanted",
      asked("ONE", { ...TRADES, wanted: { values: ["Fitter", "Turner"] } }),
      ["Turner"],
      "AS_WANTED",
    ],
    [
      "all that are wanted",
      asked("SEVERAL", { ...TRADES, wanted: { values: ["Fitter"] } }),
      ["Turner", "Fitter"],
      "AS_WANTED",
    ],
    [
      "not all that are wanted",
      asked("SEVERAL", { ...TRADES, wanted: { values: ["Fitter", "Turner"] } }),
      ["Turner"],
      "DIFFERS",
    ],
    ["enough", asked("NUMBER", { wanted: { values: [], least: "3" } }), ["10"], "AS_WANTED"],
    ["too little", asked("NUMBER", { wanted: { values: [], least: "3" } }), ["2.5"], "DIFFERS"],
    ["too much", asked("NUMBER", { wanted: { values: [], most: "20000" } }), ["25000"], "DIFFERS"],
    [
      "early enough",
      asked("DATE", { wanted: { values: [], most: "2026-12-01" } }),
      ["2026-12-01"],
      "AS_WANTED",
    ],
    ["too late", asked("DATE", { wanted: { values: [], most: "2026-12-01" } }), ["2026-12-02"], "DIFFERS"],
  ])("says what it comes to: %s", (_name, question, values, outcome) => {
    expect(outcomeOf(question, values)).toBe(outcome);
  });
});
