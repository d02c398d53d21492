import { useWatch } from "react-hook-form";
import { Checkbox, TextField } from "../../../design-system";
import { WholeRow } from "../../../forms/FieldGrid";
import { useWords } from "../../../shared/words";
import { jobFormWords } from "./job-form.words";
import { JobWordingNotes } from "./JobWordingNotes";
import { type Form, useFieldProps } from "./useFieldProps";
import type { JobWordings } from "./useJobWording";

const TEXTS = ["clientName", "clientIndustry"] as const;

/** For whom an agency posts the job, asked of those alone who say that they do (AGCY-03). */
export function ClientFields({ form, wordings, elsewhere }: Form & { wordings: JobWordings }) {
  const words = useWords(jobFormWords);
  const field = useFieldProps({ form, elsewhere });
  const isForClient = useWatch({ control: form.control, name: "isForClient" }) === "yes";

  function handleChange(isChecked: boolean) {
    form.setValue("isForClient", isChecked ? "yes" : "", { shouldDirty: true });
    // What nobody sees any more must not be posted.
    if (!isChecked)
      for (const name of TEXTS) form.setValue(name, "", { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <WholeRow>
        <Checkbox label={words.fields.isForClient} checked={isForClient} onChange={handleChange} />
      </WholeRow>
      {isForClient &&
        TEXTS.map((name) => (
          <div key={name}>
            <TextField autoComplete="off" hint={words.hints[name]} {...field(name)} isOptional />
            <JobWordingNotes {...{ form, wordings }} field={name} />
          </div>
        ))}
    </>
  );
}
