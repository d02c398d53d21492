import styled from "styled-components";
import { Chip } from "../../../design-system";
import type { JobType } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { jobsWords } from "./jobs.words";

/** The kind of job as a chip, in English spelt as the specification does; only the look begins with a capital. */
export function TypeChip({ type }: { type: JobType }) {
  const words = useWords(jobsWords);
  return (
    <Chip tone="type">
      <Capital>{words.types[type]}</Capital>
    </Chip>
  );
}

const Capital = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;
