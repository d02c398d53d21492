import { Card, TextArea } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AddedSections } from "./AddedSections";
import { fieldId } from "./field-id";
import type { SkillsValues } from "../resume/resume-values";
import { resumeStepsWords } from "./resume-steps.words";
import { type StepProps } from "./StepFields";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";

const GROUPS = ["technical", "soft", "languages"] as const satisfies (keyof SkillsValues)[];

/** Three comma-separated texts (RES-09), and below them what else the resume is to have. */
export function SkillsStep(props: StepProps) {
  const { values, onEdit, problemOf } = props;
  const { fields, hints } = useWords(resumeStepsWords);
  return (
    <>
      <Card>
        <FieldGrid>
          {GROUPS.map((name) => (
            <WholeRow key={name}>
              <TextArea
                id={fieldId(`skills.${name}`)}
                label={fields[name]}
                isOptional
                hint={hints[name]}
                error={problemOf(`skills.${name}`)}
                value={values.skills[name]}
                onChange={({ target }) => onEdit({ kind: "skills", change: { [name]: target.value } })}
              />
            </WholeRow>
          ))}
        </FieldGrid>
      </Card>
      <AddedSections {...props} />
    </>
  );
}
