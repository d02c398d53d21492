import { join } from "node:path";
import { renderHook } from "@testing-library/react";
import { inHindi, loadHindi } from "../../../test/inHindi";
import { words as hindi } from "./bank-questions.words.hi";
import { useQuestionWords } from "./useQuestionWords";

interface BankQuestion {
  code: string;
  text: string;
  options: readonly string[];
  unit: string | null;
}

/** The server's own file, by its path: the web app's code knows the server by its schema alone. */
async function readBank(): Promise<readonly BankQuestion[]> {
  const file = join(__dirname, "../../../../../backend/src/modules/jobs/screening/question-bank.ts");
  return ((await import(file)) as { QUESTION_BANK: readonly BankQuestion[] }).QUESTION_BANK;
}

const question = (changes: Partial<Parameters<ReturnType<typeof useQuestionWords>>[0]>) => ({
  ...{ bankCode: "driving-years", kind: "NUMBER" as const, text: "How many years?", unit: "years" },
  ...changes,
});
const inEnglish = () => renderHook(useQuestionWords).result.current;
const asInHindi = () =>
  renderHook(useQuestionWords, { wrapper: ({ children }) => inHindi(children) }).result.current;

const pathsOf = (code: string, options: readonly string[], unit: string | null | undefined): string[] => [
  code,
  ...options.map((option) => `${code}: ${option}`),
  ...(unit ? [`${code}, its unit`] : []),
];

describe("questions of the bank (SCRN-11)", () => {
  beforeAll(loadHindi);

  it("have Hindi for every code, option and unit, and for nothing else", async () => {
    const asked = (await readBank()).map(({ code, options, unit }) => pathsOf(code, options, unit));
    const worded = Object.entries(hindi).map(([code, { options = {}, unit }]) =>
      pathsOf(code, Object.keys(options), unit),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(worded.flat().sort()).toEqual(asked.flat().sort());
  });

  it("are never two options of one label", () => {
    const alike = Object.entries(hindi).filter(
      ([, { options = {} }]) => new Set(Object.values(options)).size < Object.keys(options).length,
    );
    expect(alike).toEqual([]);
  });

  it("stand in Hindi with what they ask for and what is answered", () => {
    const { text, unit, wanted, answer } = asInHindi()(
      question({ wanted: { values: [], least: "1", most: null } }),
    );
    expect([text, unit]).toEqual(["आपने काम के लिए कितने साल गाड़ी चलाई है?", "साल"]);
    expect([wanted, answer(["3"])]).toEqual(["1 साल या ज़्यादा", "3 साल"]);
    const pay = asInHindi()(question({ bankCode: "expected-pay", unit: "₹ a month" }));
    expect(pay.answer(["20000"])).toBe("₹20,000 हर महीने");
    const machines = asInHindi()(question({ bankCode: "machines", kind: "SEVERAL", unit: null }));
    expect(machines.answer(["VMC", "Milling"])).toBe("वीएमसी, मिलिंग");
  });

  it("stand as the server has them for a code or an option of a newer server", () => {
    const newer = asInHindi()(question({ bankCode: "drones", text: "Do you fly drones?" }));
    expect([newer.text, newer.unit]).toEqual(["Do you fly drones?", "years"]);
    const machines = asInHindi()(question({ bankCode: "machines", kind: "ONE", unit: null }));
    expect(machines.labelOf("3D printer")).toBe("3D printer");
  });

  it("stand as the server has them in English, one year as a year", () => {
    const { text, answer } = inEnglish()(question({}));
    expect(text).toBe("How many years?");
    expect(["0", "1", "1.5", "2"].map((said) => answer([said]))).toEqual([
      ...["0 years", "1 year", "1.5 years", "2 years"],
    ]);
  });

  it("are told from an employer's own, which stands as typed", () => {
    const own = asInHindi()(question({ bankCode: null, kind: "ONE" }));
    expect([own.text, own.unit, own.labelOf("None")]).toEqual(["How many years?", "years", "None"]);
  });
});
