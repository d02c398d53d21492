import { FIELD_RULES } from "@job-portal/protocol/error-codes";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { renderHook } from "@testing-library/react";
import { loadWords } from "../../app/language";
import { readRefusal } from "../refusal";
import { words as hindi } from "./field-rules.words.hi";
import { LocaleProvider } from "./LocaleProvider";
import { useProblemText } from "./useProblemText";

const NAME = {
  field: "displayName",
  message: "must have at most 120 characters",
  rule: "TOO_LONG",
  bound: 120,
};

const problemOf = (field: object) => {
  const errors = [{ message: "Some of it.", extensions: { code: "BAD_USER_INPUT", fields: [field] } }];
  const [problem] = readRefusal(new CombinedGraphQLErrors({ errors })).fields;
  if (!problem) throw new Error("The refusal tells of no field.");
  return problem;
};

describe("the words for what is wrong with a field (LANG-18)", () => {
  it("are the server's in English, behind the field's label", () => {
    const { result } = renderHook(useProblemText);
    expect(result.current(problemOf(NAME), "Full name")).toBe("Full name must have at most 120 characters");
    expect(result.current(problemOf(NAME))).toBe("must have at most 120 characters");
  });

  it.each([
    ["hi", "छोटा करके लिखें: ज़्यादा से ज़्यादा 120 अक्षर"],
    ["mr", "थोडक्यात लिहा: जास्तीत जास्त 120 अक्षरे"],
  ] as const)("are the rule's in the reader's language: %s", async (locale, text) => {
    await loadWords(locale);
    const { result } = renderHook(useProblemText, {
      wrapper: ({ children }) => <LocaleProvider locale={locale}>{children}</LocaleProvider>,
    });
    expect(result.current(problemOf(NAME), "पूरा नाम")).toBe(text);
  });

  it("are the message of a newer server whose rule the page does not know", () => {
    const { result } = renderHook(useProblemText);
    const problem = problemOf({ ...NAME, rule: "RULE_OF_TOMORROW" });
    expect(problem).toHaveProperty("rule", "RULE_OF_TOMORROW");
    expect(result.current(problem)).toBe("must have at most 120 characters");
  });

  it("are there in Hindi for each rule", () => {
    expect(Object.keys(hindi).sort()).toEqual([...FIELD_RULES]);
  });
});
