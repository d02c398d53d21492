import { Checkbox, TextArea, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { EntryStack } from "./EntryStack";
import { fieldId } from "./field-id";
import { MoreFields } from "./MoreFields";
import { NoExperience } from "./NoExperience";
import { PeriodFields } from "./PeriodFields";
import type { ExperienceValues } from "../resume/resume-values";
import { resumeStepsWords } from "./resume-steps.words";
import { type StepProps } from "./StepFields";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";

/** Jobs that somebody has or had (RES-08). */
export function ExperienceStep(props: StepProps) {
  const words = useWords(resumeStepsWords);
  return (
    <>
      <EntryStack
        list="experience"
        entries={props.values.experience}
        words={words.entries.experience}
        firstField="company"
        checkedFields={["company", "position", "startDate", "endDate", "url"]}
        {...props}
        removedOf={(entry, index) => ({ list: "experience", index, entry })}
        nameOf={({ position, company }) => words.entryName(position, company)}
        periodOf={({ startDate, endDate, isCurrent }) =>
          words.period(startDate, isCurrent ? words.present : endDate)
        }
        fieldsOf={(entry) => <ExperienceFields entry={entry} {...props} />}
      />
      <NoExperience entries={props.values.experience} onEdit={props.onEdit} />
    </>
  );
}

function ExperienceFields({ entry, onEdit, problemOf }: { entry: ExperienceValues } & StepProps) {
  const { fields, hints, more } = useWords(resumeStepsWords);
  const path = (name: keyof ExperienceValues) => `experience.${entry.key}.${name}`;
  const change = (values: Partial<ExperienceValues>) =>
    onEdit({ kind: "experience", key: entry.key, change: values });

  type Name = "company" | "position" | "location" | "description" | "about" | "url";
  function field(name: Name, maxLength: number) {
    return {
      id: fieldId(path(name)),
      label: fields[name],
      isOptional: name !== "company" && name !== "position",
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
      <MoreFields label={more.experience} isFilled={Boolean(entry.about || entry.url)}>
        <WholeRow>
          <TextField {...field("about", 500)} hint={hints.about} />
        </WholeRow>
        <WholeRow>
          <TextField {...field("url", 500)} hint={hints.url} />
        </WholeRow>
      </MoreFields>
    </FieldGrid>
  );
}
