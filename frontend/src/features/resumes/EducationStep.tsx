import { TextField } from "../../design-system";
import { useWords } from "../../shared/words";
import { DateField } from "./DateField";
import { EntryStack } from "./EntryStack";
import { fieldId } from "./field-id";
import type { EducationValues } from "./resume-values";
import { resumeWizardWords } from "./resume-wizard.words";
import { FieldGrid, WholeRow, type StepProps } from "./StepFields";

/** Schools and courses (RES-07). */
export function EducationStep(props: StepProps) {
  const words = useWords(resumeWizardWords);
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
  const { fields, hints } = useWords(resumeWizardWords);
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
      <DateField
        path={path("startDate")}
        label={fields.startDate}
        hint={hints.startDate}
        error={problemOf(path("startDate"))}
        value={entry.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      <DateField
        path={path("endDate")}
        label={fields.endDate}
        error={problemOf(path("endDate"))}
        value={entry.endDate}
        onChange={(endDate) => change({ endDate })}
      />
      <WholeRow>
        <TextField {...field("gpa")} hint={hints.gpa} />
      </WholeRow>
    </FieldGrid>
  );
}
