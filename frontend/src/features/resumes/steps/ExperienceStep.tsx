import { Checkbox, TextArea, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { EntryStack } from "./EntryStack";
import { fieldId } from "./field-id";
import { PeriodFields } from "./PeriodFields";
import type { ExperienceValues } from "../resume/resume-values";
import { resumeStepsWords } from "./resume-steps.words";
import { type StepProps } from "./StepFields";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";

/** Jobs that somebody has or had (RES-08). */
export function ExperienceStep(props: StepProps) {
  const words = useWords(resumeStepsWords);
  return (
    <EntryStack
      list="experience"
      entries={props.values.experience}
      {...props}
      removedOf={(entry, index) => ({ list: "experience", index, entry })}
      nameOf={({ position, company }) => words.entryName(position, company)}
      periodOf={({ startDate, endDate, isCurrent }) =>
        words.period(startDate, isCurrent ? words.present : endDate)
      }
      fieldsOf={(entry) => <ExperienceFields entry={entry} {...props} />}
    />
  );
}

function ExperienceFields({ entry, onEdit, problemOf }: { entry: ExperienceValues } & StepProps) {
  const { fields, hints } = useWords(resumeStepsWords);
  const path = (name: keyof ExperienceValues) => `experience.${entry.key}.${name}`;
  const change = (values: Partial<ExperienceValues>) =>
    onEdit({ kind: "experience", key: entry.key, change: values });

  function field(name: "company" | "position" | "location" | "description", maxLength: number) {
    return {
      id: fieldId(path(name)),
      label: fields[name],
      isOptional: name === "location" || name === "description",
      error: problemOf(path(name)),
      maxLength,
      value: entry[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
  }

  return (
    <FieldGrid>
      <TextField {...field("company", 160)} />
      <TextField {...field("position", 160)} />
      <WholeRow>
        <TextField {...field("location", 120)} />
      </WholeRow>
      <PeriodFields {...{ entry, path, problemOf, change }} isCurrent={entry.isCurrent} />
      <WholeRow>
        <Checkbox
          label={fields.isCurrent}
          checked={entry.isCurrent}
          onChange={(isCurrent) => change({ isCurrent })}
        />
      </WholeRow>
      <WholeRow>
        <TextArea {...field("description", 10_000)} hint={hints.description} />
      </WholeRow>
    </FieldGrid>
  );
}
