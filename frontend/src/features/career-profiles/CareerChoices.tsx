import { useId } from "react";
import styled from "styled-components";
import { Select, space, text, ToggleChip } from "../../design-system";
import type { CareerAudience } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { careerProfileWords } from "./career-profile.words";

interface CareerChoicesProps<Value extends string> {
  label: string;
  values: readonly Value[];
  nameOf(value: Value): string;
  chosen: readonly Value[];
  onChange(chosen: readonly Value[]): void;
}

/** Any of a few. */
export function CareerChoices<Value extends string>(props: CareerChoicesProps<Value>) {
  const { label, values, nameOf, chosen, onChange } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Row>
        {values.map((value) => (
          <ToggleChip
            key={value}
            isOn={chosen.includes(value)}
            onClick={() =>
              onChange(
                chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
              )
            }
          >
            {nameOf(value)}
          </ToggleChip>
        ))}
      </Row>
    </div>
  );
}

interface AudienceChoiceProps {
  section: string;
  audience: CareerAudience;
  onChange(audience: CareerAudience): void;
}

/** Who sees a section. */
export function AudienceChoice({ section, audience, onChange }: AudienceChoiceProps) {
  const words = useWords(careerProfileWords);
  const audiences = Object.entries(words.audiences) as [CareerAudience, string][];
  return (
    <Select
      label={words.whoSees}
      aria-label={words.whoSeesOf(section)}
      options={audiences.map(([value, label]) => ({ value, label }))}
      value={audience}
      onChange={({ target }) => onChange(target.value as CareerAudience)}
    />
  );
}

const Label = styled.p`
  ${text.label}
  margin-bottom: ${space.s2};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
