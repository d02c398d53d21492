import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { SavedElsewhere } from "../../../forms/SavedElsewhere";
import { useWords } from "../../../shared/words";
import { isNeeded, type ContestableField, type JobFormField, type JobFormValues } from "./job-form";
import { jobFormWords } from "./job-form.words";
import type { JobContests } from "./useEditJob";

export interface Form {
  form: UseFormReturn<JobFormValues>;
  /** For a posted job that somebody else changed meanwhile. */
  elsewhere?: JobContests | undefined;
}

/** For a field that somebody else changed as well: the hint that shows how, for it takes the place of the usual one. */
export function contestProps(
  elsewhere: Form["elsewhere"],
  name: ContestableField | JobFormField,
  shown = (value: string) => value,
): { hint?: ReactNode } {
  // The company of a posted job stays.
  if (!elsewhere || name === "company" || name === "companyName") return {};
  const contest = elsewhere.contests?.[name];
  if (!contest) return {};
  return {
    hint: <SavedElsewhere {...contest} other={shown(contest.other)} onSwap={() => elsewhere.swap(name)} />,
  };
}

/** Label, error and the library's own props of a field; required ones refuse blanks. */
export function useFieldProps({ form: { register, formState }, elsewhere }: Form) {
  const words = useWords(jobFormWords);
  return (name: JobFormField) => {
    const missing = isNeeded(name) ? words.missing[name] : undefined;
    return {
      label: words.fields[name],
      error: formState.errors[name]?.message,
      ...contestProps(elsewhere, name),
      ...register(name, {
        validate: missing === undefined ? undefined : (value) => (value.trim() ? undefined : missing),
      }),
    };
  };
}
