import { useWatch } from "react-hook-form";
import styled from "styled-components";
import { Checkbox, SectionCard, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobFormWords } from "./job-form.words";
import type { Form } from "./useFieldProps";

const ASKS = ["asksPhone", "asksResume", "asksNoticePeriod", "asksExpectedPay"] as const;

/** What nobody can apply without; nothing at first (ASK-01). */
export function ApplicantAsks({ form }: Pick<Form, "form">) {
  const words = useWords(jobFormWords);
  const values = useWatch({ control: form.control, name: ASKS });
  return (
    <SectionCard title={words.asks}>
      <Boxes>
        {ASKS.map((name, index) => (
          <Checkbox
            key={name}
            label={words.fields[name]}
            checked={values[index] === "yes"}
            onChange={(isChecked) => form.setValue(name, isChecked ? "yes" : "", { shouldDirty: true })}
          />
        ))}
      </Boxes>
      <Hint>{words.asksHint}</Hint>
    </SectionCard>
  );
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${space.s2} ${space.s4};
`;

const Hint = styled.p`
  ${text.meta}
  margin-top: ${space.s2};
`;
