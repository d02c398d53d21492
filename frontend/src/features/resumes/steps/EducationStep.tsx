import { TextArea, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { EntryStack } from "./EntryStack";
import { fieldId } from "./field-id";
import { MoreFields } from "./MoreFields";
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
      words={words.entries.education}
      firstField="school"
      checkedFields={["school", "degree", "startDate", "endDate", "url"]}
      {...props}
      removedOf={(entry, index) => ({ list: "education", index, entry })}
      nameOf={({ degree, school }) => words.entryName(degree, school)}
      periodOf={({ startDate, endDate }) => words.period(startDate, endDate)}
      fieldsOf={(entry) => <EducationFields entry={entry} {...props} />}
    />
  );
}

function EducationFields({ entry, onEdit, problemOf }: { entry: EducationValues } & StepProps) {
  const { fields, hints, more } = useWords(resumeStepsWords);
  const path = (name: keyof EducationValues) => `education.${entry.key}.${name}`;
  const change = (values: Partial<EducationValues>) =>
    onEdit({ kind: "education", key: entry.key, change: values });

  function field(name: "school" | "degree" | "field" | "gpa" | "courses" | "url", maxLength = 160) {
    return {
      id: fieldId(path(name)),
      label: fields[name],
      isOptional: name !== "school" && name !== "degree",
      error: problemOf(path(name)),
      maxLength,
      value: entry[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
  }

  return (
    <FieldGrid>
      <WholeRow>
        <TextField {...field("school")} hint={hints.school} />
      </WholeRow>
      <TextField {...field("degree")} hint={hints.degree} />
      <TextField {...field("field")} />
      <PeriodFields {...{ entry, path, problemOf, change }} />
      <WholeRow>
        <TextField {...field("gpa", 40)} hint={hints.gpa} />
      </WholeRow>
      <MoreFields label={more.education} isFilled={Boolean(entry.courses || entry.url)}>
        <WholeRow>
          <TextArea {...field("courses", 10_000)} hint={hints.courses} />
        </WholeRow>
        <WholeRow>
          <TextField {...field("url", 500)} hint={hints.url} />
        </WholeRow>
      </MoreFields>
    </FieldGrid>
  );
}
