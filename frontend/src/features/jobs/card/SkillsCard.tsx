import { useId } from "react";
import styled from "styled-components";
import { Card, Chip, ChipList, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";

/** All skills that a job asks for, most important first. */
export function SkillsCard({ skills }: { skills: readonly string[] }) {
  const headingId = useId();
  const words = useWords(jobsWords);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Heading id={headingId}>{words.skillsAskedFor}</Heading>
      <Chips>
        {skills.map((skill) => (
          <li key={skill}>
            <Chip>{skill}</Chip>
          </li>
        ))}
      </Chips>
    </Card>
  );
}

const Heading = styled.h2`
  ${text.cardTitle}
`;

const Chips = styled(ChipList)`
  margin-top: 14px;
`;
