import type { UseFormReturn } from "react-hook-form";
import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { JobFormValues } from "./job-form";
import { jobWordingWords } from "./job-wording.words";
import type { JobWording_WordingFragment } from "./JobForm.generated";
import type { WordedField } from "./useJobWording";

/** Blanks that a sentence leaves behind when it is taken out. */
const tidied = (before: string, after: string): string => {
  const isLineGone = /(?:^|\n)[ \t]*(?:[-*+] *)?$/.test(before) && /^[ \t]*(?:\n|$)/.test(after);
  if (isLineGone) return before.replace(/\n?[ \t]*(?:[-*+] *)?$/, "") + after.replace(/^[ \t]*/, "");
  return before.replace(/[ \t]+$/, before.trim() === "" ? "" : " ") + after.replace(/^[ \t]+/, "");
};

/** Of skills, what stands between commas goes with its comma. */
function takenOut(field: WordedField, before: string, after: string): string {
  if (field !== "skills") return tidied(before, after);
  const skills = `${before}${after}`.split(",").map((skill) => skill.trim());
  return skills.filter(Boolean).join(", ");
}

/** Changes what a field says where a wording was found. The focus goes to the field, and Undo brings it back. */
export function useMendedWording(form: UseFormReturn<JobFormValues>, field: WordedField) {
  const words = useWords(jobWordingWords);
  const showToast = useToast();

  function write(value: string) {
    form.setValue(field, value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
    form.setFocus(field);
  }

  function mend({ start, end, text }: JobWording_WordingFragment, sentence: string | null) {
    const value = form.getValues(field);
    // It was typed on since: what stands there now is not what was judged.
    if (value.slice(start, end) !== text) return;
    const [before, after] = [value.slice(0, start), value.slice(end)];
    const mended = sentence === null ? takenOut(field, before, after) : before + sentence + after;
    write(mended);
    showToast({
      text: sentence === null ? words.takenOut : words.replaced,
      action: {
        label: words.undo,
        onSelect: () => {
          if (form.getValues(field) === mended) write(value);
        },
      },
    });
  }

  /** Leaves the words selected, to be typed over. */
  function select({ start, end }: JobWording_WordingFragment) {
    form.setFocus(field);
    const box = document.activeElement;
    if (box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement)
      box.setSelectionRange(start, end);
  }

  return { mend, select };
}
