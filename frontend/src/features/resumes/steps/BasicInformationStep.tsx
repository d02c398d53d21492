import { Card, TextArea, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { fieldId } from "./field-id";
import type { BasicInfoValues } from "../resume/resume-values";
import { resumeStepsWords } from "./resume-steps.words";
import { type StepProps } from "./StepFields";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";

/** The resume's title and whose it is (RES-06). */
export function BasicInformationStep({ values, needsEmail, onEdit, problemOf }: StepProps) {
  const { fields, hints } = useWords(resumeStepsWords);

  const required: readonly (keyof BasicInfoValues)[] = [
    "fullName",
    needsEmail || values.basicInfo.email.trim() ? "email" : "phone",
  ];

  function field(name: keyof BasicInfoValues, maxLength: number) {
    const path = `basicInfo.${name}`;
    return {
      id: fieldId(path),
      label: fields[name],
      isOptional: !required.includes(name),
      error: problemOf(path),
      maxLength,
      value: values.basicInfo[name],
      onChange: ({ target }: { target: { value: string } }) =>
        onEdit({ kind: "basicInfo", change: { [name]: target.value } }),
    };
  }

  return (
    <Card>
      <FieldGrid>
        <WholeRow>
          <TextField
            id={fieldId("title")}
            label={fields.title}
            hint={hints.title}
            error={problemOf("title")}
            maxLength={120}
            value={values.title}
            onChange={({ target }) => onEdit({ kind: "title", title: target.value })}
          />
        </WholeRow>
        <TextField autoComplete="name" {...field("fullName", 120)} />
        <TextField type="email" autoComplete="email" {...field("email", 254)} />
        <TextField type="tel" autoComplete="tel" {...field("phone", 40)} />
        <TextField autoComplete="address-level2" {...field("location", 120)} />
        <WholeRow>
          <TextArea {...field("summary", 5000)} hint={hints.summary} />
        </WholeRow>
      </FieldGrid>
    </Card>
  );
}
