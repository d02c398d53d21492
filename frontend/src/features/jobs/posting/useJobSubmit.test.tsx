import { act, renderHook } from "@testing-library/react";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useForm } from "react-hook-form";
import { inHindi, loadHindi } from "../../../test/inHindi";
import { emptyValues, type JobFormField } from "./job-form";
import { useJobSubmit } from "./useJobSubmit";

const refused = (field: object) =>
  new CombinedGraphQLErrors({
    errors: [{ message: "Some of it.", extensions: { code: "BAD_USER_INPUT", fields: [field] } }],
  });

/** What stands at a field once the server has refused it so. */
async function told(name: JobFormField, problem: object, isHindi: boolean) {
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: emptyValues([]) });
      const sending = useJobSubmit(form, () => Promise.reject(refused(problem)));
      return { ...sending, error: form.formState.errors[name]?.message };
    },
    isHindi ? { wrapper: ({ children }) => inHindi(children) } : {},
  );
  await act(() => result.current.submit(emptyValues([])));
  return result.current.error;
}

describe("what the server finds wrong with a job (LANG-20)", () => {
  beforeAll(loadHindi);

  it.each<[JobFormField, object, string, string]>([
    [
      "title",
      { field: "title", message: "must have 3 to 120 characters", rule: "TOO_LONG", bound: 120 },
      "Job title must have 3 to 120 characters.",
      "छोटा करके लिखें: ज़्यादा से ज़्यादा 120 अक्षर",
    ],
    [
      "companyName",
      { field: "companyName", message: "must have a letter or a number", rule: "NO_NAME" },
      "Company name must have a letter or a number.",
      "नाम में कम से कम एक अक्षर या अंक हो",
    ],
    [
      "company",
      { field: "companyId", message: "is required", rule: "REQUIRED" },
      "Company is required.",
      "इसे भरना ज़रूरी है",
    ],
    [
      "location",
      { field: "input.location", message: "must name a city, or Remote", rule: "NO_CITY" },
      "Location must name a city, or Remote.",
      "किसी शहर का नाम लिखें, या Remote",
    ],
    [
      "experience",
      {
        field: "experience",
        message: "must say the fewer years first, such as 2–4 years",
        rule: "MORE_YEARS_FIRST",
      },
      "Experience must say the fewer years first, such as 2–4 years.",
      "कम साल पहले लिखें, जैसे 2–4 years",
    ],
    [
      "openings",
      { field: "openings", message: "must be 1,000 or less", rule: "TOO_GREAT", bound: 1000 },
      "Openings must be 1,000 or less.",
      "1,000 या उससे कम लिखें",
    ],
  ])("stands at its %s in the reader's language", async (name, problem, english, hindi) => {
    expect(await told(name, problem, false)).toBe(english);
    expect(await told(name, problem, true)).toBe(hindi);
  });
});
