import { useEffect } from "react";
import { TextField } from "../../../design-system";
import { useProblemText } from "../../../shared/language/useProblemText";
import { useWords } from "../../../shared/words";
import { completionWords } from "./completion.words";
import type { MissingFieldsState } from "./useMissingFields";

/** Characters that the server takes. */
const MAX_LENGTH = 120;

/** Asks for what the profile lacks in place; only the name is demanded (SEEN-09). */
export function MissingFields({ fields }: { fields: MissingFieldsState }) {
  const words = useWords(completionWords);
  const { missing, typed, change, wrong, isNameNeeded, focus, refOf } = fields;
  // The dialog opened before it was known what the profile lacks, with the focus on the optional note (SEEN-18).
  useEffect(() => {
    function begin() {
      const focused = document.activeElement;
      if (focused instanceof HTMLTextAreaElement && focused.value === "") focus("name");
    }
    begin();
    // Where it is known at once, the dialog moves the focus in its next frame.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(begin)));
    return () => cancelAnimationFrame(frame);
  }, [focus]);
  const textOf = useProblemText();
  const problemOf = (field: (typeof missing)[number]) => {
    const problem = wrong[field];
    return problem && textOf(problem, words.fields[field]);
  };
  const propsOf = (field: (typeof missing)[number]) => ({
    label: words.fields[field],
    ref: refOf(field),
    maxLength: MAX_LENGTH,
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });
  return (
    <>
      {missing.includes("name") && (
        <TextField
          {...propsOf("name")}
          autoComplete="name"
          hint={words.nameHint}
          error={isNameNeeded ? words.nameNeeded : problemOf("name")}
        />
      )}
      {missing.includes("phone") && (
        <TextField
          {...propsOf("phone")}
          type="tel"
          autoComplete="tel"
          isOptional
          hint={words.phoneHint}
          error={problemOf("phone")}
        />
      )}
      {missing.includes("title") && (
        <TextField
          {...propsOf("title")}
          autoComplete="organization-title"
          isOptional
          hint={words.titleHint}
          error={problemOf("title")}
        />
      )}
    </>
  );
}
