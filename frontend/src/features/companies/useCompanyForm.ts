import { useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { useProblemText } from "../../shared/language/useProblemText";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { withHttps } from "../../shared/web-address";
import { useWords } from "../../shared/words";
import { changeOf, companyFieldOf, type CompanyValues, valuesOf } from "./company-form";
import { companyFormWords } from "./company-form.words";
import { type CompanyForm_CompanyFragment, useUpdateCompanyMutation } from "./CompanyForm.generated";

/** The form's state; what the server finds wrong stands at its field, the first of which gets the focus. */
export function useCompanyForm(company: CompanyForm_CompanyFragment, onSaved: () => void) {
  const words = useWords(companyFormWords);
  const textOf = useProblemText(words.problem);
  const textOfRefusal = useRefusalText();
  const form = useForm<CompanyValues>({ defaultValues: valuesOf(company) });
  // Read here, because the library keeps track only of what somebody reads.
  const { dirtyFields } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const [update] = useUpdateCompanyMutation();

  async function save(typed: CompanyValues) {
    setFailure(null);
    const values = { ...typed, website: withHttps(typed.website) };
    try {
      await update({ variables: { input: changeOf(company.id, values, dirtyFields) } });
    } catch (error) {
      showRefusal(error);
      return;
    }
    // Before the page is left, so that it isn't asked about any more.
    flushSync(() => form.reset(values));
    onSaved();
  }

  function showRefusal(error: unknown) {
    const refusal = readRefusal(error);
    const { fields } = refusal;
    const problems = fields.flatMap((problem) => {
      const name = companyFieldOf(problem.field);
      return name ? [{ name, message: textOf(problem, words.fields[name]) }] : [];
    });
    problems.forEach(({ name, message }, index) =>
      form.setError(name, { message }, { shouldFocus: index === 0 }),
    );
    if (problems.length > 0) return;
    // A smaller role, since: to try again would not help.
    if (refusal.code === "MEMBER_ROLE") setFailure(textOfRefusal(refusal));
    else setFailure(refusal.code === "NOT_FOUND" ? words.gone : words.notSaved);
  }

  return { form, save, failure };
}
