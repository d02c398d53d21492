import styled from "styled-components";
import { Chip } from "../../../design-system";
import type { JobType } from "../../../shared/schema.generated";
import { typeName } from "./job-type";

/** The kind of job as a chip, spelt as the specification does; only the look begins with a capital. */
export function TypeChip({ type }: { type: JobType }) {
  return (
    <Chip tone="type">
      <Capital>{typeName(type)}</Capital>
    </Chip>
  );
}

const Capital = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;
