import { TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { EntryStack } from "./EntryStack";
import { fieldId } from "./field-id";
import { PeriodFields } from "./PeriodFields";
import type { EducationValues } from "../resume/resume-values";
import { resumeStepsWords } from "./resume-steps.words";
import { type StepProps } from "./StepFields";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";

/** Schools and courses (RES-07). */
export function EducationStep(props: StepProps) {
  const words = useWords(resumeStepsWords);
  return (
    <EntryStack
      list="education"
      entries={props.values.education}
      {...props}
      removedOf={(entry, index) => ({ list: "education", index, entry })}
      nameOf={({ degree, school }) => words.entryName(degree, school)}
      periodOf={({ startDate, endDate }) => words.period(startDate, endDate)}
      fieldsOf={(entry) => <EducationFields entry={entry} {...props} />}
    />
  );
}

function EducationFields({ entry, onEdit, problemOf }: { entry: EducationValues } & StepProps) {
  const { fields, hints } = useWords(resumeStepsWords);
  const path = (name: keyof EducationValues) => `education.${entry.key}.${name}`;
  const change = (values: Partial<EducationValues>) =>
    onEdit({ kind: "education", key: entry.key, change: values });

  function field(name: "school" | "degree" | "field" | "gpa") {
    return {
      id: fieldId(path(name)),
      label: fields[name],
      isOptional: name === "field" || name === "gpa",
      error: problemOf(path(name)),
      maxLength: name === "gpa" ? 40 : 160,
      value: entry[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
  }

  return (
    <FieldGrid>
      <WholeRow>
        <TextField {...field("school")} />
      </WholeRow>
      <TextField {...field("degree")} />
      <TextField {...field("field")} />
      <PeriodFields {...{ entry, path, problemOf, change }} />
      <WholeRow>
        <TextField {...field("gpa")} hint={hints.gpa} />
      </WholeRow>
    </FieldGrid>
  );
}
