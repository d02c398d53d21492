import type { ReactNode } from "react";
import styled from "styled-components";
import { SectionCard, space } from "../../design-system";
import { useWords } from "../../shared/words";
import type { CareerFieldName, CareerGroup, CareerValues } from "./career-form";
import { careerProfileWords } from "./career-profile.words";
import { AudienceChoice } from "./CareerChoices";

export interface SectionProps {
  values: CareerValues;
  /** Fields in which something stands that is none of what they take. */
  wrong: readonly CareerFieldName[];
  onChange(part: Partial<CareerValues>): void;
}

interface GroupCardProps extends SectionProps {
  group: CareerGroup;
  children: ReactNode;
}

/** A section, and who sees it. */
export function CareerGroupCard({ group, values, onChange, children }: GroupCardProps) {
  const { sections } = useWords(careerProfileWords);
  return (
    <SectionCard title={sections[group]}>
      <Stack>
        {children}
        <AudienceChoice
          section={sections[group]}
          audience={values.audiences[group]}
          onChange={(audience) => onChange({ audiences: { ...values.audiences, [group]: audience } })}
        />
      </Stack>
    </SectionCard>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s5};
`;
