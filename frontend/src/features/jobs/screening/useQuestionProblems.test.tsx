import { renderHook } from "@testing-library/react";
import { inHindi, loadHindi } from "../../../test/inHindi";
import { type QuestionProblem, useQuestionProblemText } from "./useQuestionProblems";

const build = (changes: Partial<QuestionProblem>): QuestionProblem => ({
  ...{ __typename: "QuestionProblem", position: 1, ground: null, message: "Give two options or more." },
  ...{ rule: null, bound: null, instead: null },
  ...changes,
});

describe("what is wrong with a question to applicants (LANG-20)", () => {
  it.each<[Partial<QuestionProblem>, string]>([
    [{ rule: "TOO_FEW", bound: 2 }, "कम से कम 2 रखें"],
    [{ rule: "RULE_OF_TOMORROW" }, "Give two options or more."],
    [{ ground: "MARITAL_STATUS" }, "शादी के बारे में न पूछें। काम के लिए जो चाहिए, वही पूछें।"],
  ])("is said in Hindi by its rule or its ground: %j", async (changes, text) => {
    await loadHindi();
    const { result } = renderHook(useQuestionProblemText, { wrapper: ({ children }) => inHindi(children) });
    expect(result.current(build(changes))).toBe(text);
  });

  it("is the server's in English", () => {
    const { result } = renderHook(useQuestionProblemText);
    const refused = build({ ground: "AGE", message: "Please don't ask for an age." });
    expect(result.current(refused)).toBe("Please don't ask for an age.");
    expect(result.current(build({ rule: "TOO_FEW", bound: 2 }))).toBe("Give two options or more.");
  });
});
