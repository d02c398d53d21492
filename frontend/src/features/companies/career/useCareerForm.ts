import { COLOR, FIRST_COLOR } from "@job-portal/protocol/band-color";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useToast } from "../../../design-system";
import { useProblemText } from "../../../shared/language/useProblemText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { careerFormWords } from "./career-form.words";
import { type CareerForm_PageFragment, useSaveCareerPageMutation } from "./CareerForm.generated";

interface CareerValues {
  address: string;
  headline: string;
  about: string;
  hasColor: boolean;
  /** The picker's, kept while the portal's colour is chosen. */
  color: string;
  isPublished: boolean;
}

const TEXTS = ["address", "headline", "about", "color"] as const;

/** An address that the company's name suggests. */
const suggestedAddress = (slug: string): string =>
  slug
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");

function valuesOf(slug: string, page: CareerForm_PageFragment | null, pickerColor: string): CareerValues {
  return {
    address: page?.address ?? suggestedAddress(slug),
    headline: page?.headline ?? "",
    about: page?.about ?? "",
    hasColor: page?.color != null,
    color: page?.color ?? pickerColor,
    isPublished: page?.isPublished ?? false,
  };
}

export type CareerFormState = ReturnType<typeof useCareerForm>;

/** The form's state; what the server finds wrong stands at its field, the first of which gets the focus. */
export function useCareerForm(company: { id: string; slug: string }, page: CareerForm_PageFragment | null) {
  const words = useWords(careerFormWords);
  const textOf = useProblemText(words.problem);
  const showToast = useToast();
  const form = useForm<CareerValues>({ defaultValues: valuesOf(company.slug, page, FIRST_COLOR) });
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState(page);
  const [saveCareerPage] = useSaveCareerPageMutation();

  async function save({ hasColor, ...values }: CareerValues) {
    setFailure(null);
    const color = hasColor && COLOR.test(values.color) ? values.color : null;
    const input = { companyId: company.id, ...values, address: values.address.trim().toLowerCase(), color };
    try {
      const { data } = await saveCareerPage({ variables: { input } });
      setSaved(data?.saveCareerPage ?? null);
      form.reset({ ...values, hasColor, address: input.address });
      showToast({ text: values.isPublished ? words.saved : words.savedForYou });
    } catch (error) {
      showRefusal(error);
    }
  }

  function showRefusal(error: unknown) {
    const { code, fields, message } = readRefusal(error);
    const problems = fields.flatMap((problem) => {
      const name = TEXTS.find((text) => text === problem.field);
      return name ? [{ name, message: textOf(problem, words.fields[name]) }] : [];
    });
    problems.forEach((problem, index) =>
      form.setError(problem.name, { message: problem.message }, { shouldFocus: index === 0 }),
    );
    if (problems.length === 0) setFailure(code === "COMPANY_NOT_VERIFIED" ? message : words.notSaved);
  }

  return { form, save, failure, saved };
}
